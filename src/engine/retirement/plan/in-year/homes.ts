/** Homes sold and bought. */

import type { HomeBought, PlanLaw, PlanTerms } from "../terms.ts";

export function homesIn({ spending: { homes = [] } }: PlanTerms, { homeSale }: PlanLaw, year: number, joint: boolean) {
  const sold = homes.filter((home) => home.year === year);
  return {
    homePrice: sold.reduce((sum, { price }) => sum + price, 0),
    homePaid: sold.reduce((sum, { paid }) => sum + paid, 0),
    homeExclusion: sold.length === 0 ? 0 : joint ? homeSale.together : homeSale.alone,
  };
}

/**
 * The loan that is paid in a year: the latest one taken, because a new one is assumed to replace it; of
 * one year, the one listed last.
 */
export const loanIn = (bought: readonly HomeBought[], year: number): HomeBought | undefined =>
  bought.reduce<HomeBought | undefined>(
    (latest, one) =>
      one.loan > 0 && one.year <= year && (latest === undefined || one.year >= latest.year) ? one : latest,
    undefined,
  );

export function boughtIn({ spending: { homesBought = [] } }: PlanTerms, year: number, livesOnPay: boolean) {
  const loan = loanIn(homesBought, year);
  return {
    loanTaken: loan?.year === year ? loan.loan : 0,
    loanRate: loan?.rate ?? 0,
    loanMonths: 12 * (loan?.loanYears ?? 0),
    loanDue: !livesOnPay && loan !== undefined && year < loan.year + loan.loanYears && year <= loan.throughYear,
    homeCosts: livesOnPay
      ? 0
      : homesBought.reduce((sum, one) => sum + (year >= one.year && year <= one.throughYear ? one.costs : 0), 0),
  };
}
