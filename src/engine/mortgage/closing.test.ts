import { expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { cashToCloseLines } from "./closing.lines.ts";
import { cashToClose, initialEscrowFor } from "./closing.ts";

test("cash to close adds up by the sections of the Loan Estimate", () => {
  const fee = (section: "A" | "B" | "C" | "E" | "F" | "G" | "H", amount: number, financeCharge: boolean) => ({
    section,
    amount,
    financeCharge,
  });
  const purchase = {
    price: 400_000,
    downPayment: 80_000,
    fees: [
      fee("A", 3200, true),
      fee("B", 650, false),
      fee("C", 1800, false),
      fee("E", 900, false),
      fee("F", 700, true),
      fee("F", 1900, false),
      fee("G", 2400, false),
      fee("H", 500, false),
    ],
    lenderCredits: 300,
    sellerCredits: 1000,
    deposit: 10_000,
    financedCosts: 0,
  };
  const result = cashToClose(purchase);
  expect(result).toMatchObject({
    totalLoanCosts: 5650,
    totalOtherCosts: 6400,
    totalClosingCosts: 11_750,
    cash: 80_750,
  });
  expect(result.prepaidFinanceCharge).toBe(3900);
  expect(misexplained(explain(result, cashToCloseLines, scopeOfInputs(purchase)))).toEqual([]);
  expect(initialEscrowFor(4800, 4, 2)).toBe(4000);
});
