/** New York, 2025, worked by hand from the worksheets of Form IT-201. */
import { expect, test } from "vitest";
import { type Told, workedReturn } from "../../../testing/worked-state.ts";
import { ny } from "./law.ts";

const returned = (filer: Told["filer"], costs: Told["costs"] = {}) =>
  workedReturn(ny[2025], { filer: { age: 45, ...filer }, costs });

test("at 157,650 of income and more, worksheet 7 taxes all of a taxable income up to 215,400 at 6%", () => {
  // 170,000 of pensions; interest of 120,000 minus a quarter of it (above 150,000 of income): 90,000 deducted, 80,000
  // taxed.
  const made = returned({ taxablePensions: 170_000 }, { mortgageInterest: 120_000 });
  expect(made.taxableIncome).toBeCloseTo(80_000, 2);
  expect(made.taxBeforeCredits).toBeCloseTo(0.06 * 80_000, 2);
});

test("20,000 of pensions are excluded from age 59½", () => {
  expect(returned({ age: 60, taxablePensions: 50_000 }).stateIncome).toBe(30_000);
  expect(returned({ age: 58, taxablePensions: 50_000 }).stateIncome).toBe(50_000);
  expect(returned({ age: 70, taxablePensions: 12_000 }).stateIncome).toBe(0);
});

test("above a million, only half of the gifts is deducted", () => {
  const made = returned({ taxablePensions: 1_500_000 }, { mortgageInterest: 40_000, charityCash: 60_000 });
  expect(made.deduction).toBeCloseTo(30_000, 2);
});

test("above 340,700, itemized deductions fall by 3% of the excess; income tax bears its share", () => {
  // 3% of 59,300 is 1,779; income tax is 20,000 of the 60,000 deducted, so 1,186 falls on the rest; then a quarter is
  // lost.
  const household = {
    filer: { taxablePensions: 400_000 },
    costs: { mortgageInterest: 30_000 },
    home: { realEstateTaxes: 10_000, stateIncomeTaxPaid: 20_000 },
  };
  expect(workedReturn(ny[2025], household).deduction).toBeCloseTo(0.75 * (40_000 - 1_186), 2);
  const below = { ...household, filer: { taxablePensions: 340_700 } };
  expect(workedReturn(ny[2025], below).deduction).toBeCloseTo(0.75 * 40_000, 2);
});

test("the care credit is 110% to 20% of the federal one, more in the middle and from three children on", () => {
  const credit = (wages: number, persons: number, careExpenses: number) =>
    workedReturn(ny[2025], {
      status: "head_of_household",
      filer: { wages },
      children: [2, 3, 4],
      claims: { carePersons: persons, careExpenses },
    }).parts.refundableCredits[0]?.amount;
  // Federal 33% at 18,500; New York 110%.
  expect(credit(18_500, 1, 5_000)).toBeCloseTo(1.1 * 0.33 * 3_000, 2);
  // Federal 20%; New York 20% + 80% x 12,500 / 15,000 = 86.67%, times 1.1682.
  expect(credit(52_500, 2, 10_000)).toBeCloseTo((0.2 + (0.8 * 12_500) / 15_000) * 1.1682 * 0.2 * 6_000, 2);
  expect(credit(100_000, 3, 10_000)).toBeCloseTo(0.6 * 0.2 * 7_500, 2);
  // Form IT-216: 9,000 for five or more.
  expect(credit(100_000, 6, 10_000)).toBeCloseTo(0.6 * 0.2 * 9_000, 2);
  expect(credit(150_000, 1, 3_000)).toBeCloseTo(0.2 * 0.2 * 3_000, 2);
});

test("from 2026, the care credit falls from 55% of costs by 0.00025 of a percent per dollar to 4%", () => {
  const credit = (wages: number) =>
    workedReturn(ny[2026], {
      status: "head_of_household",
      filer: { wages },
      children: [1],
      claims: { carePersons: 1, careExpenses: 9_600 },
    }).parts.refundableCredits[0]?.amount;
  expect(credit(117_594)).toBeCloseTo(0.293515 * 3_000, 2);
  expect(credit(300_000)).toBeCloseTo(120, 2);
  expect(credit(751_000)).toBeCloseTo(100, 2);
});
