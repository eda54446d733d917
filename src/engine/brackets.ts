/** A progressive schedule: `rate` applies to the income above `floor`, up to the next floor. Floors ascend from 0. */
export type Brackets = readonly Bracket[];
interface Bracket {
  readonly floor: number;
  readonly rate: number;
}

/** Tax on `income` under a progressive schedule, in dollars, unrounded. */
export function taxOn(income: number, brackets: Brackets): number {
  let tax = 0;
  for (let i = 0; i < brackets.length; i++) {
    const { floor, rate } = brackets[i] as Bracket;
    if (income <= floor) break;
    const ceiling = brackets[i + 1]?.floor ?? Number.POSITIVE_INFINITY;
    tax += (Math.min(income, ceiling) - floor) * rate;
  }
  return tax;
}

/** The rate on the next dollar of `income`, as a fraction. */
export function rateAt(income: number, brackets: Brackets): number {
  let rate = 0;
  for (const bracket of brackets) if (income >= bracket.floor) rate = bracket.rate;
  return rate;
}

/**
 * The entry in a table for `amount`: the last row whose start the amount exceeds, or the first row if it exceeds none.
 */
export function entryFor(amount: number, table: Brackets): number {
  let entry = table[0]?.rate ?? 0;
  for (let i = 1; i < table.length; i++) {
    const row = table[i] as Bracket;
    if (amount <= row.floor) break;
    entry = row.rate;
  }
  return entry;
}
