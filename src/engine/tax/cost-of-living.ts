/**
 * How amounts of the Code follow prices (26 USC 1(f)(3) to (7)): by the chained index, averaged over the twelve months to
 * August of the year before. For years before it, the older index counts, brought to its level by the ratio of the two in 2016.
 */
export interface Prices {
  /** Averages over the twelve months to August, by the year of that August. */
  readonly consumer: Readonly<Record<number, number>>;
  readonly chained: Readonly<Record<number, number>>;
}

const known = (values: Readonly<Record<number, number>>, year: number): number => {
  const value = values[year];
  if (value === undefined) throw new Error(`There is no average of prices for the year to August ${year}`);
  return value;
};

/** What an amount of the Code is multiplied by in a tax year, if it is adjusted from the prices of the year `since` on. */
export function priceFactor(taxYear: number, since: number, { consumer, chained }: Prices): number {
  const link = 2016;
  const before =
    since >= link ? known(chained, since) : (known(consumer, since) * known(chained, link)) / known(consumer, link);
  return known(chained, taxYear - 1) / before;
}

// A sum such as 2.3 * 100 may come out a hair below the step it reaches.
const HAIR = 1e-9;
/** To the next lower multiple. */
export const roundedDown = (amount: number, step: number) => Math.floor(amount / step + HAIR) * step;
/** To the nearest multiple, half a step up. */
export const roundedToNearest = (amount: number, step: number) => Math.floor(amount / step + 0.5 + HAIR) * step;
/** The amount with its increase rounded down: how brackets go up (26 USC 1(f)(7)). */
export const withIncreaseRoundedDown = (amount: number, factor: number, step: number) =>
  amount + roundedDown(amount * (factor - 1), step);
