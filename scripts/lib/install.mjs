/** The packages of the lockfile, installed only where npm's own record of the folder does not agree with it. */
import { existsSync, readFileSync } from "node:fs";
import { environment, inRoot, newNode } from "./place.mjs";
import { step } from "./run.mjs";

const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Whether `node_modules` is from this lockfile. npm writes its record last, so one cut short is not taken for whole. */
export function installed(folder = inRoot()) {
  const record = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const there = packagesIn(record);
  const wanted = packagesIn(`${folder}/package-lock.json`);
  const asWanted = ([path, { integrity, optional }]) =>
    path === "" || (there[path] === undefined ? optional === true : there[path].integrity === integrity);
  return Object.entries(wanted).every(asWanted) && Object.keys(there).every((path) => path in wanted);
}

export async function install() {
  if (!installed()) {
    const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    // npm itself must not run on the Node that it is about to replace.
    await step("Installing the packages of the lockfile", "npm", ["ci", ...flags], { env: environment(false) });
  }
  newNode();
}
