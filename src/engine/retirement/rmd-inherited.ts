import type { Lines, Source } from "../worksheet.ts";
import { type DistributionTables, divisorAt } from "./rmd-start.ts";

export interface InheritedLaw {
  readonly inheritedYears: number;
  readonly tables: DistributionTables;
}

export interface InheritedAccount {
  readonly deathYear: number;
  readonly heirBirthYear: number;
  /** Whether the owner died on or after the date by which own distributions had to begin. */
  readonly ownerHadStarted: boolean;
  /** The year for which a distribution is asked. */
  readonly year: number;
  readonly balanceBefore: number;
}

export type InheritedDistribution = ReturnType<typeof inheritedDistribution>;

/**
 * What most heirs have to take from an inherited account in one year, for deaths from 2020 on. Dollars, unrounded.
 *
 * Everything by the end of the tenth year after the death; if the owner's own distributions had to begin, also a share each
 * year before. Leaves out the heirs with longer terms: spouses, minor children of the owner, disabled and chronically ill
 * people, heirs not more than ten years younger; heirs that are not people; and what the owner should have taken in the year of the
 * death, which the heirs have to take if the owner had not.
 */
export function inheritedDistribution(account: InheritedAccount, law: InheritedLaw) {
  const { deathYear, heirBirthYear, ownerHadStarted, year, balanceBefore } = account;
  const yearsSinceDeath = year - deathYear;
  const lastYear = deathYear + law.inheritedYears;
  const firstExpectancy = divisorAt(deathYear + 1 - heirBirthYear, law.tables.singleLife);
  const divisor = Math.max(1, firstExpectancy - (yearsSinceDeath - 1));
  const amount =
    yearsSinceDeath < 1 ? 0 : year >= lastYear ? balanceBefore : ownerHadStarted ? balanceBefore / divisor : 0;
  return { yearsSinceDeath, lastYear, firstExpectancy, divisor, amount };
}

const TABLE: Source = {
  cite: "26 CFR 1.401(a)(9)-9(b), Single Life Table",
  url: "https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9",
};
const TEN_YEARS: Source = { cite: "26 USC 401(a)(9)(H)", url: "https://www.law.cornell.edu/uscode/text/26/401" };

export const inheritedDistributionLines: Lines<InheritedDistribution> = {
  yearsSinceDeath: { label: "Years since the death", formula: "year - deathYear", unit: "years" },
  lastYear: {
    label: "Year by whose end the account has to be empty",
    formula: "deathYear + inheritedYears",
    unit: "count",
    source: TEN_YEARS,
  },
  firstExpectancy: {
    label: "Your life expectancy in the year after the death",
    found: "The table's figure for your age at the end of that year.",
    unit: "years",
    source: TABLE,
  },
  divisor: {
    label: "Years over which to spread",
    formula: "max(1, firstExpectancy - (yearsSinceDeath - 1))",
    unit: "years",
    meaning: "One less with each year.",
  },
  amount: {
    label: "Required from the inherited account",
    formula:
      "when(yearsSinceDeath < 1, 0, when(year >= lastYear, balanceBefore, when(ownerHadStarted, balanceBefore / divisor, 0)))",
    source: TEN_YEARS,
  },
};
