import {
  type DistributionTables,
  distributionsStart,
  divisorAt,
  FIRST_TABLE_YEAR,
  jointDivisor,
  type MonthOfBirth,
  type StartAges,
} from "./rmd-start.ts";

export interface RequiredDistributionLaw {
  readonly youngerSpouseYears: number;
  readonly startAges: StartAges;
  readonly tables: DistributionTables;
}

export interface AccountOfOwner {
  readonly birth: MonthOfBirth;
  /** The year for which a distribution is asked. */
  readonly year: number;
  /** Year of birth of a spouse who is the only beneficiary all year; null for anybody else. */
  readonly spouseBirthYear: number | null;
  /** Balance of all traditional IRAs of the owner, or of one plan, on 31 December of the year before. */
  readonly balanceBefore: number;
}

/**
 * The required minimum distribution of an owner for one year. Dollars, unrounded.
 *
 * By the Uniform Lifetime Table, or by the joint table for a spouse more than ten years younger who is the only beneficiary.
 * The first may wait until 1 April of the next year; then two fall into that year. Leaves out: joint expectancies of owners over
 * 110 (`lessByJointTable` says that less is required), and the plan of an employer one still works for. Roth IRAs have
 * none while the owner lives.
 */
export function requiredDistribution(account: AccountOfOwner, law: RequiredDistributionLaw) {
  const { birth, year, balanceBefore, spouseBirthYear } = account;
  if (year < FIRST_TABLE_YEAR) throw new Error(`The tables apply to years from ${FIRST_TABLE_YEAR}, not to ${year}`);
  const { startAge, startYear } = distributionsStart(birth, law.startAges);
  const age = year - birth.year;
  const required = year >= startYear;
  const youngerSpouse = spouseBirthYear !== null && spouseBirthYear - birth.year > law.youngerSpouseYears;
  const joint = required && youngerSpouse ? jointDivisor(age, year - spouseBirthYear, law.tables.jointLife) : null;
  const divisor = required ? (joint ?? divisorAt(age, law.tables.uniformLifetime)) : null;
  const amount = divisor === null ? 0 : balanceBefore / divisor;
  const lessByJointTable = required && youngerSpouse && joint === null;
  return { age, startAge, startYear, required, youngerSpouse, divisor, amount, lessByJointTable };
}
