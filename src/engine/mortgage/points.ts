import { startedSteps, toCent } from "../rounding.ts";
import { aprOfMonthly } from "./apr/apr.ts";
import { equityBreakEven, monthlyEquivalent } from "./break-even.ts";
import { schedule } from "./schedule.ts";

export interface PointsOffer {
  readonly loan: number;
  readonly termMonths: number;
  readonly annualRate: number;
  /** One point is 0.01 of the loan; negative for a lender credit. */
  readonly pointsShare: number;
  readonly rateWithPoints: number;
  /** What the money would earn elsewhere per year; 0 to compare dollars directly. */
  readonly alternativeReturn: number;
}

export type Points = ReturnType<typeof points>;

const START = { year: 2000, month: 1, day: 1 };

/** Points for a lower rate, or a lender credit for a higher one: what it costs, and when it pays off. Dollars. */
export function points(offer: PointsOffer) {
  const { termMonths, annualRate, pointsShare, rateWithPoints, alternativeReturn } = offer;
  const terms = { loan: offer.loan, termMonths, firstPayment: START };
  const before = schedule({ ...terms, annualRate });
  const after = schedule({ ...terms, annualRate: rateWithPoints });
  const cost = toCent(before.loan * pointsShare);
  const paymentWithout = before.principalAndInterest;
  const paymentWith = after.principalAndInterest;
  const monthlySaving = toCent(paymentWithout - paymentWith);
  const paysBack = cost * monthlySaving > 0 || (cost === 0 && monthlySaving > 0);
  const simpleBreakEven = paysBack ? startedSteps(cost, monthlySaving) : null;
  const compared = { before, after, months: termMonths };
  const equityBreakEvenMonth = equityBreakEven(compared, cost);
  const discountedBreakEvenMonth = equityBreakEven(compared, cost, monthlyEquivalent(alternativeReturn));
  const interestSaved = toCent(before.totalInterest - after.totalInterest);
  const savedInTheEnd = interestSaved - cost;
  const aprWithPoints = aprOfMonthly(before.loan - cost, after.payment.subarray(0, after.paymentsMade));
  return {
    cost,
    paymentWithout,
    paymentWith,
    monthlySaving,
    simpleBreakEven,
    equityBreakEvenMonth,
    discountedBreakEvenMonth,
    interestSaved,
    savedInTheEnd,
    aprWithPoints,
  };
}
