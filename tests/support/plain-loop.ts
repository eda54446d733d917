import type { Page } from "@playwright/test";

/**
 * The best time of a core, in milliseconds, for work that no change of ours makes slower: a yardstick for every timing.
 */
export const plainLoop = (page: Page): Promise<number> =>
  page.evaluate(() => {
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
  });
