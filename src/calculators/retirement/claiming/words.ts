/** The answer to when to claim, the measure it follows, and what another measure would say. */
import { type Tried, triedIn } from "../../../engine/retirement/futures/tried.ts";
import { asInput, explainOne, type Step } from "../../../engine/worksheet.ts";
import { nameOf } from "../../../inputs/fields.ts";
import { inPercent, inWholePercent } from "../../../ui/format.ts";
import { roundly } from "../answer/verdict.ts";
import { fields, type Inputs } from "../inputs.ts";
import { ageInWords, wholeShare } from "../words.ts";
import type { ClaimingValue } from "./claiming.ts";
import type { ClaimPair } from "./claiming-map.ts";
import { isSameAge, type Rated, type Recommendation } from "./recommend.ts";

const inYears = fields.claimAge.show;
/** What there is to say about claiming. */
export function claimedHow(
  { nothing, planned, plannedValue }: ClaimingValue,
  firstAges: readonly number[],
): "nothing" | "claimed" | "one claimed" | "choose" {
  if (nothing) return "nothing";
  if (plannedValue !== null) return "choose";
  return planned.every((months, i) => months / 12 < (firstAges[i] as number)) ? "claimed" : "one claimed";
}

/**
 * The one recommendation: "Claim at 70 instead of 67, and have your spouse claim at 62 as planned." If it is the plan:
 * "Claiming at 67, as planned, is about as good as any age."
 */
export function adviceOf(inputs: Inputs, { measure, chosen, planned }: Recommendation): string {
  const { claimAge, spouseClaimAge, couple } = inputs;
  const age = (is: number, was: number) =>
    isSameAge(is, was) ? `${inYears(is)} as planned` : `${inYears(is)} instead of ${inYears(was)}`;
  if (chosen !== planned)
    return `Claim at ${age(chosen.own, claimAge)}${couple ? `, and have your spouse claim at ${age(chosen.spouse, spouseClaimAge)}` : ""}.`;
  const ages = couple ? `${inYears(claimAge)} and ${inYears(spouseClaimAge)}` : inYears(claimAge);
  return measure === "benefits"
    ? `Claiming at ${ages}, as planned, is about as good as any ${couple ? "pair of ages" : "age"}.`
    : `Claim at ${ages}, as planned.`;
}

/** The measure it follows, and why that one. */
export function measureOf(inputs: Inputs, { measure, chosen, planned, other }: Recommendation): string {
  const { many } = triedIn(inputs.model);
  const target = inWholePercent(inputs.target);
  if (measure === "lasting" && chosen.rate === 0)
    return "Your plan falls short at any age, so we avoid a wait for benefits without money to live on.";
  if (measure === "lasting")
    return `We go by how often your money lasts, because your plan falls short of the ${target} you want: ${
      chosen === planned
        ? `it lasts in ${wholeShare(chosen.rate)} of ${many}, and no other ${inputs.couple ? "ages do" : "age does"} better`
        : `it would last in ${wholeShare(chosen.rate)} of ${many} instead of ${wholeShare(planned.rate)}`
    }.`;
  const goesBy = `We go by expected benefits over ${inputs.couple ? "your lives" : "your life"}`;
  if (other === null)
    return `${goesBy}, because no other ${inputs.couple ? "ages make" : "age makes"} your money last more often.`;
  return isTooShort(other, chosen)
    ? `${goesBy}, among the ages at which your plan reaches the ${target} you want.`
    : `${goesBy}, because your plan reaches the ${target} you want.`;
}

/** The other ages bring more in benefits, but the plan lasts less often than it should with them. */
const isTooShort = (other: Rated, chosen: Rated) => other.rate < chosen.rate;

const agesOf = ({ couple }: Inputs, { own, spouse }: Rated) =>
  couple ? `${inYears(own)} and ${inYears(spouse)}` : inYears(own);

/** Why a plan lasts more often with the first ages than with the others. */
function whyLonger(longer: Rated, other: Rated): string {
  const waits = [longer.own - other.own, longer.spouse - other.spouse];
  if (waits.every((wait) => wait <= 0)) return "because you don't use up as much of your savings while you wait";
  if (waits.every((wait) => wait >= 0)) return "because larger benefits leave less for your savings to pay";
  return "because bad markets and long lives count there, not just the average";
}

