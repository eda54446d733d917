import { normalQuantile } from "./random-normal.ts";

export type Success = ReturnType<typeof successOf>;

/** What a plan is to leave at its end, beside what each path left. */
export interface Legacy {
  readonly left: Float64Array;
  readonly atLeast: number;
}

const HALF_A_CENT = 0.005;

/** How often the plan succeeded: every withdrawal paid in full, to the end, and as much left as is to be left. */
export function successOf({ failedYear }: { readonly failedYear: Uint16Array }, legacy?: Legacy) {
  const paths = failedYear.length;
  let succeeded = 0;
  for (let path = 0; path < paths; path++) {
    const isEnough = legacy === undefined || (legacy.left[path] as number) >= legacy.atLeast - HALF_A_CENT;
    if (failedYear[path] === 0 && isEnough) succeeded++;
  }
  return { paths, succeeded, rate: succeeded / paths };
}

export type Confidence = ReturnType<typeof confidenceIn>;

/**
 * How far the rate could be off because only so many futures were drawn. It holds for futures drawn one by one; windows of history overlap,
 * so nothing like it can be said of them.
 */
export function confidenceIn({ paths, rate }: Pick<Success, "paths" | "rate">) {
  const standardError = Math.sqrt((rate * (1 - rate)) / paths);
  const deviate = normalQuantile(0.975);
  const spread = (deviate * deviate) / paths;
  const middle = (rate + spread / 2) / (1 + spread);
  const margin = (deviate * Math.sqrt((rate * (1 - rate)) / paths + spread / paths / 4)) / (1 + spread);
  const low = Math.max(0, middle - margin);
  const high = Math.min(1, middle + margin);
  return { standardError, deviate, spread, middle, margin, low, high };
}
