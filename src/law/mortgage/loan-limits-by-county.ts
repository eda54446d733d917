/** Loan limits for counties that have their own. Load with `import()` when a visitor chooses a county. */
import type { ByUnits } from "../../engine/mortgage/loan-limits.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, type Figure, usd } from "../figure.ts";
import limits from "./loan-limits-by-county.json" with { type: "json" };

const FHFA_2026: Source = {
  cite: limits.sources.conforming,
  url: "https://www.fhfa.gov/data/conforming-loan-limit",
  period: "2026",
};
const HUD_2025: Source = {
  cite: limits.sources.fha2025,
  url: "https://entp.hud.gov/idapp/html/hicostlook.cfm",
  period: "2025",
};

interface County {
  /** Five-digit Census Bureau county code. */
  readonly fips: string;
  readonly county: string;
  readonly state: string;
}
export interface CountyLimits extends County {
  readonly conforming: Cited<ByUnits>;
}

type Row = readonly [fips: string, county: string, state: string, ...units: [number, number, number, number]];

/**
 * The 160 counties above the national limit in 2026; every other county has that limit. Connecticut is listed by
 * planning region.
 */
export const highCostCounties: readonly CountyLimits[] = (limits.rows as unknown as Row[]).map(
  ([fips, county, state, units1, units2, units3, units4]) => {
    const limit = (dollars: number) => usd(dollars, `Conforming loan limit in ${county}, ${state}`, FHFA_2026);
    return {
      fips,
      county,
      state,
      conforming: { units1: limit(units1), units2: limit(units2), units3: limit(units3), units4: limit(units4) },
    };
  },
);

export interface FhaCountyLimit extends County {
  readonly fha: Figure<number>;
}

/** One-unit FHA limits for 2025 in counties above that year's floor. The limit in 2026 is at least this much. */
export const fhaCounties2025: readonly FhaCountyLimit[] = (
  limits.fha2025 as unknown as [string, string, string, number][]
).map(([fips, county, state, units1]) => ({
  fips,
  county,
  state,
  fha: usd(
    units1,
    `FHA loan limit in ${county}, ${state}`,
    HUD_2025,
    "limit of 2025; HUD's list for 2026 may be higher",
  ),
}));
