/**
 * A law that is written once for several years. What is the same in all of them stands once; what differs stands with its
 * years side by side:
 *
 *     perDependent: form.usd(dated({ 2025: 4_000, 2026: 5_000 }), "Exemption for each dependent")
 *
 * No year falls back on another: the compiler asks for an entry of every year the law is written for.
 */
export interface Dates<Y extends number> {
  /** The year's own entry: a number, a whole figure, its document, a rule. A later year's entry may be there early. */
  readonly dated: <const E extends Readonly<Record<Y, unknown>>>(entries: E) => E[keyof E];
  /** What the law has from a year on: `...from(2026, { tips: use(...) })`. Nothing before. */
  readonly from: <const V>(first: number, value: V) => V | undefined;
  /** What the law had through a year. Nothing after. */
  readonly until: <const V>(last: number, value: V) => V | undefined;
  /** The doubt about a document's figures in years after the last one it was published for. None before. */
  readonly carriedAfter: (last: number) => string | undefined;
}

/** In the doubt about every figure that stands in for one of a later year. */
export const NOT_PUBLISHED = "was not published when this was checked";
const carried = (year: number, last: number) => `The ${year} figure ${NOT_PUBLISHED}; this is the ${last} one.`;

/** A law for each of its years. */
export function byYear<Y extends number, Law>(
  years: readonly Y[],
  law: (dates: Dates<Y>, year: Y) => Law,
): Readonly<Record<Y, Law>> {
  const inYear = (year: Y): Law =>
    law(
      {
        dated: <const E extends Readonly<Record<Y, unknown>>>(entries: E) => entries[year] as E[keyof E],
        from: (first, value) => (year >= first ? value : undefined),
        until: (last, value) => (year <= last ? value : undefined),
        carriedAfter: (last) => (year > last ? carried(year, last) : undefined),
      },
      year,
    );
  return Object.fromEntries(years.map((year) => [year, inYear(year)])) as Record<Y, Law>;
}
