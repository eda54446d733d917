/** When a plan passes a stress test. */
import type { Inputs } from "../inputs.ts";
import type { AllFutures, StressTest } from "./results.ts";

/** It lasts in this share of futures, or as often as without the test, in the same futures. */
export const ENOUGH = 0.9;

/** In a single history, it must not run short and must leave what is desired. */
export const passes = (test: StressTest, plan: AllFutures, { legacy }: Inputs): boolean =>
  test.kind === "futures"
    ? test.rate >= Math.min(ENOUGH, (test.without ?? plan).rate)
    : test.end !== null && test.failedAge === null && test.end >= legacy;
