/** Conflicting entries, in words, shown by the field. */
import { toCent } from "../../engine/rounding.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import { stateInSentence } from "../../inputs/state-in-sentence.ts";
import { inCents, inDollars } from "../../ui/format.ts";
import { baseLoanOf } from "../home/house.ts";
import { NO_COUNTY } from "./fields/place.ts";
import type { House } from "./house.ts";
import type { Inputs } from "./inputs.ts";
import { interestOnlyBlank, kindOf } from "./loan.ts";
import type { Place } from "./place/places.ts";

type Said = Record<string, string>;

/** What is impossible: the page uses the nearest possible value and says so. */
export function conflicts(given: Inputs): Said {
  const { kind, termMonths } = given;
  const interestOnly = interestOnlyBlank(given);
  const said: Said = {};
  if (dollarsOf(given.downPayment, given.price) > given.price)
    said.downPayment = "The down payment can’t be more than the price of the home.";
  if (given.loanAmount !== null && given.loanAmount > given.price)
    said.loanAmount = "The loan can’t be more than the price of the home, so we use the price as the loan amount.";
  if (kindOf(given) !== kind)
    said.kind =
      given.program === "usda"
        ? "USDA loans have a fixed rate, so we use one."
        : "FHA and VA loans can’t be interest-only or have a balloon payment, so we use a fixed rate.";
  else if (interestOnly && given[interestOnly] >= termMonths)
    said[interestOnly] = "The interest-only period must be shorter than the term.";
  else if (kind === "balloon" && given.balloonMonths >= termMonths)
    said.balloonMonths = "The balloon payment must be due before the end of the term.";
  const services = dollarsOf(given.otherLoanCosts, given.price);
  if (given.otherFinanceCharges > services)
    said.otherFinanceCharges = `This is part of “Other services,” so it can’t be more than ${inDollars(services)}.`;
  const { owedNow, paymentNow } = given;
  if (owedNow !== null && owedNow > 0 && paymentNow !== null && paymentNow <= interestNow(given))
    said.paymentNow = `This must be more than a month’s interest, which is ${inCents(interestNow(given))}. Until it is, we figure the payment ourselves.`;
  return said;
}

/** A month's interest on the current balance, if entered. */
export const interestNow = ({ owedNow, rateNow, annualRate }: Inputs) =>
  toCent(((owedNow ?? 0) * (rateNow ?? annualRate)) / 12);

/** Shares closer than this are the same share, typed in dollars. */
export const A_HAIR = 1e-6;

/** With less down, one buyer is a first-time buyer, or the income is modest: Fannie Mae, 97% Loan to Value Options. */
export const DOWN_FOR_ANYBODY = 0.05;

/** The minimum down payment for a home the buyer lives in: Fannie Mae, Eligibility Matrix. */
export const leastConventional = ({ units }: Pick<Inputs, "units">) => (units === 1 ? 0.03 : DOWN_FOR_ANYBODY);

interface Asked {
  readonly house: House;
}

/** What is possible but worth a second look. `place` is the chosen state, once it has loaded. */
export function cautions(given: Inputs, { house }: Asked, place?: Place): Said {
  const said: Said = {};
  if (place && given.county !== NO_COUNTY && !place.counties.has(given.county))
    said.county = `We have no figures for a county called “${given.county}” in ${stateInSentence(place.costs.name)}, so we use the state averages.`;
  if (given.extraOnce > 0 && beforeFirst(given))
    said.extraOnceMonth = "This is before your first payment, so we count it with that one.";
  if (given.price === 0) said.price = "Enter the price of the home. Every answer depends on it.";
  const { loanAmount } = given;
  const loan = baseLoanOf(given);
  if (loanAmount !== null && loanAmount > 0 && loanAmount <= given.price && Math.abs(loan - loanAmount) >= 0.01)
    said.loanAmount = `You also typed a down payment, so we use that, and you borrow ${inDollars(loan)}. To use this loan amount, reset the down payment.`;
  const least = leastConventional(given);
  if (given.program === "conventional" && house.price > 0 && house.downShare < least - A_HAIR)
    said.downPayment = `A conventional loan needs at least ${100 * least}% down, and an FHA loan ${given.creditScore >= 580 ? "3.5%" : "10% with a score below 580"}. With less, only a VA loan (if you served) or a USDA loan (for a rural home) is possible. Choose one under “Loan program.”`;
  return { ...said, ...late(given), ...ofIncome(given) };
}

/**
 * Why nobody makes this loan, by field, in one sentence each, to be said at the answer. The fields themselves say more.
 *
 * @param said what `cautions` says
 * @param rules what `programCautions` says, once it has loaded
 */
export const notMade = ({ downPayment }: Said, rules: Said = {}): Said =>
  Object.fromEntries(
    Object.entries({ ...(downPayment !== undefined && { downPayment }), ...rules }).map(([name, words]) => [
      name,
      words.replace(/\. .*/, "."),
    ]),
  );

/** Anything after the loan is paid off, and caps that contradict each other. */
function late(given: Inputs): Said {
  const { refiAfter, recastAfter, armFirstCap, armLaterCap, armLifetimeCap } = given;
  const termMonths = given.owedNow === null ? given.termMonths : (given.paymentsLeft ?? given.termMonths);
  const said: Said = {};
  const PAID = "The loan is already paid off by then. Enter a shorter time.";
  if (refiAfter >= termMonths) said.refiAfter = PAID;
  if (recastAfter >= termMonths) said.recastAfter = PAID;
  if (kindOf(given) === "adjustable" && armLifetimeCap < Math.max(armFirstCap, armLaterCap))
    said.armLifetimeCap =
      "This is less than the rate may move in a single change. Check the three limits in your loan papers.";
  return said;
}

function ofIncome({ incomePerYear, debtsPerMonth, stateIncomeTax }: Inputs): Said {
  const said: Said = {};
  if (incomePerYear === null) return said;
  if (12 * debtsPerMonth > incomePerYear)
    said.debtsPerMonth = "In a year, this comes to more than your income. Enter what you pay in one month.";
  if (stateIncomeTax > incomePerYear) said.stateIncomeTax = "This is more than your yearly income.";
  return said;
}

const beforeFirst = ({ firstPayment, extraOnceMonth }: Inputs) =>
  12 * extraOnceMonth.year + extraOnceMonth.month < 12 * firstPayment.year + firstPayment.month;
