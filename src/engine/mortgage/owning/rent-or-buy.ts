import { type OwnedHome, owning, type SaleTax, saleAfter, type YearlyTaxSaving } from "./owning.ts";
import type { OwningLaw } from "./true-cost.ts";
import { households, type Investing, type Renting, steadyCourse } from "./two-households.ts";

const ADVANTAGE_SLACK = 1e-9;

export type RentOrBuy = ReturnType<typeof rentOrBuy>;

/**
 * Which choice leaves a household richer after some years: buying the home and then selling it, or renting and
 * investing.
 */
export function rentOrBuy(
  home: OwnedHome,
  renting: Renting,
  investing: Investing,
  horizonYears: number,
  law: OwningLaw,
  saleTax: SaleTax,
  taxSavingOf: YearlyTaxSaving,
) {
  const bought = owning(home, horizonYears, law.automaticShare, taxSavingOf);
  const course = steadyCourse(horizonYears, home, renting, investing);
  const withRent = (rentPerMonth: number) =>
    households(bought, home, saleTax, { ...renting, rentPerMonth }, investing, course);
  const { atEnd, rentPaid } = withRent(renting.rentPerMonth);
  const payment = bought.payment;
  const upfront = home.price * (home.downShare + home.closingShare);
  const deposit = renting.depositMonths * renting.rentPerMonth;
  const balanceAtEnd = bought.years.at(-1)?.balanceAtEnd ?? bought.loan;
  const { homeValue, sellingCosts, gainsTax, saleProceeds } = saleAfter(horizonYears, balanceAtEnd, home, saleTax);
  const taxSaving = bought.years.reduce((sum, year) => sum + year.taxSaving, 0);
  const wealthBuyer = atEnd.at(-1)?.buyer ?? saleProceeds;
  const wealthRenter = atEnd.at(-1)?.renter ?? upfront;
  const advantageBuy = wealthBuyer - wealthRenter;
  const advantageBuyReal = advantageBuy / (1 + home.inflation) ** horizonYears;
  const buyerLeadsFrom = atEnd.findIndex(({ buyer, renter }) => buyer >= renter - ADVANTAGE_SLACK);
  const breakEvenYear = buyerLeadsFrom < 0 ? null : buyerLeadsFrom + 1;
  const breakEvenRent = rentAtWhichEqual((rent) => {
    const last = withRent(rent).atEnd.at(-1);
    return last ? last.buyer - last.renter : 0;
  }, renting.rentPerMonth);
  const byYear = {
    buyer: Float64Array.from(atEnd, ({ buyer }) => buyer),
    renter: Float64Array.from(atEnd, ({ renter }) => renter),
  };
  return {
    payment,
    upfront,
    deposit,
    balanceAtEnd,
    homeValue,
    sellingCosts,
    gainsTax,
    saleProceeds,
    taxSaving,
    rentPaid,
    wealthBuyer,
    wealthRenter,
    advantageBuy,
    advantageBuyReal,
    breakEvenYear,
    breakEvenRent,
    /** Each household's wealth at the end of each year, for a chart. */
    buyerByYear: byYear.buyer,
    renterByYear: byYear.renter,
  };
}

const NEAR_ENOUGH = 1e-7;

/** The monthly rent at which both come out the same; higher rents favor buying. `null` if there is no such rent. */
export function rentAtWhichEqual(advantageOfBuying: (rent: number) => number, guess: number): number | null {
  if (advantageOfBuying(0) >= 0) return null;
  let low = 0;
  let high = Math.max(guess, 100);
  while (advantageOfBuying(high) < 0) {
    low = high;
    high *= 2;
    if (high > 1e9) return null;
  }
  while (high - low > NEAR_ENOUGH) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (advantageOfBuying(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
