import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { PrepayOrInvest } from "./prepay-or-invest.ts";

export const prepayOrInvestLines: Lines<PrepayOrInvest> = {
  monthlyRate: { label: "Monthly interest rate", formula: "annualRate / 12", unit: "rate" },
  payment: { label: "Level payment", formula: levelPaymentFormula("loan", "monthlyRate", "termMonths") },
  monthlyReturn: {
    label: "Monthly return",
    formula: "(1 + investReturn) ** (1 / 12) - 1",
    unit: "rate",
    meaning: "The monthly rate that compounds to the return you entered.",
  },
  payoffMonth: {
    label: "Month in which prepaying ends the loan",
    found: "The first month in which the payment and the extra cover everything you owe.",
    check: "payoffMonth <= termMonths",
    unit: "months",
  },
  wealthPrepay: {
    label: "Wealth at the end of the term if you prepay",
    found: "After the payoff, the payment and the extra go into the account each month and grow.",
    check: "wealthPrepay >= -0.01",
  },
  wealthInvest: {
    label: "Wealth at the end of the term if you invest",
    formula:
      "when(monthlyReturn == 0, extraPerMonth * termMonths, extraPerMonth * ((1 + monthlyReturn) ** termMonths - 1) / monthlyReturn)",
  },
  advantageInvest: { label: "Investing leaves you ahead by", formula: "wealthInvest - wealthPrepay" },
  breakEvenReturn: {
    label: "Return at which both come out the same",
    formula: "(1 + monthlyRate * (1 - interestTaxShare)) ** 12 - 1",
    unit: "rate",
    meaning:
      "The loan's own rate over a year, less the tax that deducting the interest saves. You earn it without risk.",
  },
};

/** A payment from a statement may pay the loan off before the term ends, or leave more for the last payment. */
export const prepayOrInvestByStatementLines: Lines<PrepayOrInvest> = {
  ...prepayOrInvestLines,
  payment: { label: "Monthly principal and interest now", formula: "statedPayment" },
  wealthPrepay: {
    label: "Wealth at the end of the term if you prepay",
    found: "After the payoff, the payment and the extra go into the account each month and grow.",
    unchecked: "rows",
  },
  wealthInvest: {
    label: "Wealth at the end of the term if you invest",
    found: "The extra goes into the account each month and grows. Once the loan is paid off, so does the payment.",
    unchecked: "rows",
  },
};
