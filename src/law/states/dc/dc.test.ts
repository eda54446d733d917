/** District of Columbia, worked by hand: the law of October 2026 and the child credit of D.C. Code 47-1806.17. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { dc } from "./law.ts";

test("the basic standard deduction for 2026 is the District's own", () => {
  // 60,000 minus 15,000: 4% of 10,000, 6% of 30,000, 6.5% of 5,000.
  expect(workedReturn(dc[2026], { filer: { wages: 60_000 } }).tax).toBeCloseTo(2_525, 2);
  // 120,000 minus 30,000: 3,500 on 60,000 and 8.5% of 30,000.
  expect(workedReturn(dc[2026], { status: "married_joint", filer: { wages: 120_000 } }).tax).toBeCloseTo(6_050, 2);
});

test("the child credit counts every child younger than 18", () => {
  const credit = (wages: number) =>
    workedCredit(dc[2026], "refundableCredits", "children", {
      status: "head_of_household",
      filer: { wages },
      children: [2, 9, 11, 17, 18],
    });
  expect(credit(40_000)).toBe(4_000);
  // 6,000.01 above 55,000 counts as seven steps of 50.
  expect(credit(61_000.01)).toBe(3_650);
});

// Schedule H (D.C. Code 47-1806.06): what property tax, or a fifth of rent, is above 3%, 4% or 5% of income, up to
// 1,425; above 3% from 70 on, with a higher limit of income. The older of a couple decides.
test.each([
  ["4% of 40,000 is 1,600, and a fifth of rent 2,000", 40, 0, 40_000, { rentPaid: 10_000 }, 400],
  ["3% of 24,999 is 749.97", 40, 0, 24_999, { realEstateTaxes: 1_000 }, 250.03],
  ["4% of 25,000 is 1,000", 40, 0, 25_000, { realEstateTaxes: 1_000 }, 0],
  ["4% of 51,999 is 2,079.96", 40, 0, 51_999, { realEstateTaxes: 3_000 }, 920.04],
  ["5% of 52,000 is 2,600", 40, 0, 52_000, { realEstateTaxes: 3_000 }, 400],
  ["5% of 66,000 is 3,300, and the two costs add up", 69, 0, 66_000, { realEstateTaxes: 3_000, rentPaid: 5_000 }, 700],
  ["nothing from 66,001 on", 69, 0, 66_001, { realEstateTaxes: 4_000 }, 0],
  ["the largest credit", 40, 0, 20_000, { realEstateTaxes: 9_000 }, 1_425],
  ["from 70 on, 3% of 90,000", 70, 0, 90_000, { realEstateTaxes: 3_000 }, 300],
  ["from 70 on, nothing from 90,001", 70, 0, 90_001, { realEstateTaxes: 3_000 }, 0],
  ["a spouse of 70", 50, 70, 80_000, { realEstateTaxes: 3_000 }, 600],
  ["a filer of 70 with a younger spouse", 70, 50, 80_000, { realEstateTaxes: 3_000 }, 600],
] as const)("property tax credit: %s", (_, age, ofSpouse, wages, home, credit) => {
  const couple = ofSpouse > 0 ? ({ status: "married_joint", spouse: { age: ofSpouse } } as const) : {};
  const told = { filer: { age, wages }, home, ...couple };
  expect(workedCredit(dc[2025], "refundableCredits", "property", told)).toBeCloseTo(credit, 2);
});
