import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take a minute or more. They start first, so that the last one doesn't leave the other processors idle
 * for minutes: on a fresh clone Vitest only knows how large a file is.
 */
const LONGEST = ["oracle/retirement-montecarlo", "testing/anything-typed", "retirement/retirement", "take/workbook"];
const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
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
});
