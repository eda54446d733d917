/** What Social Security pays a survivor: its lines. */

import type { Who } from "../../../engine/retirement/plan/benefits.ts";
import { type livesOn, type OpenedYear, survivorOf } from "../../../engine/retirement/plan/follow.ts";
import { givenIn } from "../../../engine/retirement/plan/survivor.ts";
import { primaryInsuranceAmountLines } from "../../../engine/social-security/primary-insurance-amount.lines.ts";
import { leftBenefitLines } from "../../../engine/social-security/stated-benefit.lines.ts";
import { statedBenefit } from "../../../engine/social-security/stated-benefit.ts";
import { survivorBenefitLines } from "../../../engine/social-security/survivor-benefit.lines.ts";
import { survivorBenefit } from "../../../engine/social-security/survivor-benefit.ts";
import { asInput, explain, explainOne, type Known, type Scope, type Step } from "../../../engine/worksheet.ts";
import { scopeOf } from "../../../law/figure.ts";
import { claimingAges } from "../../../law/retirement/social-security.ts";
import { monthsInWords } from "../../../ui/format.ts";
import type { Inputs } from "../inputs.ts";
import { fullBenefit } from "../plan/full-benefit.ts";
import { claiming, knownOf, spousesLife, statedLife, workingLife } from "../plan/lives.ts";
import type { Planned } from "../plan/plan-of.ts";
import { BENEFIT_SCOPE, inputsOf } from "./benefit.ts";

/**
 * What the survivor's benefit is based on: the deceased's record, which ends with the year of death; the amount comes
 * last.
 */
function deceasedSteps(inputs: Inputs, deceased: Who, diedIn: number): Step[] {
  const [life, { typed, counts }, blank] =
    deceased === 0
      ? ([workingLife(inputs), knownOf(inputs), "pia"] as const)
      : ([spousesLife(inputs), knownOf(inputs, "spouse"), "spousePia"] as const);
  const worked = fullBenefit({ ...life, diedIn });
  const steps = explain(worked, primaryInsuranceAmountLines, BENEFIT_SCOPE, "deceased.");
  if (typed === null) return steps;
  const counted = counts === "plan" ? life : statedLife(life);
  const given = {
    stated: typed,
    estimateAsStated: fullBenefit(counted).amount,
    estimateAsPlanned: worked.amount,
  };
  return [
    ...steps,
    ...explain(
      statedBenefit(given),
      leftBenefitLines,
      inputsOf(given, {
        stated: ["The benefit at full retirement age, from what you entered", blank],
        estimateAsStated: ["An estimate from pay, with the work it assumes", deceased === 0 ? "pay" : "spousePay"],
        estimateAsPlanned: ["The same estimate, with work up to the death", deceased === 0 ? "pay" : "spousePay"],
      }),
      "deceasedLeaves.",
    ),
  ];
}

/** For a survivor: how the survivor's benefit is computed, and finally what Social Security pays in the year. */
export function survivorSteps(
  inputs: Inputs,
  { plan, schedule }: Planned,
  { terms }: OpenedYear,
  lives: ReturnType<typeof livesOn>,
): readonly Step[] {
  const [first, second] = lives;
  const [one, two] = plan.persons;
  if (two === undefined || second === null || terms.joint) return [];
  const who = survivorOf(lives);
  const deceased = who === 0 ? 1 : 0;
  const left = (who === 0 ? one : two).claimant;
  const years = Math.min(first, second);
  const taken = schedule.survivor(who, years);
  const { startMonth, deceasedAmount, deceasedBenefit } = taken;
  const { monthsGivenBack } = givenIn(taken, left, terms.year * 12 + 11, claiming);
  const ofDeceased = deceasedSteps(inputs, deceased, plan.firstYear + years - 1);
  const claim = {
    deceasedAmount,
    deceasedBenefit,
    startAge: startMonth - left.month,
    monthsGivenBack,
    survivorFullRetirementAge: left.survivorFullRetirementAge,
  };
  const known = (name: keyof typeof claim, label: string, unit: Known["unit"] = "usd"): Scope => ({
    [name]: asInput("", label, claim[name], unit),
  });
  const steps = explain(
    survivorBenefit(claim, claiming),
    survivorBenefitLines,
    {
      ...scopeOf(claimingAges),
      deceasedAmount: ofDeceased.at(-1) as Step,
      ...known("deceasedBenefit", "What was paid each month, or would have been at death"),
      ...known(
        "startAge",
        "Age at which the survivor's benefit starts, the one that pays the most over the plan",
        "months",
      ),
      ...known("monthsGivenBack", "Months held back because of work, credited by the end of this year", "months"),
      ...known("survivorFullRetirementAge", "Full retirement age for survivors", "months"),
    },
    "survivor.",
  );
  const monthly = steps.find(({ name }) => name === "survivor.unrounded") as Step;
  return [
    ...ofDeceased,
    ...steps,
    explainOne(
      "socialSecurity",
      terms.socialSecurity,
      {
        label: "Social Security",
        found: `Each month, your own benefit or the survivor's, whichever is larger, minus what is held back because of work. The survivor's benefit starts at ${monthsInWords(claim.startAge)}.`,
        unchecked: "rows",
      },
      { "survivor.unrounded": monthly },
    ),
  ];
}
