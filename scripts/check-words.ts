/** `npm run words`: how hard the guides are to read, and problems in the built site's text. */
import { fileURLToPath } from "node:url";
import { siteIn } from "./lib/built/site.ts";
import { readings, wordChecks } from "./lib/built/words.ts";

const site = siteIn(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)));
for (const { address, body, method } of readings(site)) {
  console.log(`${address}: ${body.words} words in ${body.sentences} sentences, grade ${body.grade.toFixed(1)}`);
  if (method.words > 0) console.log(`  method: ${method.words} words, grade ${method.grade.toFixed(1)}`);
}
for (const [name, check] of Object.entries(wordChecks)) {
  const problems = check(site);
  console.log(`${problems.length === 0 ? "yes" : "NO "} ${name}`);
  for (const problem of problems) console.log(`      ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
