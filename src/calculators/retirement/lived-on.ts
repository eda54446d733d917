/**
 * About what a household lives on today: what is left of its earnings after tax, less what it saves. A start for what
 * it wants to spend later, until that is typed.
 */

/**
 * About this share of earnings is left after federal and state income tax and payroll taxes: more of the first part,
 * which is taxed less, for each person on the return. It stays below what the year's return leaves, so that nobody is
 * asked to save for more than they have; a test compares the two.
 */
const LEFT_OF_FIRST = 0.8;
const LEFT_OF_REST = 0.64;
const FIRST = 60_000;
/** Gigs pay the employer's half of payroll taxes too. */
const LEFT_OF_PROFIT = 0.92;

/**
 * Of an average worker's pay, Social Security replaces about 40% (SSA, "Understanding the Benefits", publication
 * 05-10024).
 */
export const REPLACED = 0.4;
/** What Medicare and other health costs leave of benefits, roughly: they come on top of spending. */
export const AFTER_HEALTH = 0.83;
/** A share of savings that has lasted in nearly all histories, and leaves room for taxes and health costs. */
export const OF_SAVINGS = 0.03;
const CAN_CLAIM_AT = 62;

/** Work has ended, and Social Security may have begun. */
export const hasRetired = ({ age, retireAge }: { readonly age: number; readonly retireAge: number }): boolean =>
  age >= CAN_CLAIM_AT && retireAge <= age;

interface Earning {
  readonly pay: number;
  /** Net profit of gigs. */
  readonly profit: number;
  readonly couple: boolean;
  readonly saved: number;
}

export function livedOn({ pay, profit, couple, saved }: Earning): number {
  const earned = pay + LEFT_OF_PROFIT * profit;
  const first = Math.min(earned, couple ? 2 * FIRST : FIRST);
  return Math.max(0, LEFT_OF_FIRST * first + LEFT_OF_REST * (earned - first) - saved);
}
