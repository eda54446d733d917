/** The answer in words. */
import { inNumbers } from "../../ui/format.ts";
import type { Inputs } from "./inputs.ts";
import type { Result } from "./result.ts";

/** "96 of 100", never all or nothing where it is not. */
export function ofHundred(rate: number): string {
  const rounded = Math.round(rate * 100);
  const shown = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded;
  return `${shown} of 100`;
}

export const endAge = ({ firstAge, years }: Pick<Result, "firstAge" | "years">) => firstAge + years - 1;

export function sentence({ lifetimes, couple }: Inputs, result: Result): string {
  const what = result.model === "history" ? "stretches of market history since 1871" : "possible futures";
  const until =
    lifetimes === "random"
      ? couple
        ? "as long as one of you lives"
        : "as long as you live"
      : result.years === 1
        ? `in the year of age ${result.firstAge}`
        : `from age ${result.firstAge} through ${endAge(result)}`;
  return `${what}, ${until}.`;
}

const years = (n: number) => `${Math.round(n)} ${Math.round(n) === 1 ? "year" : "years"}`;
const percent = (share: number) => (share < 0.01 ? "less than 1%" : `${Math.round(share * 100)}%`);

/** What is uncertain about the rate itself. */
export function doubt(result: Result): string {
  const { model, succeeded, paths, low, high, separateRuns } = result;
  if (model === "history") {
    const counted = `That is ${succeeded} of ${paths} starting years.`;
    if (result.years === 1) return `${counted} Take it as a test, not as odds.`;
    return `${counted} They overlap: only ${separateRuns} ${separateRuns === 1 ? "stretch" : "stretches"} of ${years(result.years)} ${separateRuns === 1 ? "fits" : "fit"} into the data side by side, so take it as a test, not as odds.`;
  }
  return `With ${inNumbers(paths)} futures drawn, the true figure for this model lies between ${Math.round(low * 100)} and ${Math.round(high * 100)} of 100 with 95% confidence.`;
}

/** Whether something comes in after work besides savings. */
const hasIncome = ({ years1 }: Result) =>
  years1.some(({ onPay, socialSecurity, otherIncome }) => !onPay && socialSecurity + otherIncome > 0);

/** What failing looks like, or what is left where nothing fails. */
export function failure(inputs: Inputs, result: Result): string {
  const { failed, stopAge, firstAge } = result;
  if (failed === null)
    return stopAge - firstAge >= result.years
      ? "Pay covers every year of this plan, so it does not show how long savings last."
      : "The money never runs out. See below how close the worst case came.";
  const broke = result.succeeded === 0 && failed.medianAge <= Math.max(firstAge, stopAge);
  const start = broke
    ? `The money falls short from the first year ${stopAge > firstAge ? "without pay " : ""}on.`
    : `In the typical failure, money runs out at ${Math.round(failed.medianAge)} and the last ${years(failed.medianYearsShort)} ${Math.round(failed.medianYearsShort) === 1 ? "falls" : "fall"} short.`;
  const income = hasIncome(result) ? " Social Security and other income keep coming." : "";
  const bare = inputs.savings === 0 && inputs.saving === 0 ? " There are no savings in this plan." : "";
  const depth = percent(failed.depth);
  return `${start} ${depth.charAt(0).toUpperCase()}${depth.slice(1)} of lifetime spending goes unmet.${income}${bare}`;
}

/** A value of today's dollars as the visitor wants to see it. */
export const shownIn = (dollars: Inputs["dollars"], value: number, prices: number) =>
  dollars === "today" ? value : value * prices;
export const dollarsWords = (dollars: Inputs["dollars"]) =>
  dollars === "today" ? "in today's dollars" : "in dollars of each year";
