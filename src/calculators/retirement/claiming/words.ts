/** The answer to when to claim, by expected benefits; and what another measure would say. */
import { type Tried, triedIn } from "../../../engine/retirement/futures/tried.ts";
import type { Known, Step } from "../../../engine/worksheet.ts";
import type { Compared } from "../compared/analyses.ts";
import { fields, type Inputs } from "../inputs.ts";
import { ageInWords, wholeShare } from "../words.ts";
import type { ClaimingValue } from "./claiming.ts";
import type { ClaimPair } from "./claiming-map.ts";

/** A difference below this share of the benefits isn't worth changing a plan for. */
const WORTH_CHANGING = 0.005;

const inYears = fields.claimAge.show;
const isSameAge = (one: number, other: number) => Math.round(one * 12) === Math.round(other * 12);

type Claimed = "nothing" | "claimed" | "one claimed" | "as good" | "better";

/** What there is to say about claiming. */
export function claimedHow(
  { nothing, planned, plannedValue, advisedValue }: ClaimingValue,
  firstAges: readonly number[],
): Claimed {
  if (nothing) return "nothing";
  if (plannedValue === null)
    return planned.every((months, i) => months / 12 < (firstAges[i] as number)) ? "claimed" : "one claimed";
  return plannedValue >= advisedValue * (1 - WORTH_CHANGING) ? "as good" : "better";
}

/** "Claim at 70 instead of 67, and have your spouse claim at 62 as planned." */
export function adviceOf({ claimAge, spouseClaimAge }: Inputs, { advised: [own, spouse] }: ClaimingValue): string {
  const age = (is: number, was: number) =>
    isSameAge(is, was) ? `${inYears(is)} as planned` : `${inYears(is)} instead of ${inYears(was)}`;
  const yours = `Claim at ${age(own as number, claimAge)}`;
  return spouse === undefined ? `${yours}.` : `${yours}, and have your spouse claim at ${age(spouse, spouseClaimAge)}.`;
}

/** The ages in the plan are close enough to the best: "Claiming at 67, as planned, is about as good as any age". */
export const asGoodAs = ({ claimAge, spouseClaimAge, couple }: Inputs): string =>
  couple
    ? `Claiming at ${inYears(claimAge)} and ${inYears(spouseClaimAge)}, as planned, is about as good as any pair of ages`
    : `Claiming at ${inYears(claimAge)}, as planned, is about as good as any age`;

/** Ages nearly as good as the advised ones: "For your spouse, any age from 62 to 66 is about as good." */
export function aboutAsGood({ about, advised }: ClaimingValue): string {
  const said = about.map(({ from, through }, i) => {
    if (from === through) return "";
    const whose = advised.length === 1 ? "Any" : i === 0 ? "For you, any" : "For your spouse, any";
    if (through - from > 1) return `${whose} age from ${inYears(from)} to ${inYears(through)} is about as good.`;
    const other = inYears(advised[i] === from ? through : from);
    return advised.length === 1
      ? `Claiming at ${other} is about as good.`
      : `For ${i === 0 ? "you" : "your spouse"}, ${other} is about as good.`;
  });
  return said.filter(Boolean).join(" ");
}

/** How often the plan lasts with the ages advised: "Your plan would last in 95% of histories instead of 92%." */
export function lastsWith(planned: number, advised: number, { many }: Tried): string {
  const [now, then] = [wholeShare(planned), wholeShare(advised)];
  return now === then
    ? `Your plan lasts in ${now} of ${many} either way.`
    : `Your plan would last in ${then} of ${many} instead of ${now}.`;
}

/** By how often the plan lasts, for one person. */
export function lastsMostOften({ model, claimAge }: Inputs, compared: readonly Compared<number>[]): string {
  const { many } = triedIn(model);
  const rates = compared.map(({ result }) => result.rate);
  const longest = compared.reduce((most, next) => (next.result.rate > most.result.rate ? next : most));
  const most = wholeShare(longest.result.rate);
  if (rates.every((rate) => rate === rates[0]))
    return `Your plan lasts just as often at any claiming age: in ${most} of ${many}.`;
  const own = compared.find(({ of }) => isSameAge(of, claimAge));
  if (own !== undefined && wholeShare(own.result.rate) === most)
    return `Your plan lasts as often if you claim at ${inYears(claimAge)} as at any other age: in ${most} of ${many}.`;
  return `Your plan lasts most often if you claim at ${inYears(longest.of)}: in ${most} of ${many}.`;
}

