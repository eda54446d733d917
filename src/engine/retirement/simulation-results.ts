/** What to tell of an outcome besides its success: which histories were worst, and what was spent. */
import type { Futures } from "./market.ts";
import type { Outcome, YearSeen } from "./simulation.ts";

/** The paths that failed, earliest first; then the others, poorest end first. */
export const worstFirst = ({ failedYear, ends, paths }: Outcome): number[] =>
  Array.from({ length: paths }, (_, path) => path).sort(
    (a, b) =>
      (failedYear[a] || Number.POSITIVE_INFINITY) - (failedYear[b] || Number.POSITIVE_INFINITY) ||
      (ends[a] as number) - (ends[b] as number) ||
      a - b,
  );

/** Collects, for each path, the least and the sum of what was paid in the years after work, in today's dollars. */
export class SpendingByPath {
  readonly least: Float64Array;
  readonly sum: Float64Array;
  readonly #workingYears: number;

  constructor(paths: number, workingYears = 0) {
    this.least = new Float64Array(paths).fill(Number.POSITIVE_INFINITY);
    this.sum = new Float64Array(paths);
    this.#workingYears = workingYears;
  }

  add({ t, spending }: YearSeen): void {
    if (t < this.#workingYears) return;
    for (let path = 0; path < spending.length; path++) {
      const spent = spending[path] as number;
      this.sum[path] = (this.sum[path] as number) + spent;
      if (spent < (this.least[path] as number)) this.least[path] = spent;
    }
  }
}

/** One path of the futures by itself. */
export function onePath(futures: Futures, path: number): Futures {
  const { years, yearStride, firstStart } = futures;
  const picked = (column: Float64Array) =>
    Float64Array.from({ length: years }, (_, t) => column[t * yearStride + path] as number);
  const orNone = (column: Float64Array | null) => (column === null ? null : picked(column));
  return {
    paths: 1,
    years,
    yearStride: 1,
    stockReturn: picked(futures.stockReturn),
    bondReturn: picked(futures.bondReturn),
    cashReturn: orNone(futures.cashReturn),
    inflation: orNone(futures.inflation),
    cape: orNone(futures.cape),
    firstStart: firstStart === null ? null : firstStart + path,
  };
}
