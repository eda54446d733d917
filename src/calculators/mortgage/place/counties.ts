/** Property tax and loan limits by county, loaded when a state is chosen. */
import type { ByUnits } from "../../../engine/mortgage/loan-limits.ts";
import type { Cited, Figure } from "../../../law/figure.ts";
import { fhaCounties2025, highCostCounties } from "../../../law/mortgage/loan-limits-by-county.ts";
import { countyPropertyTax } from "../../../law/mortgage/property-tax-by-county.ts";

export interface County {
  /** Without "County": the Census Bureau's tables leave it out; the lists of limits include it. */
  readonly name: string;
  readonly propertyTaxRate?: Figure<number>;
  /** If it is above the national limit. */
  readonly conforming?: Cited<ByUnits>;
  /** One-unit limit from HUD's last list, if it was above the floor. */
  readonly fha?: Figure<number>;
}

/** Virginia's cities aren't part of the counties around them; these share a county's name. */
const BOTH = new Set(["Fairfax", "Franklin", "Richmond", "Roanoke", "Baltimore", "St. Louis"]);

function bare(county: string): string {
  const name = county.replace(/ (County|Parish|City and Borough|Borough|Municipality|Census Area)$/, "");
  const city = /^(.+) [Cc]ity$/.exec(name)?.[1];
  if (city === undefined || name === "Carson City" || name === "Charles City" || name === "James City") return name;
  return BOTH.has(city) ? `${city} City` : city;
}

/** Every county in a state with its own figures, by name. All others use the state's. */
export function countiesIn(state: string): ReadonlyMap<string, County> {
  const counties = new Map<string, County>();
  const add = (name: string, figures: Partial<County>) =>
    counties.set(name, { ...counties.get(name), ...figures, name });
  for (const one of countyPropertyTax)
    if (one.state === state) add(bare(one.county), { propertyTaxRate: one.propertyTaxRate });
  for (const one of highCostCounties) if (one.state === state) add(bare(one.county), { conforming: one.conforming });
  for (const one of fhaCounties2025) if (one.state === state) add(bare(one.county), { fha: one.fha });
  return new Map([...counties].sort(([a], [b]) => a.localeCompare(b, "en-US")));
}
