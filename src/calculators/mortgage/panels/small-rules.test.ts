/** Small rules of the panels, each at the place where it decides. */
import { expect, test } from "vitest";
import { answer } from "../answer.ts";
import { inputsFor } from "../given.ts";
import { helpOf } from "./down-payment-help.ts";
import { presentLoanScope } from "./present-loan/loan.ts";
import { refinancingOf } from "./present-loan/refinancing.ts";
import { priceWithin } from "./programs/obstacles.ts";
import { refinancing } from "./summaries.ts";

type Typed = Parameters<typeof inputsFor>[0];
const answered = (typed: Typed) => answer(inputsFor(typed));

test("the price within the loan limit: the loan at a share below all, the home's own price if all is paid down", () => {
  const within = (downPayment: string) =>
    priceWithin(answered({ price: "900000", downPayment }), { conforming: 800_000 } as Parameters<
      typeof priceWithin
    >[1]);
  expect(within("20%")).toBeCloseTo(1_000_000, 6);
  expect(within("100%")).toBe(900_000);
  expect(within("150000")).toBe(950_000);
});

test("a loan that is forgiven bears no interest, whatever rate was typed for one that is repaid", () => {
  const help = (helpKind: string, helpRate: string) =>
    helpOf(answered({ helpAmount: "10000", helpKind, helpRate }))?.worksheet;
  expect(help("forgiven", "5")).toEqual(help("forgiven", "0"));
  expect(help("repaid", "5")).not.toEqual(help("repaid", "0"));
});

test("a loan one has is named by the fields it was typed in", () => {
  const names = { loan: "loan", annualRate: "rate", termMonths: "months" };
  const loan = { loan: 100_000, annualRate: 0.06, termMonths: 240, firstPayment: { year: 2026, month: 1, day: 1 } };
  const scope = (typed: Typed) => presentLoanScope(answered(typed), loan, names);
  expect(scope({ owedNow: "100000" })).toMatchObject({ loan: { name: "owedNow" }, months: { name: "paymentsLeft" } });
  expect(scope({})).toMatchObject({ loan: { name: "price" }, months: { name: "termMonths" } });
});

test("a refinance after which the home is sold at once is said so; any other is worth or costs an amount", () => {
  const line = (typed: Typed) => refinancing(refinancingOf(answered(typed)));
  expect(line({ refiAfter: "5 years", stayMonths: "5 years" })).toMatch(/: you would have moved by then$/);
  expect(line({ refiAfter: "5 years", stayMonths: "10 years" })).toMatch(/: (worth|costs) \$[\d,]+$/);
});
