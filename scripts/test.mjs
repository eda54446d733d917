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

const UNIT = {
  name: "Unit, property and reference tests",
  script: ["unit", "--", "--reporter=dot", "--reporter=json", `--outputFile.json=${reports}/unit.json`],
  count: countVitest,
  report: "unit.json",
};
const BUILT = { name: "Built files", script: ["built"], count: countChecks, report: "built.json", show: true };
const BROWSER = { name: "Browser tests", script: ["browser"], count: countPlaywright, report: "browser.json" };
/** None of these keeps more than one processor busy. */
const ONE_BY_ONE = [
  { name: "Types", script: ["types"] },
  { name: "Lint", script: ["lint"] },
  { name: "Build", script: ["build"] },
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
  console.log(`\n== ${step.name}`);
  if (came.failed > 0 || step.show) console.log(text.trimEnd());
  console.log(
    `${came.failed > 0 ? "FAILED" : "passed"}: ${came.passed} passed, ${came.failed} failed, ${since(start)}`,
  );
  if (came.again > 0)
    console.log(`At the second try only: ${came.again}. They are listed in ${reports}/${step.report}.`);
  return came;
}

async function oneByOne(steps) {
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
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

  // Types, lint and build take turns beside the unit tests, so that no processor waits.
  const [unit, checked] = await Promise.all([run(UNIT), oneByOne(ONE_BY_ONE)]);
  const outcomes = [unit, ...checked];
  if (checked.at(-1).failed > 0) {
    console.log("\nThe site was not built, so its files and pages were not checked.");
  } else {
    outcomes.push(await run(BUILT));
    if (missing) {
      console.log(`\n${missing}`);
      outcomes.push({ passed: 0, failed: 1 });
    } else outcomes.push(await run(BROWSER));
  }
  console.log(`\nAll in ${since(start)}.`);
  return outcomes;
}

await all().then(end, (fault) => {
  console.error(`\n${fault.message}`);
  end([{ passed: 0, failed: 1 }]);
});
