import { toCent } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";
import { aprOfMonthly } from "./apr/apr.ts";
import { at } from "./ledger.ts";
import { levelPaymentFormula } from "./level-payment.ts";
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
  /** How long the loan is kept. */
  readonly stayMonths: number;
}

const START = { year: 2000, month: 1, day: 1 };

export type OfferCost = ReturnType<typeof offerCost>;

/** What a loan costs over the time it is kept: fees, points and interest. Principal is not a cost. */
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

export const offerCostLines: Lines<OfferCost> = {
  pointsPaid: {
    label: "Points",
    formula: "toCent(loan * pointsShare)",
    meaning: "Negative for a lender credit.",
    form: "Loan Estimate, page 2, section A",
  },
  upfront: {
    label: "Points and lender's fees",
    formula: "pointsPaid + fees",
    form: "Loan Estimate, page 2, section A",
  },
  payment: {
    label: "Principal and interest a month",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
    form: "Loan Estimate, page 1, Loan Terms",
  },
  kept: {
    label: "Payments while you keep the loan",
    found: "The months you stay, or all payments of the loan if you stay longer.",
    check: "kept <= stayMonths && kept <= termMonths",
    unit: "count",
  },
  interest: {
    label: "Interest in that time",
    found: "The interest of those rows of the schedule, added up.",
    check: "interest >= 0",
  },
  cost: {
    label: "Cost of the loan in that time",
    formula: "upfront + interest",
    meaning: "What you pay and do not get back: principal lowers what you owe.",
  },
  apr: {
    label: "Annual percentage rate, of these fees alone",
    found: "Twelve times the monthly rate at which all payments are worth the loan less points and fees.",
    unit: "rate",
    form: "Loan Estimate, page 3, Comparisons",
  },
};
