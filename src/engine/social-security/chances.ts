/**
 * What a dollar paid in a month is worth when comparing plans: how likely someone is to be alive then, and how much a
 * later dollar is discounted. All arrays start at the month `from` and hold one number per month.
 */

/** People alive at each exact age, from age 0; any scale. */
export type Survivors = readonly number[];

/** Survivors from yearly probabilities of dying, which start at age 0. */
export function survivorsFrom(dyingWithinYear: readonly number[], born = 100_000): Survivors {
  const lives = [born];
  for (const chance of dyingWithinYear) lives.push((lives.at(-1) as number) * (1 - chance));
  return lives;
}

export interface Months {
  readonly from: number;
  readonly count: number;
}

const filled = ({ from, count }: Months, valueAt: (month: number) => number) =>
  Float64Array.from({ length: count }, (_, i) => valueAt(from + i));

const livesAt = (lives: Survivors, ageInMonths: number): number => {
  const age = Math.floor(ageInMonths / 12);
  const part = (ageInMonths % 12) / 12;
  return (lives[age] ?? 0) * (1 - part) + (lives[age + 1] ?? 0) * part;
};

/**
 * The chance of being alive in each month for someone who is alive `now`, and so was before: a straight line between
 * birthdays.
 */
export function aliveByMonth(birthMonth: number, now: number, lives: Survivors, months: Months): Float64Array {
  const today = livesAt(lives, now - birthMonth);
  return filled(months, (month) => livesAt(lives, Math.max(month, now) - birthMonth) / today);
}

/** The value of a dollar for month m, paid `lag` months later, at a yearly real discount rate. */
export const discountByMonth = (yearlyRate: number, now: number, lag: number, months: Months): Float64Array =>
  filled(months, (month) => (1 + yearlyRate) ** (-(month - now + lag) / 12));

/** Sums from each month to the end: `total(a) - total(b)` is the sum over the months a ≤ m < b. */
export function totals(from: number, values: Float64Array): (month: number) => number {
  const sums = new Float64Array(values.length + 1);
  for (let i = values.length - 1; i >= 0; i--) sums[i] = (sums[i + 1] as number) + (values[i] as number);
  return (month) => sums[Math.min(Math.max(month - from, 0), values.length)] as number;
}
