import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { StandardDeduction } from "./standard-deduction.ts";

const DEPENDENT = usc26("63", "(c)(5)");

export const standardDeductionLines: Lines<StandardDeduction> = {
  basicAllowed: {
    label: "Basic standard deduction",
    formula:
      "when(claimedAsDependent, min(standardDeduction.basic, max(dependentLeast, earnedIncome + dependentAddition)), standardDeduction.basic)",
    meaning: "It is smaller if someone else can claim you.",
    source: DEPENDENT,
  },
  amount: {
    label: "Standard deduction",
    formula: "when(spouseItemizes, 0, basicAllowed + additions * addition)",
    meaning: "On a separate return, it is zero if your spouse itemizes.",
    form: "Form 1040, line 12e",
    source: usc26("63", "(c)(6)(A)"),
  },
};
