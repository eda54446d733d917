import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromLink, toLink } from "../../inputs/link.ts";
import { readForm, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { misexplained } from "../../testing/rework.ts";
import { examples } from "./examples.ts";
import { affordable } from "./house.ts";
import { houseFigures } from "./house-figures.ts";
import { exampleHouse, givenBy, type House, houseFields, houseLink } from "./house-inputs.ts";
import { affordableSteps, cashSteps, insuranceSteps, offersSteps, paymentSteps, pointsSteps } from "./house-steps.ts";
import { nextTaxDate } from "./next-tax-date.ts";

const forAnyHouse = (hold: (house: House) => void, numRuns = 100) =>
  fc.assert(
    fc.property(anyInputs(houseFields), (house) => {
      hold(house);
    }),
    { numRuns },
  );

test("every step of every answer works out to the value computed", () =>
  forAnyHouse((house) => {
    for (const steps of [paymentSteps, affordableSteps, cashSteps, insuranceSteps, pointsSteps, offersSteps])
      expect(misexplained(steps(house))).toEqual([]);
  }));

test("every number in the text is finite, or never", () =>
  forAnyHouse((house) => {
    for (const [name, { value }] of Object.entries(houseFigures(house)))
      expect(value === null || Number.isFinite(value), name).toBe(true);
  }));

test("a link gives back the house it was made from", () =>
  forAnyHouse((house) => {
    const { typed, reports } = fromLink(
      houseFields,
      toLink(houseFields, typedOf(houseFields, house), houseLink),
      houseLink,
    );
    expect(reports).toEqual([]);
    expect(readForm(houseFields, typed, {}, givenBy).inputs).toEqual(house);
  }));

test("400,000 with 10% down: 360,000 at 7.25% over 30 years, by exact decimal arithmetic", () => {
  const shown = houseFigures({
    ...exampleHouse(),
    downPayment: { share: 0.1 },
    annualRate: 0.0725,
    rateWithPoints: 0.07,
    extraPerMonth: 200,
  });
  expect(shown.loan.value).toBe(360_000);
  expect(shown.principalAndInterest.value).toBe(2455.83);
  expect(shown.totalInterest.value).toBeCloseTo(524_104.81, 2);
  expect(shown.firstInterest.value).toBe(2175);
  expect(shown.firstPrincipal.value).toBe(280.83);
  expect(shown.extraSaves.value).toBeCloseTo(130_584.88, 2);
  expect(shown.extraShortens.value).toBe(76);
  expect(shown.pointsSaving.value).toBe(60.74);
  expect(shown.pointsBreakEven.value).toBe(48);
});

test.each([
  ["2026-11-21", "2027-01-15", 4, 2026],
  ["2027-01-15", "2027-01-15", 4, 2026],
  ["2027-01-16", "2027-04-15", 1, 2027],
  ["2026-06-16", "2026-09-15", 3, 2026],
  ["2027-12-31", "2028-01-18", 4, 2027],
])("on %s the next tax date is %s", (today, due, number, taxYear) => {
  expect(nextTaxDate(today)).toMatchObject({ due, number, taxYear });
});

test("the guide's official sample is form H-24(B) as printed, and all its boxes agree with the calculator", () => {
  const { payment, apr, tip } = examples.sample;
  expect([payment.value, apr.value, tip.value]).toEqual([761.78, 0.04274, 0.6945]);
});

test("cash to close of the 400,000 house, by section of the Loan Estimate", () => {
  const shown = houseFigures({
    ...exampleHouse(),
    downPayment: { share: 0.2 },
    annualRate: 0.0728,
    lenderFees: { share: 0.01 },
  });
  // A: 1% of 320,000. F: 15 days at 320,000 x 7.28% / 365 = 63.82, and a year of insurance, 2,405.
  expect(shown.lenderFees.value).toBe(3_200);
  expect(shown.prepaids.value).toBeCloseTo(15 * ((320_000 * 0.0728) / 365) + 2_405, 0);
  // G: of 3,600 of tax due in six months and 2,405 of insurance due after eleven payments, with two months in reserve.
  expect(shown.initialEscrow.value).toBeGreaterThan(0);
  expect(shown.cash.value).toBeCloseTo(80_000 + (shown.loanCosts.value ?? 0) + (shown.otherCosts.value ?? 0), 1);
  // Lender fees and the prepaid interest are finance charges, so the APR is above the rate.
  expect(shown.apr.value).toBeGreaterThan(0.0728);
});

test("without an income, housing is no share of it; with 60,000, 1,500 a month is 30%", () => {
  const figure = (house: House) => houseFigures(house).incomeShare.value as number;
  expect(figure({ ...exampleHouse(), incomePerYear: 0 })).toBe(0);
  const [once, twice] = [100_000, 200_000].map((incomePerYear) => figure({ ...exampleHouse(), incomePerYear }));
  expect(once).toBeGreaterThan(0);
  expect(Math.abs((once as number) - 2 * (twice as number))).toBeLessThanOrEqual(0.02);
});

test("a stay of seven years is 84 months in the comparison of offers", () => {
  const steps = offersSteps({ ...exampleHouse(), yearsStaying: 7 });
  const months = steps.flatMap(({ uses }) => Object.entries(uses)).filter(([name]) => name.endsWith("stayMonths"));
  expect(months.length).toBeGreaterThan(0);
  for (const [, known] of months) expect(known.value).toBe(84);
});

describe("the price that 120,000 a year and 600 of debts allow, at 0% with nothing but the loan to pay", () => {
  // 28% of 10,000 a month is 2,800, and 36% less 600 is 3,000, so 2,800 a month is for the house.
  const highest = (downPayment: House["downPayment"], more: Partial<House> = {}) =>
    affordable({
      ...exampleHouse(),
      ...{ incomePerYear: 120_000, debtsPerMonth: 600, annualRate: 0, termMonths: 360, mortgageInsuranceRate: 0.006 },
      ...{ propertyTax: { share: 0 }, insurance: { amount: 0, per: "year" } as const, downPayment, ...more },
    }).maxPrice;
  test("20% down: 360 payments of 2,800 are 80% of it", () =>
    expect(highest({ share: 0.2 })).toBeCloseTo((360 * 2_800) / 0.8, 2));
  test("nothing down, without any minimum: 0.6% of insurance a year comes on top", () =>
    expect(highest({ share: 0 })).toBeCloseTo(2_800 / (1 / 360 + 0.006 / 12), 2));
  test("3% down is what is typed, whatever lenders ask for", () =>
    expect(highest({ share: 0.03 })).toBeCloseTo(2_800 / (0.97 * (1 / 360 + 0.006 / 12)), 2));
  test("1,000 of debts leave 2,600, and 250 of dues leave 2,350", () =>
    expect(
      highest({ share: 0.2 }, { debtsPerMonth: 1_000, associationDues: { amount: 250, per: "month" } }),
    ).toBeCloseTo((360 * 2_350) / 0.8, 2));
});
