/**
 * `npm test`: sets up, then checks everything. `npm run check` (`--quick`): what takes less than a minute, without a
 * build and a browser. A failing step doesn't keep the others from running. The last line is `N passed, N failed`, for
 * all tests and checks.
 */
import { readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { chromiumAtHand } from "./lib/chromium.mjs";
import { countPlaywright, countVitest, outcome, total } from "./lib/counts.mjs";
import { install } from "./lib/install.mjs";
import { environment, inRoot } from "./lib/place.mjs";
import { said, since } from "./lib/run.mjs";

const reports = ".cache/test";
/** Longer than any step should ever take, even on a slow and busy machine. */
const PATIENCE = 25 * 60_000;

const unit = (how, priority) => ({
  name: "Unit, property and reference tests",
  script: ["unit", "--", ...how, "--reporter=dot", "--reporter=json", `--outputFile.json=${reports}/unit.json`],
  count: countVitest,
  report: "unit.json",
  priority,
});
const types = (script) => ({ name: "Types", script: [script] });
const LINT = { name: "Lint", script: ["lint"] };
const BUILD = { name: "Build", script: ["build"] };
const BUILT = { name: "Built files", script: ["built"], count: countVitest, report: "built.json", show: true };
const inBrowser = (name, report, ...projects) => ({
  name,
  script: ["browser", "--", "--no-deps", ...projects.map((project) => `--project=${project}`)],
  count: countPlaywright,
  report,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(reports, report) },
});
const BROWSER = inBrowser("Browser tests", "browser.json", "reports", "all");
const SPEED = inBrowser("Speed in a browser", "speed.json", "speed");
/** A couple's plan, without a state's return and with those that take longest. */
const PLANS = ["flat", ...["Arkansas", "New York", "Virginia", "Minnesota"].map((state) => `return of ${state}`)];
const BENCH = { name: "Speed of the engines", script: ["bench", "--", ...PLANS.map((plan) => `a couple, ${plan}`)] };

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
  const { code, text } = await said("npm", ["run", "--silent", ...step.script], {
    timeout: PATIENCE,
    env: { ...environment(), ...step.env },
    priority: step.priority,
  });
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

/** Builds the site, and checks it if that worked. */
async function site() {
  const built = await run(BUILD);
  if (built.failed === 0) return [built, ...(await oneByOne([BUILT, BROWSER]))];
  console.log("\nThe site was not built, so its files and pages were not checked.");
  return [built];
}

/** Ends with the one line that other programs read. */
function end(outcomes) {
  const { passed, failed } = total(outcomes);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}

async function quick() {
  const [tests, code] = await Promise.all([run(unit(["--mode=quick"])), oneByOne([types("code-types"), LINT])]);
  return [tests, ...code];
}

async function all() {
  // Without one, the browser tests say what to do.
  await chromiumAtHand().catch(() => undefined);
  // Browser tests leave a fifth of the processors' time. The unit tests take that, beside them.
  const [tests, ofSite, code] = await Promise.all([
    run(unit([], constants.priority.PRIORITY_BELOW_NORMAL)),
    site(),
    oneByOne([types("types"), LINT]),
  ]);
  // Speed is measured when nothing else runs.
  const speed = await oneByOne(ofSite.length > 1 ? [SPEED, BENCH] : [BENCH]);
  return [tests, ...ofSite, ...code, ...speed];
}

async function checked() {
  const start = performance.now();
  await install();
  rmSync(inRoot(reports), { recursive: true, force: true });
  const outcomes = await (process.argv.includes("--quick") ? quick() : all());
  console.log(`\nAll in ${since(start)}.`);
  return outcomes;
}

await checked().then(end, (fault) => {
  console.error(`\n${fault.message}`);
  end([{ passed: 0, failed: 1 }]);
});
