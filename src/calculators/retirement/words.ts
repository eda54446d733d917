/** The answer in words. */
import type { Typed } from "../../inputs/typed.ts";
import { inDollars, inNumbers } from "../../ui/format.ts";
import type { Result } from "./answer/result.ts";
import type { Inputs } from "./inputs.ts";
import { allSavings } from "./plan/household.ts";

/** 98%, and never 100% or 0% unless that is exact. */
export function wholeShare(rate: number): string {
  const rounded = Math.round(rate * 100);
  return `${rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded}%`;
}

/** Histories are counted, because there are few; random futures are a share. */
export const counted = ({ model, rate, succeeded, paths }: Pick<Result, "model" | "rate" | "succeeded" | "paths">) =>
  model === "history" ? `${succeeded} of ${paths}` : wholeShare(rate);

/** The same with what was counted: "104 of 106 histories", "98% of futures". */
export const countedOf = (result: Pick<Result, "model" | "rate" | "succeeded" | "paths">): string =>
  `${counted(result)} ${result.model === "history" ? "histories" : "of futures"}`;

/** What the main number of the answer counts. */
export const countedAs = ({ flexible }: Pick<Result, "flexible">, { floorShare, spending }: Inputs): string =>
  flexible === null ? "Lasts in" : `At least ${inDollars(floorShare * spending)} in`;

const MAIN = ["age", "savings", "spending", "retireAge"] as const;

/**
 * Which answers may be compared: those judged by the same test, for someone whose main numbers are typed or not alike.
 * What the first number typed changes is our example, not the visitor's plan.
 */
export const meaningOf = ({ flexible }: Pick<Result, "flexible">, typed: Typed): string =>
  `${flexible === null} ${MAIN.filter((name) => typed[name] !== undefined).join(" ")}`;

export const endAge = ({ firstAge, years }: Pick<Result, "firstAge" | "years">) => firstAge + years - 1;

/** 67, or "66 and 10 months". */
export function ageInWords(months: number): string {
  const rest = months % 12;
  const whole = String((months - rest) / 12);
  return rest === 0 ? whole : `${whole} and ${rest} ${rest === 1 ? "month" : "months"}`;
}

/** Said once below a list of ages in a plan for two. */
export const AGES_ARE_YOURS = "Ages are yours, even in years when only your spouse is alive.";

/**
 * A year by an age in it, "at age 64". Of two, it says whose age: "the year your spouse turns 88" once you no longer
 * live.
 */
export function yearOfAge({ couple, lifetimes, planTo, age, spouseAge }: Inputs, at: number): string {
  if (!couple) return `at age ${at}`;
  if (lifetimes === "random") return `the year you would turn ${at}`;
  return at <= Math.max(planTo, age + 1)
    ? `the year you turn ${at}`
    : `the year your spouse turns ${at - age + spouseAge}`;
}

/** Where some years are: "between ages 46 and 58". */
export const between = (inputs: Inputs, first: number, last: number): string =>
  first === last
    ? yearOfAge(inputs, first)
    : inputs.couple
      ? `between ${yearOfAge(inputs, first)} and ${yearOfAge(inputs, last)}`
      : `between ages ${first} and ${last}`;

/** The years the plan is tested over: "from age 46 through 95". */
export function span(inputs: Inputs, result: Result): string {
  const { lifetimes, couple } = inputs;
  if (lifetimes === "random") return couple ? "for as long as one of you lives," : "for as long as you live,";
  if (result.years === 1) return `at age ${result.firstAge}`;
  return couple
    ? `from ${yearOfAge(inputs, result.firstAge)} through ${yearOfAge(inputs, endAge(result))}`
    : `from age ${result.firstAge} through ${endAge(result)}`;
}

const years = (n: number) => `${Math.round(n)} ${Math.round(n) === 1 ? "year" : "years"}`;
const percent = (share: number) => (share < 0.01 ? "less than 1%" : `${Math.round(share * 100)}%`);

/** What the plan was tested on, and how far to trust it. */
export function doubt(inputs: Inputs, result: Result): string {
  const { model, paths, redrawn, separateRuns, rate } = result;
  const tested = `We tested your plan ${span(inputs, result)}`;
  if (redrawn === null) {
    if (result.years === 1)
      return `${tested} on every year of market history since 1871. Read it as a test against the past, not as odds.`;
    return `${tested} on ${paths} histories of ${years(result.years)} each, the first one starting in 1871. Most of them overlap (only ${separateRuns} ${separateRuns === 1 ? "is" : "are"} fully separate), so read this as a test against the past, not as odds.`;
  }
  const [low, high] = [wholeShare(redrawn.low), wholeShare(redrawn.high)];
  const again = low === high ? low : `${low} to ${high}`;
  return `${tested} on ${inNumbers(paths)} ${model === "random" ? "random futures" : "futures made from pieces of history"}. Another set of random futures would likely give ${rate === 1 || rate === 0 ? `about ${again}` : again}. What markets will really do is less certain than that.`;
}

