import type { Lines } from "../worksheet.ts";
import type { ScheduleRow } from "./schedule-row.ts";

export const scheduleRowLines: Lines<ScheduleRow> = {
  number: {
    label: "Payment number",
    found: "Payments are numbered from the first one due.",
    check: "number >= 1",
    unit: "count",
  },
  interest: {
    label: "Interest",
    formula: "toCent(before.balance * annualRate / 12)",
    meaning: "One month's interest on what you still owed.",
  },
  payment: {
    label: "Payment",
    formula:
      "when(number == termMonths || principalAndInterest >= before.balance + interest, before.balance + interest, principalAndInterest)",
    meaning: "The level payment; the last one clears exactly what is left.",
  },
  principal: {
    label: "Principal",
    formula: "payment - interest",
    meaning: "The part of the payment that brings down what you owe.",
  },
  extra: {
    label: "Extra payment",
    found: "The extra you plan to pay on this date, but never more than you still owe.",
    check: "extra >= 0 && extra <= before.balance - principal + 0.001",
  },
  balance: { label: "Balance after", formula: "before.balance - principal - extra" },
  interestSoFar: { label: "Interest paid so far", formula: "before.interestSoFar + interest" },
};
