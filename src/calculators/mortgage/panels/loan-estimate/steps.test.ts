/** What the sheet behind the Loan Estimate says about its boxes: their names, units and places on the form. */
import { describe, expect, test } from "vitest";
import { answer } from "../../answer.ts";
import { inputsFor } from "../../given.ts";
import * as others from "../../other-loans.ts";
import { estimateOf } from "./closing-figures.ts";
import { stepsOfEstimate } from "./steps.ts";

const typed = { price: "400000", downPayment: "20%", annualRate: "7.28" };
const stepsFor = (more: Record<string, string> = {}) =>
  stepsOfEstimate(estimateOf(answer(inputsFor({ ...typed, ...more }, { others }), others)));
const step = (name: string, more?: Record<string, string>) => stepsFor(more).find((one) => one.name === name);

// 12 CFR 1026.37(l): what a borrower pays in five years, the APR and the total interest percentage are on page 3.
describe.each<[string, Record<string, string>]>([
  ["a fixed loan", {}],
  ["an adjustable loan", { kind: "adjustable" }],
])("the comparisons of %s", (_, more) => {
  test("five years are dollars; the two percentages are rates, and all say where they are on the form", () => {
    expect(step("comparisons.inFiveYearsTotalPaid", more)).toMatchObject({
      label: "In 5 years: total you will have paid",
      unit: "usd",
      form: "Loan Estimate, page 3, Comparisons",
      source: { cite: "Regulation Z, 12 CFR 1026.37(l)(1)" },
    });
    expect(step("comparisons.totalInterestPercentage", more)).toMatchObject({
      label: "Total interest percentage (TIP)",
      unit: "rate",
      meaning: "All the interest you will pay, as a share of the loan.",
      form: "Loan Estimate, page 3; Closing Disclosure, page 5",
      source: { cite: "Regulation Z, 12 CFR 1026.37(l)(3)" },
    });
    expect(step("comparisons.apr", more)).toMatchObject({
      label: "Annual percentage rate (APR)",
      unit: "rate",
      source: { cite: "Regulation Z, 12 CFR 1026.37(l)(2)" },
    });
    expect(step("comparisons.inFiveYearsTotalPaid", more)).not.toHaveProperty("meaning");
  });
});

describe("what the APR says that it counts", () => {
  const told = (more?: Record<string, string>) => step("comparisons.apr", more)?.found;
  test("finance charges at closing, unless points are a credit", () => {
    expect(told()).toContain("Less finance charges of {closing.prepaidFinanceCharge} at closing");
    expect(told({ pointsShare: "-1%" })).not.toContain("finance charges");
  });
  test("mortgage insurance, if the loan has it", () => {
    expect(told()).not.toContain("mortgage insurance");
    expect(told({ downPayment: "10%", mortgageInsuranceRate: "0.6%" })).toContain("mortgage insurance of {mortgage");
  });
  test("each payment of a loan whose payments change", () =>
    expect(told({ kind: "adjustable" })).toContain("You pay {paidInAll} in {paymentCount} payments"));
});

test("exact payments are only said to be unrounded for a level loan, as on the official form", () => {
  const five = (more?: Record<string, string>) => step("comparisons.inFiveYearsTotalPaid", more)?.found;
  expect(five()).toContain("not rounded to the cent");
  expect(five({ kind: "adjustable" })).not.toContain("not rounded");
});
