import { each, type Lines, part } from "../worksheet.ts";
import { annualizedInstalmentsLines } from "./annualized-instalments.lines.ts";
import { catchUpLines } from "./catch-up.lines.ts";
import type { PaymentPlan, ScheduledPayment } from "./payment-plan.ts";
import { requiredAnnualPaymentLines } from "./required-annual-payment.lines.ts";
import type { Payment } from "./underpayment-penalty.ts";

const installment = (month: string) => ({
  label: `${month} installment`,
  found: "What you have to pay by this date.",
  check: `${month.toLowerCase()} >= 0`,
});

export const paymentPlanLines: Lines<PaymentPlan> = {
  withholding: { label: "Withholding for the whole year", formula: "withholdingSoFar + withholdingExpected" },
  safeHarbor: part(requiredAnnualPaymentLines, { law: "estimatedTax" }),
  annualized: part(annualizedInstalmentsLines, { given: { required: "safeHarbor.required" } }),
  annualizedAsksLater: {
    label: "Annualizing lets you pay later",
    found:
      "If your income comes late in the year, you may pay later. Yes if Schedule AI asks for less than a quarter on any date.",
    unchecked: "conditions",
  },
  plan: part(catchUpLines),
  returnWasDue: {
    label: "The return is past due",
    found: "Yes if the day we calculate as of is later than April 15 of the next year, or the next business day.",
    unchecked: "conditions",
  },
  payments: each<Payment>({
    amount: {
      label: "Estimated payment made",
      found: "As you entered it. Until you answer, we assume you made each payment on its due date.",
      check: "amount >= 0",
    },
  }),
  schedule: each<ScheduledPayment>({
    april: installment("April"),
    june: installment("June"),
    september: installment("September"),
    january: installment("January"),
    withheld: {
      label: "Withholding counted toward these installments",
      found: "A quarter of the year's withholding for each of these dates, but no more than the installments.",
      check: "withheld >= -0.000001 && withheld <= april + june + september + january + 0.000001",
    },
    before: {
      label: "Earlier payments in this schedule",
      found: "The payments listed above this one, added up.",
      check: "before >= 0",
    },
    amount: {
      label: "Payment",
      formula: "april + june + september + january - withheld - plan.paidSoFar - before",
      meaning: "The installments due by then, minus what was withheld and paid. Payments not due yet aren't counted.",
      form: "Form 1040-ES",
    },
  }),
};
