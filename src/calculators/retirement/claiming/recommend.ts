/**
 * One recommendation for when to claim, and the measure it follows: expected benefits if the plan lasts about as often
 * as it should with those ages, and otherwise how often it lasts.
 */
import type { Inputs } from "../inputs.ts";
import { type ClaimingValue, isWorthChanging } from "./claiming.ts";
import type { ClaimOption, ClaimOutcome } from "./claiming-map.ts";

export type Rated = ClaimOption & ClaimOutcome;
type Measure = "benefits" | "lasting";

export const rated = (options: readonly ClaimOption[], outcomes: readonly ClaimOutcome[]): Rated[] =>
  options.map((option, i) => ({ ...option, ...(outcomes[i] as ClaimOutcome) }));

export interface Recommendation {
  readonly measure: Measure;
  readonly planned: Rated;
  readonly chosen: Rated;
  /** What the other measure would suggest; null if it would suggest the same. */
  readonly other: Rated | null;
}

export const isSameAge = (one: number, other: number) => Math.round(one * 12) === Math.round(other * 12);
const at =
  ({ own, spouse }: { readonly own: number; readonly spouse: number }) =>
  (one: ClaimOption) =>
    isSameAge(one.own, own) && isSameAge(one.spouse, spouse);

/** Chances are said in whole percents, so closer ones count as equal. */
const percentOf = ({ rate }: ClaimOutcome) => Math.round(rate * 100);
const better = (one: Rated, other: Rated) =>
  percentOf(one) === percentOf(other) ? one.value > other.value : percentOf(one) > percentOf(other);

/** The ages with the highest expected benefits; the plan's own if they are about as good. */
export const byBenefits = ({ claimAge, spouseClaimAge }: Inputs, value: ClaimingValue) => {
  const [own, spouse = spouseClaimAge] = value.advised as [number, number | undefined];
  return isWorthChanging(value) ? { own, spouse } : { own: claimAge, spouse: spouseClaimAge };
};

/** Among these ages, which have to include the plan's and those with the highest benefits. */
export function recommendation(
  inputs: Inputs,
  value: ClaimingValue,
  rated: readonly Rated[],
): Recommendation | undefined {
  const planned = rated.find(at({ own: inputs.claimAge, spouse: inputs.spouseClaimAge }));
  const richest = rated.find(at(byBenefits(inputs, value)));
  if (planned === undefined || richest === undefined) return undefined;
  const top = rated.reduce((most, one) => (better(one, most) ? one : most));
  const longest = percentOf(planned) === percentOf(top) ? planned : top;
  const lasts = richest.rate >= inputs.target || percentOf(richest) === percentOf(longest);
  const isOther = percentOf(richest) !== percentOf(longest);
  return {
    measure: lasts ? "benefits" : "lasting",
    planned,
    chosen: lasts ? richest : longest,
    other: isOther ? (lasts ? longest : richest) : null,
  };
}

/** What answers the questions: both workers, if there are two. */
interface Asking {
  claimOptions(inputs: Inputs): Promise<{ readonly best: ClaimingValue; readonly options: readonly ClaimOption[] }>;
  claimOutcomes(inputs: Inputs, options: readonly ClaimOption[]): Promise<readonly ClaimOutcome[]>;
}

export async function rateAll(
  inputs: Inputs,
  options: readonly ClaimOption[],
  one: Asking,
  all: readonly Asking[],
): Promise<Rated[]> {
  const half = Math.ceil(options.length / 2);
  const outcomes = await Promise.all([
    one.claimOutcomes(inputs, options.slice(0, half)),
    (all[1] ?? one).claimOutcomes(inputs, options.slice(half)),
  ]);
  return rated(options, outcomes.flat());
}

/**
 * The recommendation alone. Usually the plan lasts as often as it should with the highest benefits, and two ages do.
 */
export async function suggestedClaim(
  inputs: Inputs,
  one: Asking,
  all: readonly Asking[],
): Promise<Recommendation | undefined> {
  const { best, options } = await one.claimOptions(inputs);
  if (best.nothing || best.plannedValue === null) return undefined;
  const own = { own: inputs.claimAge, spouse: inputs.spouseClaimAge };
  const few = options.filter((option) => [own, byBenefits(inputs, best)].some((ages) => at(ages)(option)));
  const first = await rateAll(inputs, few, one, all);
  const richest = first.find(at(byBenefits(inputs, best)));
  if (richest !== undefined && richest.rate >= inputs.target) return recommendation(inputs, best, first);
  return recommendation(inputs, best, await rateAll(inputs, options, one, all));
}
