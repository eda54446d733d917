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
  const [there, wanted] = [packagesIn(record), packagesIn(`${folder}/package-lock.json`)];
  const isAsWanted = ([path, { integrity, optional, dev, devOptional }]) => {
    const mayLack = path === "" || optional || (!checks && (dev || devOptional));
    return there[path] ? there[path].integrity === integrity : mayLack === true;
  };
  return Object.entries(wanted).every(isAsWanted) && Object.keys(there).every((path) => path in wanted);
}

/** @param checks whether the packages that only check the site are needed too, which are half of the bytes */
export async function install({ checks = true } = {}) {
  const flags = [checks ? "--include=dev" : "--omit=dev", "--include=optional", "--no-audit", "--no-fund"];
  // npm itself must not run on the Node that it is about to replace.
  if (!installed(inRoot(), { checks }))
    await step("Installing the packages of the lockfile", "npm", ["ci", ...flags, "--loglevel=error"], {
      env: environment(false),
    });
  newNode();
}
