/** What the plan comes to, future by future: its lines. */

import { capital } from "../../../engine/capital.ts";
import { successLines } from "../../../engine/retirement/futures/success.lines.ts";
import { type Tried, triedIn } from "../../../engine/retirement/futures/tried.ts";
import { earlyTaxLines } from "../../../engine/retirement/plan/early-tax.lines.ts";
import type { EarlyTaxFigures } from "../../../engine/retirement/plan/early-tax.ts";
import { flexibleLines } from "../../../engine/retirement/plan/flexible.lines.ts";
import { flexibleFigures } from "../../../engine/retirement/plan/flexible.ts";
import type { PlanOutcome } from "../../../engine/retirement/plan/follow.ts";
import { surchargesIn } from "../../../engine/retirement/plan/income-and-costs.ts";
import { lifetimeTaxLines } from "../../../engine/retirement/plan/lifetime-tax.lines.ts";
import { addedUp, type TaxParts, taxPartsOf } from "../../../engine/retirement/plan/lifetime-tax.ts";
import { outcomeLines } from "../../../engine/retirement/plan/outcome.lines.ts";
import { leftIn, outcomeFigures } from "../../../engine/retirement/plan/outcome.ts";
import { explain, type Known, type Step } from "../../../engine/worksheet.ts";
import { earlyWithdrawal } from "../../../law/retirement/withdrawals.ts";
import { inDollars, inPercent } from "../../../ui/format.ts";
import { run, type YearOfPath } from "../answer/result.ts";
import type { Inputs } from "../inputs.ts";
import { stateTaxesOf } from "../plan/laws.ts";
import type { Planned } from "../plan/plan-of.ts";

const ordinal = (n: number): string => {
  const tens = n % 100;
  const last = tens > 10 && tens < 20 ? 0 : n % 10;
  return `${n}${last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
};

/** The additional tax, with what it is 10% of. */
export const earlySteps = (early: EarlyTaxFigures, tried: Tried): Step[] =>
  explain(early, earlyTaxLines(tried), {}, "early.").map((step) =>
    step.name === "early.yearly"
      ? {
          ...step,
          meaning: `${inPercent(earlyWithdrawal.rate.value)} of the taxable money you take from retirement accounts before 59½, unless an exception applies: about ${inDollars(early.total / earlyWithdrawal.rate.value)} over those years.`,
        }
      : step,
  );

/** What a spending rule brings, with the first year of retirement in the median future line by line. */
export function flexibleSteps(
  inputs: Inputs,
  which: Planned,
  outcome: PlanOutcome,
  middleYears: readonly YearOfPath[],
): Step[] {
  const tried = triedIn(inputs.model);
  const { workingYears } = which.schedule;
  const steps = explain(flexibleFigures(outcome, workingYears), flexibleLines(tried), {}, "flexible.");
  const first = middleYears[workingYears];
  if (first === undefined) return steps;
  const withdrawn = first.fromTraditional + first.fromTaxable + first.fromRoth + first.fromCash + first.fromHealth;
  const income = first.socialSecurity + first.otherIncome;
  const parts = [
    `${inDollars(withdrawn)} out of savings`,
    ...(income > 0 ? [`plus ${inDollars(income)} from Social Security and other income`] : []),
    `minus ${inDollars(first.tax)} tax`,
    `minus ${inDollars(first.health)} for health`,
    ...(first.credit > 0 ? [`plus ${inDollars(first.credit)} premium tax credit`] : []),
  ];
  const meaning = `In the median ${tried.one}, savings are ${inDollars(first.savings)} then. That year has ${parts.join(", ")}, which leaves about ${inDollars(first.spent)} to live on, in today's dollars.`;
  return steps.map((step) => (step.name === "flexible.firstSpent" ? { ...step, meaning } : step));
}

