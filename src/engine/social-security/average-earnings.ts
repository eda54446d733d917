import { downToDollar, fullSteps, toCent } from "../rounding.ts";
import type { Birth } from "./birth.ts";
import { type Series, valueIn } from "./series.ts";

/**
 * A year's wages and self-employment income on which Social Security tax was paid, or a projection for a future year.
 */
export interface EarningsOfYear {
  readonly year: number;
  /** Dollars of that year; anything above the wage base is ignored here. */
  readonly amount: number;
}

export interface AverageEarningsLaw {
  readonly yearsLeftOut: number;
  readonly leastComputationYears: number;
  readonly leastCredits: number;
  readonly mostCredits: number;
  readonly creditsPerYear: number;
  readonly creditBefore1978: number;
}
export type AverageEarnings = ReturnType<typeof averageEarnings>;

/** People born before 1929 have fewer computation years. */
export const FIRST_BIRTH_YEAR = 1929;
/** Earnings before 1951 don't count. */
const FIRST_YEAR = 1951;
const FIRST_YEAR_OF_CREDITS_BY_AMOUNT = 1978;

/**
 * Average indexed monthly earnings in dollars, and the credits that determine eligibility, for a living person or for
 * the survivors of someone who died in the year `died`. A death before 62 leaves fewer years to average, indexed to the
 * second year before it.
 *
 * `series` has to reach the indexing year and each year of the record: see `extendedTo`. Leaves out: deaths before
 * 1979, years of disability, military wage credits, and for years before 1978 the test of each quarter (the credits
 * here are the most possible). For a death before 62, also the widow's indexing of 42 USC 402(e)(2)(B), which gives
 * more only if wages grow faster than prices after the death.
 */
export function averageEarnings(
  record: readonly EarningsOfYear[],
  birth: Birth,
  series: Series,
  law: AverageEarningsLaw,
  died: number | null = null,
) {
  if (birth.year < FIRST_BIRTH_YEAR) throw new Error(`People born before ${FIRST_BIRTH_YEAR} are not covered`);
  const eligibilityYear = Math.min(birth.year + 62, died ?? Number.POSITIVE_INFINITY);
  const indexingYear = eligibilityYear - 2;
  const indexingWageIndex = valueIn(series.averageWageIndex, indexingYear, "wage index");
  const elapsedYears = Math.max(0, eligibilityYear - (birth.year + 21) - 1);
  const computationYears = Math.max(law.leastComputationYears, elapsedYears - law.yearsLeftOut);
  const creditsNeeded = Math.min(law.mostCredits, Math.max(law.leastCredits, elapsedYears));
  const counted = record.filter(({ year }) => year >= FIRST_YEAR && (died === null || year <= died));
  const indexed = counted.map((earned) => indexedYear(earned, indexingYear, indexingWageIndex, series, law));
  const highest = new Set([...indexed].sort((a, b) => b.indexed - a.indexed).slice(0, computationYears));
  const years = indexed.map((row) => {
    const amongHighest = highest.has(row);
    return { ...row, amongHighest, counted: amongHighest ? row.indexed : 0 };
  });
  const total = years.reduce((sum, row) => sum + row.counted, 0);
  const averageMonthly = downToDollar(total / (computationYears * 12));
  const credits = years.reduce((sum, row) => sum + row.credits, 0);
  const insured = credits >= creditsNeeded;
  return {
    eligibilityYear,
    indexingYear,
    indexingWageIndex,
    elapsedYears,
    computationYears,
    creditsNeeded,
    years,
    total,
    averageMonthly,
    credits,
    insured,
  };
}

function indexedYear(
  { year, amount }: EarningsOfYear,
  indexingYear: number,
  indexingWageIndex: number,
  series: Series,
  law: AverageEarningsLaw,
) {
  const wageBase = valueIn(series.wageBase, year, "wage base");
  const taxed = Math.min(amount, wageBase);
  const earningsPerCredit =
    year < FIRST_YEAR_OF_CREDITS_BY_AMOUNT
      ? law.creditBefore1978
      : valueIn(series.earningsPerCredit, year, "amount for a credit");
  const credits = Math.min(law.creditsPerYear, fullSteps(taxed, earningsPerCredit));
  const indexFactor =
    year < indexingYear ? indexingWageIndex / valueIn(series.averageWageIndex, year, "wage index") : 1;
  const indexed = toCent(taxed * indexFactor);
  return { year, amount, wageBase, taxed, earningsPerCredit, credits, indexFactor, indexed };
}
