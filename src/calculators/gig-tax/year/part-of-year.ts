import { monthNames } from "../../../engine/calendar.ts";
import { type Periodic, perYear } from "../../../inputs/fields.ts";
import type { TaxYear } from "../../../law/us/index.ts";
import { inDollars } from "../../../ui/format.ts";
import type { Gig, Inputs } from "../inputs.ts";

/**
 * The part of the tax year that has passed on a day, for "so far" amounts. At least one day, so that there is something
 * to project from. Before the year begins, what was typed counts for all of it.
 *
 * @param month the month in which the work began, if only the rest of the year counts
 */
export function partOfYearGone(taxYear: TaxYear, today: string, month = 1): number {
  const start = Date.UTC(taxYear, month - 1, 1);
  const end = Date.UTC(taxYear + 1, 0, 1);
  const now = Date.parse(`${today}T00:00:00Z`) + 86_400_000;
  return now <= start ? 1 : Math.min(1, Math.max(1 / 366, (now - start) / (end - start)));
}

/** The same for a gig, from the month in which it began. */
export const goneOf = ({ began }: Pick<Gig, "began">, { taxYear, today }: Pick<Inputs, "taxYear" | "today">): number =>
  partOfYearGone(taxYear, today, began);

/** The year has ended, so no more payouts and paychecks come. */
export const isOver = ({ taxYear, today }: Pick<Inputs, "taxYear" | "today">): boolean => today > `${taxYear}-12-31`;

/** Whether the work has begun by today, so that some of its pay may be earned already. */
export const hasBegun = (
  { began }: Pick<Gig, "began">,
  { taxYear, today }: Pick<Inputs, "taxYear" | "today">,
): boolean => today >= `${taxYear}-${String(began).padStart(2, "0")}-01`;

/** What a gig pays in the year. Weekly and monthly pay counts from the month in which the work began. */
export const yearlyPay = (gig: Pick<Gig, "pay" | "began">, given: Pick<Inputs, "taxYear" | "today">): number =>
  perYear(gig.pay, goneOf(gig, given)) *
  (gig.pay.per === "year" || gig.pay.per === "so far" ? 1 : (13 - gig.began) / 12);

/** What pay "so far this year" becomes by year-end. Undefined if the year is over, or the pay is for another period. */
export const atThisPace = ({ amount, per }: Periodic, gone: number, taxYear: TaxYear): string | undefined =>
  per === "so far" && amount > 0 && gone < 1
    ? `We assume the rest of ${taxYear} goes the same way: ${inDollars(amount / gone)} for the whole year.`
    : undefined;

interface Paid {
  readonly year: { readonly businesses: readonly { readonly gig: Gig; readonly deposits: number }[] };
  readonly inputs: Pick<Inputs, "taxYear">;
}

/** What weekly or monthly pay comes to from the month in which the work began. */
export const sinceThen = ({ year, inputs: { taxYear } }: Paid, i: number): string | undefined => {
  const { gig, deposits } = year.businesses[i] ?? {};
  return gig && deposits && gig.began > 1 && gig.pay.per !== "year" && gig.pay.per !== "so far"
    ? `We count ${inDollars(deposits)} for ${taxYear}, starting in ${monthNames[gig.began - 1]}.`
    : undefined;
};
