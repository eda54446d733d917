/** What someone self-employed puts into a plan of their own in the plan's first year, and where the rest goes. */
import { livingIn } from "../../../engine/retirement/plan/in-year/household.ts";
import { ownPlansIn, savingIn } from "../../../engine/retirement/plan/in-year/saving.ts";
import { savingSplit } from "../../../engine/retirement/saving-split.ts";
import { savingLimits } from "../../../engine/retirement/taxes/limits.ts";
import type { Inputs } from "../inputs.ts";
import { lawsFor } from "../plan/laws.ts";
import type { Planned } from "../plan/plan-of.ts";

export interface OwnPlanFigures {
  readonly plan: Inputs["ownPlan"];
  /** The most it takes, and what was meant for it and doesn't fit. */
  readonly most: number;
  readonly beyond: number;
  /** Where savings go besides the plan. */
  readonly intoRothIras: number;
  readonly intoTraditionalIras: number;
  readonly intoSpousesPlan: number;
  readonly intoTaxable: number;
}

/** The engine's own figures; null for an employee, and for whoever doesn't work in the first year. */
export function ownPlanIn({ inputs, plan, schedule }: Planned) {
  const year = schedule.together[0];
  if (!inputs.selfEmployed || year === undefined || !year.livesOnPay || year.profit <= 0) return null;
  const law = lawsFor(inputs.state);
  const living = livingIn(plan, year.joint ? "together" : "first");
  const saving = savingIn(plan, law, year.year, living);
  const split = savingSplit(saving, law[year.joint ? "together" : "alone"].saving);
  const earned = { profit: year.profit, wages: year.ownWages };
  const limits = ownPlansIn(plan, law, year.year, earned);
  const age = year.ages[0] as number;
  const saver = { age, modifiedAdjustedGrossIncome: 0, familyCoverage: false };
  const ira = savingLimits(saver, law.alone.saving);
  return { saving, split, earned, limits, saver, ira };
}

export function ownPlanFigures(which: Planned): OwnPlanFigures | null {
  const found = ownPlanIn(which);
  if (found === null) return null;
  const { split, limits, ira } = found;
  const { ownPlan } = which.inputs;
  const round = Math.round;
  const most = ownPlan === "ira" ? ira.iraLimit : limits[ownPlan].most;
  // A SEP takes no Roth money here, which was meant for a Roth IRA.
  const meant = split.wantedTraditional + (ownPlan === "sep" ? 0 : split.wantedRoth);
  return {
    plan: ownPlan,
    most: round(most),
    beyond: Math.max(0, round(meant - most)),
    intoRothIras: round(split.iraRoth),
    intoTraditionalIras: round(split.iraDeducted),
    intoSpousesPlan: Math.max(0, round(split.planPretax + split.planRoth - (ownPlan === "ira" ? 0 : most))),
    intoTaxable: round(split.toTaxable),
  };
}
