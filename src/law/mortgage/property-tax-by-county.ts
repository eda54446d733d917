/** Property tax in the 329 largest counties. Load with `import()` when a visitor chooses a county. */
import type { Source } from "../../engine/worksheet.ts";
import { type Figure, rate } from "../figure.ts";
import byCounty from "./property-tax-by-county.json" with { type: "json" };

const ACS: Source = { cite: byCounty.citation, url: byCounty.source, period: "2019 to 2023" };
const TOP_CODED = "at least this much: the survey shows only that the median tax is $10,000 or more";
const SHOWN_AT_MOST = 10_000;

export interface CountyPropertyTax {
  readonly state: string;
  readonly county: string;
  /** Median tax divided by median value. */
  readonly propertyTaxRate: Figure<number>;
}

type Row = readonly [state: string, county: string, value: number, tax: number | null];

export const countyPropertyTax: readonly CountyPropertyTax[] = (byCounty.rows as unknown as Row[]).map(
  ([state, county, value, tax]) => ({
    state,
    county,
    propertyTaxRate: rate(
      (tax ?? SHOWN_AT_MOST) / value,
      `Property tax in ${county}, ${state}, as a share of home value`,
      ACS,
      tax === null ? TOP_CODED : undefined,
    ),
  }),
);
