import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest. They start first, so that the last one doesn't leave the other processors idle: on a
 * fresh clone Vitest only knows how large a file is. `npm run check` leaves them to `npm test`.
 */
const LONGEST = [
  "src/calculators/retirement/retirement.test.ts",
  "src/oracle/retirement-montecarlo.test.ts",
  "src/ui/take/workbook.test.ts",
  "src/calculators/retirement/lower-tax/search.test.ts",
  "src/calculators/retirement/claiming/recommend.test.ts",
  "src/calculators/retirement/stress/stress-tests.test.ts",
  "src/calculators/retirement/journeys.test.ts",
  "src/engine/retirement/futures/montecarlo.test.ts",
  "src/engine/state/state-return.test.ts",
  "src/engine/state/at-every-limit.test.ts",
  "src/ui/explain/printed.test.ts",
  "src/testing/anything-typed.test.ts",
  "src/calculators/gig-tax/state/every-state.test.ts",
  "src/oracle/retirement-backtest.test.ts",
  "src/calculators/retirement/claiming/claiming-map.test.ts",
  "src/calculators/retirement/worker/shared-answer.test.ts",
  "src/calculators/retirement/claiming/words.test.ts",
  "src/calculators/retirement/plan/published-plans.test.ts",
  "src/engine/social-security/claim-couple.test.ts",
  "server/hostile.test.ts",
  "server/reports/relay.test.ts",
  "scripts/check-built.test.ts",
  "scripts/setup.test.ts",
  "src/law/sentences/sentences.test.ts",
  "src/calculators/mortgage/panels/every-panel.test.ts",
  "src/calculators/retirement/lifetime-tax.test.ts",
  "src/calculators/mortgage/panels/affordable/affordable.test.ts",
  "src/calculators/true-cost/true-cost.test.ts",
  "src/engine/retirement/plan/savings-plan.test.ts",
  "src/calculators/retirement/answer/lasts-in.test.ts",
  "src/calculators/retirement/plan/state-law.test.ts",
  "src/calculators/retirement/lower-tax/tried.test.ts",
  "src/engine/retirement/strategies.test.ts",
  "src/oracle/retirement-strategies.test.ts",
  "src/testing/slips.test.ts",
  "src/engine/retirement/plan/room.test.ts",
  "src/calculators/gig-tax/year-end/year-end.test.ts",
];
/**
 * The other files with asynchronous properties. `npm run check` leaves them to `npm test`, too: its time limit stops
 * such a property even during its first case, and the test would fail.
 */
const ASYNCHRONOUS = [
  "src/ui/explain/why.test.ts",
  "src/ui/take/differences.test.ts",
  "src/calculators/gig-tax/paying/owed.test.ts",
];
const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? LONGEST.length : at;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
    // The same mode, but with every file, is that of `npm run mutants`.
    exclude:
      mode === "quick" && !process.argv[1]?.endsWith("mutants.ts")
        ? ["node_modules", ...LONGEST, ...ASYNCHRONOUS]
        : ["node_modules"],
    setupFiles: ["src/testing/property-runs.ts", "src/testing/every-year.ts"],
    sequence: { sequencer: LongestFirst },
    // One process runs many files, one after another: starting a process for each of 300 files takes as long as their
    // tests.
    isolate: false,
    // By default Vitest keeps one processor free; on a machine with two, that is half of them.
    maxWorkers: "100%",
    // Only to end a test that hangs: on a busy machine, a property over every state takes minutes.
    testTimeout: 600_000,
  },
}));
