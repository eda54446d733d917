/**
 * Logarithm and exponential built only from + - * / and comparison.
 *
 * The language defines those operations to the last bit (IEEE 754), but lets each browser compute `Math.log`,
 * `Math.exp` and `**` to its own last digit. A path that barely fails in one browser could succeed in another, and a
 * shared link would show different cents. Both functions here are within a few units in the last place of the exact
 * value.
 */

/** ln 2 in two parts: the first ends in 21 zero bits, so that its product with a small whole number is exact. */
const LN_2_HIGH = 0.6931471803691238;
const LN_2_LOW = 1.9082149292705877e-10;

/** The natural logarithm of a number from 0 up. */
export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x; // otherwise halving would never end
  let mantissa = x;
  let twos = 0;
  while (mantissa >= Math.SQRT2) {
    mantissa /= 2;
    twos++;
  }
  while (mantissa < Math.SQRT1_2) {
    mantissa *= 2;
    twos--;
  }
  // ln m = 2 (s + s^3/3 + s^5/5 + ...) with s = (m - 1) / (m + 1), at most 0.172 in size
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let series = 1 / 23;
  series = series * square + 1 / 21;
  series = series * square + 1 / 19;
  series = series * square + 1 / 17;
  series = series * square + 1 / 15;
  series = series * square + 1 / 13;
  series = series * square + 1 / 11;
  series = series * square + 1 / 9;
  series = series * square + 1 / 7;
  series = series * square + 1 / 5;
  series = series * square + 1 / 3;
  series *= square;
  return twos * LN_2_HIGH + (2 * s + 2 * s * series + twos * LN_2_LOW);
}

/** The powers of two that a double can hold, from 2^-1074 up. */
const POWERS_OF_TWO = new Float64Array(1074 + 1024);
POWERS_OF_TWO[1074] = 1;
for (let up = 1075; up < POWERS_OF_TWO.length; up++) POWERS_OF_TWO[up] = (POWERS_OF_TWO[up - 1] as number) * 2;
for (let down = 1073; down >= 0; down--) POWERS_OF_TWO[down] = (POWERS_OF_TWO[down + 1] as number) / 2;

/** e to the power x. */
export function exp(x: number): number {
  if (x > 709) return Number.POSITIVE_INFINITY;
  if (x < -745) return 0;
  const twos = Math.floor(x * Math.LOG2E + 0.5);
  const rest = x - twos * LN_2_HIGH - twos * LN_2_LOW; // at most 0.347 in size
  // the Taylor series, 1 / n! from n = 13 down to 0
  let series = 1.6059043836821613e-10;
  series = series * rest + 2.08767569878681e-9;
  series = series * rest + 2.505210838544172e-8;
  series = series * rest + 2.755731922398589e-7;
  series = series * rest + 2.7557319223985893e-6;
  series = series * rest + 2.48015873015873e-5;
  series = series * rest + 0.0001984126984126984;
  series = series * rest + 0.001388888888888889;
  series = series * rest + 0.008333333333333333;
  series = series * rest + 0.041666666666666664;
  series = series * rest + 0.16666666666666666;
  series = series * rest + 0.5;
  series = series * rest * rest + rest + 1;
  return series * (POWERS_OF_TWO[twos + 1074] as number);
}

/** A base to a whole power of 0 or more, by repeated squaring. */
export function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}
