/** The years we have federal law for, and how to get its figures. */
import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import type { Figure } from "../figure.ts";
import type { ForStatus } from "./by-status.ts";

/** Each year's figures are in the file with its name; `cited.ts` brings them together. */
export const taxYears = [2025, 2026, 2027] as const;
/** The year whose figures every page loads from the start. */
export const THIS_YEAR = 2026;
export type TaxYear = (typeof taxYears)[number];

/** The bare values behind figures. */
export type ValuesOf<T> = T extends Figure<infer V> ? V : { readonly [K in keyof T]: ValuesOf<T[K]> };
/** A year's bare values, for all filing statuses. */
export type YearsValues = ValuesOf<typeof import("./2026.ts")>;
/** Every figure of a year for one filing status. Each engine asks for the parts it needs with its own interface. */
export type FederalFigures = ForStatus<typeof import("./2026.ts")>;
export type FederalValues = ValuesOf<FederalFigures>;

/** Computed once per year and status, so that callers in a loop always get the same object. */
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
