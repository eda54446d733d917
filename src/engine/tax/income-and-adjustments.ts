import { type CapitalLossLaw, capitalGains } from "./capital-gains.ts";
import type { Household, Person } from "./household.ts";
import { contributionLimit, type IraDeduction, type IraLaw, iraDeduction } from "./ira-deduction.ts";
import type { PersonSheet } from "./person.ts";
import { type StudentLoanLaw, studentLoanInterest } from "./student-loan-interest.ts";
import { type BenefitsLaw, taxableBenefits } from "./taxable-benefits.ts";

export interface IncomeLaw {
  readonly capitalLoss: CapitalLossLaw;
  readonly businessLoss: { readonly limit: number };
  readonly netOperatingLoss: { readonly share: number };
  readonly socialSecurityBenefits: BenefitsLaw;
  readonly individualRetirement: IraLaw;
  readonly studentLoan: StudentLoanLaw;
}

export type IncomeAndAdjustments = ReturnType<typeof incomeAndAdjustments>;

/**
 * Own earnings. For the lower-earning spouse on a joint return, plus the other's, minus what the other contributes to
 * IRAs (26 USC 219(c)).
 */
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
 * The IRA deduction depends on income including taxable benefits, and these depend on the deduction. As in Publication
 * 590-A, benefits are first figured without the deduction to find it, and then again with it.
 *
 * Leaves out: losses from years before 2018, which the 80% limit doesn't affect; health savings of spouses who switch
 * between family and self-only coverage, or of whom only one is someone's dependent; and the last-month rule (26 USC
 * 223(b)(8)), under which anyone eligible in December may count all twelve months.
 *
 * @param incomeBeforeLoss taxable income without a carried-over loss and without the business income deduction
 */
export function incomeAndAdjustments(
  household: Household,
  persons: readonly Person[],
  people: readonly PersonSheet[],
  law: IncomeLaw,
  incomeBeforeLoss: number,
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
  const { netOperatingLoss } = household.claims;
  const lossDeduction = Math.min(netOperatingLoss, law.netOperatingLoss.share * incomeBeforeLoss);
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
    income.other -
    lossDeduction;

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
    incomeBeforeLoss,
    lossDeduction,
    lossCarriedOn: netOperatingLoss - lossDeduction,
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
