import { startedSteps } from "../../rounding.ts";
import { contributionLimit } from "../../tax/ira-deduction.ts";
import { type CatchUpLaw, catchUpLimit } from "../../tax/plans/catch-up.ts";

/** The figures in a year's tables that limit what a person may save, for one filing status. */
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

/**
 * The most one person may contribute to a 401(k), an IRA and an HSA in a year. Dollars. The IRA limit covers
 * traditional and Roth together. Leaves out: separate filers who lived apart all year, who count as single.
 */
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
