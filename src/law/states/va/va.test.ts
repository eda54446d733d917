/** Virginia, worked by hand: the limit on itemized deductions at high incomes (Virginia Schedule A, Part B). */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { va } from "./law.ts";

// The 2025 Schedule A prints 332,700 for a single filer; with the federal index for 2026 that is 340,250. At 10,000
// above, 3% of that is lost.
test.each([
  [2025, 332_700],
  [2026, 340_250],
] as const)(
  "%i: deductions of a single filer fall by three cents for each dollar of income above %d",
  (year, start) => {
    const deductions = (wages: number) =>
      workedReturn(va[year], { filer: { wages }, home: { realEstateTaxes: 30_000 } }).itemizedDeductions;
    expect(deductions(start)).toBeCloseTo(30_000, 2);
    expect(deductions(start + 10_000)).toBeCloseTo(30_000 - 300, 2);
  },
);

/**
 * Spouse tax adjustment (Va. Code 58.1-324): the tax saved if the smaller of both spouses' incomes, after their own age
 * deduction and exemptions, is taxed by itself. The standard deduction for 2025 is 17,500; exemptions are 930, and 800
 * more from 65 on. The age deduction is 12,000 less the income above 75,000, shared by those it falls for (Va. Code
 * 58.1-322.03(5)). Tax is 720 on 17,000 and 5.75% above; 120 on 5,000 and 5% above.
 */
test.each([
  // 20,000 - 12,000 - 1,730 is 6,270, taxed at 183.50. 27,840 is taxed together: 1,343.30, or 982.775 without 6,270.
  ["a spouse of 66, with income below the limit", [60, 40_000], [66, 20_000], 177.025],
  // The deduction falls by 5,000. 11,270: 433.50. Of 52,840: 2,780.80, or 2,132.775 on the rest.
  ["a spouse of 66, with 5,000 above it", [60, 60_000], [66, 20_000], 214.525],
  // Both deductions fall by half of 10,000. 11,270: 433.50. Of 50,040: 2,619.80, or 1,971.775 on the rest.
  ["two older spouses, with 10,000 above it", [70, 65_000], [68, 20_000], 214.525],
  // No deduction is left. 13,270: 533.50. Of 74,840: 4,045.80, or 3,282.775 on the rest.
  ["a spouse of 66, with 20,000 above it", [60, 80_000], [66, 15_000], 229.525],
  // The deduction of those born before 1939 stays. 12,270: 483.50. Of 62,840: 3,355.80, or 2,650.275 on the rest.
  ["a spouse of 90, with 20,000 above it", [60, 69_000], [90, 26_000], 222.025],
  // 64 is too young: 20,000 - 930 is 19,070, more than 17,000, so the whole of 2% to 5.75% is saved.
  ["a spouse of 64", [60, 60_000], [64, 20_000], 0.0575 * 17_000 - 720],
  ["a spouse without income", [60, 80_000], [64, 0], 0],
] as const)("%s", (_, [own, ownWages], [spouses, spousesWages], saved) => {
  const made = workedCredit(va[2025], "credits", "spouse", {
    status: "married_joint",
    filer: { age: own, wages: ownWages },
    spouse: { age: spouses, wages: spousesWages },
  });
  expect(made).toBeCloseTo(saved, 2);
});

test("care costs are deducted, with three exemptions of 930, up to the smaller earnings of the two spouses, after half of self-employment tax", () => {
  const deducted = (spouse: { wages?: number; profit?: number }) =>
    workedReturn(va[2025], {
      status: "married_joint",
      filer: { wages: 60_000 },
      spouse,
      children: [3],
      claims: { carePersons: 1, careExpenses: 5_000 },
    }).exemptions -
    3 * 930;
  expect(deducted({ wages: 50_000 })).toBe(3_000);
  // 15.3% of 92.35% of 1,000 is 141.30.
  expect(deducted({ wages: 1_000, profit: 1_000 })).toBeCloseTo(2_000 - 141.2955 / 2, 2);
  expect(deducted({ profit: -2_000 })).toBe(0);
});
