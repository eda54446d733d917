/** The production site in `dist/`. A stamp in it records the sources it was built from. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot, newNode, root } from "./place.mjs";
import { said, step } from "./run.mjs";

const stamp = inRoot("dist", ".sources-hash");
/** Files that no page is made from. */
const apart = ["node_modules", "dist", "deploy/made", "maps", "tests"];
/** Settings from the environment that are written into the site. */
export const SETTINGS = /^(CONTACT|GOVERNING|HOSTING|LOG|OPERATOR|REPORTS|SECURITY|SENTRY|SOURCE_CODE|SOURCE_DATE)_/;

const hashOf = (content) => createHash("sha256").update(content).digest("hex");

/** One hash of everything in a folder that a build could read, except hidden files and those named. */
export function hashOfFolder(folder, except = []) {
  const filesIn = (inside) =>
    readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
      const path = join(inside, entry.name);
      if (entry.name.startsWith(".") || except.includes(path)) return [];
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? path : [];
    });
  return hashOf(
    filesIn("")
      .sort()
      .map((file) => `${file}\0${hashOf(readFileSync(join(folder, file)))}`)
      .join("\n"),
  );
}

export async function build({ evenIfUnchanged }) {
  const settingsRead = await said(newNode(), [inRoot("scripts/settings.ts")]);
  if (settingsRead.code !== 0) throw new Error(settingsRead.text.trim());
  // Hashed too, because the environment's values are nobody else's business.
  const settings = Object.entries(process.env).filter(([name]) => SETTINGS.test(name));
  const sources = hashOf(hashOfFolder(root, apart) + JSON.stringify(settings.sort()));
  if (!evenIfUnchanged && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  await step("Building the site", newNode(), [inRoot("node_modules/astro/bin/astro.mjs"), "build"]);
  await step("Finishing its files", newNode(), [inRoot("scripts/finish.ts")]);
  writeFileSync(stamp, sources);
}
