import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { DependentSheet } from "./dependents.ts";

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
