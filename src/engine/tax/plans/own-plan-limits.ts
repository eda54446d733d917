/** The most that an owner without employees may put into a plan of their own: one rule for every page. */
import { type SelfEmploymentLaw, selfEmploymentTax } from "../self-employment-tax.ts";
import { type SepLaw, sepContribution } from "./sep.ts";
import { type SimpleLaw, simplePlan } from "./simple.ts";
import { type Solo401kLaw, solo401k } from "./solo-401k.ts";

export interface OwnPlanLaw {
  readonly selfEmployment: SelfEmploymentLaw;
  readonly retirementPlans: SepLaw & SimpleLaw & Omit<Solo401kLaw, "planRate">;
}

export interface Owner {
  /** Net profit of all the person's businesses, and wages already subject to Social Security tax. */
  readonly profit: number;
  readonly wages: number;
  /** At the end of the year. */
  readonly age: number;
  /** Deferred to an employer's plan this year, including catch-up. */
  readonly deferralsElsewhere: number;
}

/** @param employer the employer's share of the plan, as a part of compensation */
export function ownPlanLimits(
  { profit, wages, age, deferralsElsewhere }: Owner,
  { selfEmployment, retirementPlans }: OwnPlanLaw,
  employer: { readonly planRate: number },
) {
  const se = selfEmploymentTax({ profit, wages }, selfEmployment);
  const owner = { netProfit: Math.max(0, profit), deductibleHalf: se.deductibleHalf, age, deferralsElsewhere };
  const sep = sepContribution({ ...owner, planRate: employer.planRate }, retirementPlans);
  const solo = solo401k(owner, { ...retirementPlans, ...employer });
  const simple = simplePlan({ netEarnings: se.netEarnings, age, deferralsElsewhere }, retirementPlans);
  return {
    owner,
    se,
    sheets: { sep, solo, simple },
    sep: { most: Math.max(0, sep.maximum), deferral: 0 },
    solo: { most: Math.max(0, solo.total), deferral: solo.deferral + solo.catchUpContribution },
    simple: { most: Math.max(0, simple.total), deferral: simple.deferral + simple.catchUpContribution },
  };
}
