import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { carFirstYear } from "../../../law/us/business.ts";
import { figuresFor } from "../../../law/us/cited.ts";
import { lawFor, taxYears } from "../../../law/us/index.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { carExpensesLines } from "./car-expenses.lines.ts";
import { type Car, type CarLaw, carExpenses } from "./car-expenses.ts";

const lawOf = (year: (typeof taxYears)[number]): CarLaw => {
  const { mileage, carDepreciation } = lawFor(year, "single");
  return { ...mileage, ...carDepreciation, ...valuesOf(carFirstYear) };
};
const car: Car = {
  totalMiles: 20_000,
  businessMilesJanuaryToJune: 7_500,
  businessMilesJulyToDecember: 7_500,
  parkingAndTolls: 0,
  loanInterest: 0,
  personalPropertyTax: 0,
  fuel: 0,
  repairsAndTires: 0,
  insurance: 0,
  registration: 0,
  leasePayments: 0,
  cost: 40_000,
  depreciationMethod: "none",
  depreciationGiven: 0,
};
const dollars = (most: number) => fc.integer({ min: 0, max: most });
const anyCar = fc
  .record({
    privateMiles: dollars(30_000),
    businessMilesJanuaryToJune: dollars(30_000),
    businessMilesJulyToDecember: dollars(30_000),
    parkingAndTolls: dollars(2_000),
    loanInterest: dollars(4_000),
    personalPropertyTax: dollars(1_000),
    fuel: dollars(8_000),
    repairsAndTires: dollars(5_000),
    insurance: dollars(4_000),
    registration: dollars(1_000),
    leasePayments: dollars(9_000),
    cost: dollars(90_000),
    depreciationMethod: fc.constantFrom(
      "none" as const,
      "amount_given" as const,
      "first_year_full_bonus" as const,
      "first_year_no_bonus" as const,
      "first_year_straight_line" as const,
    ),
    given: dollars(9_000),
  })
  .map(
    ({ privateMiles, given, ...rest }): Car => ({
      ...rest,
      totalMiles: privateMiles + rest.businessMilesJanuaryToJune + rest.businessMilesJulyToDecember,
      depreciationGiven: rest.depreciationMethod === "amount_given" ? given : 0,
    }),
  );
const anyYear = fc.constantFrom(...taxYears);

test("each mile counts at the rate of its half-year: 72.5 and 76 cents in 2026, 70 cents in 2025", () => {
  expect(carExpenses(car, lawOf(2026)).standard).toBeCloseTo(7_500 * 0.725 + 7_500 * 0.76, 9);
  expect(carExpenses(car, lawOf(2025)).standard).toBeCloseTo(15_000 * 0.7, 9);
});

test("Publication 463 (2006): 70% of 5,150 and depreciation of 2,072 make 5,677", () => {
  const given = {
    ...car,
    businessMilesJanuaryToJune: 14_000,
    businessMilesJulyToDecember: 0,
    fuel: 5_150,
    depreciationMethod: "amount_given" as const,
    depreciationGiven: 2_072,
  };
  expect(carExpenses(given, lawOf(2025)).actual).toBe(5_677);
});

describe("the first year of a 40,000 car, three quarters for business, in 2026", () => {
  test.each([
    ["first_year_full_bonus", 0.75 * 20_300],
    ["first_year_no_bonus", 0.75 * 8_000],
    ["first_year_straight_line", 0.75 * 4_000],
    ["none", 0],
  ] as const)("%s: %f", (depreciationMethod, depreciation) => {
    expect(carExpenses({ ...car, depreciationMethod }, lawOf(2026)).depreciation).toBeCloseTo(depreciation, 9);
  });
  test("the limits apply to more expensive cars", () => {
    const dear = { ...car, cost: 200_000 };
    const of = (depreciationMethod: Car["depreciationMethod"]) =>
      carExpenses({ ...dear, depreciationMethod }, lawOf(2025)).depreciation;
    expect(of("first_year_full_bonus")).toBe(0.75 * 20_200);
    expect(of("first_year_straight_line")).toBe(0.75 * 12_200);
  });
});

test("business use of exactly half isn't more than half", () => {
  expect(carExpenses({ ...car, totalMiles: 30_000 }, lawOf(2026)).usedMoreThanHalf).toBe(false);
});

test("the standard rate never includes fuel, and parking and tolls are extra with either method", () => {
  fc.assert(
    fc.property(anyYear, anyCar, dollars(2_000), (year, given, more) => {
      const before = carExpenses(given, lawOf(year));
      expect(carExpenses({ ...given, fuel: given.fuel + more }, lawOf(year)).standard).toBe(before.standard);
      const tolls = carExpenses({ ...given, parkingAndTolls: given.parkingAndTolls + more }, lawOf(year));
      expect(tolls.standard).toBeCloseTo(before.standard + more, 6);
      expect(tolls.actual).toBeCloseTo(before.actual + more, 6);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyYear, anyCar, (year, given) => {
      const { mileage, carDepreciation } = figuresFor(year, "single");
      const scope = {
        ...scopeOfInputs(given),
        ...scopeOf(mileage),
        ...scopeOf(carDepreciation),
        ...scopeOf(carFirstYear),
      };
      expect(misexplained(explain(carExpenses(given, lawOf(year)), carExpensesLines, scope))).toEqual([]);
    }),
  );
});
