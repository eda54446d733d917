/** What annuities and TIPS ladders cost and pay. */

import { distributionsStart } from "../../taxes/rmd-start.ts";
import { tipsLadder, worthOfPayments } from "../../tips-ladder.ts";
import type { LadderTerms, PlanLaw, PlanTerms } from "../terms.ts";

/**
 * The rules for a deferred annuity that begins after required distributions do: the most that may be paid for it, and
 * the year by which it has to begin (26 CFR 1.401(a)(9)-6(q)). Null for any other annuity.
 */
export function longevityLimit({ annuity, firstYear, persons: [{ birth }] }: PlanTerms, law: PlanLaw) {
  if (annuity === null) return null;
  const { startYear } = distributionsStart(birth, law.distributions.startAges);
  if (annuity.fromYear <= Math.max(startYear, firstYear, annuity.buyYear)) return null;
  const { mostPaid, latestAge } = law.longevityAnnuities;
  return { startYear, mostPaid, latestYear: birth.year + latestAge };
}

export function annuityIn(plan: PlanTerms, law: PlanLaw, year: number, firstLives: boolean) {
  const { annuity, firstYear } = plan;
  if (annuity === null || annuity.price === 0)
    return { annuityPrice: 0, annuityRate: 0, annuityPays: false, annuityRaise: 0 };
  const { buyYear, price, income, fromYear, raise, lives } = annuity;
  const bought = Math.max(firstYear, buyYear);
  const limit = longevityLimit(plan, law)?.mostPaid ?? Number.POSITIVE_INFINITY;
  return {
    annuityPrice: firstLives && year === bought ? Math.min(price, limit) : 0,
    annuityRate: income / price,
    annuityPays: year >= Math.max(bought, fromYear) && (firstLives || lives === "two"),
    annuityRaise: raise,
  };
}

const NO_LADDER = {
  ladderPrice: 0,
  ladderRate: 0,
  ladderPays: false,
  ladderPretax: false,
  ladderWorth: 0,
  ladderYield: 0,
};

export function ladderIn({ ladder, firstYear }: PlanTerms, year: number) {
  if (ladder === null) return NO_LADDER;
  const { income, realYield, pretax, throughYear } = ladder;
  const bought = Math.max(firstYear, ladder.buyYear);
  const fromYear = Math.max(bought, ladder.fromYear);
  const { price } = tipsLadder({ ...laddered(ladder, firstYear), yearlyIncome: income });
  if (price === 0 || year < bought) return NO_LADDER;
  const pays = year >= fromYear && year <= throughYear;
  const wait = Math.max(0, fromYear - year - 1);
  const next = Math.max(fromYear, year + 1);
  const payments = throughYear - next + 1;
  // What is left after this year's payment, at the start of the year; the next payment is at least a year away.
  const ladderWorth = worthOfPayments(payments, realYield) / (1 + realYield) ** (wait + 1);
  return {
    ladderPrice: year === bought ? price : 0,
    ladderRate: income / price,
    ladderPays: pays,
    ladderPretax: pretax,
    ladderWorth,
    ladderYield: realYield,
  };
}

/**
 * Years until a ladder's first payment, and how many payments it makes. One bought before the plan begins is bought in
 * its first year.
 */
export function laddered({ buyYear, fromYear, throughYear, realYield }: LadderTerms, firstYear: number) {
  const bought = Math.max(firstYear, buyYear);
  const first = Math.max(bought, fromYear);
  return { realYield, wait: first - bought, payments: Math.max(0, throughYear - first + 1) };
}
