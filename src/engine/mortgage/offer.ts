import { toCent } from "../rounding.ts";
import { aprOfMonthly } from "./apr/apr.ts";
import { at } from "./ledger.ts";
import { schedule } from "./schedule.ts";

/** A lender's offer, as its Loan Estimate shows it. */
export interface Offer {
  readonly loan: number;
  readonly annualRate: number;
  readonly termMonths: number;
  /** One point is 0.01 of the loan; negative for a lender credit. */
  readonly pointsShare: number;
  /** The lender's own fees, in dollars. */
  readonly fees: number;
  /** How long the borrower keeps the loan. */
  readonly stayMonths: number;
}

const START = { year: 2000, month: 1, day: 1 };

export type OfferCost = ReturnType<typeof offerCost>;

/** What a loan costs over the time it is kept: fees, points and interest, in dollars. Principal isn't a cost. */
export function offerCost({ loan, annualRate, termMonths, pointsShare, fees, stayMonths }: Offer) {
  const made = schedule({ loan, annualRate, termMonths, firstPayment: START });
  const pointsPaid = toCent(made.loan * pointsShare);
  const upfront = pointsPaid + fees;
  const payment = made.principalAndInterest;
  const kept = Math.min(stayMonths, made.paymentsMade);
  const interest = kept === 0 ? 0 : at(made.interestSoFar, kept);
  const cost = upfront + interest;
  const apr =
    upfront < made.loan ? aprOfMonthly(made.loan - upfront, made.payment.subarray(0, made.paymentsMade)) : null;
  return { pointsPaid, upfront, payment, kept, interest, cost, apr };
}
