import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { rentTaxedLines } from "./rent-taxed.lines.ts";
import { rentTaxed } from "./rent-taxed.ts";

const room = {
  yearlyRent: 12_000,
  partShare: 0.25,
  interest: 20_000,
  mortgageInsurance: 1_000,
  propertyTax: 3_600,
  insurance: 2_400,
  dues: 600,
  maintenance: 4_000,
  price: 400_000,
  landShare: 0.2,
  recoveryYears: 27.5,
};

test("a quarter of a 400,000 home for 12,000 a year: 7,900 of costs and 2,909.09 of depreciation leave 1,190.91", () => {
  // 20,000 + 1,000 + 3,600 + 2,400 + 600 + 4,000 is 31,600; a quarter of 320,000 is 80,000, and 80,000 / 27.5 is
  // 2,909.09. 12,000 - 7,900 - 2,909.09 is 1,190.91.
  const found = rentTaxed(room);
  expect(found).toMatchObject({ wholeCosts: 31_600, partCosts: 7_900 });
  expect(found.depreciation).toBeCloseTo(2_909.09, 2);
  expect(found.taxableRent).toBeCloseTo(1_190.91, 2);
});

test("costs count up to the rent: with 10,809.09 nothing is taxed, with a dollar more that dollar is", () => {
  expect(rentTaxed({ ...room, yearlyRent: 10_000 }).taxableRent).toBe(0);
  expect(rentTaxed({ ...room, yearlyRent: 7_900 + 80_000 / 27.5 + 1 }).taxableRent).toBeCloseTo(1, 9);
});

test("the lines work out to the numbers, for any home", () =>
  fc.assert(
    fc.property(
      dollars(100_000),
      anyRate(100),
      dollars(50_000),
      dollars(900_000),
      anyRate(100),
      (rent, share, cost, price, land) => {
        const given = {
          yearlyRent: rent,
          partShare: share,
          interest: cost,
          mortgageInsurance: cost / 20,
          propertyTax: cost / 3,
          insurance: cost / 7,
          dues: cost / 11,
          maintenance: cost / 2,
          price,
          landShare: land,
          recoveryYears: 27.5,
        };
        expect(misexplained(explain(rentTaxed(given), rentTaxedLines, scopeOfInputs(given)))).toEqual([]);
      },
    ),
  ));
