export interface ByUnits {
  readonly units1: number;
  readonly units2: number;
  readonly units3: number;
  readonly units4: number;
}
export type Units = 1 | 2 | 3 | 4;

/** The limits of one year that hold everywhere, in whole dollars. */
export interface LoanLimits {
  readonly conforming: ByUnits;
  readonly conformingCeiling: ByUnits;
  readonly fhaFloor: ByUnits;
  readonly fhaCeiling: ByUnits;
}

export const forUnits = (limits: ByUnits, units: Units): number => limits[`units${units}`];

/** How lenders class a conventional loan: sold to the agencies everywhere, only in dear counties, or nowhere. */
export type LoanClass = "conforming" | "highBalance" | "jumbo";

/** `countyLimit` is the baseline where the county has no limit of its own. */
export function loanClass(loan: number, countyLimit: number, baseline: number): LoanClass {
  if (loan > Math.max(countyLimit, baseline)) return "jumbo";
  return loan > baseline ? "highBalance" : "conforming";
}

/** A county as FHA sees it. */
export interface FhaCounty {
  /** Conforming limit of the county and of most counties. */
  readonly conforming: number;
  readonly baseline: number;
  /** Alaska, Hawaii, Guam and the Virgin Islands: their conforming limit is set by statute, whatever homes cost there. */
  readonly statutory: boolean;
  /** HUD's limit in an older list; `null` where that list had the floor. */
  readonly listed: number | null;
}

/**
 * The least FHA limit of a county: where the conforming limit is above the baseline because homes are dear, FHA has the
 * same. Between floor and baseline, and in the statutory areas, only HUD's own list tells; then an older value is a minimum.
 */
export function fhaLimit({ conforming, baseline, statutory, listed }: FhaCounty, floor: number): number {
  return conforming > baseline && !statutory ? conforming : Math.max(floor, listed ?? 0);
}
