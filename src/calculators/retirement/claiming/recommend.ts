/**
 * One recommendation for when to claim, and the measure it follows: the highest expected benefits with which the plan
 * lasts as often as it should, and if it never does, how often it lasts.
 */
import type { Inputs } from "../inputs.ts";
import { type ClaimingValue, isWorthChanging, WORTH_CHANGING } from "./claiming.ts";
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

/**
 * The ages with the highest expected benefits; the plan's own if they are about as good. Of a couple, one keeps the
 * planned age if it is about as good.
 */
export const byBenefits = ({ claimAge, spouseClaimAge }: Inputs, value: ClaimingValue) => {
  const [own, spouse = spouseClaimAge] = value.advised as [number, number | undefined];
  if (!isWorthChanging(value)) return { own: claimAge, spouse: spouseClaimAge };
  const [aboutOwn, aboutSpouse] = value.about;
  const isAbout = (age: number, about: ClaimingValue["about"][number] | undefined) =>
    about !== undefined && about.from <= age && age <= about.through;
  if (isAbout(spouseClaimAge, aboutSpouse)) return { own, spouse: spouseClaimAge };
  return { own: aboutSpouse !== undefined && isAbout(claimAge, aboutOwn) ? claimAge : own, spouse };
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
  // A plan that falls short shouldn't also run short more often while it waits for larger benefits.
  const isSafe = percentOf(richest) === percentOf(longest) && richest.shortBefore <= longest.shortBefore;
  if (richest.rate >= inputs.target || isSafe)
    return {
      ...{ measure: "benefits", planned, chosen: richest },
      other: percentOf(richest) === percentOf(longest) ? null : longest,
    };
  const reaching = rated.filter(({ rate }) => rate >= inputs.target);
  if (reaching.length === 0)
    return { measure: "lasting", planned, chosen: longest, other: richest === longest ? null : richest };
  const best = reaching.reduce((most, one) => (one.value > most.value ? one : most));
  const isAbout = planned.rate >= inputs.target && planned.value >= best.value * (1 - WORTH_CHANGING);
  return { measure: "benefits", planned, chosen: isAbout ? planned : best, other: richest };
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
