import { catchUpFormula } from "../../tax/plans/catch-up.ts";
import type { Lines, Source } from "../../worksheet.ts";
import type { SavingLimits } from "./limits.ts";

const usc = (section: string, paragraph: string): Source => ({
  cite: `26 USC ${section}${paragraph}`,
  url: `https://www.law.cornell.edu/uscode/text/26/${section}`,
});

export const savingLimitsLines: Lines<SavingLimits> = {
  planCatchUp: {
    label: "Addition to the 401(k) limit at this age",
    formula: catchUpFormula("retirementPlans.catchUp", "retirementPlans.higherCatchUp").replaceAll(
      /\b(catchUpAge|higherCatchUpFrom|higherCatchUpThrough)\b/g,
      "retirementPlans.$1",
    ),
    meaning: "The higher addition at 60 to 63 takes the place of the ordinary one.",
    source: usc("414", "(v)"),
  },
  planLimit: {
    label: "401(k) limit",
    formula: "retirementPlans.deferralLimit + planCatchUp",
    source: usc("402", "(g)"),
  },
  iraLimit: {
    label: "IRA limit",
    formula:
      "individualRetirement.limit + when(age >= individualRetirement.catchUpAge, individualRetirement.catchUp, 0)",
    source: usc("219", "(b)(5)"),
  },
  rothShareLost: {
    label: "Part of the Roth limit lost to income",
    formula:
      "min(1, max(0, (modifiedAdjustedGrossIncome - individualRetirement.rothStart) / (individualRetirement.rothEnd - individualRetirement.rothStart)))",
    unit: "rate",
    source: usc("408A", "(c)(3)"),
  },
  rothLimit: {
    label: "Roth IRA limit",
    formula:
      "when(rothShareLost >= 1, 0, max(individualRetirement.deductionLeast, min(iraLimit, startedSteps(iraLimit * (1 - rothShareLost), individualRetirement.deductionStep) * individualRetirement.deductionStep)))",
    meaning: "Rounded up to ten dollars, and at least $200 until it is gone.",
    source: usc("408A", "(c)(3)"),
  },
  healthLimit: {
    label: "HSA limit",
    formula:
      "when(familyCoverage, healthSavings.family, healthSavings.selfOnly) + when(age >= healthSavings.catchUpAge, healthSavings.catchUp, 0)",
    source: usc("223", "(b)"),
  },
};
