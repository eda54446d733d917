/** Installs the lockfile's packages, but only if npm's own record of the folder differs from it. */
import { existsSync, readFileSync } from "node:fs";
import { environment, inRoot, newNode } from "./place.mjs";
import { step } from "./run.mjs";

const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/**
 * Whether `node_modules` matches this lockfile: all of it, or at least what builds and serves the site. npm writes its
 * record last, so an interrupted install isn't mistaken for a complete one.
 */
export function installed(folder = inRoot(), { checks = true } = {}) {
  const record = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const there = packagesIn(record);
  const wanted = packagesIn(`${folder}/package-lock.json`);
  const asWanted = ([path, { integrity, optional, dev, devOptional }]) => {
    const mayLack = optional || (!checks && (dev || devOptional));
    return path === "" || (there[path] === undefined ? mayLack === true : there[path].integrity === integrity);
  };
  return Object.entries(wanted).every(asWanted) && Object.keys(there).every((path) => path in wanted);
}

/** @param checks whether the packages that only check the site are needed too, which are half of the bytes */
export async function install({ checks = true } = {}) {
  if (!installed(inRoot(), { checks })) {
    const flags = [
      checks ? "--include=dev" : "--omit=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ];
    // npm itself must not run on the Node that it is about to replace.
    await step("Installing the packages of the lockfile", "npm", ["ci", ...flags], { env: environment(false) });
  }
  newNode();
}
