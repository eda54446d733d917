import type { Page } from "@playwright/test";

/** Milliseconds that a core takes at best for work that no change of ours makes slower: a yardstick beside every time. */
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
