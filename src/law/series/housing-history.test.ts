import { expect, test } from "vitest";
import published from "./home-prices-and-rents.json" with { type: "json" };
import { FIRST_YEAR, housingHistory, LAST_YEAR } from "./housing-history.ts";

test("every state and the country have a price for each year, and rents cover the same years", () => {
  expect(Object.keys(published.homes)).toHaveLength(52);
  for (const [state, homes] of Object.entries(published.homes)) {
    expect(homes, state).toHaveLength(LAST_YEAR - FIRST_YEAR + 1);
    for (const price of homes) expect(price, state).toBeGreaterThan(0);
  }
  expect([FIRST_YEAR, LAST_YEAR]).toEqual([1975, 2024]);
});

const grown = (state: string, of: "homes" | "rents", from: number, to: number) =>
  housingHistory(state)
    .filter(({ year }) => year >= from && year < to)
    .reduce((product, year) => product * (1 + year[of]), 1);

test("Ohio's homes lost a quarter of their buying power from 2006 to 2012", () => {
  // FHFA's index went from 380.74 to 325.24; the average CPI-U from 201.6 to 229.594 (BLS).
  expect(grown("OH", "homes", 2006, 2012)).toBeCloseTo(325.24 / 380.74 / (229.594 / 201.6), 3);
  expect(housingHistory("OH").filter(({ homes }) => homes < 0).length).toBeGreaterThan(10);
});

test("rents rose a little faster than prices from 2000 to 2020", () => {
  // BLS yearly averages: rent of primary residence 183.9 and 341.5, all items 172.2 and 258.811.
  expect(grown("US", "rents", 2000, 2020)).toBeCloseTo(341.5 / 183.9 / (258.811 / 172.2), 2);
});

test("an unknown state code gets national prices", () => {
  expect(housingHistory("US")).toEqual(housingHistory("XX"));
});
