/** Delaware, worked by hand from Form PIT-RES. Spouses may figure their tax in separate columns (filing status 4). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { de } from "./law.ts";

const couple = (first: number, second: number, children: readonly number[] = [], age = 40) =>
  workedReturn(de[2025], {
    status: "married_joint",
    filer: { age, wages: first },
    spouse: { age, wages: second },
    children,
  }).tax;

// PIT-RES instructions, lines 27a, 27b, 32: each column has its own spouse's credits, up to its own tax.
test("personal credits that one column can't use don't lower the other's tax", () => {
  // 76,750 is taxed 2,943.50 on 60,000 and 6.6% of the rest, 4,049; 3,000 is taxed 2.2% of 1,000, 22. The first column
  // has a credit of 110 for itself and one for the child; the second uses 22 of its 110.
  expect(couple(80_000, 6_250, [10])).toBeCloseTo(4_049 - 220 + 0, 2);
});

test("spouses file jointly if that leaves less tax after credits", () => {
  // Separately, 46,750 is taxed 2,208.13 and 750 nothing, so one credit is lost: 2,098.13. Together, 47,500 is taxed
  // 1,001 plus 5.55% of 22,500, 2,249.75, minus both credits.
  expect(couple(50_000, 4_000)).toBeCloseTo(2_249.75 - 220, 2);
});

test("each column has the credit for age of its own spouse", () => {
  // Separately, the second column would use 22 of 220: 4,049 minus 220. Together, 79,750 is taxed 4,247, minus 440:
  // 3,807.
  expect(couple(80_000, 6_250, [], 62)).toBeCloseTo(3_807, 2);
  // Both owe enough tax: 56,750 is taxed 1,001 and 5.55% of 31,750; the second column 36,750, 1,001 and 5.55% of
  // 11,750.
  expect(couple(60_000, 40_000, [], 62)).toBeCloseTo(2 * 1_001 + 0.0555 * (31_750 + 11_750) - 440, 2);
});

// PIT-RES instructions, line 34: "may only be applied against the tax imposed on the spouse with the higher taxable
// income".
test("the earned income credit is taken from the tax of the spouse with the higher income", () => {
  // The credit is 7,152 minus 21.06% of the income above 30,470, for two children: a fifth of it on the joint tax of
  // 1,250.75 minus 440 leaves nothing.
  expect(couple(20_000, 16_000, [4, 9])).toBeCloseTo(0, 2);
});

// PIT-RES instructions, line 31: "may only be applied against the tax imposed on the spouse with the lower taxable
// income".
test("the child care credit is taken from the tax of the spouse with the lower income", () => {
  const made = workedReturn(de[2025], {
    status: "married_joint",
    filer: { wages: 90_000 },
    spouse: { wages: 9_250 },
    children: [4],
    claims: { carePersons: 1, careExpenses: 3_000 },
  });
  // The federal credit is 20% of 3,000; half of it is 300. Separately, 86,750 is taxed 2,943.50 and 6.6% of 26,750; the
  // tax of 105 on 6,000 is used up by the second column's 110 and 300. That leaves 4,709 minus 220 for the filer and
  // the child. Together, 92,750 is taxed 5,105, minus 630: 4,475.
  expect(made.tax).toBeCloseTo(4_475, 2);
});

test("a single filer has one column: the second is zero", () => {
  expect(workedReturn(de[2025], { filer: { wages: 50_000 } }).parts.tax[0]).toMatchObject({ apart: false, second: 0 });
});
