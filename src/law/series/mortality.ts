/** The probability of dying within a year, by age and sex, for one calendar year and for people born in one year. */
import type { LifeTable } from "../../engine/retirement/futures/mortality.ts";
import published from "./mortality.json" with { type: "json" };

/** With title, sources, license and note, for pages that list them. */
export const publishedMortality = published;

export interface BySex<T> {
  readonly male: T;
  readonly female: T;
}

/** The tables are in millionths; `column` starts at age 0. */
const tableOf = (rows: readonly (readonly number[])[], column: number): LifeTable => ({
  firstAge: rows[0]?.[0] as number,
  deathRates: rows.map((row) => (row[column] as number) / 1e6),
});

const byBirthYear = (rows: readonly (readonly number[])[]): Readonly<Record<number, LifeTable>> =>
  Object.fromEntries(published.cohortColumns.slice(1).map((birthYear, i) => [birthYear, tableOf(rows, i + 1)]));

/** By birth year, with projected improvement. */
export const cohortLife: BySex<Readonly<Record<number, LifeTable>>> = {
  male: byBirthYear(published.cohortMale),
  female: byBirthYear(published.cohortFemale),
};
