/**
 * Average costs of owning a home, by state. Forms start with them until visitors enter their own. They are averages for
 * current owners; in states that cap assessments (California, Florida, Michigan) a buyer pays more property tax than
 * that.
 */
import { type Figure, rate, usd } from "../figure.ts";
import { CENSUS_2023, COPY, INSURERS_2022 } from "./current-averages.ts";
import byState from "./home-costs-by-state.json" with { type: "json" };
import { LODESTAR_2024 } from "./transaction-costs.ts";

const OLD_PREMIUM = "premiums have risen since 2022";
/** States whose tax rate we checked against a second table. */
const COMPARED = new Set(["NJ", "IL", "CT", "NH", "VT", "HI", "AL"]);

export interface HomeCosts {
  readonly state: string;
  readonly name: string;
  /** Yearly property tax as a fraction of the home's value. */
  readonly propertyTaxRate: Figure<number>;
  readonly homeInsurance: Figure<number>;
  readonly rentersInsurance: Figure<number>;
  /** What buying costs besides the lender's fees, as a share of the price, if a report names the state. */
  readonly titleAndTaxesShare?: Figure<number>;
}

/**
 * Percent of the price: the states that reports on LodeStar's figures name. The others have only the country's. Two
 * reports give each figure, but one company measured them all.
 */
export const titleAndTaxesPercent: Readonly<Record<string, number>> = {
  AK: 0.54,
  DC: 2.39,
  DE: 2.99,
  FL: 1.82,
  MD: 2.03,
  NC: 0.56,
  NY: 2.47,
  PA: 2.36,
  SD: 0.46,
  VT: 2.2,
};

const titleAndTaxesIn = (state: string, name: string) => {
  const percent = titleAndTaxesPercent[state];
  return percent === undefined
    ? {}
    : { titleAndTaxesShare: rate(percent / 100, `Title, settlement and tax cost of buying in ${name}`, LODESTAR_2024) };
};

type Row = readonly [string, string, number, number, number];

/** Sorted by state name; the District of Columbia is included. */
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
    ...titleAndTaxesIn(state, name),
    rentersInsurance: usd(rentersInsurance, `Average renters insurance premium in ${name}`, INSURERS_2022, COPY),
  }),
);
