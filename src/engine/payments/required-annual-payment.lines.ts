import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { RequiredAnnualPayment } from "./required-annual-payment.ts";

const IRC_6654 = (paragraph: string) => usc26("6654", paragraph);

export const requiredAnnualPaymentLines: Lines<RequiredAnnualPayment> = {
  currentYearTax: {
    label: "This year's tax",
    formula:
      "incomeTaxAfterNonrefundableCredits + selfEmploymentTax + additionalMedicareTax + netInvestmentIncomeTax + otherTaxes - refundableCredits",
    meaning: "All the tax on the return, including self-employment tax, minus refundable credits.",
    form: "Form 2210, line 4",
    source: IRC_6654("(f)"),
  },
  currentYearAmount: {
    label: "Enough, based on this year's tax",
    formula: "currentYearShare * currentYearTax",
    form: "Form 2210, line 5",
  },
  priorYearCounts: {
    label: "Last year's tax can be used",
    formula: "priorYearReturnFiled && priorYearFull12Months",
    meaning: "Only if you filed a return for last year and it covered a full year.",
    source: IRC_6654("(d)(1)(B)"),
  },
  highIncomeLastYear: {
    label: "Last year's income was high",
    formula: "priorYearAgi > highIncomeOver",
    meaning: "This depends on last year's adjusted gross income, not this year's.",
  },
  priorYearMultiplier: {
    label: "Share of last year's tax",
    formula: "when(priorYearCounts, when(highIncomeLastYear, priorYearShareHighIncome, priorYearShare), null)",
    unit: "rate",
  },
  priorYearAmount: {
    label: "Enough, based on last year's tax",
    formula: "when(priorYearCounts, priorYearMultiplier * priorYearTax, null)",
    form: "Form 2210, line 8",
  },
  priorYearAsksLess: {
    label: "Last year's tax requires less",
    formula: "priorYearCounts && priorYearAmount < currentYearAmount",
  },
  required: {
    label: "Required annual payment",
    formula: "when(priorYearAsksLess, priorYearAmount, currentYearAmount)",
    meaning: "The smaller of the two. If you pay it on time, you owe no penalty, no matter what you owe in April.",
    form: "Form 2210, line 9",
    source: IRC_6654("(d)(1)(B)"),
  },
  taxAfterWithholding: {
    label: "Tax left after withholding",
    formula: "currentYearTax - withholding",
    form: "Form 2210, line 7",
  },
  owesLittle: {
    label: "You owe too little for a penalty",
    formula: "taxAfterWithholding < noPenaltyUnder",
    source: IRC_6654("(e)(1)"),
  },
  noTaxLiabilityLastYear: {
    label: "No tax last year",
    formula: "priorYearTax == 0 && priorYearFull12Months && usCitizenOrResidentAllPriorYear",
    meaning:
      "If you owed no tax for a full year and were a citizen or resident all year, you don't have to pay in advance this year.",
    source: IRC_6654("(e)(2)"),
  },
  withholdingCoversRequired: {
    label: "Withholding is enough on its own",
    formula: "withholding >= required",
    meaning: "Withholding counts as paid in four equal parts, whenever it was taken.",
    source: IRC_6654("(g)(1)"),
  },
  paymentsNeeded: {
    label: "Estimated payments are needed",
    formula: "!owesLittle && !noTaxLiabilityLastYear && !withholdingCoversRequired",
  },
  instalment: {
    label: "Required installment",
    formula: "when(paymentsNeeded, required / 4, 0)",
    meaning: "A quarter on each of the four dates.",
    form: "Form 2210, line 10",
  },
  instalmentAfterWithholding: {
    label: "To pay on each date, after withholding",
    formula: "when(paymentsNeeded, (required - withholding) / 4, 0)",
    form: "Form 1040-ES",
  },
};
