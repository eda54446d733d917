import { usc26 } from "../cite.ts";
import type { Lines, Source } from "../worksheet.ts";
import type { IraDeduction } from "./ira-deduction.ts";

const PUB_590A: Source = {
  cite: "26 USC 219(g); Publication 590-A, Worksheet 1-2",
  url: "https://www.irs.gov/publications/p590a",
};

export const iraDeductionLines: Lines<IraDeduction> = {
  limit: {
    label: "IRA contribution limit at this age",
    formula: "individualRetirement.limit + when(person.age >= catchUpAge, catchUp, 0)",
  },
  compensation: {
    label: "Earnings that count for IRA contributions",
    found:
      "Your own earnings. If you earn less than your spouse, your spouse's earnings count too, minus what your spouse puts into IRAs.",
    check: "compensation >= 0",
    source: usc26("219", "(b)(1), (c)"),
  },
  phaseOutStart: {
    label: "Income above which the deduction falls",
    formula:
      "when(person.coveredByRetirementPlan, when(separateApart, coveredStartApart, coveredStart), when(spouseCovered && !separateApart, spouseCoveredStart, null))",
    meaning: "Applies only if you or your spouse has a retirement plan at work.",
    source: PUB_590A,
  },
  phaseOutEnd: {
    label: "Income at which the deduction ends",
    formula:
      "when(person.coveredByRetirementPlan, when(separateApart, coveredEndApart, coveredEnd), when(spouseCovered && !separateApart, spouseCoveredEnd, null))",
  },
  deductibleLimit: {
    label: "Most you can deduct",
    formula:
      "when(phaseOutStart == null || income <= phaseOutStart, limit, when(income >= phaseOutEnd, 0, min(limit, max(deductionLeast, startedSteps(limit * (phaseOutEnd - income) / (phaseOutEnd - phaseOutStart), deductionStep) * deductionStep))))",
    form: "Publication 590-A, Worksheet 1-2",
  },
  deduction: {
    label: "IRA deduction",
    formula: "min(person.iraContribution, compensation, deductibleLimit)",
    form: "Schedule 1, line 20",
  },
  most: { label: "Most you can put into all IRAs", formula: "min(limit, compensation)" },
  traditional: {
    label: "Paid into a traditional IRA, up to that",
    formula: "min(person.iraContribution, most)",
  },
  rothStart: {
    label: "Income above which Roth contributions fall",
    formula: "when(separateApart, rothStartApart, individualRetirement.rothStart)",
  },
  rothEnd: {
    label: "Income at which Roth contributions end",
    formula: "when(separateApart, rothEndApart, individualRetirement.rothEnd)",
  },
  rothLimit: {
    label: "Most you can put into a Roth IRA",
    formula:
      "min(most - traditional, when(income <= rothStart, most, when(income >= rothEnd, 0, min(most, max(deductionLeast, startedSteps(most * (rothEnd - income) / (rothEnd - rothStart), deductionStep) * deductionStep)))))",
    meaning: "Both kinds of IRA share one limit.",
    form: "Publication 590-A, Worksheet 2-2",
    source: usc26("408A", "(c)"),
  },
  roth: { label: "Paid into a Roth IRA, up to that", formula: "min(person.rothContribution, rothLimit)" },
};