const shortIn = ({ model }: Inputs, { shortBefore, paths }: Rated) =>
  model === "history" ? `${shortBefore} of ${paths}` : wholeShare(shortBefore / paths);

/** What another measure would say, if it would say something else. */
export function otherMeasure(inputs: Inputs, { measure, chosen, other }: Recommendation): string {
  if (other === null) return "";
  const { many } = triedIn(inputs.model);
  const ages = agesOf(inputs, other);
  const more = `Expected benefits would be ${roundly(Math.max(0, other.value - chosen.value))} higher if you claim at ${ages}`;
  if (measure === "benefits" && isTooShort(other, chosen))
    return `${more}, but your plan would last in only ${wholeShare(other.rate)} of ${many} then.`;
  if (measure === "benefits")
    return `Your money would last most often if you claim at ${ages} (${wholeShare(other.rate)} of ${many} instead of ${wholeShare(chosen.rate)}), ${whyLonger(other, chosen)}.`;
  return wholeShare(other.rate) === wholeShare(chosen.rate)
    ? `${more}, but in ${shortIn(inputs, other)} ${inputs.model === "history" ? many : `of ${many}`} your money would run short before they begin, instead of ${shortIn(inputs, chosen)}.`
    : `${more}, but at ${agesOf(inputs, chosen)} your money lasts longer, ${whyLonger(chosen, other)}.`;
}

/** Money that runs short before the benefits begin: "In 12 of 99 histories, your money runs short before …". */
export function shortBefore(inputs: Inputs, { chosen, planned }: Recommendation): string {
  if (chosen.shortBefore === 0) return "";
  const { model, couple } = inputs;
  const of = (one: Rated) => shortIn(inputs, one);
  const [tried, begun, ages] = [
    model === "history" ? "histories" : "of futures",
    couple ? "before you both get benefits" : `before your benefit starts at ${inYears(chosen.own)}`,
    couple ? "ages" : "age",
  ];
  const now = chosen === planned ? "" : ` With the ${ages} in your plan, that happens in ${of(planned)}.`;
  return `In ${of(chosen)} ${tried}, your money runs short ${begun}.${now} If that happens, you can claim sooner, from age 62 on.`;
}

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

/** "Waiting until 70 instead of claiming at 62 and 1 month pays off if you live past 80 and 4 months." */
export const breakEvenOf = ({ couple }: Inputs, soonest: number, breakEven: number): string =>
  `Waiting until 70 instead of claiming at ${ageInWords(soonest)} pays off if you live past ${ageInWords(breakEven)}${couple ? ", or your spouse lives that long, because the survivor keeps the larger benefit" : ""}.`;

const FOUND =
  "Each month's benefits, including a spouse's and a survivor's, times the chance of being alive then, discounted and added up from now on.";

type ClaimingName = "chosen" | "planned" | "gain";
export type ClaimingLine = `claiming.${ClaimingName}`;

/** The lines for the figures of the answer. */
export function claimingSteps(inputs: Inputs, { chosen, planned }: Recommendation): Step[] {
  const expected = (name: ClaimingName, ages: string, one: Rated) =>
    explainOne(
      `claiming.${name}`,
      one.value,
      {
        label: `Expected benefits with the ages ${ages}`,
        found: `${FOUND} The discount is ${inPercent(inputs.claimDiscount)} a year.`,
        unchecked: "rows",
      },
      {
        claimDiscount: asInput("claimDiscount", nameOf(fields.claimDiscount), inputs.claimDiscount, "rate"),
        claimAge: asInput("claimAge", nameOf(fields.claimAge), Math.round(one.own * 12), "months"),
        ...(inputs.couple && {
          spouseClaimAge: asInput(
            "spouseClaimAge",
            nameOf(fields.spouseClaimAge),
            Math.round(one.spouse * 12),
            "months",
          ),
        }),
      },
    );
  const suggested = expected("chosen", "we suggest", chosen);
  const asPlanned = expected("planned", "in your plan", planned);
  return [
    suggested,
    asPlanned,
    explainOne(
      "claiming.gain",
      chosen.value - planned.value,
      { label: "Gain in expected benefits", formula: "chosen - planned" },
      { chosen: suggested, planned: asPlanned },
    ),
  ];
}
