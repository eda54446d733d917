/** What is saved in a year of work, and the limits of a plan of one's own: their lines. */

import { type livesOn, type OpenedYear, survivorOf } from "../../../engine/retirement/plan/follow.ts";
import { livingIn } from "../../../engine/retirement/plan/in-year/household.ts";
import { matchIn, savingIn } from "../../../engine/retirement/plan/in-year/saving.ts";
import type { PlanLaw } from "../../../engine/retirement/plan/terms.ts";
import { savingSplitLines } from "../../../engine/retirement/saving-split.lines.ts";
import { savingSplit } from "../../../engine/retirement/saving-split.ts";
import { savingLimitsLines } from "../../../engine/retirement/taxes/limits.lines.ts";
import { sepContributionLines } from "../../../engine/tax/plans/sep.lines.ts";
import { solo401kLines } from "../../../engine/tax/plans/solo-401k.lines.ts";
import { selfEmploymentTaxLines } from "../../../engine/tax/self-employment-tax.lines.ts";
import { asInput, explain, explainOne, type Known, type Scope, type Step } from "../../../engine/worksheet.ts";
import { scopeOf } from "../../../law/figure.ts";
import { profitSharing } from "../../../law/us/business.ts";
import { figuresFor, lawScope } from "../../../law/us/cited.ts";
import { knownForPlans } from "../../../law/us/next-year.ts";
import { ownPlanIn } from "../answer/own-plan.ts";
import type { Planned } from "../plan/plan-of.ts";
import { LAW_YEAR } from "../years.ts";

/** The limits of a plan of one's own. */
export function ownPlanSteps(which: Planned): Step[] {
  const found = ownPlanIn(which);
  if (found === null) return [];
  const { earned, limits, saver, ira } = found;
  const figures = figuresFor(LAW_YEAR, "single");
  const tax = explain(
    limits.se,
    selfEmploymentTaxLines,
    {
      ...scopeOf({ ...figures.selfEmployment, ...knownForPlans.selfEmployment } as never),
      profit: asInput("pay", "Net profit", earned.profit),
      wages: asInput("streams", "Wages from a job", earned.wages),
    },
    "ownPlan.tax.",
  );
  const half = tax.find(({ name }) => name === "ownPlan.tax.deductibleHalf") as Step;
  const scope: Scope = {
    ...lawScope(LAW_YEAR, "single"),
    ...scopeOf(knownForPlans as never),
    ...scopeOf(figures.retirementPlans as never),
    ...scopeOf(profitSharing),
    netProfit: asInput("pay", "Net profit", limits.owner.netProfit),
    deductibleHalf: half,
    age: asInput("age", "Age at the end of the year", saver.age, "years"),
    deferralsElsewhere: asInput("", "Your own payments into a plan at work", 0),
    modifiedAdjustedGrossIncome: asInput("", "Income, which doesn't change this limit", 0),
    familyCoverage: asInput("couple", "Health insurance for two", false, "flag"),
  };
  const { ownPlan } = which.inputs;
  if (ownPlan === "ira") return explain(ira, savingLimitsLines, scope, "ownPlan.ira.");
  const own =
    ownPlan === "sep"
      ? explain(limits.sheets.sep, sepContributionLines, scope, "ownPlan.sep.")
      : explain(limits.sheets.solo, solo401kLines, scope, "ownPlan.solo.");
  return [...tax, ...own];
}

/** In a year of work: where the savings go, given the limits and the income. */
export function savingSteps(
  { plan }: Planned,
  planLaw: PlanLaw,
  { terms }: OpenedYear,
  lives: ReturnType<typeof livesOn>,
  law: Scope,
): readonly Step[] {
  const alive = terms.joint ? "together" : survivorOf(lives) === 1 ? "second" : "first";
  const living = livingIn(plan, alive);
  const saving = savingIn(plan, planLaw, terms.year, living);
  if (saving.savers.length === 0) return [];
  const { savers: _, ...given } = saving;
  const split = savingSplit(saving, planLaw[terms.joint ? "together" : "alone"].saving);
  const match = matchIn(plan, terms.year, living);
  const scope: Record<string, Known> = { ...law };
  for (const [name, [blank, label, unit]] of Object.entries(SAVED))
    scope[name] = { kind: "input", name: blank, label, unit, value: name === "match" ? match : given[name as "own"] };
  const steps = explain(split, savingSplitLines, scope, "saving.");
  const pretax = steps.find(({ name }) => name === "saving.pretax") as Step;
  return [
    ...steps,
    explainOne(
      "saving.traditional",
      split.pretax + match,
      { label: "Saved into traditional accounts", formula: "saving.pretax + match" },
      { "saving.pretax": pretax, match: scope.match as Known },
    ),
  ];
}

const SAVED: Readonly<Record<string, readonly [blank: string, label: string, unit: Known["unit"]]>> = {
  own: ["saving", "Saved this year by those of you who work", "usd"],
  rothShare: ["rothSaving", "Share into Roth", "rate"],
  taxableShare: ["taxableSaving", "Share into taxable accounts", "rate"],
  healthShare: ["healthSaving", "Share into health savings", "rate"],
  income: ["pay", "Pay, gigs, pensions and rent", "usd"],
  familyCoverage: ["couple", "Health insurance for two", "flag"],
  rothCatchUpPay: ["pay", "Pay above which the catch-up from age 50 on has to be Roth", "usd"],
  match: ["match", "What an employer adds", "usd"],
};

/** The steps behind what a year's terms say is saved. */
export function savedInto(steps: readonly Step[], { toTraditional }: OpenedYear["terms"]): Record<string, Step> {
  const into: Record<string, Step> = {};
  for (const step of steps) {
    const name = step.name.replace("saving.", "");
    if (["toRoth", "toTaxable", "toHealth", "adjustments"].includes(name)) into[name] = step;
    if (name === "traditional") into[toTraditional === step.value ? "toTraditional" : "toSpouse"] = step;
  }
  return into;
}
