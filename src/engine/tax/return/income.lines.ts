import { usc26 } from "../../cite.ts";
import { each, type Lines, part } from "../../worksheet.ts";
import { additionalMedicareTaxLines } from "../additional-medicare-tax.lines.ts";
import { incomeAndAdjustmentsLines } from "../income-and-adjustments.lines.ts";
import { personLines } from "../person.lines.ts";
import { carLoanDeductionLines } from "../schedule-1a/car-loan.lines.ts";
import { overtimeDeductionLines } from "../schedule-1a/overtime.lines.ts";
import { seniorDeductionLines } from "../schedule-1a/seniors.lines.ts";
import { tipsDeductionLines } from "../schedule-1a/tips.lines.ts";
import { scheduleALines } from "../schedule-a.lines.ts";
import { standardDeductionLines } from "../standard-deduction.lines.ts";
import { taxPaymentsLines } from "../tax-payments.lines.ts";
import type { ReturnIncome } from "./income.ts";

/** The lines of a return that do not depend on whether deductions are itemized. */
export const returnIncomeLines: Lines<ReturnIncome> = {
  people: each(personLines, { given: { person: "persons.#" } }),
  adjusted: incomeAndAdjustmentsLines,
  adjustedGrossIncome: {
    label: "Adjusted gross income",
    formula: "adjusted.totalIncome - adjusted.totalAdjustments",
    form: "Form 1040, line 11a",
  },
  earnedIncome: { label: "Earned income on the return", formula: "sum(people.earnedIncome)" },
  additions: {
    label: "Additions to the standard deduction",
    formula: "sum(people.standardAdditions)",
    unit: "count",
  },
  standard: part(standardDeductionLines, { law: "standardDeduction" }),
  itemized: part(scheduleALines, { law: "itemized" }),
  allTips: { label: "Qualified tips on the return", formula: "sum(people.tips)", form: "Schedule 1-A, line 6" },
  tipsDeduction: part(tipsDeductionLines, { given: { tips: "allTips" }, law: "tips" }),
  allOvertime: {
    label: "Qualified overtime on the return",
    formula: "sum(people.overtime)",
    form: "Schedule 1-A, line 14",
  },
  overtimeDeduction: part(overtimeDeductionLines, { given: { overtimePremiums: "allOvertime" }, law: "overtime" }),
  carLoanDeduction: part(carLoanDeductionLines, { law: "carLoan" }),
  seniorCount: {
    label: "People who qualify for the deduction for seniors",
    formula: "when(separate, 0, sum(people.seniorWithNumber))",
    meaning: "Married couples have to file jointly to get it.",
    unit: "count",
    source: usc26("151", "(d)(5)(C)(v)"),
  },
  seniors: part(seniorDeductionLines, { given: { seniors: "seniorCount" }, law: "senior" }),
  additionalDeductions: {
    label: "Additional deductions",
    formula: "tipsDeduction.deduction + overtimeDeduction.deduction + carLoanDeduction.deduction + seniors.deduction",
    form: "Form 1040, line 13b",
  },
  selfEmploymentTax: {
    label: "Self-employment tax",
    formula: "sum(people.selfEmployed.tax)",
    form: "Schedule 2, line 4",
  },
  allMedicareWages: {
    label: "Medicare wages on the return",
    formula: "sum(people.medicareWages)",
    form: "Form 8959, line 4",
  },
  allSelfEmploymentIncome: {
    label: "Self-employment income on the return",
    formula: "sum(people.medicareEarnings)",
    form: "Form 8959, line 8",
  },
  additionalMedicareTax: part(additionalMedicareTaxLines, { law: "additionalMedicare" }),
  paid: part(taxPaymentsLines, { law: "payroll" }),
};
