/** The production site in `dist/`. A stamp in it records the sources it was built from. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { hashOfFolder, stamped } from "./hash.mjs";
import { inRoot, newNode, root } from "./place.mjs";
import { said, step } from "./run.mjs";

const stamp = inRoot("dist", ".sources-hash");
/** Files that no page is made from. */
const apart = ["node_modules", "dist", "deploy/made", "maps", "coverage", "playwright-report", "test-results", "tests"];

/** Settings from the environment that are written into the site. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => /^(PUBLIC|SENTRY|SECURITY)_/.test(name))
    .sort();

export async function build({ evenIfUnchanged = true } = {}) {
  const settingsRead = await said(newNode(), [inRoot("scripts/settings.ts")]);
  if (settingsRead.code !== 0) throw new Error(settingsRead.text.trim());
  // Hashed too, because the environment's values are nobody else's business.
  const sources = createHash("sha256")
    .update(hashOfFolder(root, apart) + JSON.stringify(settings()))
    .digest("hex");
  if (!evenIfUnchanged && stamped(stamp) === sources) return;
  await step("Building the site", newNode(), [inRoot("node_modules/astro/bin/astro.mjs"), "build"]);
  await step("Giving each page its own policy and compressing it", newNode(), [inRoot("scripts/finish.ts")]);
  await step("Writing its headers for other hosts", newNode(), [inRoot("server/hosts/write.ts")]);
  writeFileSync(stamp, `${sources}\n`);
}
