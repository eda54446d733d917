/**
 * The roundings that a law, a form or a loan contract prescribes, by name.
 *
 * Each first adds a hair (a billionth of a unit, relative to the amount, at most a hundredth), because a product such
 * as 1.005 * 100 comes out just below the tie that it equals in exact arithmetic.
 */
const hair = (value: number) => Math.sign(value) * Math.min(Math.abs(value) * 1e-13 + 1e-9, 0.01);

const halfUp = (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + Math.abs(hair(value)) + 0.5);
const down = (value: number) => Math.floor(value + Math.abs(hair(value)));
const up = (value: number) => Math.ceil(value - Math.abs(hair(value)));

/** To the nearest cent; half a cent rounds away from zero. Loan payments, interest. */
export const toCent = (dollars: number) => halfUp(dollars * 100) / 100;
/** To the nearest dollar; fifty cents round up. Lines on tax forms. */
export const toDollar = (dollars: number) => halfUp(dollars);
/** Down to a whole dollar. Social Security benefits, FHA base loans. */
export const downToDollar = (dollars: number) => down(dollars);
/** Down to ten cents. The primary insurance amount. */
export const downToDime = (dollars: number) => down(dollars * 10) / 10;
/** Down to a whole number of steps: 12,800 above a start, in steps of 1,000, gives 12. */
export const fullSteps = (amount: number, step: number) => down(amount / step);
/** Up to a whole number of steps, "each $1,000 or fraction of it": 12,001 gives 13. */
export const startedSteps = (amount: number, step: number) => up(amount / step);
/** Truncated to a whole percent of a ratio: 2.5499 gives 254. Form 8962, line 5. */
export const wholePercent = (ratio: number) => down(ratio * 100);
/** To four decimals, half up. Applicable figures, ratios on forms. */
export const toFourDecimals = (ratio: number) => halfUp(ratio * 1e4) / 1e4;
