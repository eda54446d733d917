import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { Points } from "./points.ts";

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
    label: "Break-even, counting payments alone",
    formula:
      "when(cost * monthlySaving > 0 || (cost == 0 && monthlySaving > 0), startedSteps(cost, monthlySaving), null)",
    unit: "months",
  },
  equityBreakEvenMonth: {
    label: "Break-even, counting the lower balance",
    found:
      "The first month in which the payments saved, plus the difference between the two balances, cover the cost. The lower rate also pays the loan down faster.",
    check: "equityBreakEvenMonth == null || equityBreakEvenMonth >= 0",
    unit: "months",
  },
  discountedBreakEvenMonth: {
    label: "Break-even, counting lost returns",
    found: "The first such month with all amounts discounted at the return you entered.",
    check: "discountedBreakEvenMonth == null || discountedBreakEvenMonth >= 0",
    unit: "months",
  },
  interestSaved: {
    label: "Interest saved over the whole term",
    found: "The interest in one schedule minus the interest in the other.",
    unchecked: "rows",
  },
  savedInTheEnd: { label: "Saved in the end, after the cost", formula: "interestSaved - cost" },
  aprWithPoints: {
    label: "Annual percentage rate with the points",
    found: "Twelve times the monthly rate at which the payments are worth the loan less the points.",
    unchecked: "rows",
    unit: "rate",
  },
};
