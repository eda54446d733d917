import { expect, test } from "vitest";
import type { PastPeriods } from "../../engine/mortgage/owning/past-periods.ts";
import { pastPeriodsInWords } from "./PastPeriods.tsx";

const spread = (low: number, middle: number, high: number) => ({ low, middle, high });
const words = (tippingRent: PastPeriods["tippingRent"], timesBuyingWon = 3) =>
  pastPeriodsInWords({
    worksheet: {
      periodCount: 39,
      timesBuyingWon,
      tippingRent,
      advantage: spread(-200_000, -90_000, 20_000),
      advantageReal: spread(-150_000, 10, 900),
    } as PastPeriods,
    years: 11,
    state: "OH",
  });

test("the headline: how often buying won, where, and the rents at which half and 9 of 10 periods favor it", () => {
  const { won, of, tips, range } = words(spread(2_200, 2_940.4, 3_400));
  expect(`${won} ${of}`).toBe("3 of 39 periods of 11 years, using home prices in Ohio");
  expect(tips).toBe("At a rent of $2,940 a month, buying comes out ahead in half of them; at $3,400, in 9 of 10.");
  expect(range).toBe(
    "In the typical period, the buyer ends up $90,000 behind the renter, in the dollars of the year you leave. In the worst tenth of periods, the buyer is at least $200,000 behind. In the best tenth, the buyer is at least $20,000 ahead.",
  );
});

test("where no rent at all is needed in half of the periods, or in 9 of 10, the headline says so", () => {
  expect(words(spread(0, 0, 800)).tips).toBe(
    "Buying comes out ahead at any rent in half of them, and at $800 a month in 9 of 10.",
  );
  expect(words(spread(0, 0, 0)).tips).toBe("Buying comes out ahead at any rent in at least 9 of 10 periods.");
});
