/**
 * Checks the built site: byte budgets, how hard guides are to read, security, links, titles, valid HTML. `npm test`
 * counts each check as a test.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { weightTable } from "./lib/built/budgets.ts";
import { checks } from "./lib/built/checks.ts";
import { siteIn } from "./lib/built/site.ts";
import { readings } from "./lib/built/words.ts";

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const site = siteIn(inRoot("dist"));
console.log(`${weightTable(site)}\n`);

for (const { address, body, method } of readings(site)) {
  const note = method.words > 0 ? `, ${method.grade.toFixed(1)} where it explains its method` : "";
  console.log(`${address}: grade ${body.grade.toFixed(1)}${note}`);
}

const results = Object.entries(checks).map(([name, check]) => ({ name, problems: check(site) }));
for (const { name, problems } of results) {
  console.log(`${problems.length === 0 ? "yes" : "NO "} ${name}`);
  for (const problem of problems) console.log(`      ${problem}`);
}

mkdirSync(inRoot(".cache/test"), { recursive: true });
writeFileSync(inRoot(".cache/test/built.json"), JSON.stringify(results, null, 2));
process.exitCode = results.some(({ problems }) => problems.length > 0) ? 1 : 0;
