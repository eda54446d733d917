/**
 * What the site is made of, as a bill of materials (CycloneDX): npm's own, of what the browser and the server run, without
 * the time and the random name in it, so that the same lockfile gives the same file.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { inRoot } from "./lib/place.mjs";
import { said } from "./lib/run.mjs";

const { code, text } = await said("npm", [
  "sbom",
  "--package-lock-only",
  "--omit=dev",
  "--sbom-format=cyclonedx",
  "--loglevel=silent",
]);
const start = text.indexOf("{");
if (code !== 0 || start < 0) throw new Error(`npm gave no bill of materials.\n${text}`);
const { serialNumber: _random, metadata, ...bill } = JSON.parse(text.slice(start, text.lastIndexOf("}") + 1));
const { timestamp: _now, ...described } = metadata;
const folder = inRoot("deploy", "made");
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/sbom.cdx.json`, `${JSON.stringify({ ...bill, metadata: described }, null, 2)}\n`);
