import type { Lines } from "../worksheet.ts";
import type { AffordablePrice } from "./affordable-price.ts";

export const affordablePriceLines: Lines<AffordablePrice> = {
  byTraditional: {
    label: "Highest price by the traditional limits (28/36)",
    found:
      "The price whose monthly cost, as lenders figure it, fits both shares of your income, with the down payment you can make. Home insurance stays at the amount you see above; property tax rises with the price unless you entered it in dollars.",
    check: "byTraditional >= 0",
  },
  byProgram: {
    label: "Highest price by the program's limits",
    found:
      "The price whose monthly cost, as lenders figure it, fits the program's own shares of income, with at least its minimum down payment and no more than its largest loan.",
    check: "byProgram >= 0",
  },
  byCash: {
    label: "Highest price your cash pays for",
    found:
      "The price at which the down payment, closing costs and months of payments kept in reserve add up to your cash.",
    check: "byCash == null || byCash >= 0",
  },
  price: {
    label: "Highest price within all three limits",
    formula: "when(byCash == null, min(byTraditional, byProgram), min(byTraditional, byProgram, byCash))",
  },
  cashBinds: {
    label: "Your cash is the tightest limit",
    formula: "byCash != null && byCash < min(byTraditional, byProgram)",
  },
  programBinds: {
    label: "The program's limit is the tightest",
    formula: "!cashBinds && byProgram < byTraditional",
  },
  rounded: { label: "That price, rounded down to a whole thousand", formula: "1000 * fullSteps(price, 1000)" },
  downPayment: {
    label: "Down payment at that price",
    found:
      "Your percentage of the price. If you entered dollars, as much of them as your cash leaves after closing costs and the reserve.",
    check: "downPayment >= 0 && downPayment <= rounded + 0.01",
  },
  loan: {
    label: "Loan at that price",
    found: "The price less the down payment, with the program's fee added.",
    check: "loan >= rounded - downPayment - 0.01",
  },
  loanRate: {
    label: "Interest rate on that loan",
    found:
      "The rate above. Until you type one, it is the average for your down payment at that price: a little more with less than 20% down.",
    check: "loanRate >= 0",
    unit: "rate",
  },
  housingPayment: {
    label: "Housing payment at that price",
    found: "The first loan payment, tax, insurance and dues for that price.",
    check: "housingPayment >= 0",
  },
  cashToClose: {
    label: "Cash to close at that price",
    formula:
      "when(rounded > 0, downPayment + closingFixed + closingShare * rounded + when(loan > 0, lenderFixed + lenderShare * rounded, 0) + (closingLoanShare + loanRate * prepaidYears) * loan, 0)",
  },
  reserve: {
    label: "Kept in reserve",
    formula: "reserveMonths * housingPayment",
    meaning: "You don't pay this at closing. It stays yours.",
  },
};
