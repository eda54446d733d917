/**
 * A law written once for several years. What is the same in all of them is written once; what differs is listed by
 * year:
 *
 *     perDependent: form.usd(dated({ 2025: 4_000, 2026: 5_000 }), "Exemption for each dependent")
 *
 * No year falls back on another: the compiler asks for an entry for every year the law is written for. Code that asks
 * for the year after those (`inComingYear`) gets the newest entries and has to say so.
 */
export interface Dates<Y extends number> {
  /**
   * The year's own entry: a number, a whole figure, its document, or a rule. A later year's entry may be added early.
   */
  readonly dated: <const E extends Readonly<Record<Y, unknown>>>(entries: E) => E[keyof E];
  /** What the law has from a year on: `...from(2026, { tips: use(...) })`. Nothing in earlier years. */
  readonly from: <const V>(first: number, value: V) => V | undefined;
  /** What the law had through a year. Nothing in later years. */
  readonly until: <const V>(last: number, value: V) => V | undefined;
  /** The doubt on a document's figures in years after the last one it was published for. None in earlier years. */
  readonly carriedAfter: (last: number) => string | undefined;
}

/** Included in every doubt about a figure that fills in for a later year's. */
export const NOT_PUBLISHED = "wasn't published when we checked";
/** The doubt on an earlier year's figure that fills in for a later one. */
export const carried = (year: number, last: number) =>
  `The ${year} figure ${NOT_PUBLISHED}, so this is the ${last} one.`;
/** The doubt on a figure that was worked out before it was published. */
export const indexedByUs = (year: number) =>
  `The ${year} figure ${NOT_PUBLISHED}, so we worked it out from the amount in the law and consumer prices.`;

/** The year after the last one a law is written for, worked out only when somebody asks for it. */
const COMING = Symbol("coming year");

/** A law for each of its years. */
export function byYear<Y extends number, Law>(
  years: readonly Y[],
  law: (dates: Dates<Y>, year: Y) => Law,
): Readonly<Record<Y, Law>> {
  const newest = Math.max(...years) as Y;
  const inYear = (year: Y): Law =>
    law(
      {
        // Only the coming year falls back on the newest entry when it has none of its own.
        dated: <const E extends Readonly<Record<Y, unknown>>>(entries: E) =>
          (year in entries || year <= newest ? entries[year] : entries[newest]) as E[keyof E],
        from: (first, value) => (year >= first ? value : undefined),
        until: (last, value) => (year <= last ? value : undefined),
        carriedAfter: (last) => (year > last ? carried(year, last) : undefined),
      },
      year,
    );
  const written = Object.fromEntries(years.map((year) => [year, inYear(year)])) as Record<Y, Law>;
  return Object.assign(written, { [COMING]: () => inYear((newest + 1) as Y) });
}

/**
 * A law in the year after its last: what is known early, and today's figures for the rest. Empty if the law has no
 * years.
 */
export const inComingYear = <Law>(law: Readonly<Record<number, Law>>): Law | undefined =>
  (law as { readonly [COMING]?: () => Law })[COMING]?.();
