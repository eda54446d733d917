/** Facts in the page's text, against the documents they come from. */
import { expect, test } from "vitest";
import { NO_LAYERS } from "../../engine/retirement/plan/roth-layers.ts";
import { earlyAccess } from "../../law/retirement/withdrawals.ts";
import { marketHistory } from "../../law/series/market-history.ts";
import { pageFacts } from "./facts.ts";
import { fields } from "./inputs.ts";

test("the page says what the law and the series say", () => {
  const { averageCape, ...facts } = pageFacts();
  // The price of stocks over ten years' earnings, known from 1881 on: the average, to the tenth.
  const known = marketHistory.cape.filter((cape) => cape !== null);
  expect(known).toHaveLength(2025 - 1881 + 1);
  const sum = known.reduce((total, cape) => total + cape, 0);
  expect(Math.abs(averageCape * known.length - sum)).toBeLessThanOrEqual(0.05 * known.length + 1e-6);
  expect(averageCape.toFixed(1)).toBe(String(averageCape));
  expect(facts).toMatchObject({
    ...{ firstYear: 2027, lawYear: 2026, history: [1871, 2025] },
    // 26 USC 151(d)(5)(C)(v); Notice 2025-67; 26 USC 219(b)(5)(B), 408A; Trustees Report 2026.
    ...{ seniorDeductionEnds: 2028, deferralLimit: 24_500, iraLimit: 7_500, catchUpAge: 50, rothCatchUpPay: 150_000 },
    trustFund: { year: 2032, share: 0.78 },
  });
  expect(new Set(facts.sources.map(({ what }) => what)).size).toBe(7);
  for (const { cite, url } of facts.sources)
    expect([cite.length > 5, url.startsWith("https://")]).toEqual([true, true]);
});

test("what the page and the engine write out again, so that less is loaded, is what the law says", () => {
  expect(fields.equalRate.start).toBe(earlyAccess.highestRate.value);
  // A layer for each conversion that isn't yet five tax years old in the next year.
  const layers = Object.keys(NO_LAYERS).filter((name) => name.startsWith("converted"));
  expect(layers).toHaveLength(earlyAccess.conversionYears.value - 1);
});
