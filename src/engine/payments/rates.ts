import { type QuarterlyRates, ratePeriods } from "./underpayment-penalty.ts";

export interface RatesOfAYear {
  readonly rates: QuarterlyRates;
  /** Quarters whose rate isn't published yet. They use the last published rate, and the page has to say so. */
  readonly assumed: readonly string[];
}

/** The rates that a tax year's penalty uses, from those published (keys like "2026Q2" sort by time). */
export function ratesFor(taxYear: number, published: QuarterlyRates): RatesOfAYear {
  const rates: Record<string, number> = {};
  const assumed: string[] = [];
  for (const { quarter } of ratePeriods(taxYear)) {
    const known = published[quarter];
    if (known !== undefined) {
      rates[quarter] = known;
      continue;
    }
    const before = Object.keys(published)
      .filter((one) => one < quarter)
      .sort()
      .at(-1);
    if (before === undefined) throw new Error(`No underpayment rate is known up to ${quarter}`);
    rates[quarter] = published[before] as number;
    assumed.push(quarter);
  }
  return { rates, assumed };
}
