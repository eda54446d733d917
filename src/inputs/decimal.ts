/**
 * Formats numbers like `Intl.NumberFormat("en-US")` without using it, because creating the first one blocks a page for
 * 15 ms or more.
 */

/** Beyond these limits, a number's digits are no longer plain. */
const [SMALLEST, LARGEST] = [1e-6, 1e15];
const isPlain = (size: number) => size === 0 || (size >= SMALLEST && size < LARGEST);

/**
 * Writes 1234.5 as "1,234.50", with a minimum and a maximum number of decimals, halves rounded away from zero, and no
 * sign.
 */
export function decimal(value: number, least: number, most: number): string {
  const size = Math.abs(value);
  if (!isPlain(size))
    return new Intl.NumberFormat("en-US", { minimumFractionDigits: least, maximumFractionDigits: most }).format(size);
  const [whole = "", places = ""] = String(size).split(".");
  const digits = whole + places.slice(0, most).padEnd(most, "0");
  const isUp = places.charCodeAt(most) >= FIVE;
  const rounded = isUp ? String(BigInt(digits) + 1n).padStart(digits.length, "0") : digits;
  const end = rounded.length - most;
  let shown = most;
  while (shown > least && rounded[end + shown - 1] === "0") shown--;
  const grouped = rounded.slice(0, end).replace(/\B(?=(\d{3})+$)/g, ",");
  return shown === 0 ? grouped : `${grouped}.${rounded.slice(end, end + shown)}`;
}
const FIVE = "5".charCodeAt(0);

/** A share as a percentage, by moving its digits two places instead of multiplying. */
export const inHundredths = (value: number): number => (isPlain(Math.abs(value)) ? Number(`${value}e2`) : value * 100);

/** The sign before a number and its dollar sign. */
export const signOf = (value: number): string => (value < 0 || Object.is(value, -0) ? "−" : "");
