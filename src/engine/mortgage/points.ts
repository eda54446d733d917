import { startedSteps, toCent } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";
import { aprOfMonthly } from "./apr/apr.ts";
import { equityBreakEven, monthlyEquivalent } from "./break-even.ts";
import { levelPaymentFormula } from "./level-payment.ts";
import { schedule } from "./schedule.ts";

export interface PointsOffer {
  readonly loan: number;
  readonly termMonths: number;
  readonly annualRate: number;
  /** One point is 0.01 of the loan; negative for a lender credit. */
  readonly pointsShare: number;
  readonly rateWithPoints: number;
  /** What the money would earn elsewhere a year; 0 to compare dollars as they are. */
  readonly alternativeReturn: number;
}

export type Points = ReturnType<typeof points>;

const START = { year: 2000, month: 1, day: 1 };

/** Points for a lower rate, or a lender credit for a higher one: what it costs, and when it pays. */
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

export const pointsLines: Lines<Points> = {
  cost: {
    label: "Cost of the points",
    formula: "toCent(loan * pointsShare)",
    meaning: "Negative for a lender credit.",
  },
  paymentWithout: {
    label: "Payment without points",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
  },
  paymentWith: {
    label: "Payment with points",
    formula: `toCent(${levelPaymentFormula("loan", "rateWithPoints / 12", "termMonths")})`,
  },
  monthlySaving: { label: "Saved each month", formula: "toCent(paymentWithout - paymentWith)" },
  simpleBreakEven: {
    label: "Months until the lower payments have paid for the points",
    formula:
      "when(cost * monthlySaving > 0 || (cost == 0 && monthlySaving > 0), startedSteps(cost, monthlySaving), null)",
    unit: "months",
  },
  equityBreakEvenMonth: {
    label: "The same, counting that you owe less",
    found:
      "The first month in which the payments saved, plus the difference between the two balances, cover the cost. The lower rate also pays the loan down faster.",
    unit: "months",
  },
  discountedBreakEvenMonth: {
    label: "The same, counting what the money would have earned",
    found: "The first such month with all amounts discounted at the return you name.",
    unit: "months",
  },
  interestSaved: {
    label: "Interest saved over the whole term",
    found: "The interest of the one schedule less the interest of the other.",
  },
  savedInTheEnd: { label: "Saved in the end, after the cost", formula: "interestSaved - cost" },
  aprWithPoints: {
    label: "Annual percentage rate with the points",
    found: "Twelve times the monthly rate at which the payments are worth the loan less the points.",
    unit: "rate",
  },
};