/** Where a percentile lies: the sorted amount at it, or the two it is between. */
function placed(amounts: Float64Array, p: number, { many }: Tried): Pick<Step, "formula" | "uses"> {
  const sorted = amounts.slice().sort();
  const k = p * (sorted.length - 1);
  const below = Math.floor(k);
  const at = (i: number): Known => ({
    kind: "line",
    name: "",
    label: `The ${ordinal(i + 1)} of ${sorted.length} ${many}, counted from the lowest`,
    value: sorted[i] as number,
    unit: "usd",
  });
  if (k === below) return { formula: "toDollar(it)", uses: { it: at(below) } };
  const part: Known = {
    kind: "line",
    name: "",
    label: "How far it lies between the two",
    value: k - below,
    unit: "rate",
  };
  return {
    formula: "toDollar(lower + (higher - lower) * part)",
    uses: { lower: at(below), higher: at(below + 1), part },
  };
}

/** What a plan leaves and its lifetime tax, with the futures they are found in, and the kinds of tax in it. */
export function outcomeSteps(inputs: Inputs, outcome: PlanOutcome): Step[] {
  const tried = triedIn(inputs.model);
  const ends = leftIn(outcome);
  const lifetime = lifetimeTaxSteps(inputs, outcome);
  return explain(outcomeFigures(outcome), outcomeLines(tried), {})
    .map(({ check: _, unchecked: __, ...step }): Step => {
      if (step.name === "poorEnd") return { ...step, ...placed(ends, 0.1, tried) };
      if (step.name === "middleEnd") return { ...step, ...placed(ends, 1 / 2, tried) };
      const { found: ___, ...taxStep } = step;
      const parts = lifetime.steps.filter(({ name }) => name !== "lifetime.total");
      return {
        ...taxStep,
        meaning: lifetime.meaning,
        formula: `toDollar(${parts.map(({ name }) => name).join(" + ")})`,
        uses: Object.fromEntries(parts.map((part) => [part.name, part])),
      };
    })
    .concat(lifetime.steps);
}

/** The kinds of tax in the future with the median lifetime tax; of two in the middle, their average. */
function lifetimeTaxSteps(inputs: Inputs, outcome: PlanOutcome) {
  const { one, many } = triedIn(inputs.model);
  const { paths, tax } = outcome;
  const sorted = Array.from({ length: paths }, (_, path) => path).sort(
    (a, b) => (tax[a] as number) - (tax[b] as number),
  );
  const middle = [...new Set([Math.floor((paths - 1) / 2), Math.ceil((paths - 1) / 2)])].map(
    (i) => sorted[i] as number,
  );
  let surcharges = 0;
  const parts: TaxParts[] = [];
  let firstStart: number | null = null;
  for (const path of middle) {
    const { futures } = run(inputs, inputs.model, inputs.strategy, {
      from: path,
      to: path + 1,
      see: (_, { terms, lived: { taken, owed } }) => {
        parts.push(taxPartsOf(taken.tax));
        surcharges += surchargesIn(terms, owed);
      },
    });
    firstStart = futures.firstStart;
  }
  const from = (path: number) => (firstStart === null ? `number ${path}` : `from ${firstStart + path}`);
  const where =
    middle.length === 1
      ? `the ${one} ${from(middle[0] as number)}`
      : `the average of the ${many} ${middle.map(from).join(" and ")}`;
  const state = stateTaxesOf(inputs.state)?.year.name;
  const weight = 1 / middle.length;
  const ofMedicare = Math.round(surcharges * weight);
  return {
    meaning: `Half of all ${many} pay more, half less. This is ${where}, with all years added up in today's dollars. It leaves out Social Security and Medicare tax on pay, Medicare surcharges (${inDollars(ofMedicare)} here, part of health costs) and the premium tax credit.`,
    steps: explain(
      addedUp(parts, weight),
      lifetimeTaxLines(where, state === undefined ? "State income tax at your flat rate" : `${state} income tax`),
      {},
      "lifetime.",
    ),
  };
}

/** What counts as success if something should be left. */
export const countedWith = (legacy: number, tried: Tried) => ({
  ...successLines(tried).succeeded,
  label: `${capital(tried.many)} in which every withdrawal was paid in full and at least ${inDollars(legacy)} was left`,
});
