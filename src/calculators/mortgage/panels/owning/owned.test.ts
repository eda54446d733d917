/** The typed house as the owning model sees it: shares of its price, its insurance, and how its tax grows; by hand. */
import { describe, expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { ownedOf } from "./owned.ts";

type Typed = Parameters<typeof inputsFor>[0];
const typed = {
  ...{ price: "400000", downPayment: "10%", annualRate: "7.3", propertyTax: "$3,600", insurance: "2400/year" },
  ...{ lenderFees: "1500", otherLoanCosts: "$2,760", governmentFees: "$1,480", mortgageInsuranceRate: "0.6%" },
};
const owned = (more: Typed = {}) => ownedOf(answer(inputsFor({ ...typed, ...more }, { others }), others));

test("fees, taxes and fifteen days of interest are the costs of buying; credits are taken off, down to nothing", () => {
  // 360,000 x 7.3% / 365 is 72 a day.
  expect(owned().buyingCosts).toBeCloseTo(1_500 + 2_760 + 1_480 + 15 * 72, 6);
  const more = {
    pointsShare: "1%",
    otherFinanceCharges: "40",
    otherCosts: "60",
    lenderCredits: "500",
    sellerCredits: "1000",
  };
  expect(owned(more).buyingCosts).toBeCloseTo(6_820 + 3_600 + 40 + 60 - 500 - 1_000, 6);
  expect(owned({ sellerCredits: "50000" }).buyingCosts).toBe(0);
});

test("everything is a share of the price", () => {
  const { home, insuranceEndShare } = owned();
  expect(home).toMatchObject({
    price: 400_000,
    propertyTaxRate: 0.009,
    maintenanceRate: 0.01,
    insurancePerYear: 2_400,
  });
  expect(home.downShare).toBeCloseTo(0.1, 12);
  expect(home.closingShare).toBeCloseTo(6_820 / 400_000, 12);
  // 0.6% of 360,000 is 2,160 a year; insurance ends at 78% (12 USC 4901(18)).
  expect(home.mortgageInsuranceRate).toBeCloseTo(0.006, 12);
  expect([home.mortgageInsuranceOnBalance, insuranceEndShare]).toEqual([false, 0.78]);
});

test("without a price or a loan, shares are zero", () => {
  const { home } = owned({ price: "0" });
  expect([home.closingShare, home.downShare, home.propertyTaxRate, home.mortgageInsuranceRate]).toEqual([0, 0, 0, 0]);
  expect(owned({ downPayment: "100%" }).home).toMatchObject({ downShare: 1, mortgageInsuranceRate: 0 });
});

describe("insurance on the balance", () => {
  test("USDA: 0.35% a year to the end; the fee added to the loan is a cost of buying too", () => {
    const { home, insuranceEndShare, buyingCosts } = owned({ program: "usda" });
    expect(home).toMatchObject({ mortgageInsuranceRate: 0.0035, mortgageInsuranceOnBalance: true });
    expect(insuranceEndShare).toBe(0);
    // 1% of the whole loan: 360,000 / 99.
    expect(home.closingShare).toBeCloseTo((buyingCosts + 360_000 / 99) / 400_000, 6);
  });
  test("FHA with 10% down: 0.50% of the loan without the upfront 1.75%, for eleven years", () => {
    const { home, insuranceEndShare } = owned({ program: "fha" });
    // 366,300 is owed at first; the premium is of 360,000.
    expect(home.mortgageInsuranceRate).toBeCloseTo((0.005 * 360_000) / 366_300, 9);
    expect(home.mortgageInsuranceOnBalance).toBe(true);
    // 366,300 at 7.3% over 30 years: after n payments, (1 - 1.00608333^-(360 - n)) / (1 - 1.00608333^-360) is left.
    const left = (n: number) => (366_300 * (1 - 1.0060833333 ** -(360 - n))) / (1 - 1.0060833333 ** -360);
    expect(insuranceEndShare).toBeLessThan(left(131) / 400_000);
    expect(insuranceEndShare).toBeGreaterThan(left(132) / 400_000);
  });
});

describe("a home's assessed value grows with its price", () => {
  const growth = (state: string, appreciation: string, inflation: string) =>
    owned({ state, appreciation, inflation }).home.assessmentGrowth;
  test("but at most by 2% in California, 3% in Florida and 5% in Michigan, and by no more than inflation", () => {
    expect(growth("OH", "6", "4")).toBe(0.06);
    expect([growth("CA", "6", "4"), growth("FL", "6", "4"), growth("MI", "6", "5.5")]).toEqual([0.02, 0.03, 0.05]);
    expect(growth("MI", "6", "4")).toBe(0.04);
    expect(growth("CA", "1.5", "4")).toBe(0.015);
    expect(growth("CA", "6", "1")).toBe(0.01);
  });
});
