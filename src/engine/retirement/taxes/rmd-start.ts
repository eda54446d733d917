import { monthNumber, yearOf } from "../../social-security/birth.ts";
import type { YearSeries } from "../../social-security/series.ts";

/** Start ages by birth month; a row holds from its month until the next. */
export interface StartAges {
  readonly rows: readonly { readonly year: number; readonly month: number; readonly age: number }[];
}

/** Divisors by age at the end of the year. */
export interface DistributionTables {
  readonly uniformLifetime: YearSeries;
  readonly jointLife: JointLifeTable;
}

/** Rows by the owner's age, from the largest age difference to the smallest. */
interface JointLifeTable {
  readonly yearsYounger: { readonly most: number; readonly least: number };
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/** The joint expectancy of an owner and a younger spouse; null if the table doesn't go that far. */
export function jointDivisor(ownerAge: number, spouseAge: number, table: JointLifeTable): number | null {
  const younger = ownerAge - spouseAge;
  const { most, least } = table.yearsYounger;
  if (younger > most || younger < least) return null;
  return table.rows[ownerAge]?.[most - younger] ?? null;
}

/** The current tables apply to distribution years from 2022 on. */
export const FIRST_TABLE_YEAR = 2022;
/** Every table ends with "120 and over". */
const LAST_AGE = 120;

export interface MonthOfBirth {
  readonly year: number;
  /** 1 for January. */
  readonly month: number;
}

/**
 * When a person's required distributions start: the age in months, the year it is reached, and the year of the first
 * deadline.
 */
export function distributionsStart(birth: MonthOfBirth, { rows }: StartAges) {
  const born = monthNumber(birth.year, birth.month);
  const row = rows.findLast(({ year, month }) => monthNumber(year, month) <= born);
  if (row === undefined) throw new Error(`No start age for a birth in ${birth.year}`);
  const startYear = yearOf(born + row.age);
  return { startAge: row.age, startYear, deadlineYear: startYear + 1 };
}

/** The divisor at an age; above the table's last age, the last one. */
export function divisorAt(age: number, table: YearSeries): number {
  const divisor = table[Math.min(age, LAST_AGE)];
  if (divisor === undefined) throw new Error(`The table has no divisor for age ${age}`);
  return divisor;
}
