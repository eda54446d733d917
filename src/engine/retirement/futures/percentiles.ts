/**
 * Percentiles of many values. Percentile p of n sorted values x[0] to x[n - 1] is at k = p (n - 1), between x[floor k]
 * and x[ceil k].
 */

/** The percentile `p` (a fraction) of values that are already sorted. */
export function percentileOfSorted(sorted: ArrayLike<number>, p: number): number {
  const k = p * (sorted.length - 1);
  const below = Math.floor(k);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (k - below);
}

/** The percentiles `at` of any values. */
export function percentiles(values: ArrayLike<number>, at: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return at.map((p) => percentileOfSorted(sorted, p));
}
