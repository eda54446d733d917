/** Social Security, from earnings to what is paid: its lines. */

import { testsOf } from "../../../engine/retirement/plan/benefits.ts";
import { claimsOf } from "../../../engine/retirement/plan/schedule.ts";
import type { PlanLaw } from "../../../engine/retirement/plan/terms.ts";
import { earningsTestLines } from "../../../engine/social-security/earnings-test.lines.ts";
import { primaryInsuranceAmountLines } from "../../../engine/social-security/primary-insurance-amount.lines.ts";
import { retirementBenefitLines } from "../../../engine/social-security/retirement-benefit.lines.ts";
import { retirementBenefit } from "../../../engine/social-security/retirement-benefit.ts";
import { statedBenefitLines } from "../../../engine/social-security/stated-benefit.lines.ts";
import { statedBenefit } from "../../../engine/social-security/stated-benefit.ts";
import { asInput, asLine, explain, explainOne, type Known, type Scope, type Step } from "../../../engine/worksheet.ts";
import { nameOf } from "../../../inputs/fields.ts";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import {
  agesByBirthYear,
  benefitFormula,
  claimingAges,
  earningsTests,
  yearlyAmounts,
} from "../../../law/retirement/social-security.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { fields, type Inputs } from "../inputs.ts";
import { fullBenefit } from "../plan/full-benefit.ts";
import { claiming, shareClaimed, statedLife, workingLife } from "../plan/lives.ts";
import { type Planned, planned } from "../plan/plan-of.ts";
import { FIRST_YEAR, LAW_YEAR } from "../years.ts";

/** The benefit at full retirement age, from earnings to the amount; and what is paid at the age of the claim. */
export function benefitSteps(inputs: Inputs): Step[] {
  const full = fullBenefitSteps(inputs);
  const { claimant, claimMonth } = planned(inputs).plan.persons[0];
  const { fullRetirementAge, delayedCredit, month, primaryInsuranceAmount } = claimant;
  const worked = full.at(-1);
  const paidSteps = paidNowSteps(inputs, primaryInsuranceAmount);
  const amount: Known =
    worked !== undefined && worked.value === primaryInsuranceAmount
      ? worked
      : (paidSteps.at(-1) ?? asInput("pia", nameOf(fields.pia), primaryInsuranceAmount));
  const claimAge = claimMonth - month;
  const given = { primaryInsuranceAmount, claimAge, fullRetirementAge, delayedCredit };
  return [
    ...full,
    ...paidSteps,
    ...explain(
      retirementBenefit(given, claiming),
      retirementBenefitLines,
      {
        ...scopeOf(claimingAges),
        primaryInsuranceAmount: amount,
        claimAge: asInput("claimAge", nameOf(fields.claimAge), claimAge, "months"),
        fullRetirementAge: {
          ...asInput("", "Full retirement age for your year of birth", fullRetirementAge, "months"),
          kind: "figure",
          source: agesByBirthYear.fullRetirement.source,
        },
        delayedCredit: {
          ...asInput("", "Credit for each month after it", delayedCredit, "rate"),
          kind: "figure",
          source: agesByBirthYear.delayedCredit.source,
        },
      },
      "claimed.",
    ),
  ];
}

/** The full benefit of someone who has claimed, from what they are paid. */
function paidNowSteps(inputs: Inputs, fullAmount: number): Step[] {
  const share = shareClaimed(inputs);
  if (inputs.benefit !== "known" || share === null) return [];
  return [
    explainOne(
      "paidNow.full",
      fullAmount,
      { label: "Benefit at full retirement age that pays this", formula: "paidNow / shareClaimed" },
      {
        paidNow: asInput("pia", nameOf(fields.pia), inputs.pia),
        shareClaimed: asLine("claimed.share.factor", "Share of the full benefit at the age you claimed", share, "rate"),
      },
    ),
  ];
}

