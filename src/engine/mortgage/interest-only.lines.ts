import type { Lines } from "../worksheet.ts";
import type { UnusualSchedule } from "./interest-only.ts";

export const unusualScheduleLines: Lines<UnusualSchedule> = {
  paymentsMade: {
    label: "Number of payments",
    found: "The number of rows in the schedule.",
    check: "paymentsMade >= 0",
    unit: "count",
  },
  lastPayment: {
    label: "Last payment",
    found: "The amount that brings the balance to zero.",
    check: "lastPayment >= 0",
  },
  totalInterest: {
    label: "Total interest",
    found: "The interest in every row, added up.",
    check: "totalInterest >= 0",
  },
  totalPaid: { label: "All payments", formula: "toCent(loan) + totalInterest" },
  interestOnlyPayment: {
    label: "Payment while you pay only interest",
    formula: "when(interestOnlyMonths > 0 && min(balloonAfter, termMonths) > 1, toCent(loan * annualRate / 12), 0)",
    meaning: "The loan doesn't get smaller during this time.",
  },
  principalAndInterest: {
    label: "Monthly principal and interest afterwards",
    found: "The level payment on what is owed then, over the months that remain of the whole term.",
    check: "principalAndInterest >= 0",
  },
  balloon: {
    label: "Balloon payment",
    found: "Everything you still owe when the loan comes due, with the last month's interest.",
    check: "balloon >= 0 && balloon <= lastPayment",
  },
};
