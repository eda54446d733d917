/** How large a loan may be here, by program. */
import { fhaLimit, forUnits, type LoanClass, loanClass, type Units } from "../../../engine/mortgage/loan-limits.ts";
import { valuesOf } from "../../../law/figure.ts";
import { loanLimits2026 } from "../../../law/mortgage/loan-limits.ts";
import type { Inputs } from "../inputs.ts";
import type { County } from "./counties.ts";

const limits = valuesOf(loanLimits2026);
/** Their conforming limit is set by statute; FHA has its own list there. */
const STATUTORY = new Set(["AK", "HI"]);

export interface Limits {
  readonly conforming: number;
  readonly baseline: number;
  readonly fha: number;
  /** FHA's may be higher, up to its ceiling, because we didn't find HUD's own 2026 list for every county. */
  readonly isFhaLeast: boolean;
  readonly loanClass: LoanClass;
}

export function limitsFor(given: Pick<Inputs, "units" | "state">, loan: number, county?: County): Limits {
  const units = given.units as Units;
  const baseline = forUnits(limits.conforming, units);
  const conforming = county?.conforming ? county.conforming[`units${units}`].value : baseline;
  const listed = units === 1 ? (county?.fha?.value ?? null) : null;
  const fha = fhaLimit(
    { conforming, baseline, statutory: STATUTORY.has(given.state), listed },
    forUnits(limits.fhaFloor, units),
  );
  const isFhaLeast = (county?.fha ?? county?.conforming) !== undefined && fha < forUnits(limits.fhaCeiling, units);
  return { conforming, baseline, fha, isFhaLeast, loanClass: loanClass(loan, conforming, baseline) };
}
