import { each, type Lines, part } from "../worksheet.ts";
import { annualizedInstalmentsLines } from "./annualized-instalments.lines.ts";
import { catchUpLines } from "./catch-up.lines.ts";
import type { PaymentPlan, ScheduledPayment } from "./payment-plan.ts";
import { requiredAnnualPaymentLines } from "./required-annual-payment.lines.ts";
import { underpaymentPenaltyLines } from "./underpayment-penalty.lines.ts";

export const paymentPlanLines: Lines<PaymentPlan> = {
  withholding: { label: "Withholding of the whole year", formula: "withholdingSoFar + withholdingExpected" },
  safeHarbor: part(requiredAnnualPaymentLines, { law: "estimatedTax" }),
  annualized: part(annualizedInstalmentsLines, { given: { required: "safeHarbor.required" } }),
  annualizedAsksLater: {
    label: "Annualizing lets you pay later",
    found:
      "Income that comes late in the year may be paid for late: true if Schedule AI asks for less than a quarter on some date.",
    unchecked: "conditions",
  },
  plan: part(catchUpLines),
  returnWasDue: {
    label: "The return's own due date is past",
    found: "By the day counted from: April 15 of the next year, or the next business day.",
    unchecked: "conditions",
  },
  schedule: each<ScheduledPayment>({
    amount: {
      label: "Payment",
      found: "What is overdue today; then each date's own installment.",
      check: "amount >= 0",
    },
  }),
  ifPaidToday: part(underpaymentPenaltyLines),
  ifPaidNextDate: part(underpaymentPenaltyLines),
  ifNothingMore: part(underpaymentPenaltyLines),
  waitingCosts: {
    label: "What waiting for the next date costs",
    formula: "ifPaidNextDate.penalty - ifPaidToday.penalty",
  },
};
