import { additionalMedicareTax } from "../additional-medicare-tax.ts";
import type { FederalLaw } from "../federal-law.ts";
import type { Household, Person } from "../household.ts";
import { incomeAndAdjustments } from "../income-and-adjustments.ts";
import { type PersonSheet, personSheet } from "../person.ts";
import { carLoanDeduction } from "../schedule-1a/car-loan.ts";
import { overtimeDeduction } from "../schedule-1a/overtime.ts";
import { mayDeductForSeniors, seniorDeduction } from "../schedule-1a/seniors.ts";
import { tipsDeduction } from "../schedule-1a/tips.ts";
import { scheduleA } from "../schedule-a.ts";
import { standardDeduction } from "../standard-deduction.ts";
import { taxPayments } from "../tax-payments.ts";

export type ReturnIncome = ReturnType<typeof returnIncome>;

/** Who is on the return: both spouses if it is joint, otherwise only the filer. */
export const personsOf = ({ filingStatus, filer, spouse }: Household): readonly Person[] =>
  filingStatus === "married_joint" && spouse !== null ? [filer, spouse] : [filer];

/**
 * If a spouse itemizes, a separate return gets no standard deduction; this applies only to separate returns (26 USC
 * 63(c)(6)(A)).
 */
export const spouseItemizesApart = ({ filingStatus, spouseItemizes }: Household): boolean =>
  filingStatus === "married_separate" && spouseItemizes;

/**
 * The part of a return that doesn't depend on whether deductions are itemized: income, its taxes, possible deductions,
 * payments. Dollars.
 */
export function returnIncome(
  household: Household,
  persons: readonly Person[],
  law: FederalLaw,
  incomeBeforeLoss: number,
) {
  const people: PersonSheet[] = [];
  let earnedIncome = 0;
  let additions = 0;
  let allTips = 0;
  let allOvertime = 0;
  let seniorsWithNumber = 0;
  let allMedicareWages = 0;
  let allSelfEmploymentIncome = 0;
  let selfEmploymentTax = 0;
  for (const person of persons) {
    const sheet = personSheet(person, law);
    earnedIncome += sheet.earnedIncome;
    additions += sheet.standardAdditions;
    allTips += sheet.tips;
    allOvertime += sheet.overtime;
    seniorsWithNumber += sheet.seniorWithNumber;
    allMedicareWages += sheet.medicareWages;
    allSelfEmploymentIncome += sheet.medicareEarnings;
    selfEmploymentTax += sheet.selfEmployed.tax;
    people.push(sheet);
  }
  const adjusted = incomeAndAdjustments(household, persons, people, law, incomeBeforeLoss);
  const adjustedGrossIncome = adjusted.totalIncome - adjusted.totalAdjustments;
  const { claimedAsDependent, costs } = household;
  const standard = standardDeduction(
    { additions, claimedAsDependent, spouseItemizes: spouseItemizesApart(household), earnedIncome },
    law.standardDeduction,
  );
  const itemized = scheduleA(costs, adjustedGrossIncome, law.itemized);

  const tips = tipsDeduction(allTips, adjustedGrossIncome, law.tips);
  const overtime = overtimeDeduction(allOvertime, adjustedGrossIncome, law.overtime);
  const carLoan = carLoanDeduction(costs.carLoanInterest, adjustedGrossIncome, law.carLoan);
  const seniorCount = mayDeductForSeniors(household.filingStatus) ? seniorsWithNumber : 0;
  const seniors = seniorDeduction(seniorCount, adjustedGrossIncome, law.senior);
  return {
    people,
    adjusted,
    adjustedGrossIncome,
    earnedIncome,
    additions,
    standard,
    itemized,
    allTips,
    tipsDeduction: tips,
    allOvertime,
    overtimeDeduction: overtime,
    carLoanDeduction: carLoan,
    seniorCount,
    seniors,
    additionalDeductions: tips.deduction + overtime.deduction + carLoan.deduction + seniors.deduction,
    selfEmploymentTax,
    allMedicareWages,
    allSelfEmploymentIncome,
    additionalMedicareTax: additionalMedicareTax(allMedicareWages, allSelfEmploymentIncome, law.additionalMedicare),
    paid: taxPayments(household.payments, people, law.payroll),
  };
}
