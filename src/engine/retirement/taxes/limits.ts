import { startedSteps } from "../../rounding.ts";
import { contributionLimit } from "../../tax/ira-deduction.ts";
import { type CatchUpLaw, catchUpFormula, catchUpLimit } from "../../tax/plans/catch-up.ts";
import type { Lines, Source } from "../../worksheet.ts";

/** The figures of a year's tables that limit what a person may save, for one filing status. */
export interface SavingLimitsLaw {
  readonly retirementPlans: CatchUpLaw & {
    readonly deferralLimit: number;
    readonly catchUp: number;
    readonly higherCatchUp: number;
    readonly additionsLimit: number;
  };
  readonly individualRetirement: {
    readonly limit: number;
    readonly catchUp: number;
    readonly catchUpAge: number;
    readonly rothStart: number;
    readonly rothEnd: number;
    readonly deductionStep: number;
    readonly deductionLeast: number;
  };
  readonly healthSavings: {
    readonly selfOnly: number;
    readonly family: number;
    readonly catchUp: number;
    readonly catchUpAge: number;
  };
}

export interface Saver {
  /** At the end of the year. */
  readonly age: number;
  /** Modified adjusted gross income of the return. */
  readonly modifiedAdjustedGrossIncome: number;
  /** A high-deductible plan that covers more than one person. */
  readonly familyCoverage: boolean;
}

export type SavingLimits = ReturnType<typeof savingLimits>;

/** The most one person may put into a 401(k), an IRA and an HSA in a year. Dollars. The IRA limit is for traditional and Roth together. Leaves out: separate filers who lived apart all year, who count as single. */
export function savingLimits(saver: Saver, law: SavingLimitsLaw) {
  const { age, modifiedAdjustedGrossIncome, familyCoverage } = saver;
  const { retirementPlans: plans, individualRetirement: ira, healthSavings: hsa } = law;
  const planCatchUp = catchUpLimit(age, plans.catchUp, plans.higherCatchUp, plans);
  const planLimit = plans.deferralLimit + planCatchUp;
  const iraLimit = contributionLimit(age, ira);
  const rothShareLost = Math.min(
    1,
    Math.max(0, (modifiedAdjustedGrossIncome - ira.rothStart) / (ira.rothEnd - ira.rothStart)),
  );
  const rothLimit =
    rothShareLost >= 1
      ? 0
      : Math.max(
          ira.deductionLeast,
          Math.min(iraLimit, startedSteps(iraLimit * (1 - rothShareLost), ira.deductionStep) * ira.deductionStep),
        );
  const healthLimit = (familyCoverage ? hsa.family : hsa.selfOnly) + (age >= hsa.catchUpAge ? hsa.catchUp : 0);
  return { planCatchUp, planLimit, iraLimit, rothShareLost, rothLimit, healthLimit };
}

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
