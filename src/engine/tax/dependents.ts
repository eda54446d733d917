import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";
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

const CHILD = usc26("24", "(c), (h)(7)");
const EARNED = usc26("32", "(c)(3)");

export const dependentLines: Lines<DependentSheet> = {
  childForCredit: {
    label: "Counts as a child for the child tax credit",
    formula:
      "when(dependent.isChild && dependent.hasSocialSecurityNumber && dependent.age < childCredit.childrenUnder, 1, 0)",
    unit: "count",
    source: CHILD,
  },
  childForEarnedIncome: {
    label: "Counts as a child for the earned income credit",
    formula:
      "when(dependent.isChild && dependent.hasSocialSecurityNumber && dependent.livedWithFiler && (dependent.age < earnedIncomeCredit.childrenUnder || (dependent.isFullTimeStudent && dependent.age < earnedIncomeCredit.studentsUnder) || dependent.isDisabled), 1, 0)",
    unit: "count",
    source: EARNED,
  },
};
