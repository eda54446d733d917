import type { Lines } from "../worksheet.ts";
import { monthlyEquivalent } from "./break-even.ts";
import { levelPayment, levelPaymentFormula } from "./level-payment.ts";

export interface SpareMoney {
  readonly loan: number;
  readonly annualRate: number;
  readonly termMonths: number;
  readonly extraPerMonth: number;
  /** A year, effective, as a fraction. */
  readonly investReturn: number;
  /** The share of interest that comes back as lower income tax; 0 for those who do not itemize. */
  readonly interestTaxShare: number;
}

export type PrepayOrInvest = ReturnType<typeof prepayOrInvest>;

/**
 * Both ways spend the payment and the extra each month of the whole term. One pays the extra to principal and invests
 * everything once the loan is gone; the other invests the extra all along. Unrounded; contributions at the end of the month.
 */
export function prepayOrInvest(given: SpareMoney) {
  const { loan, annualRate, termMonths, extraPerMonth, investReturn, interestTaxShare } = given;
  const monthlyRate = annualRate / 12;
  const payment = levelPayment(loan, monthlyRate, termMonths);
  const monthlyReturn = monthlyEquivalent(investReturn);
  let owed = loan;
  let payoffMonth = 0;
  let wealthPrepay = 0;
  let wealthInvest = 0;
  for (let k = 1; k <= termMonths; k++) {
    const due = owed * (1 + monthlyRate);
    const paid = Math.min(due, payment + extraPerMonth);
    owed = due - paid;
    if (payoffMonth === 0 && owed <= 1e-7 * (1 + loan)) {
      payoffMonth = k;
      owed = 0;
    }
    wealthPrepay = wealthPrepay * (1 + monthlyReturn) + (payment + extraPerMonth - paid);
    wealthInvest = wealthInvest * (1 + monthlyReturn) + extraPerMonth;
  }
  const advantageInvest = wealthInvest - wealthPrepay;
  const breakEvenReturn = (1 + monthlyRate * (1 - interestTaxShare)) ** 12 - 1;
  return {
    monthlyRate,
    payment,
    monthlyReturn,
    payoffMonth,
    wealthPrepay,
    wealthInvest,
    advantageInvest,
    breakEvenReturn,
  };
}

export const prepayOrInvestLines: Lines<PrepayOrInvest> = {
  monthlyRate: { label: "Interest rate a month", formula: "annualRate / 12", unit: "rate" },
  payment: { label: "Level payment", formula: levelPaymentFormula("loan", "monthlyRate", "termMonths") },
  monthlyReturn: {
    label: "Return a month",
    formula: "(1 + investReturn) ** (1 / 12) - 1",
    unit: "rate",
    meaning: "The monthly rate that compounds to the return you name.",
  },
  payoffMonth: {
    label: "Month in which prepaying ends the loan",
    found: "The first month in which payment and extra cover all that is owed.",
    check: "payoffMonth <= termMonths",
    unit: "months",
  },
  wealthPrepay: {
    label: "Wealth at the end of the term if you prepay",
    found: "After the payoff, payment and extra go into the account each month and grow.",
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
      "The loan's own rate over a year, less the tax that deducting the interest saves. It is earned without risk.",
  },
};
