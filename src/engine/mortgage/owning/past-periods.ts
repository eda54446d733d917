/** How rent or buy would have come out in each period of the past: how often buying won, and by how much. */
import { type OwnedHome, owning, type SaleTax, saleAt, type YearlyTaxSaving } from "./owning.ts";
import { rentAtWhichEqual } from "./rent-or-buy.ts";
import type { OwningLaw } from "./true-cost.ts";
import { type Course, households, type Renting } from "./two-households.ts";

/** Growth from one year to the next, after inflation, as fractions. */
export interface YearOfThePast {
  readonly year: number;
  readonly homes: number;
  readonly rents: number;
  readonly stocks: number;
  readonly bonds: number;
}

/** How the savings would have been invested: a share in stocks, the rest in bonds, rebalanced every year. */
export interface PastInvesting {
  readonly stockShare: number;
  readonly investTaxRate: number;
}

/** Of many sorted outcomes: a tenth are below `low`, half are below `middle`, a tenth are above `high`. */
export interface Spread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export function spreadOf(outcomes: readonly number[]): Spread {
  const sorted = outcomes.toSorted((a, b) => a - b);
  const below = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: below(0.1), middle: below(0.5), high: below(0.9) };
}

/**
 * How the years from `start` went. Only real growth comes from the past. Inflation is the one given, because the loan's
 * rate is today's and wouldn't fit the inflation of 1979.
 */
export function courseFrom(
  history: readonly YearOfThePast[],
  start: number,
  years: number,
  stockShare: number,
  inflation: number,
): Course {
  const homes = [1];
  const rents = [1];
  const savings: number[] = [];
  for (const past of history.slice(start, start + years)) {
    homes.push((homes.at(-1) as number) * (1 + past.homes) * (1 + inflation));
    rents.push((rents.at(-1) as number) * (1 + past.rents) * (1 + inflation));
    savings.push((1 + stockShare * past.stocks + (1 - stockShare) * past.bonds) * (1 + inflation) - 1);
  }
  return { homes, rents, savings };
}

export type PastPeriods = ReturnType<typeof rentOrBuyInPastPeriods>;

/**
 * The same two households in every past period of `horizonYears` years. What the owner pays each year (tax, insurance,
 * upkeep, the loan) is as assumed for the future; the sale price, the rent and the savings follow the past. Dollars.
 */
export function rentOrBuyInPastPeriods(
  home: OwnedHome,
  renting: Omit<Renting, "rentGrowth">,
  investing: PastInvesting,
  horizonYears: number,
  law: OwningLaw,
  saleTax: SaleTax,
  taxSavingOf: YearlyTaxSaving,
  history: readonly YearOfThePast[],
) {
  const bought = owning(home, horizonYears, law.automaticShare, taxSavingOf);
  const balanceAtEnd = bought.years.at(-1)?.balanceAtEnd ?? bought.loan;
  const cashOut = bought.cash.reduce((sum, paid) => sum + paid, home.price * (home.downShare + home.closingShare));
  const starts = history.slice(0, Math.max(0, history.length - horizonYears + 1));
  const periods = starts.map(({ year: firstYear }, start) => {
    const course = courseFrom(history, start, horizonYears, investing.stockShare, home.inflation);
    const endWith = (rentPerMonth: number) =>
      households(bought, home, saleTax, { ...renting, rentPerMonth }, investing, course).atEnd.at(-1);
    const end = endWith(renting.rentPerMonth);
    const wealthBuyer = end?.buyer ?? 0;
    const wealthRenter = end?.renter ?? 0;
    const homeValue = home.price * (course.homes[horizonYears] as number);
    const { saleProceeds } = saleAt(horizonYears, homeValue, balanceAtEnd, home, saleTax);
    const netCostPerMonth = (cashOut - saleProceeds) / (12 * horizonYears);
    // If buying wins at any rent, the break-even rent is zero.
    const breakEvenRent =
      rentAtWhichEqual((rent) => {
        const last = endWith(rent);
        return last ? last.buyer - last.renter : 0;
      }, renting.rentPerMonth) ?? 0;
    return {
      firstYear,
      homeValue,
      saleProceeds,
      netCostPerMonth,
      wealthBuyer,
      wealthRenter,
      advantageBuy: wealthBuyer - wealthRenter,
      breakEvenRent,
    };
  });
  const all = (of: (period: (typeof periods)[number]) => number) => spreadOf(periods.map(of));
  const toToday = (1 + home.inflation) ** -horizonYears;
  const whole = courseFrom(history, 0, history.length, investing.stockShare, home.inflation);
  const aYear = (grown: number) => grown ** (1 / Math.max(1, history.length)) - 1;
  return {
    cashOut,
    periods,
    periodCount: periods.length,
    timesBuyingWon: periods.filter(({ advantageBuy }) => advantageBuy >= 0).length,
    advantage: all(({ advantageBuy }) => advantageBuy),
    advantageReal: all(({ advantageBuy }) => advantageBuy * toToday),
    netCost: all(({ netCostPerMonth }) => netCostPerMonth),
    tippingRent: all(({ breakEvenRent }) => breakEvenRent),
    homeGrowth: aYear(whole.homes.at(-1) as number),
    savingsGrowth: aYear(whole.savings.reduce((grown, earned) => grown * (1 + earned), 1)),
  };
}