type Rated = ClaimPair & { readonly rate: number };

/** The pair that is best by a measure; the plan's own if none looks better in the digits shown. */
export function bestPair<Pair extends ClaimPair>(
  { claimAge, spouseClaimAge }: Inputs,
  pairs: readonly Pair[],
  of: (pair: Pair) => number,
  shown: (pair: Pair) => string,
): Pair {
  const top = pairs.reduce((most, one) => (of(one) > of(most) ? one : most));
  const own = pairs.find((pair) => isSameAge(pair.own, claimAge) && isSameAge(pair.spouse, spouseClaimAge));
  return own !== undefined && shown(own) === shown(top) ? own : top;
}

/** By how often the plan lasts, for two. */
export function pairLastsMostOften(inputs: Inputs, pairs: readonly Rated[]): string {
  const { many } = triedIn(inputs.model);
  const longest = bestPair(
    inputs,
    pairs,
    ({ rate }) => rate,
    ({ rate }) => wholeShare(rate),
  );
  const isPlan = ({ own, spouse }: Rated) =>
    isSameAge(own, inputs.claimAge) && isSameAge(spouse, inputs.spouseClaimAge);
  // Of pairs that look alike, the one with the highest benefits is named, as in the answer above.
  const best = isPlan(longest)
    ? longest
    : pairs
        .filter(({ rate }) => wholeShare(rate) === wholeShare(longest.rate))
        .reduce((most, one) => (one.value > most.value ? one : most));
  const most = wholeShare(best.rate);
  if (pairs.every(({ rate }) => rate === longest.rate))
    return `Your plan lasts just as often at any of these ages: in ${most} of ${many}.`;
  return isPlan(best)
    ? `Your plan lasts as often if you two claim at ${inYears(best.own)} and ${inYears(best.spouse)} as at any other ages: in ${most} of ${many}.`
    : `Your plan lasts most often if you two claim at ${inYears(best.own)} and ${inYears(best.spouse)}: in ${most} of ${many}.`;
}

/** "Waiting until 70 instead of claiming at 62 and 1 month pays off if you live past 80 and 4 months." */
export const breakEvenOf = ({ couple }: Inputs, soonest: number, breakEven: number): string =>
  `Waiting until 70 instead of claiming at ${ageInWords(soonest)} pays off if you live past ${ageInWords(breakEven)}${couple ? ", or your spouse lives that long, because the survivor keeps the larger benefit" : ""}.`;

const FOUND =
  "Each month's benefits, including a spouse's and a survivor's, times the chance of being alive then, discounted and added up from now on.";

type ClaimingName = "advised" | "planned" | "gain";
export type ClaimingLine = `claiming.${ClaimingName}`;

/** The lines for the figures of the answer. */
export function claimingSteps({ advisedValue, plannedValue }: ClaimingValue): Step[] {
  const line = (name: ClaimingName, label: string, value: number, rest: Pick<Step, "uses"> & Partial<Step>): Step => ({
    kind: "line",
    name: `claiming.${name}`,
    label,
    value,
    unit: "usd",
    ...rest,
  });
  const advised = line("advised", "Expected benefits with the ages we suggest", advisedValue, {
    found: FOUND,
    uses: {},
  });
  if (plannedValue === null) return [advised];
  const planned = line("planned", "Expected benefits with the ages in your plan", plannedValue, {
    found: FOUND,
    uses: {},
  });
  const uses: Record<string, Known> = { advised, planned };
  return [
    advised,
    planned,
    line("gain", "Gain in expected benefits", advisedValue - plannedValue, { formula: "advised - planned", uses }),
  ];
}