/** The full benefit, from earnings; and from a typed amount, if it assumes other work. */
function fullBenefitSteps(inputs: Inputs): Step[] {
  const life = workingLife(inputs);
  const worked = fullBenefit(life);
  const steps = workedBenefitSteps(worked);
  if (inputs.benefit !== "known" || inputs.piaCounts !== "statement" || shareClaimed(inputs) !== null) return steps;
  const given = {
    stated: inputs.pia,
    estimateAsStated: fullBenefit(statedLife(life)).amount,
    estimateAsPlanned: worked.amount,
  };
  return [
    ...steps,
    ...explain(
      statedBenefit(given),
      statedBenefitLines,
      inputsOf(given, {
        stated: ["Your Statement's benefit at full retirement age", "pia"],
        estimateAsStated: ["An estimate from your pay, with work up to full retirement age", "pay"],
        estimateAsPlanned: ["The same estimate, with the work in this plan", "retireAge"],
      }),
      "stated.",
    ),
  ];
}

/** The steps of the law's formula; its last line says the whole way in a sentence with its numbers. */
function workedBenefitSteps(worked: ReturnType<typeof fullBenefit>): Step[] {
  const steps = explain(worked, primaryInsuranceAmountLines, BENEFIT_SCOPE, "benefit.");
  const { earnings, firstBendPoint, secondBendPoint, adjustments, atEligibility } = worked;
  const last = steps.find(({ name }) =>
    adjustments.length === 0
      ? name === "benefit.atEligibility"
      : name === `benefit.adjustments.${adjustments.length}.after`,
  ) as Step;
  const { firstShare, secondShare, thirdShare } = valuesOf(benefitFormula);
  const raises = adjustments.map(({ year, rate }) => `${inPercent(rate)} (${year})`);
  const meaning = `${inPercent(firstShare)} of average monthly earnings up to ${inDollars(firstBendPoint)}, ${inPercent(secondShare)} from there to ${inDollars(secondBendPoint)}, and ${inPercent(thirdShare)} above (bend points of ${Math.min(earnings.eligibilityYear, LAW_YEAR)}). Your average (AIME) is ${inDollars(earnings.averageMonthly)}, which gives ${inDollars(atEligibility)}${raises.length > 0 ? `. Cost-of-living raises since 62: ${raises.join(", ")}` : ""}.`;
  return steps.map((step): Step => {
    if (step.name !== "benefit.amount") return step;
    const { found: _, check: __, ...rest } = step;
    return { ...rest, meaning, formula: "amountBefore", uses: { amountBefore: last } };
  });
}

export const BENEFIT_SCOPE: Scope = { ...scopeOf(benefitFormula), ...scopeOf(yearlyAmounts) };

/** Dollar amounts by the names in a formula, each with its field. */
export const inputsOf = <Name extends string>(
  values: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, readonly [label: string, blank: string]>>,
): Scope =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(names).map(([name, [label, blank]]) => [
      name,
      { kind: "input", name: blank, label, value: values[name as Name], unit: "usd" },
    ]),
  );

/** The first year in which work withholds benefits, for anyone affected. */
export const earningsTestSteps = ({ plan }: Planned, law: PlanLaw): Step[] => {
  const work = testsOf(claimsOf(plan, law), law);
  const year = work.flatMap(({ years }) => years).find(({ test }) => test.withheld > 0);
  if (year === undefined) return [];
  const { test, ...given } = year;
  return explain(
    test,
    earningsTestLines,
    {
      ...scopeOf(earningsTests[FIRST_YEAR]),
      earnings: asInput("pay", `Earnings of ${given.year} before full retirement age`, given.earnings),
      reachesFullRetirementAge: asInput("", "Full retirement age is reached", given.reachesFullRetirementAge, "flag"),
      benefitMonths: asInput("", "Months with a benefit before that age", given.benefitMonths, "months"),
      monthlyBenefit: asInput("claimAge", "Monthly benefit as claimed", given.monthlyBenefit),
    },
    "earningsTest.",
  );
};
