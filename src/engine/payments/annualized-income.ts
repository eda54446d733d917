import type { Four, PeriodsLaw } from "./annualized-instalments.ts";

/** Amounts from January to the end of a period, by name. */
export type ToDate<Name extends string> = Readonly<Record<Name, number>>;

/** The amounts as they would be if the whole year went on like the months so far. */
export const annualized = <Name extends string>(toDate: ToDate<Name>, factor: number): ToDate<Name> =>
  Object.fromEntries(
    Object.entries<number>(toDate).map(([name, amount]) => [name, amount * factor]),
  ) as unknown as ToDate<Name>;

/**
 * What the whole return gives for each of the four periods, annualized (Form 2210, Schedule AI, lines 1 to 19).
 *
 * The schedule's own arithmetic for self-employment tax (0.496 of what the wage base of three months leaves, and so on) is
 * that of a full year's return on annualized amounts; so the return itself is asked, with the standard deduction in full.
 * What does not come evenly with income (credits used as they are, one-time gains) is for the caller to put in.
 */
export const forEachPeriod = <Name extends string, Result>(
  toDate: Four<ToDate<Name>>,
  periods: PeriodsLaw,
  returnOn: (year: ToDate<Name>) => Result,
): Four<Result> => [
  returnOn(annualized(toDate[0], periods[1].annualizationFactor)),
  returnOn(annualized(toDate[1], periods[2].annualizationFactor)),
  returnOn(annualized(toDate[2], periods[3].annualizationFactor)),
  returnOn(annualized(toDate[3], periods[4].annualizationFactor)),
];

/** The part of the Social Security wage base that a period has (Schedule AI, line 29). */
export const wageBaseOf = (wageBase: number, months: number) => (wageBase * months) / 12;
