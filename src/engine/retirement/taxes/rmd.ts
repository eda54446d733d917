import type { Lines, Source } from "../../worksheet.ts";
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

export type RequiredDistribution = ReturnType<typeof requiredDistribution>;

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

const TABLE: Source = {
  cite: "26 CFR 1.401(a)(9)-9(c), Uniform Lifetime Table",
  url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9",
};

export const requiredDistributionLines: Lines<RequiredDistribution> = {
  age: { label: "Age at the end of the year", found: "The year less your year of birth.", unit: "years" },
  startAge: {
    label: "Age at which distributions start",
    found: "70½, 72, 73 or 75, by your date of birth.",
    unit: "months",
    source: { cite: "26 USC 401(a)(9)(C)(v)", url: "https://www.law.cornell.edu/uscode/text/26/401" },
  },
  startYear: { label: "Year you reach that age", found: "From your date of birth.", unit: "year" },
  required: {
    label: "A distribution is required",
    found: "From the year in which you reach the start age on.",
    unit: "flag",
  },
  youngerSpouse: {
    label: "A spouse more than ten years younger is your only beneficiary",
    found: "From the years of birth. Then the joint life table applies, which gives a longer period.",
    unit: "flag",
    source: { cite: "26 CFR 1.401(a)(9)-9(d)", url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9" },
  },
  divisor: {
    label: "Distribution period",
    found:
      "The table's figure for your age at the end of the year (and your spouse's in the joint table); none before distributions start.",
    unit: "years",
    source: TABLE,
  },
  amount: {
    label: "Required minimum distribution",
    formula: "when(divisor === null, 0, balanceBefore / divisor)",
    meaning: "At least this much has to leave your traditional accounts this year. It cannot be converted to Roth.",
    form: "Publication 590-B, Worksheet 1-1",
  },
  lessByJointTable: {
    label: "A smaller amount is required",
    found:
      "The joint table applies, but its figure for these ages is not among ours: see Table II of Publication 590-B.",
    unit: "flag",
  },
};
