/**
 * Hawaii, worked by hand: which pensions are not taxed (HRS 235-7(a)(2), (3); Form N-11, line 13), and what Act 35 of
 * 2026 adopts from federal law.
 */
import { expect, test } from "vitest";
import { jobPaying } from "../../../engine/tax/blank-household.ts";
import { type Told, workedReturn } from "../../../testing/worked-state.ts";
import { hi } from "./law.ts";

test("a pension paid for by an employer isn't taxed at any age; withdrawals from one's own savings are", () => {
  const income = (age: number, taxablePensions: number, employerPensions: number) =>
    workedReturn(hi[2025], { filer: { age, taxablePensions, employerPensions } }).stateIncome;
  expect(income(58, 40_000, 40_000)).toBe(0);
  expect(income(70, 40_000, 0)).toBe(40_000);
  expect(income(70, 40_000, 25_000)).toBe(15_000);
});

// HRS 235-51(f): the schedule taxes at least the income taxed below 7.25%, which since Act 46 ends at 48,000, 96,000
// and 72,000. Up to there it takes 2,539.20, 5,078.40 and 3,808.80.
test.each([
  ["single", 48_000, 2_539.2],
  ["married_joint", 96_000, 5_078.4],
  ["head_of_household", 72_000, 3_808.8],
] as const)("a gain is taxed at 7.25% above the brackets with lower rates, %s: from %i", (status, start, below) => {
  const made = workedReturn(hi[2025], { status, filer: { wages: 30_000 }, income: { longTermGain: 90_000 } });
  expect(made.taxableIncome).toBeGreaterThan(start);
  expect(made.taxBeforeCredits).toBeCloseTo(below + 0.0725 * (made.taxableIncome - start), 2);
});

// Act 35, SLH 2026; Announcement 2026-06 of the Department of Taxation: section 170 with its floor, for those who
// itemize and those who don't; section 224, but not 225 or 163(h)(4).
test("from 2026 on, only itemized gifts above half a percent of Hawaii income count", () => {
  // 3,000 of interest and 10,000 of gifts, minus 0.5% of 100,000.
  const giver: Told = { filer: { wages: 100_000 }, costs: { mortgageInterest: 3_000, charityCash: 10_000 } };
  expect(workedReturn(hi[2025], giver).deduction).toBeCloseTo(13_000, 2);
  expect(workedReturn(hi[2026], giver).deduction).toBeCloseTo(12_500, 2);
});

test("gifts count up to 60% of Hawaii income, which leaves out an employer's pension", () => {
  const pensioner: Told = {
    filer: { age: 66, wages: 20_000, taxablePensions: 60_000, employerPensions: 60_000 },
    costs: { charityCash: 15_000 },
  };
  // 60% of 20,000, minus 0.5% of it from 2026 on.
  expect(workedReturn(hi[2025], pensioner).itemizedDeductions).toBeCloseTo(12_000, 2);
  expect(workedReturn(hi[2026], pensioner).itemizedDeductions).toBeCloseTo(12_000 - 100, 2);
});

test("from 2026 on, gifts are deducted without itemizing, on top of the standard deduction", () => {
  const giver: Told = { filer: { wages: 40_000 }, costs: { charityCash: 1_500 } };
  expect(workedReturn(hi[2025], giver).deduction).toBe(4_400);
  expect(workedReturn(hi[2026], giver).deduction).toBe(8_000 + 1_000);
  // Someone who itemizes only in Hawaii deducts them there: 10,000 of interest and 1,500 minus 0.5% of 40,000.
  const owner: Told = { filer: { wages: 40_000 }, costs: { charityCash: 1_500, mortgageInterest: 10_000 } };
  expect(workedReturn(hi[2026], owner).deduction).toBe(11_300);
});

test("from 2026 on, tips are deducted, but not overtime, car loan interest or the amount for seniors", () => {
  const payroll = { wageBase: 184_500, socialSecurityRate: 0.062, medicareRate: 0.0145 };
  const job = { ...jobPaying(40_000, payroll), qualifiedTips: 5_000, overtimePremium: 2_000 };
  const told: Told = { filer: { age: 66, jobs: [job] }, costs: { carLoanInterest: 1_000 } };
  // Two exemptions of 1,144 at 65.
  expect(workedReturn(hi[2025], told).exemptions).toBe(2_288);
  expect(workedReturn(hi[2026], told).exemptions).toBe(2_288 + 5_000);
});
