/** How long people live, from tables of the probability of dying within a year. */

export interface LifeTable {
  readonly firstAge: number;
  /**
   * Probability of dying within one year at each exact age from `firstAge` on, as fractions. Nobody survives the last
   * age.
   */
  readonly deathRates: readonly number[];
}

/**
 * A table between two others: `share` of the way from one to the other, age by age, for birth years between published
 * ones.
 */
export function between(one: LifeTable, other: LifeTable, share: number): LifeTable {
  if (one.firstAge !== other.firstAge || one.deathRates.length !== other.deathRates.length)
    throw new Error("Two life tables can be mixed only if they have the same ages");
  const deathRates = one.deathRates.map((rate, i) => rate + ((other.deathRates[i] as number) - rate) * share);
  return { firstAge: one.firstAge, deathRates };
}

/** The table for people born in a year, interpolated from published birth years, which ascend. */
export function cohortTable(tables: Readonly<Record<number, LifeTable>>, birthYear: number): LifeTable {
  const years = Object.keys(tables).map(Number);
  const before = years.findLast((year) => year <= birthYear);
  const after = years.find((year) => year >= birthYear);
  if (before === undefined || after === undefined)
    throw new Error(`Cohort life tables are for people born from ${years[0]} to ${years.at(-1)}, not ${birthYear}`);
  const one = tables[before] as LifeTable;
  return before === after ? one : between(one, tables[after] as LifeTable, (birthYear - before) / (after - before));
}

const deathRateAt = ({ firstAge, deathRates }: LifeTable, age: number): number => {
  if (!Number.isInteger(age) || age < firstAge)
    throw new Error(
      `The life table begins at age ${firstAge}; the age should be a whole number from there, not ${age}`,
    );
  return deathRates[age - firstAge] ?? 1;
};

/** The probability that a person of an exact age is still alive after 0, 1, 2 ... `years` years. */
export function survival(table: LifeTable, age: number, years: number): Float64Array {
  const alive = new Float64Array(years + 1);
  alive[0] = 1;
  for (let t = 0; t < years; t++) alive[t + 1] = (alive[t] as number) * (1 - deathRateAt(table, age + t));
  return alive;
}
