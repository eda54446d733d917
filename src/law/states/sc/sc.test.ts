/** South Carolina, worked by hand from the SC1040, Form I-335 and its safe harbor (SC Revenue Ruling 08-2). */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { sc } from "./law.ts";

// Profit 60,000: self-employment tax 8,477.73, half 4,238.87. Income, and I-335 line 3: 55,761.13; half of it
// 27,880.57.
const driver = { filer: { profit: 60_000 } };

test("2025: half of the profit at 3% saves 688 on a profit of 60,000", () => {
  // With 15,000 deducted, 40,761.13 is left; the rates alone give 428.10 + 6% of 22,931.13 = 1,803.97.
  expect(workedReturn(sc[2025], { ...driver, home: { personalServices: 1 } }).tax).toBeCloseTo(1_803.97, 2);
  // With Form I-335: 12,880.57 on line 5, 3% above 3,560 is 279.62, and 3% of 27,880.57 is 836.42.
  const made = workedReturn(sc[2025], driver);
  expect(made.taxableIncome).toBeCloseTo(12_880.57, 2);
  expect(made.tax).toBeCloseTo(279.617 + 836.417, 2);
});

test("2026: it still saves 203, but isn't chosen where the 1.99% rate is lower", () => {
  // The deduction of 15,000 loses 4,290 (15,761.13 of 55,000, rounded down to tens): 45,051.13 is taxed 597 + 5.21% of
  // 15,051.13 = 1,381.16.
  expect(workedReturn(sc[2026], { ...driver, home: { personalServices: 1 } }).tax).toBeCloseTo(1_381.164, 2);
  expect(workedReturn(sc[2026], driver).tax).toBeCloseTo(0.0199 * 17_170.57 + 836.417, 2);
  // Profit 30,000: half of self-employment tax 2,119.43; 27,880.57 minus 15,000 is 12,880.57, all of it at 1.99%.
  const low = workedReturn(sc[2026], { filer: { profit: 30_000 } });
  expect(low.lastExemption).toBe(0);
  expect(low.tax).toBeCloseTo(0.0199 * 12_880.57, 2);
});

test("the part that pays for one's own work may be entered; above 100,000 of business income it has to be", () => {
  // 80% pays for one's own work: 20% of 55,761.13 is 11,152.23, taxed at 3%. 29,608.91 goes on line 5: 428.10 + 6% of
  // 11,778.91.
  const told = workedReturn(sc[2025], { ...driver, home: { personalServices: 0.8 } });
  expect(told.tax).toBeCloseTo(428.1 + 706.734 + 334.567, 2);
  // Profit 120,000, half of self-employment tax 8,477.73: line 3 is 111,522.27.
  const high = { filer: { profit: 120_000 } };
  expect(workedReturn(sc[2025], high).lastExemption).toBe(0);
  expect(workedReturn(sc[2025], { ...high, home: { personalServices: 0.5 } }).lastExemption).toBeCloseTo(55_761.13, 1);
});

test("2025: state and local taxes count up to 10,000, and 5,000 on a separate return (Information Letter 26-4, item 6)", () => {
  // Taxes of 30,000 on real estate and mortgage interest of 20,000: 30,000 deducted, versus 50,000 on the federal
  // return.
  const costs = { stateAndLocalTaxes: 30_000, mortgageInterest: 20_000 };
  const home = { realEstateTaxes: 30_000 };
  expect(workedReturn(sc[2025], { filer: { wages: 150_000 }, costs, home }).deduction).toBeCloseTo(30_000, 2);
  const apart = workedReturn(sc[2025], { status: "married_separate", filer: { wages: 150_000 }, costs, home });
  expect(apart.deduction).toBeCloseTo(25_000, 2);
});

// SC Code 12-6-3330(C)(1)(b): less the deductions of 26 USC 62(a)(1), under which 162(l) falls.
test("the two wage earner credit counts the lower earner's profit after health insurance", () => {
  const credit = (selfEmployedHealthPremiums: number) =>
    workedCredit(sc[2026], "credits", "couple", {
      status: "married_joint",
      filer: { profit: 30_000, selfEmployedHealthPremiums },
      spouse: { wages: 80_000 },
    });
  // Half of the self-employment tax of 4,238.87 is 2,119.43, which leaves 27,880.57.
  expect(credit(0)).toBeCloseTo(0.007 * 27_880.57, 2);
  expect(credit(3_600)).toBeCloseTo(0.007 * 24_280.57, 2);
});
