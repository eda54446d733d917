import { usc26 } from "../../cite.ts";
import { catchUpFormula } from "../../tax/plans/catch-up.lines.ts";
import type { Lines } from "../../worksheet.ts";
import type { SavingLimits } from "./limits.ts";

export const savingLimitsLines: Lines<SavingLimits> = {
  planCatchUp: {
    label: "Addition to the 401(k) limit at this age",
    formula: catchUpFormula("retirementPlans.catchUp", "retirementPlans.higherCatchUp").replaceAll(
      /\b(catchUpAge|higherCatchUpFrom|higherCatchUpThrough)\b/g,
      "retirementPlans.$1",
    ),
    meaning: "From 60 to 63, the higher addition replaces the ordinary one.",
    source: usc26("414", "(v)"),
  },
  planLimit: {
    label: "401(k) limit",
    formula: "retirementPlans.deferralLimit + planCatchUp",
    source: usc26("402", "(g)"),
  },
  iraLimit: {
    label: "IRA limit",
    formula:
      "individualRetirement.limit + when(age >= individualRetirement.catchUpAge, individualRetirement.catchUp, 0)",
    source: usc26("219", "(b)(5)"),
  },
  rothShareLost: {
    label: "Part of the Roth limit lost to income",
    formula:
      "min(1, max(0, (modifiedAdjustedGrossIncome - individualRetirement.rothStart) / (individualRetirement.rothEnd - individualRetirement.rothStart)))",
    unit: "rate",
    source: usc26("408A", "(c)(3)"),
  },
  rothLimit: {
    label: "Roth IRA limit",
    formula:
      "when(rothShareLost >= 1, 0, max(individualRetirement.deductionLeast, min(iraLimit, startedSteps(iraLimit * (1 - rothShareLost), individualRetirement.deductionStep) * individualRetirement.deductionStep)))",
    meaning: "Rounded up to the next $10, and at least $200 until it is gone.",
    source: usc26("408A", "(c)(3)"),
  },
  healthLimit: {
    label: "HSA limit",
    formula:
      "when(familyCoverage, healthSavings.family, healthSavings.selfOnly) + when(age >= healthSavings.catchUpAge, healthSavings.catchUp, 0)",
    source: usc26("223", "(b)"),
  },
};
