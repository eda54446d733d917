import { each, type Lines, part } from "../worksheet.ts";
import { type CapitalLossLaw, capitalGains, capitalGainsLines } from "./capital-gains.ts";
import { usc26 } from "./cite.ts";
import type { Household, Person } from "./household.ts";
import { contributionLimit, type IraDeduction, type IraLaw, iraDeduction, iraDeductionLines } from "./ira-deduction.ts";
import type { PersonSheet } from "./person.ts";
import { type StudentLoanLaw, studentLoanInterest, studentLoanInterestLines } from "./student-loan-interest.ts";
import { type BenefitsLaw, taxableBenefits, taxableBenefitsLines } from "./taxable-benefits.ts";

export interface IncomeLaw {
  readonly capitalLoss: CapitalLossLaw;
  readonly businessLoss: { readonly limit: number };
  readonly socialSecurityBenefits: BenefitsLaw;
  readonly individualRetirement: IraLaw;
  readonly studentLoan: StudentLoanLaw;
}

export type IncomeAndAdjustments = ReturnType<typeof incomeAndAdjustments>;

/** Own earnings; for the spouse who earns less on a joint return also the other's, less what the other puts into IRAs (26 USC 219(c)). */
function earningsForIra(i: number, persons: readonly Person[], people: readonly PersonSheet[], law: IraLaw): number {
  const { compensation } = people[i] as PersonSheet;
  const others = people[1 - i]?.compensation ?? 0;
  const { iraContribution, rothContribution, age } = persons[1 - i] ?? (persons[i] as Person);
  return compensation < others
    ? compensation + others - Math.min(iraContribution + rothContribution, others, contributionLimit(age, law))
    : compensation;
}

/**
 * Total income and adjustments to it (Form 1040, lines 1 to 10; Schedule 1). Dollars, unrounded.
 *
 * The deduction for an IRA depends on income with taxable benefits in it, and these depend on the deduction. As
 * Publication 590-A has it, benefits are figured first without the deduction to find it, and then again with it.
 *
 * Leaves out: health savings of spouses who change between family and single coverage, or of whom only one can be claimed by others;
 * and the last-month rule (26 USC 223(b)(8)), under which whoever is eligible in December may count all twelve months.
 */
