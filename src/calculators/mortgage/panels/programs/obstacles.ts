/** What rules out every loan program for this buyer: a loan above the limits, too little down, or too little cash. */
import { fhaMinimumDown } from "../../../../law/mortgage/fha.ts";
import { longestTerms } from "../../../../law/mortgage/longest-terms.ts";
import { inDollars, inPercent } from "../../../../ui/format.ts";
import type { Answer } from "../../answer.ts";
import { leastConventional } from "../../conflicts.ts";
import { NO_COUNTY } from "../../fields/place.ts";
import type { Limits } from "../../place/limits.ts";
import type { Programs } from "./compare.ts";
import { PROGRAM_TITLES } from "./program-names.ts";

const downTo = (step: number, amount: number) => Math.floor(amount / step) * step;

/**
 * The highest price at which the loan is within the conforming limit, with the down payment as typed: a share, or
 * dollars.
 */
export function priceWithin({ given, house }: Answer, { conforming }: Limits): number {
  const { downPayment } = given;
  if (!("share" in downPayment)) return conforming + house.downPayment;
  return downPayment.share < 1 ? conforming / (1 - downPayment.share) : house.price;
}

/** The smallest down payment with which conventional or FHA would lend on this house, as a share of the price. */
function leastDown({ given, worksheet }: Answer, { fha }: Limits): number {
  const conventional = leastConventional(given);
  const tooLong = given.termMonths > longestTerms.fha.value;
  if (given.creditScore < 500 || tooLong || worksheet.baseLoan > fha) return conventional;
  return Math.min(conventional, fhaMinimumDown[given.creditScore >= 580 ? "from580" : "from500"].value);
}

function aboveLimits({ answered, limits, shown, worksheet }: Programs): string | undefined {
  const { given } = answered;
  const otherwise = shown.some(({ name, open }) => open && name !== "conventional");
  if (worksheet.overLimit === 0 || otherwise) return undefined;
  const { baseLoan } = answered.worksheet;
  const over = `You would borrow ${inDollars(baseLoan)}. Conventional loans go up to ${inDollars(limits.conforming)} and FHA loans up to ${inDollars(limits.fha)} ${given.county === NO_COUNTY ? "in most counties" : "here"}.`;
  const jumbo = shown[0]?.open ? " You would need a jumbo loan, on the lender’s own terms." : "";
  const county =
    given.county === NO_COUNTY ? " Choose your county first, because expensive counties have higher limits." : "";
  return `${over}${jumbo} To stay within the limit, put ${inDollars(Math.ceil(worksheet.overLimit))} more down, or look at homes up to ${inDollars(downTo(1000, priceWithin(answered, limits)))}.${county}`;
}

/** No program is open, and more income would open one: the one that needs the least. */
function tooLittleIncome({ ranked, shown, worksheet }: Programs): string | undefined {
  if (ranked.length > 0) return undefined;
  const closed = shown.flatMap(({ closedByIncome }, i) => (closedByIncome === undefined ? [] : [i]));
  const needs = (i: number) => worksheet.programs[i]?.incomeNeeded ?? 0;
  const [closest] = closed.sort((a, b) => needs(a) - needs(b));
  const found = closest === undefined ? undefined : shown[closest];
  return (
    found &&
    `Your income isn’t enough for any of these loans. ${PROGRAM_TITLES[found.name]} comes closest: ${found.closedByIncome}.`
  );
}

function tooLittleDown({ answered, limits, ranked, shown, worksheet }: Programs): string | undefined {
  if (ranked.length > 0 || worksheet.overLimit > 0 || shown.some((one) => one.closedByIncome !== undefined))
    return undefined;
  const least = leastDown(answered, limits);
  return `You don’t qualify for any of the four programs with this down payment and credit score. Put at least ${inPercent(least)} down, which is ${inDollars(least * answered.house.price)}, or check the box below if you can get a VA or USDA loan.`;
}

function tooLittleCash({ answered, ranked, worksheet }: Programs): string | undefined {
  const { cash } = answered.given;
  const open = ranked.map((i) => worksheet.programs[i]).filter((program) => program !== undefined);
  if (cash === null || open.length === 0 || open.some(({ short }) => short === 0)) return undefined;
  const needed = Math.min(...open.map((program) => program.cash));
  const short = `You need ${inDollars(needed)} to close and have ${inDollars(cash)}, so you are ${inDollars(needed - cash)} short.`;
  // With a loan above the limits the advice is to put more down, so putting less down doesn't help.
  if (worksheet.overLimit > 0)
    return `${short} Look at a lower price, which needs less cash and brings the loan within the limit.`;
  const fits = worksheet.downThatFits;
  return fits === null
    ? `${short} Your cash doesn’t cover the smallest down payment and the closing costs. Look at a lower price, ask the seller for a credit, or look for down payment help.`
    : `${short} Your cash would cover a down payment of ${inDollars(fits)} (${inPercent(Math.round((1000 * fits) / answered.house.price) / 1000)}). You would borrow more, so the monthly payment would rise.`;
}

/** What to know before the programs are compared, in sentences; empty if nothing rules them out. */
export const obstaclesInWords = (found: Programs): string[] =>
  [aboveLimits(found), tooLittleDown(found), tooLittleIncome(found), tooLittleCash(found)].filter(
    (sentence) => sentence !== undefined,
  );
