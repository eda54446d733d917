/**
 * A core's best time, in milliseconds, for work that no change of ours makes slower: a yardstick for every timing, in
 * Node and, sent there as it stands, in a page. On a busy machine, only short work finds a quiet moment.
 */
export function plainLoop(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    let [x, sum] = [1, 0];
    for (let n = 0; n < 5e6; n++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      sum += Math.sqrt(x >>> 0);
    }
    if (sum > 0) best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** What it took on the core on which our goals were first met. */
const GOAL_CORE = 11;

/** How much slower a core is than that one; a faster one still has the goals' own time. */
export const slowerBy = (loop: number): number => Math.max(1, loop / GOAL_CORE);