/** Whether something besides savings comes in after work. */
const hasIncome = ({ years1 }: Result) =>
  years1.some(({ onPay, socialSecurity, otherIncome }) => !onPay && socialSecurity + otherIncome > 0);

/** What a spending rule cuts, and how long it stays below the minimum to live on. */
function cuts({ strategy }: Inputs, { model, paths }: Result, flexible: NonNullable<Result["flexible"]>): string {
  const { withCuts, middleCut, deepestCut, belowFloor, yearsBelow, firstSpent } = flexible;
  const of = (n: number) => (model === "history" ? `${n} of ${paths}` : wholeShare(n / paths));
  const start = `Spending starts at ${inDollars(firstSpent)}.`;
  if (withCuts === 0) return `${start} It is never cut.`;
  const falls = strategy === "constant-dollar-rate" ? "After tax and health costs, it falls" : "It is cut";
  const depth = `${falls} at some point in ${of(withCuts)} ${model === "history" ? "histories" : "of futures"}, typically by ${percent(middleCut)} and at worst by ${percent(deepestCut)}.`;
  if (belowFloor === 0) return `${start} ${depth} It never falls below the least you could live on.`;
  return `${start} ${depth} In ${of(belowFloor)}, it falls below the least you could live on, typically for ${years(yearsBelow)}.`;
}

/** How often the money lasts but doesn't leave the desired amount. */
const tooLittle = ({ legacy }: Inputs, { model, leftTooLittle, paths }: Result): string =>
  leftTooLittle === 0
    ? ""
    : ` In ${model === "history" ? `${leftTooLittle} of ${paths}` : wholeShare(leftTooLittle / paths)}, your money lasts but leaves less than ${inDollars(legacy)}.`;

/** A year that is short because pay ends in January and benefits begin later in the same year. */
const gapOf = ({ couple, retireAge, claimAge }: Inputs, age: number): string =>
  !couple && Math.round(age) === retireAge && Math.floor(claimAge) === retireAge
    ? " That year has no pay and only part of a year’s Social Security, so working until it starts would help."
    : "";

/** What failing looks like, or what is left if nothing fails. */
export function failure(inputs: Inputs, result: Result): string {
  const { failed, stopAge, firstAge, flexible } = result;
  const goal = tooLittle(inputs, result);
  if (flexible !== null && stopAge - firstAge < result.years) return `${cuts(inputs, result, flexible)}${goal}`;
  if (failed === null)
    return stopAge - firstAge >= result.years
      ? `Pay covers every year of this plan, so it does not show how long savings last.${goal}`
      : goal.trim();
  const broke = result.succeeded + result.leftTooLittle === 0 && failed.medianAge <= Math.max(firstAge, stopAge);
  const failures = result.paths - result.succeeded - result.leftTooLittle;
  const typical = failures === 1 ? "In the one failure" : "In the typical failure";
  const first = inputs.couple ? yearOfAge(inputs, Math.round(failed.medianAge)) : `at ${Math.round(failed.medianAge)}`;
  const whenAt = first.replace(/^at /, "when you are ");
  const short = years(failed.medianYearsShort);
  const isOne = Math.round(failed.medianYearsShort) === 1;
  const covered = endAge(result) + 1 - failed.medianAge - failed.medianYearsShort;
  const start =
    failed.recovers && covered >= 1
      ? `${typical}, the money you can reach falls short ${isOne ? "for one year," : `for ${short}, starting`} ${whenAt}. After that, your costs are covered again.${isOne ? gapOf(inputs, failed.medianAge) : ""}`
      : broke
        ? `The money falls short starting in the first year${stopAge > firstAge ? " without pay" : ""}.`
        : covered > 2
          ? `${typical}, money first falls short ${first}, and a total of ${short} ${isOne ? "isn’t" : "aren’t"} fully paid for.`
          : isOne
            ? `${typical}, money runs out in the last year, ${first}.`
            : `${typical}, money runs out ${first} and the last ${short} fall short.`;
  const income = hasIncome(result) ? ", even with Social Security and other income" : "";
  const bare = allSavings(inputs) + inputs.saving + inputs.match === 0 ? " There are no savings in this plan." : "";
  const depth = failed.depth >= 1 ? "all" : failed.depth >= 0.995 ? "nearly all" : percent(failed.depth);
  return `${start} That leaves ${depth} of your lifetime spending uncovered${income}.${bare}${goal}`;
}

/** A today's-dollar value as the visitor chose to see it. */
export const shownIn = (dollars: Inputs["dollars"], value: number, prices: number) =>
  dollars === "today" ? value : value * prices;
export const dollarsWords = (dollars: Inputs["dollars"]) =>
  dollars === "today" ? "in today's dollars" : "in each year's dollars";
