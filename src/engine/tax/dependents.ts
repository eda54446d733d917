import type { Dependent } from "./household.ts";

export interface DependentLaw {
  readonly childCredit: { readonly childrenUnder: number };
  readonly earnedIncomeCredit: { readonly childrenUnder: number; readonly studentsUnder: number };
}

export type DependentSheet = ReturnType<typeof dependentSheet>;

/** What a dependent counts for: 1 or 0 each. */
export function dependentSheet(dependent: Dependent, law: DependentLaw) {
  const { age, hasSocialSecurityNumber, isChild } = dependent;
  const youngEnough =
    age < law.earnedIncomeCredit.childrenUnder ||
    (dependent.isFullTimeStudent && age < law.earnedIncomeCredit.studentsUnder) ||
    dependent.isDisabled;
  return {
    childForCredit: isChild && hasSocialSecurityNumber && age < law.childCredit.childrenUnder ? 1 : 0,
    childForEarnedIncome: isChild && hasSocialSecurityNumber && dependent.livedWithFiler && youngEnough ? 1 : 0,
  };
}