export function incomeAndAdjustments(
  household: Household,
  persons: readonly Person[],
  people: readonly PersonSheet[],
  law: IncomeLaw,
) {
  const { income, adjustments } = household;
  const separate = household.filingStatus === "married_separate";
  const separateTogether = separate && !household.livedApartAllYear;

  let wages = 0;
  let pensions = 0;
  let profit = 0;
  let halfOfSelfEmploymentTax = 0;
  let planDeductions = 0;
  let healthDeductions = 0;
  let educatorDeductions = 0;
  let healthSavingsShared = 0;
  let savingsSelfOnly = 0;
  let savingsCatchUp = 0;
  let savingsContribution = 0;
  let savingsThroughPayroll = 0;
  for (let i = 0; i < people.length; i++) {
    const sheet = people[i] as PersonSheet;
    const person = persons[i] as Person;
    wages += sheet.wages;
    pensions += person.taxablePensions;
    profit += sheet.profit;
    halfOfSelfEmploymentTax += sheet.selfEmployed.deductibleHalf;
    planDeductions += sheet.planDeduction;
    healthDeductions += sheet.healthDeduction;
    educatorDeductions += sheet.educatorDeduction;
    if (sheet.healthSavingsFamily > healthSavingsShared) healthSavingsShared = sheet.healthSavingsFamily;
    savingsSelfOnly += sheet.healthSavingsSelfOnly;
    savingsCatchUp += sheet.healthSavingsCatchUp;
    savingsContribution += person.healthSavingsContribution;
    savingsThroughPayroll += person.healthSavingsThroughPayroll;
  }
  let passThroughIncome = 0;
  for (const item of household.passThroughs) passThroughIncome += item.income;

  const excessBusinessLoss = Math.max(0, -(profit + passThroughIncome) - law.businessLoss.limit);
  const gains = capitalGains(income.shortTermGain, income.longTermGain, law.capitalLoss);
  const incomeBeforeBenefits =
    wages +
    pensions +
    income.taxableInterest +
    income.ordinaryDividends +
    gains.counted +
    profit +
    passThroughIncome +
    excessBusinessLoss +
    income.unemployment +
    income.other;

  const healthSavingsLimit = household.claimedAsDependent
    ? 0
    : (healthSavingsShared > 0 ? healthSavingsShared : savingsSelfOnly) + savingsCatchUp;
  const healthSavingsDeduction = Math.min(savingsContribution, Math.max(0, healthSavingsLimit - savingsThroughPayroll));
  const adjustmentsBeforeIra =
    halfOfSelfEmploymentTax +
    planDeductions +
    healthDeductions +
    educatorDeductions +
    healthSavingsDeduction +
    adjustments.militaryMovingExpenses +
    adjustments.earlyWithdrawalPenalty +
    adjustments.alimonyPaid +
    adjustments.other;

  const benefits = income.socialSecurityBenefits;
  const provisionalBeforeIra =
    incomeBeforeBenefits -
    adjustmentsBeforeIra +
    income.taxExemptInterest +
    benefits * law.socialSecurityBenefits.firstRate;
  const benefitsBeforeIra = taxableBenefits(
    { benefits, provisionalIncome: provisionalBeforeIra, separateTogether },
    law.socialSecurityBenefits,
  );
  const incomeForIra = incomeBeforeBenefits + benefitsBeforeIra.taxable - adjustmentsBeforeIra;

  const iras: IraDeduction[] = [];
  let iraDeductions = 0;
  for (let i = 0; i < people.length; i++) {
    const person = persons[i] as Person;
    const ira = iraDeduction(
      {
        contribution: person.iraContribution,
        rothContribution: person.rothContribution,
        age: person.age,
        covered: person.coveredByRetirementPlan,
        spouseCovered: persons[1 - i]?.coveredByRetirementPlan ?? false,
        separateApart: separate && household.livedApartAllYear,
        compensation: earningsForIra(i, persons, people, law.individualRetirement),
        income: incomeForIra,
      },
      law.individualRetirement,
    );
    iraDeductions += ira.deduction;
    iras.push(ira);
  }

  const provisionalIncome = provisionalBeforeIra - iraDeductions;
  const benefitsTaxed =
    iraDeductions === 0
      ? benefitsBeforeIra
      : taxableBenefits({ benefits, provisionalIncome, separateTogether }, law.socialSecurityBenefits);
  const totalIncome = incomeBeforeBenefits + benefitsTaxed.taxable;
  const incomeForStudentLoan = totalIncome - adjustmentsBeforeIra - iraDeductions;
  const studentLoan = studentLoanInterest(
    adjustments.studentLoanInterest,
    incomeForStudentLoan,
    household.claimedAsDependent,
    law.studentLoan,
  );
  const totalAdjustments = adjustmentsBeforeIra + iraDeductions + studentLoan.deduction;
  return {
    wages,
    pensions,
    profit,
    passThroughIncome,
    excessBusinessLoss,
    gains,
    incomeBeforeBenefits,
    halfOfSelfEmploymentTax,
    planDeductions,
    healthDeductions,
    educatorDeductions,
    healthSavingsShared,
    healthSavingsLimit,
    healthSavingsDeduction,
    adjustmentsBeforeIra,
    provisionalBeforeIra,
    benefitsBeforeIra,
    incomeForIra,
    iras,
    iraDeductions,
    provisionalIncome,
    benefitsTaxed,
    totalIncome,
    incomeForStudentLoan,
    studentLoan,
    totalAdjustments,
  };
}

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
    meaning: "Business losses above a limit do not reduce other income this year; they are carried forward.",
    form: "Schedule 1, line 8p",
    source: EXCESS_LOSS,
  },
  gains: part(capitalGainsLines),
  incomeBeforeBenefits: {
    label: "Income other than Social Security benefits",
    formula:
      "wages + pensions + income.taxableInterest + income.ordinaryDividends + gains.counted + profit + passThroughIncome + excessBusinessLoss + income.unemployment + income.other",
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
    found: "The larger of two spouses' limits with family coverage, because they share one.",
    check: "healthSavingsShared <= sum(people.healthSavingsFamily) + 0.000001",
    source: usc26("223", "(b)(5)"),
  },
  healthSavingsLimit: {
    label: "Health savings account limit",
    formula:
      "when(claimedAsDependent, 0, when(healthSavingsShared > 0, healthSavingsShared, sum(people.healthSavingsSelfOnly)) + sum(people.healthSavingsCatchUp))",
    meaning: "None for somebody another taxpayer can claim as a dependent.",
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
    label: "Income that decides about benefits, before an IRA deduction",
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
    label: "Income that decides about benefits",
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
