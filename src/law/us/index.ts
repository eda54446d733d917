import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import type { Scope } from "../../engine/worksheet.ts";
import { type Cited, type Figure, scopeOf, valuesOf } from "../figure.ts";
import * as us2025 from "./2025.ts";
import * as us2026 from "./2026.ts";
import { type ForStatus, forStatus } from "./by-status.ts";

export { type ByStatus, type ForStatus, forStatus } from "./by-status.ts";

/** Federal law by tax year. A new year is one more file and one more line here; no year falls back on another. */
export const years = { 2025: us2025, 2026: us2026 } as const;
export type TaxYear = keyof typeof years;
export const taxYears = [2025, 2026] as const satisfies readonly TaxYear[];
export const isTaxYear = (year: unknown): year is TaxYear => taxYears.some((known) => known === year);

/** The bare values behind figures. */
export type ValuesOf<T> = T extends Figure<infer V> ? V : { readonly [K in keyof T]: ValuesOf<T[K]> };
/** Every figure of a year for one filing status. Engines ask for the parts they need by their own interfaces. */
export type FederalFigures = ForStatus<typeof us2026>;
export type FederalValues = ValuesOf<FederalFigures>;

/** Computes once for each year and status, so that callers in a loop always get the same object. */
const once = <T>(make: (year: TaxYear, status: FilingStatus) => T) => {
  const made = new Map<string, T>();
  return (year: TaxYear, status: FilingStatus): T => {
    const key = `${year} ${status}`;
    let known = made.get(key);
    if (known === undefined) {
      known = make(year, status);
      made.set(key, known);
    }
    return known;
  };
};

/** The figures of a year and status with label and source. */
export const figuresFor = once((year, status): FederalFigures => forStatus(years[year], status));
/** Their bare values, for engines. Pick them outside of a loop. */
export const lawFor = once(
  (year, status): FederalValues => valuesOf<FederalValues>(figuresFor(year, status) as Cited<FederalValues>),
);
/** The same figures as names a formula may use: `selfEmployment.wageBase`. */
export const lawScope = once((year, status): Scope => scopeOf(figuresFor(year, status) as Cited<FederalValues>));
