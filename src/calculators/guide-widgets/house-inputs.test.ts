/** What the guide's form asks about before it counts, and the example that it starts with. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { exampleHouse, givenBy, houseFields } from "./house-inputs.ts";

const questioned = (name: keyof typeof houseFields, ...texts: string[]) =>
  texts.map((text) => {
    const reading = houseFields[name].read(text);
    if ("problem" in reading) throw new Error(`${name}: ${text}`);
    return "unusual" in reading;
  });
const outside = [true, false, false, true];

test("numbers that few loans have are asked about, just outside of the usual range", () => {
  // Freddie Mac's weekly averages since 1971 lie between 2.65% and 18.63%.
  for (const name of ["annualRate", "rateWithPoints", "otherRate"] as const)
    expect(questioned(name, "0.99%", "1%", "20%", "20.01%"), name).toEqual(outside);
  expect(questioned("pointsShare", "0.09%", "0.1%", "5%", "5.01%")).toEqual(outside);
  expect(questioned("mortgageInsuranceRate", "0.09%", "0.1%", "2.5%", "2.51%")).toEqual(outside);
  expect(questioned("propertyTax", "0.09%", "0.1%", "5%", "5.01%")).toEqual(outside);
  expect(questioned("rentPerMonth", "299", "300", "30000", "30001")).toEqual(outside);
  expect(questioned("price", "19999", "20000", "20000000", "20000001")).toEqual(outside);
  expect(questioned("termMonths", "59 months", "60 months", "480 months", "481 months")).toEqual(outside);
});

test("the points and the second offer start a quarter point below the reader's rate, and not below zero", () => {
  const rates = (typed: Typed) => {
    const { rateWithPoints, otherRate } = readForm(houseFields, typed, {}, givenBy).inputs;
    return [rateWithPoints, otherRate];
  };
  expect(rates({ annualRate: "7" })).toEqual([0.0675, 0.0675]);
  expect(rates({ annualRate: "0.2%" })).toEqual([0, 0]);
  expect(rates({ annualRate: "7", otherRate: "6.5" })).toEqual([0.0675, 0.065]);
});

test("the example: one point for 1% of the loan, two months in reserve, 200 more each month", () =>
  expect(exampleHouse()).toMatchObject({
    ...{ incomePerYear: 120_000, debtsPerMonth: 600, pointsShare: 0.01, reserveMonths: 2, extraPerMonth: 200 },
    ...{ fees: 2_000, otherFees: 6_500, state: "US" },
  }));
