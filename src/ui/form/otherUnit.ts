import { numberIn } from "../../inputs/number.ts";

/** Above this, a typed number means dollars. */
export const MOST_PERCENT = 100;

/**
 * The text of a field when its unit changes between dollars and percent. What was typed is reinterpreted if it can be
 * meant in the new unit: "25" in dollars becomes 25%, "60,000" in percent $60,000. What can't be, like $20 or 30,000%,
 * is converted, as an untouched default is, so that it stays the same money.
 * @param bare the text without its sign
 * @param toShare the new unit is percent
 * @param whole dollars of which the share is taken, if known
 */
export function inOtherUnit(bare: string, toShare: boolean, whole: number | undefined, untouched: boolean): string {
  const number = numberIn(bare);
  const fits = number !== undefined && toShare === number <= MOST_PERCENT;
  if (number === undefined || number === 0 || !whole || (fits && !untouched)) return toShare ? `${bare}%` : bare;
  return toShare
    ? `${Number(((100 * number) / whole).toFixed(3))}%`
    : String(Number(((number / 100) * whole).toFixed(2)));
}
