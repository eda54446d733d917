/**
 * Searches in whole steps for where something starts or stops being true: the most that can be spent, the least to
 * save.
 */

/**
 * The largest whole multiple of `step` from `low` to `high` for which something is true that, once false, stays false.
 * `null` if it isn't even true at `low`.
 */
export function greatestThat(
  holds: (value: number) => boolean,
  low: number,
  high: number,
  step: number,
): number | null {
  if (!holds(low)) return null;
  let good = 0;
  let bad = Math.floor((high - low) / step) + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (holds(low + middle * step)) good = middle;
    else bad = middle;
  }
  return low + good * step;
}

/**
 * The smallest whole multiple of `step` from `low` to `high` for which something is true that, once true, stays true;
 * `null` if none.
 */
export function leastThat(holds: (value: number) => boolean, low: number, high: number, step: number): number | null {
  const failing = greatestThat((value) => !holds(value), low, high, step);
  if (failing === null) return low;
  const least = failing + step;
  return least > high ? null : least;
}
