import { usc26 } from "../cite.ts";
import { each, type Lines, part } from "../worksheet.ts";
import { capitalGainsLines } from "./capital-gains.lines.ts";
import type { IncomeAndAdjustments } from "./income-and-adjustments.ts";
import { iraDeductionLines } from "./ira-deduction.lines.ts";
import { studentLoanInterestLines } from "./student-loan-interest.lines.ts";
import { taxableBenefitsLines } from "./taxable-benefits.lines.ts";

const NET_OPERATING_LOSS = usc26("172");
const EXCESS_LOSS = usc26("461", "(l)");
const benefitsPart = (provisionalIncome: string) =>
  part(taxableBenefitsLines, {
    given: { benefits: "income.socialSecurityBenefits", provisionalIncome },
    law: "socialSecurityBenefits",
  });

export const incomeAndAdjustmentsLines: Lines<IncomeAndAdjustments> = {
  wages: { label: "Wages", formula: "sum(people.wages)", form: "Form 1040, line 1z" },
  pensions: {
    label: "Pensions and retirement withdrawals",
    formula: "sum(persons.taxablePensions)",
    form: "Form 1040, lines 4b and 5b",
  },
  profit: { label: "Business income or loss", formula: "sum(people.profit)", form: "Schedule 1, line 3" },
  passThroughIncome: {
    label: "Rents, royalties, partnerships, S corporations",
    formula: "sum(passThroughs.income)",
    form: "Schedule 1, line 5",
  },
  excessBusinessLoss: {
    label: "Excess business loss, added back",
    formula: "max(0, -(profit + passThroughIncome) - businessLoss.limit)",
    meaning: "A business loss above a limit can't reduce other income this year. It carries over to next year.",
    form: "Schedule 1, line 8p",
    source: EXCESS_LOSS,
  },
  gains: part(capitalGainsLines),
  incomeBeforeLoss: {
    label: "Taxable income before a loss carried over",
    found:
      "The whole return figured without the loss and without the business income deduction. Zero if there is no loss.",
    unchecked: "other calculation",
    source: NET_OPERATING_LOSS,
  },
  lossDeduction: {
    label: "Net operating loss deduction",
    formula: "min(claims.netOperatingLoss, netOperatingLoss.share * incomeBeforeLoss)",
    meaning: "It lowers income tax, but not self-employment tax.",
    form: "Schedule 1, line 8a",
    source: NET_OPERATING_LOSS,
  },
  lossCarriedOn: {
    label: "Net operating loss left for later years",
    formula: "claims.netOperatingLoss - lossDeduction",
    source: NET_OPERATING_LOSS,
  },
  incomeBeforeBenefits: {
    label: "Income other than Social Security benefits",
    formula:
      "wages + pensions + income.taxableInterest + income.ordinaryDividends + gains.counted + profit + passThroughIncome + excessBusinessLoss + income.unemployment + income.other - lossDeduction",
  },
  halfOfSelfEmploymentTax: {
    label: "Deductible half of self-employment tax",
    formula: "sum(people.selfEmployed.deductibleHalf)",
    form: "Schedule 1, line 15",
  },
  planDeductions: {
    label: "Own SEP, SIMPLE and solo 401(k) contributions",
    formula: "sum(people.planDeduction)",
    form: "Schedule 1, line 16",
  },
  healthDeductions: {
    label: "Self-employed health insurance deduction",
    formula: "sum(people.healthDeduction)",
    form: "Schedule 1, line 17",
  },
  educatorDeductions: {
    label: "Educator expenses",
    formula: "sum(people.educatorDeduction)",
    form: "Schedule 1, line 11",
  },
  healthSavingsShared: {
    label: "Health savings limit with family coverage",
    found: "Two spouses with family coverage share one limit, so we use the larger.",
    check: "healthSavingsShared <= sum(people.healthSavingsFamily) + 0.000001",
    source: usc26("223", "(b)(5)"),
  },
  healthSavingsLimit: {
    label: "Health savings account limit",
    formula:
      "when(claimedAsDependent, 0, when(healthSavingsShared > 0, healthSavingsShared, sum(people.healthSavingsSelfOnly)) + sum(people.healthSavingsCatchUp))",
    meaning: "Zero if someone else can claim you as a dependent.",
    form: "Form 8889, line 8",
    source: usc26("223", "(b)(6)"),
  },
  healthSavingsDeduction: {
    label: "Health savings account deduction",
    formula:
      "min(sum(persons.healthSavingsContribution), max(0, healthSavingsLimit - sum(persons.healthSavingsThroughPayroll)))",
    form: "Schedule 1, line 13",
  },
  adjustmentsBeforeIra: {
    label: "Adjustments before IRA and student loan interest",
    formula:
      "halfOfSelfEmploymentTax + planDeductions + healthDeductions + educatorDeductions + healthSavingsDeduction + adjustments.militaryMovingExpenses + adjustments.earlyWithdrawalPenalty + adjustments.alimonyPaid + adjustments.other",
  },
  provisionalBeforeIra: {
    label: "Income that decides how much of your benefits is taxed, before an IRA deduction",
    formula:
      "incomeBeforeBenefits - adjustmentsBeforeIra + income.taxExemptInterest + income.socialSecurityBenefits * socialSecurityBenefits.firstRate",
  },
  benefitsBeforeIra: benefitsPart("provisionalBeforeIra"),
  incomeForIra: {
    label: "Modified adjusted gross income for the IRA deduction",
    formula: "incomeBeforeBenefits + benefitsBeforeIra.taxable - adjustmentsBeforeIra",
    form: "Publication 590-A, Worksheet 1-1",
  },
  iras: each(iraDeductionLines, {
    given: {
      person: "persons.#",
      income: "incomeForIra",
      spouseCovered: "persons.#.spouseCoveredByRetirementPlan",
    },
    law: "individualRetirement",
  }),
  iraDeductions: { label: "IRA deduction", formula: "sum(iras.deduction)", form: "Schedule 1, line 20" },
  provisionalIncome: {
    label: "Income that decides how much of your benefits is taxed",
    formula: "provisionalBeforeIra - iraDeductions",
    form: "Social Security Benefits Worksheet, line 7",
  },
  benefitsTaxed: benefitsPart("provisionalIncome"),
  totalIncome: {
    label: "Total income",
    formula: "incomeBeforeBenefits + benefitsTaxed.taxable",
    form: "Form 1040, line 9",
  },
  incomeForStudentLoan: {
    label: "Modified adjusted gross income for student loan interest",
    formula: "totalIncome - adjustmentsBeforeIra - iraDeductions",
  },
  studentLoan: part(studentLoanInterestLines, {
    given: { paid: "adjustments.studentLoanInterest", income: "incomeForStudentLoan" },
    law: "studentLoan",
  }),
  totalAdjustments: {
    label: "Adjustments to income",
    formula: "adjustmentsBeforeIra + iraDeductions + studentLoan.deduction",
    form: "Form 1040, line 10",
  },
};
