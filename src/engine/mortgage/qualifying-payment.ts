import { toCent } from "../rounding.ts";
import { levelPayment, type PaymentTerms } from "./level-payment.ts";

/** How lenders figure the payment of a loan when they compare it with an income. */
export interface QualifyingTerms {
  /** What they add to the note's rate. */
  readonly rateMore: number;
  /** The lowest rate that they use; 0 if it is the note's. */
  readonly leastRate: number;
  /** The payments of interest alone, which aren't what they go by. */
  readonly interestOnlyMonths: number;
}

/** A loan whose first payment is what they go by. */
export const AS_PAID: QualifyingTerms = { rateMore: 0, leastRate: 0, interestOnlyMonths: 0 };

export const qualifyingRate = (annualRate: number, { rateMore, leastRate }: QualifyingTerms): number =>
  Math.max(annualRate + rateMore, leastRate);

/** Each month for each dollar borrowed: the first payment, and the one that lenders go by. */
export function paymentsPerDollar({ annualRate, termMonths }: Omit<PaymentTerms, "loan">, terms: QualifyingTerms) {
  const { interestOnlyMonths } = terms;
  return {
    first: interestOnlyMonths > 0 ? annualRate / 12 : levelPayment(1, annualRate / 12, termMonths),
    qualifying: levelPayment(1, qualifyingRate(annualRate, terms) / 12, termMonths - interestOnlyMonths),
  };
}

export type QualifyingPayment = ReturnType<typeof qualifyingPayment>;

/** The payment that has to fit the income: at that rate, and paid off in the months after any of interest alone. */
export function qualifyingPayment({ loan, annualRate, termMonths }: PaymentTerms, terms: QualifyingTerms) {
  const rate = qualifyingRate(annualRate, terms);
  const months = termMonths - terms.interestOnlyMonths;
  return { rate, months, payment: toCent(levelPayment(loan, rate / 12, months)) };
}
