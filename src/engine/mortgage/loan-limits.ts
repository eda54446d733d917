export interface ByUnits {
  readonly units1: number;
  readonly units2: number;
  readonly units3: number;
  readonly units4: number;
}
export type Units = 1 | 2 | 3 | 4;

/** A year's national limits, in whole dollars. */
export interface LoanLimits {
  readonly conforming: ByUnits;
  readonly conformingCeiling: ByUnits;
  readonly fhaFloor: ByUnits;
  readonly fhaCeiling: ByUnits;
}

export const forUnits = (limits: ByUnits, units: Units): number => limits[`units${units}`];

/** How lenders classify a conventional loan: the agencies buy it everywhere, only in high-cost counties, or nowhere. */
export type LoanClass = "conforming" | "highBalance" | "jumbo";

/** `countyLimit` is the baseline if the county has no limit of its own. */
export function loanClass(loan: number, countyLimit: number, baseline: number): LoanClass {
  if (loan > Math.max(countyLimit, baseline)) return "jumbo";
  return loan > baseline ? "highBalance" : "conforming";
}

/** A county for FHA purposes. */
export interface FhaCounty {
  /** The county's conforming limit and the one for most counties. */
  readonly conforming: number;
  readonly baseline: number;
  /** Alaska, Hawaii, Guam and the Virgin Islands, whose conforming limit is set by statute, whatever homes cost. */
  readonly statutory: boolean;
  /** HUD's limit in an older list; `null` if that list had the floor. */
  readonly listed: number | null;
}

/**
 * A county's minimum FHA limit, in dollars. If home prices push the conforming limit above the baseline, FHA's limit is
 * the same. Between floor and baseline, and in the statutory areas, only HUD's own list has the limit, so an older
 * value is a minimum.
 */
export function fhaLimit({ conforming, baseline, statutory, listed }: FhaCounty, floor: number): number {
  return conforming > baseline && !statutory ? conforming : Math.max(floor, listed ?? 0);
}
