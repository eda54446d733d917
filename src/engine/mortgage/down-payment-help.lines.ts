import type { Lines } from "../worksheet.ts";
import type { DownPaymentHelp } from "./down-payment-help.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";

export const downPaymentHelpLines: Lines<DownPaymentHelp> = {
  cashYouBring: { label: "Cash you bring to closing", formula: "max(0, cashToClose - helpAmount)" },
  payment: {
    label: "Monthly payment on the help",
    formula: `when(isRepaid, toCent(${levelPaymentFormula("helpAmount", "helpRate / 12", "helpMonths")}), 0)`,
  },
  eachMonth: { label: "You pay each month, with the help", formula: "paymentWithout + payment" },
  months: {
    label: "Months until you sell or the help's term ends",
    formula: "min(stayMonths, helpMonths)",
    unit: "months",
  },
  paid: { label: "What you've paid back on the help by then", formula: "payment * months" },
  fullYears: {
    label: "Full years until then",
    found: "Twelve months each. Part of a year does not count.",
    check: "12 * fullYears <= months && months < 12 * fullYears + 12",
    unit: "years",
  },
  forgiven: {
    label: "Forgiven by then",
    formula: "when(isForgiven, helpAmount * min(1, 12 * fullYears / helpMonths), 0)",
    meaning: "The same part of the help for each full year you stay.",
  },
  owed: {
    label: "Still owed on the help",
    found:
      "If you pay it back monthly, what is still owed. If it is due when you sell, the amount plus simple interest. If it is forgiven over time, what is not forgiven yet.",
    check: "owed >= 0 && owed >= when(isForgiven, helpAmount - forgiven, 0)",
  },
  cost: {
    label: "What the help costs you",
    formula: "paid + owed - helpAmount",
    meaning: "If it is below zero, the help is a gift of that much.",
  },
};
