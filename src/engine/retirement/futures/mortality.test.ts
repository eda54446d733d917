import { expect, test } from "vitest";
import { cohortLife } from "../../../law/series/mortality.ts";
import { periodLife } from "../../../testing/period-life.ts";
import { between, cohortTable, type LifeTable, survival } from "./mortality.ts";
import { randomLifetimes } from "./mortality-lifetimes.ts";

/** On average, people die in the middle of a year. */
const lifeExpectancy = (table: LifeTable, age: number) =>
  survival(table, age, table.firstAge + table.deathRates.length - age + 1).reduce((sum, alive) => sum + alive, -1 / 2);

test.each([
  // expectancy at 65 as published with the tables
  ["a man in 2023", periodLife.male, 18.12],
  ["a woman in 2023", periodLife.female, 20.66],
  ["a man born in 1960", cohortTable(cohortLife.male, 1960), 19.25],
  ["a woman born in 1960", cohortTable(cohortLife.female, 1960), 21.84],
] as const)("%s has the life expectancy at 65 that the table says", (_, table, years) => {
  expect(lifeExpectancy(table, 65)).toBeCloseTo(years, 2);
});

test("survival begins at 1, never rises and ends at 0", () => {
  for (const table of [periodLife.male, periodLife.female, cohortTable(cohortLife.female, 1987)]) {
    const alive = survival(table, 40, 85);
    expect(alive[0]).toBe(1);
    for (let t = 1; t < alive.length; t++) expect(alive[t]).toBeLessThanOrEqual(alive[t - 1] as number);
    expect(alive[81]).toBe(0); // nobody turns 121
  }
});

test("between two birth years the table lies between theirs", () => {
  const [one, two] = [cohortTable(cohortLife.male, 1960), cohortTable(cohortLife.male, 1965)];
  const mixed = cohortTable(cohortLife.male, 1962);
  const at = 70 - 20;
  expect(mixed.deathRates[at]).toBeCloseTo(
    0.6 * (one.deathRates[at] as number) + 0.4 * (two.deathRates[at] as number),
    12,
  );
  expect(() => cohortTable(cohortLife.male, 1929)).toThrow("1930 to 2010, not 1929");
  expect(() => between(one, periodLife.male, 0.5)).toThrow("same ages");
});

test("an age before the table begins, or between birthdays, is rejected", () => {
  expect(() => survival(cohortTable(cohortLife.male, 1960), 19, 5)).toThrow("begins at age 20");
  expect(() => survival(periodLife.male, 65.5, 5)).toThrow("not 65.5");
});

const man = survival(periodLife.male, 65, 60);
const woman = survival(periodLife.female, 63, 60);

test("random lifetimes are as long as the curves say, within four standard errors", () => {
  const paths = 20_000;
  const lives = randomLifetimes(11, paths, man, woman);
  const share = (years: Uint8Array | null, t: number) => (years ?? []).filter((lived) => lived > t).length / paths;
  for (const t of [0, 5, 15, 25, 35]) {
    const error = (p: number) => 4 * Math.sqrt((p * (1 - p)) / paths);
    const either = 1 - (1 - (man[t] as number)) * (1 - (woman[t] as number)); // they die independently
    expect(Math.abs(share(lives.first, t) - (man[t] as number))).toBeLessThanOrEqual(error(man[t] as number));
    expect(Math.abs(share(lives.second, t) - (woman[t] as number))).toBeLessThanOrEqual(error(woman[t] as number));
    expect(Math.abs(share(lives.last, t) - either)).toBeLessThanOrEqual(error(either));
  }
  expect(randomLifetimes(11, 5, man).second).toBeNull();
  expect(randomLifetimes(11, 5, man, woman, 3).first[0]).toBe(lives.first[3]);
});
