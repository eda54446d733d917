/**
 * `npm test`: sets up, then checks everything. A failing step doesn't keep the others from running. The last line is `N
 * passed, N failed`, for all tests and checks.
 */
import { readFileSync, rmSync } from "node:fs";
import { chromiumAtHand } from "./lib/chromium.mjs";
import { countChecks, countPlaywright, countVitest, outcome, total } from "./lib/counts.mjs";
import { install } from "./lib/install.mjs";
import { inRoot } from "./lib/place.mjs";
import { said, since } from "./lib/run.mjs";

const reports = ".cache/test";
/** Longer than any step should ever take, even on a slow and busy machine. */
const PATIENCE = 25 * 60_000;

const steps = [
  { name: "Types", script: ["types"] },
  { name: "Lint", script: ["lint"] },
  {
    name: "Unit, property and reference tests",
    script: ["unit", "--", "--reporter=dot", "--reporter=json", `--outputFile.json=${reports}/unit.json`],
    count: countVitest,
    report: "unit.json",
  },
  { name: "Build", script: ["build"] },
  { name: "Built files", script: ["built"], count: countChecks, report: "built.json", afterBuild: true, show: true },
  {
    name: "Browser tests",
    script: ["browser"],
    count: countPlaywright,
    report: "browser.json",
    afterBuild: true,
    inBrowser: true,
  },
];

function counted({ count, report }) {
  if (!count) return undefined;
  try {
    return count(JSON.parse(readFileSync(inRoot(reports, report), "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function run(step) {
  const start = performance.now();
  const { code, text } = await said("npm", ["run", "--silent", ...step.script], { timeout: PATIENCE });
  const came = outcome(code, counted(step));
  if (came.failed > 0 || step.show) console.log(text.trimEnd());
  console.log(
    `${came.failed > 0 ? "FAILED" : "passed"}: ${came.passed} passed, ${came.failed} failed, ${since(start)}`,
  );
  if (came.again > 0)
    console.log(`At the second try only: ${came.again}. They are listed in ${reports}/${step.report}.`);
  return came;
}

/** Ends with the one line that other programs read. */
function end(outcomes) {
  const { passed, failed } = total(outcomes);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

async function all() {
  const start = performance.now();
  await install();
  const missing = await chromiumAtHand().then(
    () => undefined,
    (fault) => fault.message,
  );
  if (missing) console.error(missing);
  rmSync(inRoot(reports), { recursive: true, force: true });

  const outcomes = [];
  let built = false;
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    if (step.afterBuild && !built) {
      console.log("Not run: the site was not built.");
    } else if (step.inBrowser && missing) {
      console.log(missing);
      outcomes.push({ passed: 0, failed: 1 });
    } else {
      outcomes.push(await run(step));
    }
    if (step.name === "Build") built = outcomes.at(-1).failed === 0;
  }
  console.log(`\nAll in ${since(start)}.`);
  return outcomes;
}

await all().then(end, (fault) => {
  console.error(`\n${fault.message}`);
  end([{ passed: 0, failed: 1 }]);
});
