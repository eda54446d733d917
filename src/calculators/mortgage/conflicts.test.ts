import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { cautions, conflicts } from "./conflicts.ts";
import { inputsFor } from "./given.ts";

type Typed = Parameters<typeof inputsFor>[0];
const said = (typed: Typed) => {
  const given = inputsFor(typed);
  return { ...conflicts(given), ...cautions(given, answer(given)) };
};

test("there is no complaint about the default loan", () => expect(said({})).toEqual({}));

test("the cost of credit is part of the other services", () => {
  expect(said({ otherLoanCosts: "3000", otherFinanceCharges: "3000" })).toEqual({});
  expect(said({ otherLoanCosts: "3000", otherFinanceCharges: "3001" }).otherFinanceCharges).toMatch(/\$3,000/);
});

test.each<[Typed, string, RegExp]>([
  [{ termMonths: "15 years", refiAfter: "15 years" }, "refiAfter", /paid off by then/],
  [{ termMonths: "15 years", recastAfter: "16 years" }, "recastAfter", /paid off by then/],
  [
    { kind: "adjustable", armFirstCap: "5", armLaterCap: "2", armLifetimeCap: "4" },
    "armLifetimeCap",
    /in a single change/,
  ],
  [{ incomePerYear: "60000", debtsPerMonth: "6000" }, "debtsPerMonth", /in one month/],
  [{ incomePerYear: "60000", stateIncomeTax: "60001" }, "stateIncomeTax", /more than your yearly income/],
])("%j", (typed, blank, says) => expect((said(typed) as Record<string, string>)[blank]).toMatch(says));

test("a loan of zero typed beside a down payment, or a home without a price, contradicts nothing more", () => {
  expect(said({ loanAmount: "0", downPayment: "20%" })).not.toHaveProperty("loanAmount");
  expect(Object.keys(said({ price: "0", downPayment: "0" }))).not.toContain("downPayment");
});
