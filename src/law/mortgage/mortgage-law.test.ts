import { expect, test } from "vitest";
import monthly from "../series/mortgage-rates-monthly.json" with { type: "json" };
import { currentAverages } from "./current-averages.ts";
import { homeCosts } from "./home-costs.ts";
import { loanLimits2026 } from "./loan-limits.ts";
import { fhaCounties2025, highCostCounties } from "./loan-limits-by-county.ts";
import { countyPropertyTax } from "./property-tax-by-county.ts";
import { recordRates } from "./rates.ts";

test("forms start with Freddie Mac's average rates of October 1, 2026", () => {
  expect(currentAverages.fixed30).toMatchObject({ asOf: "2026-10-01", value: 0.0728 });
  expect(currentAverages.fixed15).toMatchObject({ asOf: "2026-10-01", value: 0.066 });
});

test("no month in the series is above the highest week on record or below the lowest", () => {
  const rates = (monthly.rows as [string, number][]).map(([, fixed30]) => fixed30);
  expect(rates.length).toBeGreaterThan(650);
  expect(Math.max(...rates) / 100).toBeLessThanOrEqual(recordRates.highest30.value);
  expect(Math.min(...rates) / 100).toBeGreaterThanOrEqual(recordRates.lowest30.value);
});

test("the monthly series names every month from April 1971", () => {
  const months = (monthly.rows as [string][]).map(([month]) => month);
  const expected = Array.from({ length: months.length }, (_, i) => {
    const month = 3 + i;
    return `${1971 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
  expect(months).toEqual(expected);
});

test("every state has plausible costs, with a source and a year", () => {
  expect(new Set(homeCosts.map(({ state }) => state)).size).toBe(51);
  for (const { name, propertyTaxRate, homeInsurance } of homeCosts) {
    expect(propertyTaxRate.value, name).toBeGreaterThan(0.002);
    expect(propertyTaxRate.value, name).toBeLessThan(0.025);
    expect(homeInsurance.value, name).toBeGreaterThan(500);
    expect(propertyTaxRate.source.period, name).toBe("2023");
  }
  const of = (state: string) => homeCosts.find((costs) => costs.state === state)?.propertyTaxRate.value;
  expect([of("NJ"), of("IL"), of("CT"), of("HI"), of("AL")]).toEqual(
    [2.23, 2.07, 1.92, 0.27, 0.38].map((p) => p / 100),
  );
});

test("329 counties have a property tax; where the survey withholds it, the rate is a minimum and says so", () => {
  expect(countyPropertyTax).toHaveLength(329);
  const westchester = countyPropertyTax.find(({ county }) => county === "Westchester");
  expect(westchester?.propertyTaxRate.value).toBeCloseTo(10_000 / 638_400, 12);
  expect(westchester?.propertyTaxRate.doubt).toContain("at least");
});

test("county limits are between the baseline and 150% of it, or of a state's or island's higher one", () => {
  const { conforming, conformingCeiling } = loanLimits2026;
  expect(conformingCeiling.units1.value).toBe(1.5 * conforming.units1.value);
  expect(highCostCounties).toHaveLength(160);
  expect(fhaCounties2025).toHaveLength(440);
  for (const { county, state, conforming: limit } of highCostCounties)
    for (const units of ["units1", "units2", "units3", "units4"] as const) {
      expect(limit[units].value, county).toBeGreaterThan(conforming[units].value);
      expect(limit[units].value, county).toBeLessThanOrEqual(
        conformingCeiling[units].value * (["AK", "HI", "GU", "VI"].includes(state) ? 1.5 : 1),
      );
    }
});
