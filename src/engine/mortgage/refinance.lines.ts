import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { Refinance } from "./refinance.ts";

/** What payments of a dollar grow to: each earns the loan's interest until the last one. */
const grown = (rate: string, months: string) =>
  `when(${rate} == 0, ${months}, ((1 + ${rate} / 12) ** ${months} - 1) / (${rate} / 12))`;
/** What a loan owes after some level payments: the balance grown, less the payments grown. */
const owed = (loan: string, rate: string, payment: string, months: string) =>
  `(${loan} * (1 + ${rate} / 12) ** ${months} - ${payment} * ${grown(rate, months)})`;
const owedOnOld = (months: string) => owed("balance", "oldRate", "oldPayment", months);
const owedOnNew = (months: string) => owed("newLoan", "newRate", "newPayment", months);
/** Neither loan has come to its last payment, which is another one, by then. */
const isLevel = (months: string) =>
  `${months} < monthsLeft && ${months} < newMonths && ${owedOnOld(months)} > oldPayment && ${owedOnNew(months)} > newPayment`;
const within = (value: string, exact: string, slack: string) =>
  `max(${value} - ${exact}, ${exact} - ${value}) <= 0.01 + ${slack}`;
/** Each month's interest is rounded by up to half a cent, which grows like a payment. */
const owesLess = (value: string, months: string) =>
  `(!(${isLevel(months)}) || ${within(value, `(${owedOnOld(months)} - ${owedOnNew(months)})`, `0.006 * (${grown("oldRate", months)} + ${grown("newRate", months)})`)})`;
const saves = (value: string, exact: string, months: string) =>
  `(!(${isLevel(months)}) || ${within(value, exact, "1e-9 * newLoan")})`;

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
    label: "Payment after refinancing",
    formula: `toCent(${levelPaymentFormula("newLoan", "newRate / 12", "newMonths")})`,
  },
  monthlySaving: { label: "Saved each month", formula: "toCent(oldPayment - newPayment)" },
  simpleBreakEven: {
    label: "Months until the lower payments have covered the costs",
    formula: "when(monthlySaving > 0, startedSteps(closingCosts, monthlySaving), null)",
    unit: "months",
  },
  savedByBreakEven: {
    label: "Payments saved by the break-even",
    found: "What the old loan's payments until then come to, less the new loan's.",
    unchecked: "rows",
  },
  owedLessAtBreakEven: {
    label: "What you owe less at the break-even",
    found: "The old loan's balance then, minus the new one's.",
    unchecked: "rows",
  },
  equityBreakEvenMonth: {
    label: "Break-even, counting the balance",
    found:
      "The first month in which cash received ({cashOut}), plus the payments saved by then ({savedByBreakEven}), plus what you owe less ({owedLessAtBreakEven}), cover the costs paid in cash ({cashCosts}).",
    check: `equityBreakEvenMonth == null || cashOut + savedByBreakEven + owedLessAtBreakEven >= cashCosts - 0.01 && ${saves("savedByBreakEven", "monthlySaving * equityBreakEvenMonth", "equityBreakEvenMonth")} && ${owesLess("owedLessAtBreakEven", "equityBreakEvenMonth")}`,
    unit: "months",
  },
  monthlyDiscount: {
    label: "What savings earn in a month",
    formula: "(1 + discountRate) ** (1 / 12) - 1",
    unit: "rate",
    meaning: "The monthly rate that compounds to the yearly return you entered.",
  },
  worthOfSavings: {
    label: "What the saved payments are worth",
    found:
      "The payments saved in each month of your stay, each divided by what a dollar in savings would grow to by then.",
    check: saves(
      "worthOfSavings",
      "monthlySaving * when(monthlyDiscount == 0, holdMonths, (1 - (1 + monthlyDiscount) ** -holdMonths) / monthlyDiscount)",
      "holdMonths",
    ),
  },
  owedLess: {
    label: "Difference in what you owe at the end of your stay",
    found: "The old loan's balance then, minus the new one's.",
    check: owesLess("owedLess", "holdMonths"),
  },
  worthOfOwedLess: {
    label: "What that difference is worth",
    formula: "owedLess / (1 + monthlyDiscount) ** holdMonths",
  },
  presentValue: {
    label: "Total gain over your stay, valued when you refinance",
    formula: "cashOut - cashCosts + worthOfSavings + worthOfOwedLess",
    meaning:
      "Above zero, refinancing leaves you better off. Later dollars count less, because your savings could earn something until then.",
  },
  remainingInterestOld: {
    label: "Interest left to pay on the old loan",
    found: "The interest in the remaining rows of its schedule.",
    check: "remainingInterestOld >= 0",
  },
  totalInterestNew: {
    label: "Interest on the new loan",
    found: "The interest in every row of its schedule, added up.",
    check: "totalInterestNew >= 0",
  },
  interestSaved: {
    label: "Interest saved if both loans run to the end",
    formula: "remainingInterestOld - totalInterestNew",
    meaning: "Often below zero when the payment falls because the term starts over.",
  },
  sameTermPayment: {
    label: "Payment if the new loan ends when the old one would",
    formula: `toCent(${levelPaymentFormula("newLoan", "newRate / 12", "max(1, monthsLeft)")})`,
  },
  sameTermInterest: {
    label: "Interest on the new loan if it ends when the old one would",
    found: "The interest in every row of that schedule, added up.",
    check: "sameTermInterest >= 0",
  },
};

/** When the old loan's payment comes from its statement. */
export const refinanceByStatementLines: Lines<Refinance> = {
  ...refinanceLines,
  monthsLeft: {
    label: "Payments left on the old loan",
    found: "How many payments like the one on your statement would pay off the balance, minus those made by then.",
    check: "monthsLeft <= max(0, oldMonths - paymentsMade)",
    unit: "months",
  },
  oldPayment: { label: "Payment now", formula: "toCent(statedPayment)" },
};
