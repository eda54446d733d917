import type { Periodic } from "../../inputs/fields.ts";
import type { TaxYear } from "../../law/us/index.ts";
import { inDollars } from "../../ui/format.ts";

/**
 * The part of the tax year that has passed on a day, for "so far" amounts. At least one day, so that there is something
 * to project from. Before the year begins, what was typed counts for all of it.
 */
export function partOfYearGone(taxYear: TaxYear, today: string): number {
  const start = Date.UTC(taxYear, 0, 1);
  const end = Date.UTC(taxYear + 1, 0, 1);
  const now = Date.parse(`${today}T00:00:00Z`) + 86_400_000;
  return now <= start ? 1 : Math.min(1, Math.max(1 / 366, (now - start) / (end - start)));
}

/** What pay "so far this year" becomes by year-end. Undefined if the year is over, or the pay is for another period. */
export const atThisPace = ({ amount, per }: Periodic, gone: number, taxYear: TaxYear): string | undefined =>
  per === "so far" && amount > 0 && gone < 1
    ? `We assume the rest of ${taxYear} goes the same way: ${inDollars(amount / gone)} for the whole year. If you started during the year, choose “a year” and enter what you expect.`
    : undefined;
