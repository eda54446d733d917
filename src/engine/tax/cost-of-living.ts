/**
 * How amounts in the Code follow prices (26 USC 1(f)(3) to (7)): the chained index, averaged over the twelve months to
 * August of the year before. For earlier years, the older index is used, converted at the ratio of the two in 2016.
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

/** The factor for an amount of the Code in a tax year, if it is indexed from the prices of the year `since`. */
export function priceFactor(taxYear: number, since: number, { consumer, chained }: Prices): number {
  const link = 2016;
  const before =
    since >= link ? known(chained, since) : (known(consumer, since) * known(chained, link)) / known(consumer, link);
  return known(chained, taxYear - 1) / before;
}

// A product such as 2.3 * 100 may come out a hair below the step it should reach.
const HAIR = 1e-9;
/** To the next lower multiple. */
export const roundedDown = (amount: number, step: number) => Math.floor(amount / step + HAIR) * step;
/** To the nearest multiple, half a step up. */
export const roundedToNearest = (amount: number, step: number) => Math.floor(amount / step + 0.5 + HAIR) * step;
/** The amount with its increase rounded down, which is how brackets rise (26 USC 1(f)(7)). */
export const withIncreaseRoundedDown = (amount: number, factor: number, step: number) =>
  amount + roundedDown(amount * (factor - 1), step);
