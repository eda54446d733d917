/**
 * How far one number could move with the plan still lasting in the target share of futures, with everything else
 * unchanged.
 */

import { capital } from "../../../engine/capital.ts";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { greatestThat, leastThat } from "../../../engine/retirement/step-search.ts";
import { asInput, asLine, explainOne, type Known, type Step } from "../../../engine/worksheet.ts";
import { inDollars, inPercent, inWholePercent } from "../../../ui/format.ts";
import { firstAgeOf } from "../ages.ts";
import type { Inputs } from "../inputs.ts";
import { allSavings, stoppingAt } from "../plan/household.ts";
import type { AllFutures } from "../stress/results.ts";
import { withBenefitsCut } from "../stress/stress-tests.ts";
import { lastsIn, rateOf } from "./result.ts";
import { LATEST_STOP, STEP } from "./search-limits.ts";

/** The search stops at this spending. */
const MOST = 1_000_000_000;

const reaches = (inputs: Inputs, change: Partial<Inputs>) => lastsIn({ ...inputs, ...change }, inputs.target);

/** The most that can be spent a year; null if no spending reaches the target, infinite if any does. */
export function mostSpending(inputs: Inputs): number | null {
  const { saving, spending, pay } = inputs;
  const holds = (amount: number) => reaches(inputs, { spending: amount });
  const guess = Math.ceil(Math.max(4 * spending, allSavings(inputs), 4 * (saving + pay), 100_000) / STEP) * STEP;
  const found = greatestThat(holds, 0, guess, STEP);
  // If the first guess for a bound reaches the target, the search goes higher.
  if (found === null || found < guess) return found;
  if (holds(MOST)) return Number.POSITIVE_INFINITY;
  let bound = guess;
  while (holds(2 * bound)) bound *= 2;
  return greatestThat(holds, bound, 2 * bound, STEP);
}

/** The earliest age to stop working, up to 80; null if no age reaches the target. Assumes that working longer helps. */
export function earliestStop(inputs: Inputs): number | null {
  const first = firstAgeOf(inputs);
  if (first > LATEST_STOP) return null;
  return leastThat((age) => reaches(inputs, stoppingAt(inputs, age)), first, LATEST_STOP, 1);
}

/** The least to save a year; null if no amount reaches the target, or nobody works. */
export const leastSaving = (inputs: Inputs): number | null =>
  inputs.retireAge <= firstAgeOf(inputs)
    ? null
    : leastThat((saving) => reaches(inputs, { saving }), 0, Math.max(300_000, 2 * inputs.saving), STEP);

/** What the verdict says one could do. */
export interface Levers {
  readonly stamp: string;
  readonly spending: number | null;
  readonly retireAge: number | null;
  /** The plan with benefits cut as the trustees expect; null if it counts the cut itself. */
  readonly cut: Pick<AllFutures, "succeeded" | "paths" | "rate" | "at" | "share"> | null;
}

export const leversOf = (inputs: Inputs): Levers => ({
  stamp: JSON.stringify(inputs),
  spending: mostSpending(inputs),
  retireAge: earliestStop(inputs),
  cut: withBenefitsCut(inputs),
});

/** The names of the lines for what was searched. */
export type LeverLine = "mostSpending" | "earliestStop" | "cut.rate";

/** The lines for what was searched, with the share of futures that shows it. */
export function leverSteps(
  inputs: Inputs,
  { spending, retireAge, cut }: Levers,
): (Step & { readonly name: LeverLine })[] {
  const { many } = triedIn(inputs.model);
  const rates = (change: Partial<Inputs>, beyond: Partial<Inputs>) => ({
    rateWithIt: known("With it, the plan lasts in", rateOf({ ...inputs, ...change })),
    rateBeyond: known("One step further, it lasts in", rateOf({ ...inputs, ...beyond })),
    target: asInput("target", "Chance of success you want", inputs.target, "share"),
  });
  const within =
    spending !== null && Number.isFinite(spending) ? rates({ spending }, { spending: spending + STEP }) : null;
  const stopping = retireAge === null ? null : rates(stoppingAt(inputs, retireAge), stoppingAt(inputs, retireAge - 1));
  return [
    ...(spending === null || within === null
      ? []
      : [
          explainOne(
            "mostSpending",
            spending,
            {
              label: "Most you can spend each year",
              found: `Found by trying steps of $${STEP}: the most you can spend and still have the plan last in ${inWholePercent(inputs.target)} of ${many}. With ${inDollars(spending)} it lasts in ${shareOf(within.rateWithIt)}, with ${inDollars(spending + STEP)} in ${shareOf(within.rateBeyond)}.`,
              check: "rateWithIt >= target && rateBeyond < target",
            },
            within,
          ),
        ]),
    ...(retireAge === null || stopping === null
      ? []
      : [
          explainOne(
            "earliestStop",
            retireAge,
            {
              label: "Earliest age to stop working",
              unit: "count",
              found: `Found by trying whole years: the earliest age at which the plan lasts in ${inWholePercent(inputs.target)} of ${many}. If you stop at ${retireAge}, it lasts in ${shareOf(stopping.rateWithIt)}; a year sooner, in ${shareOf(stopping.rateBeyond)}.`,
              unchecked: "rows",
            },
            stopping,
          ),
        ]),
    ...(cut === null
      ? []
      : [
          explainOne(
            "cut.rate",
            cut.rate,
            {
              label: "How often your money would last with the cut in benefits",
              unit: "share",
              formula: "succeeded / paths",
            },
            {
              succeeded: asLine("", `${capital(many)} in which your money lasts with the cut`, cut.succeeded, "count"),
              paths: asLine("", `${capital(many)} tried`, cut.paths, "count"),
            },
          ),
        ]),
  ];
}

const known = (label: string, value: number): Known & { readonly value: number } => ({
  ...asLine("", label, value, "share"),
  value,
});
/** To a tenth of a percent, and down, so that what just misses the target doesn't read as if it reached it. */
const shareOf = ({ value }: { readonly value: number }) => inPercent(Math.floor(value * 1000 + 1e-9) / 1000);
