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
  /** The year the distribution is for. */
  readonly year: number;
  /** Birth year of a spouse who is the sole beneficiary all year; otherwise null. */
  readonly spouseBirthYear: number | null;
  /** Balance of all the owner's traditional IRAs, or of one plan, on December 31 of the year before. */
  readonly balanceBefore: number;
}

/**
 * An owner's required minimum distribution for one year. Dollars, unrounded.
 *
 * Uses the Uniform Lifetime Table, or the joint table if the sole beneficiary is a spouse more than ten years younger.
 * The first distribution may wait until April 1 of the next year, and then two fall into that year. Leaves out: joint
 * expectancies of owners over 110 (`lessByJointTable` says that less is required), and the plan of a current employer.
 * Roth IRAs have no required distributions while the owner lives.
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
