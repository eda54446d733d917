import { normalQuantile } from "./random-normal.ts";

export type Success = ReturnType<typeof successOf>;

/** What a plan should leave at its end, and what each path left. */
export interface Legacy {
  readonly left: Float64Array;
  readonly atLeast: number;
}

const HALF_A_CENT = 0.005;

/** How often the plan succeeded: every withdrawal was paid in full to the end, and the desired amount was left. */
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
 * The error from drawing only a limited number of futures. It applies to futures drawn independently; windows of
 * history overlap, so no such error can be given for them.
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
