import { type OwnedHome, owning, type SaleTax, saleAfter, type YearlyTaxSaving } from "./owning.ts";
import type { OwningLaw } from "./true-cost.ts";
import { households, type Investing, type Renting, steadyCourse } from "./two-households.ts";

const ADVANTAGE_SLACK = 1e-9;

/** Both households, with the visitor's rent and with any other. */
function bothFor(
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
  const buyerLeadsFrom = atEnd.findIndex(({ buyer, renter }) => buyer >= renter - ADVANTAGE_SLACK);
  const byYear = {
    /** Each household's wealth at the end of each year, for a chart. */
    buyerByYear: Float64Array.from(atEnd, ({ buyer }) => buyer),
    renterByYear: Float64Array.from(atEnd, ({ renter }) => renter),
    breakEvenYear: buyerLeadsFrom < 0 ? null : buyerLeadsFrom + 1,
  };
  return { bought, withRent, rentPaid, byYear };
}

/**
 * Each household's wealth at the end of each year, and the first year after which the buyer, having sold, has as much:
 * for years beyond the stay, which need no break-even rent.
 */
export const wealthByYear = (...terms: Parameters<typeof bothFor>) => bothFor(...terms).byYear;

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
  const { bought, withRent, rentPaid, byYear } = bothFor(
    home,
    renting,
    investing,
    horizonYears,
    law,
    saleTax,
    taxSavingOf,
  );
  const payment = bought.payment;
  const upfront = home.price * (home.downShare + home.closingShare);
  const deposit = renting.depositMonths * renting.rentPerMonth;
  const balanceAtEnd = bought.years.at(-1)?.balanceAtEnd ?? bought.loan;
  const { homeValue, sellingCosts, gainsTax, saleProceeds } = saleAfter(horizonYears, balanceAtEnd, home, saleTax);
  const taxSaving = bought.years.reduce((sum, year) => sum + year.taxSaving, 0);
  const wealthBuyer = byYear.buyerByYear.at(-1) ?? saleProceeds;
  const wealthRenter = byYear.renterByYear.at(-1) ?? upfront;
  const advantageBuy = wealthBuyer - wealthRenter;
  const advantageBuyReal = advantageBuy / (1 + home.inflation) ** horizonYears;
  const breakEvenRent = rentAtWhichEqual((rent) => {
    const last = withRent(rent).atEnd.at(-1);
    return last ? last.buyer - last.renter : 0;
  }, renting.rentPerMonth);
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
    breakEvenRent,
    ...byYear,
  };
}

const NEAR_ENOUGH = 1e-7;

/**
 * The monthly rent at which both come out the same; higher rents favor buying. `null` if there is no such rent. Each
 * try is where a straight line between the two nearest rents would have both equal (the Illinois method): the advantage
 * is made of nearly straight pieces, so six tries do what halving needs forty for.
 */
export function rentAtWhichEqual(advantageOfBuying: (rent: number) => number, guess: number): number | null {
  let [low, atLow] = [0, advantageOfBuying(0)];
  if (atLow >= 0) return null;
  let high = Math.max(guess, 100);
  let atHigh = advantageOfBuying(high);
  while (atHigh < 0) {
    [low, atLow] = [high, atHigh];
    high *= 2;
    if (high > 1e9) return null;
    atHigh = advantageOfBuying(high);
  }
  let moved: "low" | "high" | undefined;
  while (high - low > NEAR_ENOUGH) {
    const rent = low + ((high - low) * -atLow) / (atHigh - atLow);
    if (rent <= low || rent >= high) return rent;
    const advantage = advantageOfBuying(rent);
    if (advantage < 0) {
      [low, atLow] = [rent, advantage];
      // The end that stays twice counts half, or it would stay forever.
      if (moved === "low") atHigh /= 2;
      moved = "low";
    } else {
      [high, atHigh] = [rent, advantage];
      if (moved === "high") atLow /= 2;
      moved = "high";
    }
  }
  return (low + high) / 2;
}
