/** The guide's links open the calculator and the true-cost tool with everything the reader typed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromLink } from "../../inputs/link.ts";
import { readForm, type Typed, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { inputsFor as calculatorFor } from "../mortgage/given.ts";
import { fields as calculator, linkFormat as calculatorLinks } from "../mortgage/inputs.ts";
import { fields as trueCost, inputsFor as trueCostFor, linkFormat as trueCostLinks } from "../true-cost/inputs.ts";
import { toMortgageCalculator, toTrueCost } from "./hand-over.ts";
import { givenBy, houseFields } from "./house-inputs.ts";

const houseFor = (typed: Typed) => readForm(houseFields, typed, {}, givenBy).inputs;
const fragmentOf = (href: string) => href.slice(href.indexOf("#"));

function opened(typed: Typed) {
  const house = houseFor(typed);
  const inCalculator = fromLink(calculator, fragmentOf(toMortgageCalculator(house, typed)), calculatorLinks);
  const inTrueCost = fromLink(trueCost, fragmentOf(toTrueCost(house, typed)), trueCostLinks);
  expect([...inCalculator.reports, ...inTrueCost.reports]).toEqual([]);
  return { house, calculator: calculatorFor(inCalculator.typed), trueCost: trueCostFor(inTrueCost.typed) };
}

test("350,000 with 10% down at 6.9%, a rent of 2,000 and a stay of 8 years arrive in both", () => {
  const typed = { price: "350000", downPayment: "10%", annualRate: "6.9", rentPerMonth: "2000", yearsStaying: "8" };
  const { calculator, trueCost } = opened({ ...typed, incomePerYear: "98000" });
  expect(calculator).toMatchObject({
    price: 350_000,
    downPayment: { share: 0.1 },
    annualRate: 0.069,
    rentPerMonth: 2_000,
    stayMonths: 96,
    incomePerYear: 98_000,
  });
  expect(trueCost).toMatchObject({ price: 350_000, rentPerMonth: 2_000, yearsStaying: 8, incomePerYear: 98_000 });
});

test("closing costs, points and offers arrive under the names they have there", () => {
  const { calculator, trueCost } = opened({
    price: "400000",
    downPayment: "20%",
    annualRate: "7",
    titleAndTaxes: "10600",
    lenderFees: "1%",
    pointsShare: "2",
    otherRate: "6.5",
    otherFees: "4000",
  });
  // Services are 0.69% of 400,000, 2,760; the rest of the 10,600 is taxes. 1% of the 320,000 borrowed is 3,200.
  expect(calculator).toMatchObject({
    otherLoanCosts: { amount: 2_760 },
    governmentFees: { amount: 7_840 },
    lenderFees: 3_200,
    quotePoints: 0.02,
    quoteRate: 0.0675,
  });
  expect(calculator.offers).toMatchObject([{ rate: 0.065, lenderFees: 4_000 }]);
  // 10,600 and 3,200, and 15 days of 7% on 320,000 in a year of 365: 920.55.
  expect(trueCost.closing).toEqual({ amount: 14_720.55 });
});

test("examples that nobody typed stay behind", () => {
  const { calculator } = opened({});
  expect(calculator).toMatchObject({ incomePerYear: null, debtsPerMonth: 0, extraPerMonth: 0, offers: [] });
});

test("no field of the guide is left behind on the way to the calculator", () => {
  const untouched = toMortgageCalculator(houseFor({}), {});
  const other: Typed = { state: "OH", downPayment: "7%", propertyTax: "1.7%", lenderFees: "1234", titleAndTaxes: "2%" };
  for (const name of Object.keys(houseFields)) {
    const typed = { [name]: other[name] ?? "3" };
    expect(toMortgageCalculator(houseFor(typed), typed), name).not.toBe(untouched);
  }
});

test("any house that was typed opens without a complaint, for the same stay and rent", () => {
  fc.assert(
    fc.property(anyInputs(houseFields), (house) => {
      const { calculator, trueCost } = opened(typedOf(houseFields, house));
      expect(calculator).toMatchObject({
        stayMonths: 12 * house.yearsStaying,
        rentPerMonth: house.rentPerMonth,
        incomePerYear: house.incomePerYear,
        extraPerMonth: house.extraPerMonth,
        reserveMonths: house.reserveMonths,
      });
      expect(trueCost).toMatchObject({ yearsStaying: house.yearsStaying, rentPerMonth: house.rentPerMonth });
    }),
    { numRuns: 100 },
  );
});
