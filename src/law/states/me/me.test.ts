/**
 * Maine, worked by hand: the pension income deduction (36 M.R.S. 5122(2)(M-2); Form 1040ME, Schedule 1S) and the property tax fairness
 * credit (36 M.R.S. 5219-KK; Schedule PTFC/STFC).
 */
import { expect, test } from "vitest";
import { stateReturnOf } from "../../../engine/retirement/taxes/state-tax.ts";
import { nothingInTheFederalYear, nothingInTheYear } from "../../../engine/retirement/taxes/year-tax.ts";
import { compiledState } from "../../../engine/state/compiled.ts";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { me } from "./law.ts";

test("each filer has an amount of their own, minus their own Social Security", () => {
  const deduction = (spousePension: number) =>
    workedReturn(me[2026], {
      status: "married_joint",
      filer: { age: 70, taxablePensions: 60_000 },
      spouse: { age: 70, taxablePensions: spousePension },
      income: { socialSecurityBenefits: 20_000 },
    }).parts.subtractions[1]?.amount;
  // 49,824 minus 20,000; whatever the spouse doesn't use is lost.
  expect(deduction(0)).toBe(29_824);
  expect(deduction(10_000)).toBe(39_824);
  expect(deduction(60_000)).toBe(29_824 + 49_824);
});

test("a Roth conversion isn't a pension", () => {
  const law = compiledState(me[2026], "single");
  if (law === null) throw new Error("Maine has an income tax");
  const year = { ...nothingInTheYear, ages: [66], traditionalWithdrawal: 15_000, rothConversion: 30_000 };
  const federal = { ...nothingInTheFederalYear, adjustedGrossIncome: 45_000 };
  expect(stateReturnOf(law, 16_100, year, federal).made.parts.subtractions[1]?.amount).toBe(15_000);
});

// 36 M.R.S. 5219-KK counts 2,050, 2,650 and 3,250 of property tax, times the index of 5403(6), rounded down to fifties.
// The 3,300 and 4,050 that the 2025 Schedule PTFC/STFC prints for two and for more people imply an index from 1.2462 to
// 1.2615: 2,554 to 2,586, so 2,550 for one. In 2026, 3,350 and 4,150 imply 1.2769 to 1.2830: 2,617 to 2,630, so 2,600.
test.each([
  [2025, 2_550, 950],
  [2026, 2_600, 1_000],
] as const)(
  "%i: %d of one person's property tax counts, which leaves %d above a twenty-fifth of income",
  (year, most, credit) => {
    const owner = (realEstateTaxes: number) =>
      workedCredit(me[year], "refundableCredits", "propertyTax", {
        filer: { wages: 40_000 },
        home: { realEstateTaxes },
      });
    expect(owner(most + 500)).toBe(credit); // maximum, minus 1,600
    expect(owner(most - 100)).toBe(credit - 100);
  },
);
