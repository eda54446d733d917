import type { Filer, Situation } from "./situation.ts";

/**
 * One spouse's share of the couple's federal adjusted gross income: own earnings with their deductions. Interest,
 * dividends and anything else entered for the return as a whole counts as the filer's. Dollars.
 */
export function ownFederalIncome(s: Situation, index: number): number {
  let mine = 0;
  let all = 0;
  for (let i = 0; i < s.people.length; i++) {
    const own = ownOf(s.people[i] as Filer);
    all += own;
    if (i === index) mine = own;
  }
  return index === 0 ? mine + s.federal.adjustedGrossIncome - all : mine;
}

const ownOf = (p: Filer) =>
  p.wages + p.profit + p.pensions - p.halfOfSelfEmploymentTax - p.healthDeduction - p.planDeduction - p.iraDeduction;
