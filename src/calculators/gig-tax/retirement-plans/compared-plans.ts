/**
 * The most that each of the visitor's own plans allows, and what that saves: each by itself, replacing any existing
 * plan.
 */
import { taxSaved } from "../../../engine/payments/tax-saved.ts";
import { answer } from "../answer.ts";
import type { Inputs } from "../inputs.ts";
import type { StateLaw } from "../state/state-law.ts";
import { businessOwner, planLimits } from "../year/household-of.ts";
import { yearOf } from "../year/year.ts";
import { type Compared, taxesOf } from "../year-end/effects.ts";
import { stepsToTake } from "../year-end/steps-to-take.ts";

export type PlanId = "solo" | "sep" | "simple" | "ira";
export interface PlanRow extends Compared {
  readonly plan: PlanId;
}
const OWN = ["solo", "sep", "simple"] as const;

export function plansOf(inputs: Inputs, law: StateLaw | null) {
  const bare: Inputs = { ...inputs, plan: "none", planContribution: 0, ira: 0 };
  const year = yearOf(bare);
  const isSpouses = businessOwner(inputs.planWho, inputs) === "spouse";
  const limits = planLimits((isSpouses && year.household.spouse) || year.household.filer, year.law);
  const now = taxesOf(bare, law);
  const row = (plan: PlanId, amount: number, done: Inputs): PlanRow => {
    const then = taxesOf(done, law);
    return { plan, amount, now, then, saved: taxSaved(now, then, amount) };
  };
  const iraMost = stepsToTake.ira.room({ answered: answer(bare), share: null });
  return {
    limits,
    rows: [
      ...OWN.map((plan) => row(plan, limits[plan].most, { ...bare, plan, planContribution: limits[plan].most })),
      row("ira", iraMost, { ...bare, ira: iraMost }),
    ],
  };
}
export type Plans = ReturnType<typeof plansOf>;
