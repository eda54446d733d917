import type { AdditionalMedicareTax } from "../additional-medicare-tax.ts";
import { adoptionCredit } from "../credits/adoption-credit.ts";
import { childCredits } from "../credits/child-credits.ts";
import { type CareEarner, careEarnedIncome, dependentCareCredit } from "../credits/dependent-care-credit.ts";
import { earnedIncomeCredit } from "../credits/earned-income-credit.ts";
import { educationCredits } from "../credits/education-credits.ts";
import { type Saver, saversCredit } from "../credits/savers-credit.ts";
import { type DependentSheet, dependentSheet } from "../dependents.ts";
import type { FederalLaw } from "../federal-law.ts";
import type { Household, Person } from "../household.ts";
import type { IraDeduction } from "../ira-deduction.ts";
import type { PersonSheet } from "../person.ts";
import type { ReturnIncome } from "./income.ts";
import type { ReturnTaxes } from "./taxes.ts";

export type ReturnCredits = ReturnType<typeof returnCredits>;

/**
 * Credits against the income tax, in the order in which they reduce it, and the refundable ones (Schedule 3, Schedule
 * 8812, Form 1040, lines 19 to 31). Dollars.
 */
export function returnCredits(
  household: Household,
  persons: readonly Person[],
  above: ReturnIncome,
  taxes: ReturnTaxes,
  law: FederalLaw,
) {
  const { income, claims, claimedAsDependent } = household;
  const { people, adjusted, adjustedGrossIncome, earnedIncome } = above;
  const separate = household.filingStatus === "married_separate";

  let numbers = 0;
  let aged = 0;
  for (const person of people) {
    numbers += person.numbers;
    aged += person.agedForEarnedIncomeCredit;
  }
  const dependents: DependentSheet[] = [];
  let childrenForCredit = 0;
  let childrenForEarnedIncome = claims.childrenClaimedByOtherParent;
  for (const dependent of household.dependents) {
    const sheet = dependentSheet(dependent, law);
    childrenForCredit += sheet.childForCredit;
    childrenForEarnedIncome += sheet.childForEarnedIncome;
    dependents.push(sheet);
  }
  const children = numbers > 0 && !claimedAsDependent ? childrenForCredit : 0;
  const otherDependents = claimedAsDependent ? 0 : dependents.length - children;

  let fromPassThroughs = 0;
  for (const { amount } of taxes.investments) fromPassThroughs += amount;
  const investmentIncomeForCredit =
    income.taxableInterest +
    income.taxExemptInterest +
    income.ordinaryDividends +
    Math.max(0, adjusted.gains.net) +
    Math.max(0, fromPassThroughs);
  const mayClaim =
    numbers === persons.length && (!separate || (household.livedApartSixMonths && childrenForEarnedIncome > 0));
  const mayClaimWithoutChild = aged > 0 && !claimedAsDependent;
  const earnedCredit = earnedIncomeCredit(
    {
      children: childrenForEarnedIncome,
      earnedIncome,
      income: adjustedGrossIncome,
      investmentIncome: investmentIncomeForCredit,
      mayClaim,
      mayClaimWithoutChild,
      byTable: household.byCreditTable,
    },
    law.earnedIncomeCredit,
  );

  const foreignTaxCredit = Math.min(claims.foreignTaxCredit, taxes.taxBeforeCredits);
  const taxForCare = taxes.taxBeforeCredits - foreignTaxCredit;
  const careDeemedMonthly = claims.carePersons > 1 ? law.dependentCare.deemedForMore : law.dependentCare.deemedForOne;
  const earnedForCare = careEarnedIncome(careEarners(persons, people), careDeemedMonthly);
  const care = dependentCareCredit(
    {
      persons: claims.carePersons,
      expenses: claims.careExpenses,
      earnedIncome: earnedForCare,
      income: adjustedGrossIncome,
    },
    law.dependentCare,
  );
  const mayClaimCare = !separate || household.livedApartSixMonths;
  const careCredit = mayClaimCare ? Math.min(care.credit, taxForCare) : 0;
  const taxForElderly = taxForCare - careCredit;
  const elderlyCredit = Math.min(claims.elderlyOrDisabledCredit, taxForElderly);
  const taxForEducation = taxForElderly - elderlyCredit;
  const education = educationCredits(
    claims.opportunityCosts,
    claims.lifetimeLearningCosts,
    adjustedGrossIncome,
    claimedAsDependent,
    law.education,
  );
  const educationNonrefundable = Math.min(education.nonrefundable, taxForEducation);
  const taxForSavers = taxForEducation - educationNonrefundable;
  const savers = saversCredit(saversOf(persons, above), claimedAsDependent, adjustedGrossIncome, law.saversCredit);
  const saversAllowed = Math.min(savers.credit, taxForSavers);
  const taxBeforeChildCredits = taxForSavers - saversAllowed;

  const adoption = adoptionCredit(
    claims.adoptedChildren,
    claims.adoptionExpenses,
    adjustedGrossIncome,
    separate,
    law.adoption,
  );
  const payrollTaxesLessCredits =
    payrollTaxes(people, above.additionalMedicareTax, adjusted.halfOfSelfEmploymentTax, law.payroll.medicareRate) -
    earnedCredit.credit -
    above.paid.excessSocialSecurity;
  const childCredit = childCredits(
    {
      children,
      otherDependents,
      income: adjustedGrossIncome,
      earnedIncome,
      payrollTaxesLessCredits,
      taxLeft: taxBeforeChildCredits,
      adoptionCredit: adoption.nonrefundable,
    },
    law.childCredit,
  );
  const priorYearMinimumTaxCredit = Math.min(
    claims.priorYearMinimumTaxCredit,
    taxBeforeChildCredits - childCredit.adoption - childCredit.nonrefundable,
  );
  return {
    dependents,
    numbers,
    children,
    otherDependents,
    childrenForEarnedIncome,
    investmentIncomeForCredit,
    mayClaim,
    mayClaimWithoutChild,
    earnedCredit,
    foreignTaxCredit,
    careDeemedMonthly,
    careEarnedIncome: earnedForCare,
    care,
    mayClaimCare,
    dependentCareCredit: careCredit,
    elderlyCredit,
    educationCredits: education,
    educationNonrefundable,
    savers,
    saversAllowed,
    taxBeforeChildCredits,
    adoptionCredit: adoption,
    payrollTaxesLessCredits,
    childCredits: childCredit,
    priorYearMinimumTaxCredit,
    nonrefundableCredits:
      foreignTaxCredit +
      careCredit +
      elderlyCredit +
      educationNonrefundable +
      saversAllowed +
      childCredit.adoption +
      childCredit.nonrefundable +
      priorYearMinimumTaxCredit,
    refundableCredits:
      earnedCredit.credit +
      childCredit.refundable +
      education.refundable +
      adoption.refundable +
      claims.netPremiumTaxCredit,
  };
}

