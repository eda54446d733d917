/** Checks the built site; `npm test` counts each check as a test. Bytes are those after brotli, to the first answer. */
import { mkdirSync, writeFileSync } from "node:fs";
import { weightsOf } from "./lib/built/budgets.ts";
import { checks } from "./lib/built/checks.ts";
import { siteIn } from "./lib/built/site.ts";

const site = siteIn("dist");
console.table(weightsOf(site));
const results = Object.entries(checks).map(([name, check]) => ({ name, problems: check(site) }));
for (const { name, problems } of results)
  console.log([problems.length === 0 ? `yes ${name}` : `NO  ${name}`, ...problems].join("\n      "));

mkdirSync(".cache/test", { recursive: true });
const numFailedTests = results.filter(({ problems }) => problems.length > 0).length;
// As Vitest reports its tests.
const counts = { numPassedTests: results.length - numFailedTests, numFailedTests };
writeFileSync(".cache/test/built.json", JSON.stringify(counts));
process.exitCode = numFailedTests > 0 ? 1 : 0;
