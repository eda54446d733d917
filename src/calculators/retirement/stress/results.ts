/** How a plan does in each stress test. */
import type { YearOfPath } from "../answer/result.ts";

/** All futures with something changed in each. */
export interface AllFutures {
  readonly kind: "futures";
  readonly name: "plan" | "crash" | "inflation" | "cut" | "long life" | "early death" | "care";
  readonly succeeded: number;
  readonly paths: number;
  readonly rate: number;
  readonly poorEnd: number;
  /** What the test uses in its sentence: a year of history, an age, dollars, or a share. */
  readonly at: number;
  readonly share: number;
  /** The last year of a couple and the first of the survivor, in the typical future. */
  readonly survivor?: readonly [YearOfPath, YearOfPath];
  /** If the test has fewer histories, because it is longer: how the plan does in the same ones. */
  readonly without?: Pick<AllFutures, "succeeded" | "paths" | "rate">;
}

/** Retiring into one year of history, as far as it goes. */
export interface OneHistory {
  readonly kind: "history";
  readonly name: "history";
  /** The year of retirement, and the first year of the plan, with the years of work between. */
  readonly year: number;
  readonly startYear: number;
  /** Savings when work ends; null if the plan begins without pay. */
  readonly saved: number | null;
  /** Null if history doesn't go back as far as the years of work before it. */
  readonly end: number | null;
  readonly failedAge: number | null;
  /** The last known year and age, and whether that is the end of the plan. */
  readonly throughYear: number;
  readonly throughAge: number;
  readonly complete: boolean;
}
export type StressTest = AllFutures | OneHistory;