/** The filer, and on a joint return the spouse. */
function careEarners(persons: readonly Person[], people: readonly PersonSheet[]): [CareEarner, CareEarner?] {
  const of = (i: 0 | 1): CareEarner => ({
    earnedIncome: (people[i] as PersonSheet).earnedIncome,
    studentOrDisabledMonths: (persons[i] as Person).studentOrDisabledMonths,
  });
  return persons.length === 1 ? [of(0)] : [of(0), of(1)];
}

function saversOf(persons: readonly Person[], { people, adjusted }: ReturnIncome): Saver[] {
  const savers: Saver[] = [];
  for (let i = 0; i < persons.length; i++) {
    const { fullTimeStudent } = persons[i] as Person;
    const { ageReached, deferrals } = people[i] as PersonSheet;
    const { traditional, roth } = adjusted.iras[i] as IraDeduction;
    savers.push({
      age: ageReached,
      fullTimeStudent,
      contributions: traditional + roth + deferrals,
    });
  }
  return savers;
}

/** An employee's taxes, and half of the self-employed person's, which can be refunded to parents of three or more. */
function payrollTaxes(
  people: readonly PersonSheet[],
  additional: AdditionalMedicareTax,
  halfOfSelfEmploymentTax: number,
  medicareRate: number,
): number {
  let taxes = additional.taxOnWages + additional.taxOnSelfEmployment / 2 + halfOfSelfEmploymentTax;
  for (const person of people) taxes += person.socialSecurityWithheld + medicareRate * person.medicareWages;
  return taxes;
}
