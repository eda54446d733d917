/**
 * Average costs of owning a home, by state: what a form starts with until the reader knows better. Averages of present
 * owners: where assessments are capped (California, Florida, Michigan) a buyer pays more property tax than they do.
 */
import { type Figure, rate, usd } from "../figure.ts";
import { CENSUS_2023, COPY, INSURERS_2022 } from "./current-averages.ts";
import byState from "./home-costs-by-state.json" with { type: "json" };

const OLD_PREMIUM = "four years old; premiums have risen by about 40% since";
/** States whose tax rate was compared with a second tabulation. */
const COMPARED = new Set(["NJ", "IL", "CT", "NH", "VT", "HI", "AL"]);

export interface HomeCosts {
  readonly state: string;
  readonly name: string;
  /** Property tax a year as a fraction of the home's value. */
  readonly propertyTaxRate: Figure<number>;
  readonly homeInsurance: Figure<number>;
  readonly rentersInsurance: Figure<number>;
}

type Row = readonly [string, string, number, number, number];

/** In the order of the states' names; the District of Columbia is among them. */
export const homeCosts: readonly HomeCosts[] = (byState.rows as unknown as Row[]).map(
  ([state, name, propertyTaxPercent, homeInsurance, rentersInsurance]) => ({
    state,
    name,
    propertyTaxRate: rate(
      propertyTaxPercent / 100,
      `Average property tax in ${name}, as a share of home value`,
      CENSUS_2023,
      state === "DC" ? "tabulations differ, from 0.55% to 0.62%" : COMPARED.has(state) ? undefined : COPY,
    ),
    homeInsurance: usd(homeInsurance, `Average home insurance premium in ${name}`, INSURERS_2022, OLD_PREMIUM),
    rentersInsurance: usd(rentersInsurance, `Average renters insurance premium in ${name}`, INSURERS_2022, COPY),
  }),
);
