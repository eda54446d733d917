/** Which years there is federal law for, and how its figures are handed out. */
import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import type { Figure } from "../figure.ts";
import type { ForStatus } from "./by-status.ts";

/** Each has its figures in the file of its name; `cited.ts` joins them. */
export const taxYears = [2025, 2026, 2027] as const;
/** The year whose figures every page has from the start. */
export const THIS_YEAR = 2026;
export type TaxYear = (typeof taxYears)[number];
export const isTaxYear = (year: unknown): year is TaxYear => taxYears.some((known) => known === year);

/** The bare values behind figures. */
export type ValuesOf<T> = T extends Figure<infer V> ? V : { readonly [K in keyof T]: ValuesOf<T[K]> };
/** The bare values of a year, for all filing statuses. */
export type YearsValues = ValuesOf<typeof import("./2026.ts")>;
/** Every figure of a year for one filing status. Engines ask for the parts they need by their own interfaces. */
export type FederalFigures = ForStatus<typeof import("./2026.ts")>;
export type FederalValues = ValuesOf<FederalFigures>;

/** Computes once for each year and status, so that callers in a loop always get the same object. */
export const once = <T>(make: (year: TaxYear, status: FilingStatus) => T) => {
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
