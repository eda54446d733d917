import { usc26 } from "../../cite.ts";
import { type Lines, part } from "../../worksheet.ts";
import { charityWithoutItemizingLines } from "../charity-without-itemizing.lines.ts";
import { qualifiedBusinessIncomeLines } from "../qualified-business-income.lines.ts";
import { topBracketLimitLines } from "../top-bracket-limit.lines.ts";
import type { ReturnDeductions } from "./deductions.ts";

/** From adjusted gross income to taxable income, line by line. */
export const returnDeductionsLines: Lines<ReturnDeductions> = {
  itemizes: {
    label: "Itemizes deductions",
    found:
      "Yes if your itemized deductions are more than the standard deduction and the gifts you can deduct with it, unless you chose one.",
    unchecked: "conditions",
    meaning: "If the larger one would mean more tax, because of the minimum tax or the top bracket, we use the other.",
    unit: "flag",
    source: usc26("63", "(e)"),
  },
  charity: part(charityWithoutItemizingLines, { law: "charityWithoutItemizing" }),
  otherDeductions: {
    label: "Deductions besides the standard or itemized one",
    formula: "charity.deduction + additionalDeductions",
  },
  deductionBeforeLimit: {
    label: "Standard or itemized deduction before the limit for the top bracket",
    formula: "when(itemizes, itemized.total, standard.amount)",
  },
  taxableIncomeBefore: {
    label: "Taxable income before the business income deduction",
    formula: "max(0, adjustedGrossIncome - deductionBeforeLimit - otherDeductions)",
    form: "Form 8995, line 11",
  },
  gainsAndQualifiedDividends: {
    label: "Net capital gain and qualified dividends",
    formula: "adjusted.gains.netCapitalGain + income.qualifiedDividends",
    form: "Form 8995, line 12",
  },
  qualified: part(qualifiedBusinessIncomeLines, {
    given: { tipsDeducted: "tipsDeduction.deduction" },
    law: "qualifiedBusinessIncome",
  }),
  itemizedTotal: {
    label: "Itemized deductions taken",
    formula: "when(itemizes, itemized.total, 0)",
  },
  incomeBeforeItemizing: {
    label: "Taxable income before itemized deductions",
    formula: "adjustedGrossIncome - otherDeductions - qualified.deduction",
  },
  topBracket: part(topBracketLimitLines, { law: "itemized" }),
  deduction: {
    label: "Standard or itemized deduction",
    formula: "when(itemizes, topBracket.allowed, standard.amount)",
    form: "Form 1040, line 12e",
  },
  unlimitedTaxableIncome: {
    label: "Income less all deductions",
    formula: "adjustedGrossIncome - deduction - otherDeductions - qualified.deduction",
  },
  taxableIncome: {
    label: "Taxable income",
    formula: "max(0, unlimitedTaxableIncome)",
    form: "Form 1040, line 15",
  },
};
