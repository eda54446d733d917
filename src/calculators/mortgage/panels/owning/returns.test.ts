/** A year of owning on two federal returns, in 2026 dollars: what is deducted, and the year's own limits. */
import { expect, test } from "vitest";
import {
  deductionsIn,
  householdWith,
  lawIn,
  NO_HOME,
  type Payer,
  pricesIn,
  saltLawIn,
  taxSavingOf,
} from "./returns.ts";

const payer: Payer = {
  incomePerYear: 150_000,
  filingStatus: "single",
  stateIncomeTax: 6_000,
  gifts: 500,
  inflation: 0.1,
  firstPayment: { year: 2027, month: 1 },
};
const year = {
  interest: 12_100,
  mortgageInsurance: 1_210,
  propertyTax: 2_420,
  balanceAtStart: 410_000,
  balanceAtEnd: 390_000,
};
const deductions = (of: Partial<typeof year>, who: Payer = payer, at = 2028) =>
  deductionsIn(at, { ...year, ...of } as Parameters<typeof deductionsIn>[1], who);

test("10% a year: amounts of 2028 are divided by 1.21", () => {
  expect(pricesIn(2026, 0.1)).toBe(1);
  const { interest, insurance, propertyTax } = deductions({});
  expect(interest).toBeCloseTo(10_000, 6);
  expect(insurance).toBeCloseTo(1_000, 6);
  expect(propertyTax).toBeCloseTo(2_000, 6);
  expect(deductions({}, payer, 2026).propertyTax).toBe(2_420);
});

test("interest on an average balance above 750,000, or 375,000 on a separate return, counts in part (26 USC 163(h)(3))", () => {
  const large = { balanceAtStart: 1_510_000, balanceAtEnd: 1_490_000 };
  expect(deductions(large).interest).toBeCloseTo(5_000, 6);
  expect(deductions(large, { ...payer, filingStatus: "married_separate" }).interest).toBeCloseTo(2_500, 6);
  expect(deductions(large, { ...payer, filingStatus: "married_joint" }).interest).toBeCloseTo(5_000, 6);
});

test("a loan closed in 2017 keeps the limit of 1,000,000, or 500,000 on a separate return (26 USC 163(h)(3)(F)(i))", () => {
  // The first payment is due in the second month after closing: in February 2018 for December 2017.
  const large = { balanceAtStart: 1_260_000, balanceAtEnd: 1_240_000 };
  const firstDue = (year: number, month: number, filingStatus: Payer["filingStatus"] = "single") =>
    deductions(large, { ...payer, filingStatus, firstPayment: { year, month } }).interest;
  // 12,100 is 10,000 in dollars of 2026; 1,000,000 of 1,250,000 is 80%, and 750,000 is 60%.
  for (const [year, month] of [
    [2016, 12],
    [2018, 1],
    [2018, 2],
  ] as const)
    expect(firstDue(year, month)).toBeCloseTo(8_000, 6);
  for (const [year, month] of [
    [2018, 3],
    [2019, 1],
  ] as const)
    expect(firstDue(year, month)).toBeCloseTo(6_000, 6);
  expect(firstDue(2018, 2, "married_separate")).toBeCloseTo(4_000, 6);
  expect(firstDue(2018, 3, "married_separate")).toBeCloseTo(3_000, 6);
});

test("the cap on state and local taxes: 40,000 in 2025, 1% more each year to 2029, then 10,000 (26 USC 164(b)(7))", () => {
  const cap = (at: number, who: Payer = payer) => {
    const law = saltLawIn(at, who);
    return law.share.value * law.cap.value;
  };
  expect(cap(2026)).toBe(40_400);
  expect(cap(2027)).toBeCloseTo(40_804, 6);
  expect(cap(2029)).toBeCloseTo(40_000 * 1.01 ** 4, 0);
  expect([cap(2030), cap(2040)]).toEqual([10_000, 10_000]);
  expect(cap(2026, { ...payer, filingStatus: "married_separate" })).toBe(20_200);
  expect(cap(2030, { ...payer, filingStatus: "married_separate" })).toBe(5_000);
  // In 2026 dollars.
  expect(lawIn(2030, payer).itemized.saltLimit).toBeCloseTo(10_000 / 1.1 ** 4, 6);
  expect(lawIn(2027, payer).itemized.saltLimit).toBeCloseTo(40_804 / 1.1, 2);
});

test("one job has all the income; state income tax and property tax are one deduction", () => {
  const { filer, spouse, costs } = householdWith(
    { ...payer, filingStatus: "married_joint" },
    { ...NO_HOME, interest: 9, insurance: 8, propertyTax: 7 },
  );
  expect(filer.jobs.map(({ wages }) => wages)).toEqual([150_000]);
  expect(spouse?.jobs ?? []).toEqual([]);
  expect(costs).toMatchObject({
    stateAndLocalTaxes: 6_007,
    mortgageInterest: 9,
    mortgageInsurancePremiums: 8,
    charityCash: 500,
  });
  expect(householdWith({ ...payer, incomePerYear: null }, NO_HOME).filer.jobs[0]?.wages).toBe(0);
});

test("in 2028, mortgage insurance is lost from 100,000 of income on, a tenth for each 1,000, in dollars of that year", () => {
  // 26 USC 163(h)(3)(E)(ii): not indexed, so 100,000 and 1,000 of 2028 are that much less in dollars of 2026.
  const { itemized } = lawIn(2028, payer);
  expect(itemized.mortgageInsuranceStart).toBeCloseTo(100_000 / 1.21, 6);
  expect(itemized.mortgageInsuranceStep).toBeCloseTo(1_000 / 1.21, 6);
  // 26 USC 164(b)(7): 505,000 in 2026, 1% more each year; the cap falls by 30% of what is above it, to 10,000.
  expect(itemized.saltPhaseDownStart).toBeCloseTo((500_000 * 1.01 ** 3) / 1.21, 0);
  expect([itemized.saltPhaseDownRate, itemized.saltLeast]).toEqual([0.3, expect.closeTo(10_000 / 1.21, 6)]);
});

test("without an income typed, a home saves no tax that we know of", () => {
  const owned = { ...year, year: 1 } as Parameters<ReturnType<typeof taxSavingOf>>[0];
  expect(taxSavingOf({ ...payer, incomePerYear: null })(owned)).toBe(0);
  expect(taxSavingOf(payer)(owned)).toBeGreaterThan(0);
});
