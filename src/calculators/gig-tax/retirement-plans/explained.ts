/** The lines of the plans side by side. */
import type { TaxSaved } from "../../../engine/payments/tax-saved.ts";
import { sepContributionLines } from "../../../engine/tax/plans/sep.lines.ts";
import { simplePlanLines } from "../../../engine/tax/plans/simple.lines.ts";
import { solo401kLines } from "../../../engine/tax/plans/solo-401k.lines.ts";
import {
  asLine,
  explain,
  type Known,
  type LineName,
  type Scope,
  type Step,
  type Unit,
} from "../../../engine/worksheet.ts";
import { scopeOf } from "../../../law/figure.ts";
import { profitSharing } from "../../../law/us/business.ts";
import { figuresFor } from "../../../law/us/cited.ts";
import type { Inputs } from "../inputs.ts";
import { savedSteps } from "../year-end/explained.ts";
import type { PlanId, Plans } from "./compared-plans.ts";

type Sheets = Plans["limits"]["sheets"];
export type PlanLine =
  | { [Plan in keyof Sheets & string]: `plans.${Plan}.${LineName<Sheets[Plan]>}` }[keyof Sheets & string]
  | `plans.${PlanId}.${LineName<TaxSaved>}`;

const line = (label: string, value: number, unit?: Unit): Known => asLine("", label, value, unit);

export function planSteps({ limits: { owner, se, sheets }, rows }: Plans, inputs: Inputs): Step[] {
  const scope: Scope = {
    ...scopeOf(figuresFor(inputs.taxYear, inputs.filingStatus).retirementPlans as never),
    ...scopeOf(profitSharing),
    netProfit: line("Profit from your gigs", owner.netProfit),
    deductibleHalf: line("Half of self-employment tax", owner.deductibleHalf),
    netEarnings: line("Net earnings from self-employment", se.netEarnings),
    age: line("Age at the end of the year", owner.age, "count"),
    deferralsElsewhere: line("Your own payments into a plan at work", owner.deferralsElsewhere),
  };
  return [
    ...explain(sheets.sep, sepContributionLines, scope, "plans.sep."),
    ...explain(sheets.solo, solo401kLines, scope, "plans.solo."),
    ...explain(sheets.simple, simplePlanLines, scope, "plans.simple."),
    ...rows.flatMap((row) => savedSteps(row, "with the most in this plan", `plans.${row.plan}.`)),
  ];
}
