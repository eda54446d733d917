import { monthlyEquivalent } from "./break-even.ts";
import { levelPayment } from "./level-payment.ts";

export interface SpareMoney {
  readonly loan: number;
  readonly annualRate: number;
  readonly termMonths: number;
  readonly extraPerMonth: number;
  /** A year, effective, as a fraction. */
  readonly investReturn: number;
  /** Monthly principal and interest from a statement; otherwise the level payment. */
  readonly statedPayment?: number;
  /** The share of interest that comes back as lower income tax; 0 for people who don't itemize. */
  readonly interestTaxShare: number;
}

export type PrepayOrInvest = ReturnType<typeof prepayOrInvest>;

/**
 * Both ways spend the payment and the extra in every month of the term. One pays the extra to principal and invests
 * everything once the loan is gone; the other invests the extra from the start. Dollars, unrounded; contributions at
 * month-end. The last month of the term pays whatever is still owed.
 */
export function prepayOrInvest(given: SpareMoney) {
  const { loan, annualRate, termMonths, extraPerMonth, investReturn, interestTaxShare, statedPayment } = given;
  const monthlyRate = annualRate / 12;
  const payment = statedPayment ?? levelPayment(loan, monthlyRate, termMonths);
  const monthlyReturn = monthlyEquivalent(investReturn);
  let owed = loan;
  let owedByInvestor = loan;
  let payoffMonth = 0;
  let wealthPrepay = 0;
  let wealthInvest = 0;
  for (let k = 1; k <= termMonths; k++) {
    const due = owed * (1 + monthlyRate);
    const clears = statedPayment !== undefined && k === termMonths;
    const paid = clears ? due : Math.min(due, payment + extraPerMonth);
    owed = due - paid;
    if (payoffMonth === 0 && owed <= 1e-7 * (1 + loan)) {
      payoffMonth = k;
      owed = 0;
    }
    wealthPrepay = wealthPrepay * (1 + monthlyReturn) + (payment + extraPerMonth - paid);
    // A level payment is due through the end; one from a statement may end early or leave a remainder for the last
    // month.
    const dueOfInvestor = owedByInvestor * (1 + monthlyRate);
    const paidByInvestor =
      statedPayment === undefined ? payment : clears ? dueOfInvestor : Math.min(dueOfInvestor, payment);
    owedByInvestor = dueOfInvestor - paidByInvestor;
    wealthInvest = wealthInvest * (1 + monthlyReturn) + (payment - paidByInvestor) + extraPerMonth;
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
