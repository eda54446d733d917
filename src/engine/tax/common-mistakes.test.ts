/** Mistakes that other calculators are known to make; each test rules one out. */
import { expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { blankDependent } from "../../testing/blanks.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "./blank-household.ts";
import type { FilingStatus } from "./filing-status.ts";
import type { Household, Person } from "./household.ts";
import { tradeComponent, tradeIncome } from "./qualified-trade.ts";
import { federalReturn } from "./return/federal-return.ts";
import { tipsDeduction } from "./schedule-1a/tips.ts";

const law = lawFor(2026, "single");
const selfEmployed = (netProfit: number, rest: Partial<Person> = {}): Person => ({
  ...blankPerson,
  businesses: [{ ...blankBusiness, netProfit }],
  ...rest,
});
const returnFor = (
  filer: Person,
  rest: Partial<Household> = {},
  status: FilingStatus = "single",
  year: 2025 | 2026 = 2026,
) => federalReturn({ ...blankHousehold(status), filer, ...rest }, lawFor(year, status));
const working = (wages: number, rest: Partial<Person> = {}): Person => ({
  ...blankPerson,
  jobs: [jobPaying(wages, law.payroll)],
  ...rest,
});

test("self-employment tax is 15.3% of 92.35% of profit, and the 92.35% applies once", () => {
  expect(returnFor(selfEmployed(10_000)).selfEmploymentTax).toBeCloseTo(10_000 * 0.9235 * 0.153, 6);
});

test("wages fill the wage base first, for each spouse separately", () => {
  const wages = working(184_500, { businesses: [{ ...blankBusiness, netProfit: 10_000 }] });
  expect(returnFor(wages).selfEmploymentTax).toBeCloseTo(9_235 * 0.029, 6);
  const couple = { spouse: working(184_500) };
  expect(returnFor(selfEmployed(10_000), couple, "married_joint").selfEmploymentTax).toBeCloseTo(9_235 * 0.153, 6);
  const both = { spouse: selfEmployed(150_000) };
  expect(returnFor(selfEmployed(150_000), both, "married_joint").selfEmploymentTax).toBeCloseTo(
    2 * 150_000 * 0.9235 * 0.153,
    6,
  );
});

test("a spouse's loss doesn't lower the other's self-employment tax", () => {
  const couple = { spouse: selfEmployed(-20_000) };
  const made = returnFor(selfEmployed(50_000), couple, "married_joint");
  expect(made.selfEmploymentTax).toBeCloseTo(50_000 * 0.9235 * 0.153, 6);
  expect(made.adjusted.profit).toBe(30_000);
});

test("no half of the Additional Medicare Tax is deducted", () => {
  const made = returnFor(selfEmployed(400_000));
  expect(made.additionalMedicareTax.tax).toBeGreaterThan(0);
  expect(made.adjusted.totalAdjustments).toBeCloseTo(made.selfEmploymentTax / 2, 6);
});

test("the business income deduction is capped by taxable income and figured after the owner's deductions", () => {
  const capped = returnFor(selfEmployed(60_000));
  expect(capped.qualified.deduction).toBeCloseTo(0.2 * capped.taxableIncomeBefore, 6);
  const owner = { retirementPlanContribution: 5_000, selfEmployedHealthPremiums: 3_000, jobs: working(60_000).jobs };
  const made = returnFor(selfEmployed(60_000, owner));
  expect(made.qualified.deduction).toBeCloseTo(0.2 * (60_000 - made.adjusted.halfOfSelfEmploymentTax - 8_000), 6);
});

test("the limits of the business income deduction phase in over the width of the year", () => {
  expect(lawFor(2025, "single").qualifiedBusinessIncome.phaseInWidth).toBe(50_000);
  expect(lawFor(2026, "single").qualifiedBusinessIncome.phaseInWidth).toBe(75_000);
  expect(lawFor(2026, "surviving_spouse").qualifiedBusinessIncome.threshold).toBe(201_750);
});

test("in the phase-in, a consultant's deduction shrinks twice and a designer's once", () => {
  const phaseIn = (231_750 - 201_750) / 75_000;
  const deduction = (specifiedService: boolean) => {
    const trade = { ...blankBusiness, specifiedService };
    const income = tradeIncome(trade, 200_000, 1 - phaseIn);
    return tradeComponent(trade, income, 0, phaseIn, law.qualifiedBusinessIncome).component;
  };
  expect(deduction(true)).toBeCloseTo(14_400, 6);
  expect(deduction(false)).toBeCloseTo(24_000, 6);
});

test("wages paid and property raise the limit above the threshold", () => {
  const trade = { ...blankBusiness, wagesPaid: 30_000, propertyBasis: 400_000 };
  const income = tradeIncome(trade, 200_000, 0);
  const { wageLimit, component } = tradeComponent(trade, income, 0, 1, law.qualifiedBusinessIncome);
  expect(wageLimit).toBeCloseTo(0.25 * 30_000 + 0.025 * 400_000, 6);
  expect(component).toBeCloseTo(17_500, 6);
});

test("a losing business takes its loss from the others and carries the rest forward", () => {
  const businesses = [40_000, 20_000, -15_000].map((netProfit) => ({ ...blankBusiness, netProfit }));
  const made = returnFor({ ...working(100_000), businesses });
  const half = made.adjusted.halfOfSelfEmploymentTax;
  expect(made.qualified.deduction).toBeCloseTo(0.2 * (45_000 - half), 6);
  const loss = returnFor({ ...working(100_000), businesses: [{ ...blankBusiness, netProfit: -15_000 }] });
  expect(loss.qualified.deduction).toBe(0);
  expect(loss.qualified.lossForNextYear).toBe(15_000);
});

test("a specified service business far above the threshold doesn't even get the minimum deduction", () => {
  const businesses = [{ ...blankBusiness, netProfit: 100_000, specifiedService: true }];
  expect(returnFor({ ...working(400_000), businesses }).qualified.deduction).toBe(0);
  const other = [{ ...blankBusiness, netProfit: 100_000 }];
  expect(returnFor({ ...working(400_000), businesses: other }).qualified.deduction).toBe(400);
});

test("the standard deduction of 2025 is the one from the law of July 2025", () => {
  expect(lawFor(2025, "single").standardDeduction.basic).toBe(15_750);
  expect(lawFor(2025, "married_joint").standardDeduction.basic).toBe(31_500);
});

test("tips bear self-employment tax and don't lower adjusted gross income", () => {
  const tips = [{ ...blankBusiness, netProfit: 40_000, qualifiedTips: 10_000 }];
  const [with_, without] = [returnFor({ ...blankPerson, businesses: tips }), returnFor(selfEmployed(40_000))];
  expect(with_.selfEmploymentTax).toBe(without.selfEmploymentTax);
  expect(with_.adjustedGrossIncome).toBe(without.adjustedGrossIncome);
  expect(with_.tipsDeduction.deduction).toBe(10_000);
});

test("deducted tips aren't qualified business income; tips beyond the cap are", () => {
  const businesses = [{ ...blankBusiness, netProfit: 90_000, qualifiedTips: 40_000 }];
  const made = returnFor({ ...working(60_000), businesses });
  expect(made.tipsDeduction.deduction).toBe(25_000);
  expect(made.qualified.gains).toBeCloseTo(90_000 - made.adjusted.halfOfSelfEmploymentTax - 25_000, 6);
});

test("tips need a Social Security number, and are reduced in whole thousands", () => {
  expect(tipsDeduction(30_000, 162_800, law.tips).deduction).toBe(23_800);
  const job = { ...jobPaying(50_000, law.payroll), qualifiedTips: 5_000 };
  expect(returnFor({ ...blankPerson, jobs: [job] }).tipsDeduction.deduction).toBe(5_000);
  const without = { ...blankPerson, jobs: [job], hasSocialSecurityNumber: false };
  expect(returnFor(without).tipsDeduction.deduction).toBe(0);
});

test("only employees deduct overtime", () => {
  const job = { ...jobPaying(50_000, law.payroll), overtimePremium: 4_000 };
  expect(returnFor({ ...blankPerson, jobs: [job] }).overtimeDeduction.deduction).toBe(4_000);
  expect(Object.keys(blankBusiness)).not.toContain("overtimePremium");
});

test("the earned income credit counts profit minus half of self-employment tax", () => {
  const made = returnFor(selfEmployed(10_000), { dependents: [blankDependent] });
  expect(made.earnedCredit.credit).toBeCloseTo(0.34 * (10_000 - made.adjusted.halfOfSelfEmploymentTax), 6);
});

test("without Social Security numbers, children count as other dependents and there is no earned income credit", () => {
  const family = { dependents: [blankDependent, blankDependent] };
  const made = returnFor(working(40_000, { hasSocialSecurityNumber: false }), family);
  expect([made.children, made.otherDependents, made.earnedCredit.credit]).toEqual([0, 2, 0]);
  const oneNumber = { ...family, spouse: { ...blankPerson, hasSocialSecurityNumber: false } };
  const couple = returnFor(working(40_000), oneNumber, "married_joint");
  expect([couple.children, couple.earnedCredit.credit]).toEqual([2, 0]);
});

test("excess Social Security tax withheld by two employers is refunded, and excess Medicare tax too", () => {
  const two = { ...blankPerson, jobs: [jobPaying(100_000, law.payroll), jobPaying(100_000, law.payroll)] };
  expect(returnFor(two).paid.excessSocialSecurity).toBeCloseTo(2 * 6_200 - 11_439, 6);
  expect(returnFor(working(300_000)).paid.excessSocialSecurity).toBe(0);
  const job = { ...jobPaying(250_000, law.payroll), medicareTaxWithheld: 250_000 * 0.0145 + 450 };
  expect(returnFor({ ...blankPerson, jobs: [job] }).paid.additionalMedicareWithheld).toBeCloseTo(450, 6);
});

test("the adoption credit comes before the refundable part of the child credit, not before the rest", () => {
  const claims = { ...blankHousehold("single").claims, adoptedChildren: 1, adoptionExpenses: 25_000 };
  const made = returnFor(working(60_000), { dependents: [blankDependent], claims });
  const tax = made.taxBeforeCredits;
  expect(made.childCredits.refundable).toBe(1_700);
  expect(made.childCredits.nonrefundable).toBe(500);
  expect(made.childCredits.adoption).toBeCloseTo(tax - 500, 6);
  expect(made.taxAfterCredits).toBeCloseTo(0, 6);
});

test("a gift above the income limit is cut before the floor", () => {
  const costs = { ...blankHousehold("single").costs, charityCash: 80_000 };
  expect(returnFor(working(100_000), { costs }).itemized.gifts).toBe(60_000 - 500);
});
