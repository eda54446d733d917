import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { Refinance } from "./refinance.ts";

export const refinanceLines: Lines<Refinance> = {
  monthsLeft: { label: "Payments left on the old loan", formula: "max(0, oldMonths - paymentsMade)", unit: "months" },
  balance: {
    label: "Balance of the old loan",
    found: "What you still owe on it after the payments you have made.",
    check: "balance >= 0",
  },
  financedCosts: { label: "Closing costs added to the loan", formula: "when(costsFinanced, closingCosts, 0)" },
  cashCosts: { label: "Closing costs paid in cash", formula: "closingCosts - financedCosts" },
  newLoan: { label: "New loan", formula: "toCent(balance + financedCosts + cashOut)" },
  oldPayment: {
    label: "Payment now",
    formula: `toCent(${levelPaymentFormula("originalLoan", "oldRate / 12", "oldMonths")})`,
  },
  newPayment: {
    label: "Payment after",
    formula: `toCent(${levelPaymentFormula("newLoan", "newRate / 12", "newMonths")})`,
  },
  monthlySaving: { label: "Saved each month", formula: "toCent(oldPayment - newPayment)" },
  simpleBreakEven: {
    label: "Months until the lower payments have paid the costs",
    formula: "when(monthlySaving > 0, startedSteps(closingCosts, monthlySaving), null)",
    unit: "months",
  },
  equityBreakEvenMonth: {
    label: "Break-even, counting the balance",
    found:
      "The first month in which cash received, plus the payments saved, plus the difference between the old balance and the new one, cover the costs paid in cash.",
    check: "equityBreakEvenMonth == null || equityBreakEvenMonth >= 0",
    unit: "months",
  },
  owedLess: {
    label: "Difference in what you owe at the end of your stay",
    found: "The old loan's balance then, minus the new one's.",
    unchecked: "rows",
  },
  presentValue: {
    label: "Total gain over your stay, valued when you refinance",
    found:
      "Cash received less costs paid, plus the payments saved each month, plus the difference in what you owe at the end, with later dollars discounted.",
    unchecked: "rows",
    meaning: "Above zero, refinancing leaves you better off.",
  },
  remainingInterestOld: {
    label: "Interest still to come on the old loan",
    found: "The interest of the rows that remain in its schedule.",
    check: "remainingInterestOld >= 0",
  },
  totalInterestNew: {
    label: "Interest on the new loan",
    found: "The interest of every row of its schedule, added up.",
    check: "totalInterestNew >= 0",
  },
  interestSaved: {
    label: "Interest saved if both loans run to their end",
    formula: "remainingInterestOld - totalInterestNew",
    meaning: "Often below zero when the payment falls because the term starts over.",
  },
  sameTermPayment: {
    label: "Payment if the new loan ends when the old one would",
    formula: `toCent(${levelPaymentFormula("newLoan", "newRate / 12", "max(1, monthsLeft)")})`,
  },
  sameTermInterest: {
    label: "Interest on the new loan if it ends when the old one would",
    found: "The interest of every row of that schedule, added up.",
    check: "sameTermInterest >= 0",
  },
};

/** When the old loan's payment comes from its statement. */
export const refinanceByStatementLines: Lines<Refinance> = {
  ...refinanceLines,
  monthsLeft: {
    label: "Payments left on the old loan",
    found: "How many of the payments on your statement pay off the balance, less those made by then.",
    check: "monthsLeft <= max(0, oldMonths - paymentsMade)",
    unit: "months",
  },
  oldPayment: { label: "Payment now", formula: "toCent(statedPayment)" },
};
