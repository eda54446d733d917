import { downToDollar, fullSteps, toCent } from "../rounding.ts";
import { each, type Lines, type Source } from "../worksheet.ts";
import type { Birth } from "./birth.ts";
import { type Series, valueIn } from "./series.ts";

/** A year's wages and self-employment income that Social Security tax was paid on, or a guess for a year to come. */
export interface EarningsOfYear {
  readonly year: number;
  /** Dollars of that year; what is above the wage base is left out here. */
  readonly amount: number;
}

export interface AverageEarningsLaw {
  readonly computationYears: number;
  readonly creditsNeeded: number;
  readonly creditsPerYear: number;
  readonly creditBefore1978: number;
}

export type IndexedYear = ReturnType<typeof indexedYear>;
export type AverageEarnings = ReturnType<typeof averageEarnings>;

/** Benefits for people born before 1929 are worked out over fewer years. */
export const FIRST_BIRTH_YEAR = 1929;
/** Earnings before 1951 do not count. */
const FIRST_YEAR = 1951;
const FIRST_YEAR_OF_CREDITS_BY_AMOUNT = 1978;

/**
 * Average indexed monthly earnings, and the credits that decide whether there is a benefit.
 *
 * `series` has to reach the year of attaining 60 and each year of the record: see `extendedTo`. Leaves out: years of disability,
 * military wage credits, and for years before 1978 the look at each quarter (the credits here are the most possible).
 */
export function averageEarnings(
  record: readonly EarningsOfYear[],
  birth: Birth,
  series: Series,
  law: AverageEarningsLaw,
) {
  if (birth.year < FIRST_BIRTH_YEAR) throw new Error(`People born before ${FIRST_BIRTH_YEAR} are not covered`);
  const indexingYear = birth.year + 60;
  const indexingWageIndex = valueIn(series.averageWageIndex, indexingYear, "wage index");
  const counted = record.filter(({ year }) => year >= FIRST_YEAR);
  const indexed = counted.map((earned) => indexedYear(earned, indexingYear, indexingWageIndex, series, law));
  const highest = new Set([...indexed].sort((a, b) => b.indexed - a.indexed).slice(0, law.computationYears));
  const years = indexed.map((row) => {
    const amongHighest = highest.has(row);
    return { ...row, amongHighest, counted: amongHighest ? row.indexed : 0 };
  });
  const total = years.reduce((sum, row) => sum + row.counted, 0);
  const averageMonthly = downToDollar(total / (law.computationYears * 12));
  const credits = years.reduce((sum, row) => sum + row.credits, 0);
  const insured = credits >= law.creditsNeeded;
  return { indexingYear, indexingWageIndex, years, total, averageMonthly, credits, insured };
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

const CFR_211: Source = { cite: "20 CFR 404.211", url: "https://www.law.cornell.edu/cfr/text/20/404.211" };
const POMS_INDEXING: Source = { cite: "POMS RS 00605.925", url: "https://secure.ssa.gov/poms.nsf/lnx/0300605925" };
const AWI: Source = { cite: "SSA, National Average Wage Index", url: "https://www.ssa.gov/oact/cola/awiseries.html" };
const BASE: Source = { cite: "SSA, Contribution and Benefit Base", url: "https://www.ssa.gov/oact/cola/cbb.html" };
const QC: Source = { cite: "SSA, Quarter of Coverage", url: "https://www.ssa.gov/oact/cola/QC.html" };

/** Needs the figures of `AverageEarningsLaw`; the record itself is shown in the rows. */
export const averageEarningsLines: Lines<AverageEarnings> = {
  indexingYear: {
    label: "Year you reach 60",
    found: "The year of birth as Social Security counts it, plus 60.",
    unit: "year",
  },
  indexingWageIndex: {
    label: "Average wage of that year",
    found: "The national average wage index; where it is not published yet, carried on with the wage growth assumed.",
    source: AWI,
  },
  years: each({
    year: { label: "Year", found: "From your record.", unit: "year" },
    amount: { label: "Earnings", found: "From your record, or your guess for a year to come." },
    wageBase: { label: "Most that counts in that year", found: "The wage base of the year.", source: BASE },
    taxed: { label: "Earnings that count", formula: "min(amount, wageBase)" },
    earningsPerCredit: { label: "Earnings for one credit", found: "The amount of the year.", source: QC },
    credits: { label: "Credits", formula: "min(creditsPerYear, fullSteps(taxed, earningsPerCredit))", unit: "count" },
    indexFactor: {
      label: "Wage growth since then",
      found:
        "The average wage of the year you reach 60 divided by that of the year of the earnings; 1 from that year on.",
      unit: "rate",
      source: CFR_211,
    },
    indexed: { label: "Indexed earnings", formula: "toCent(taxed * indexFactor)", source: POMS_INDEXING },
    amongHighest: {
      label: "Among your highest years",
      found: "Whether it is one of the years with the highest indexed earnings, up to the number that counts.",
      unit: "flag",
    },
    counted: { label: "Counted", formula: "when(amongHighest, indexed, 0)" },
  }),
  total: { label: "Sum of your highest years", formula: "sum(years.counted)" },
  averageMonthly: {
    label: "Average indexed monthly earnings",
    formula: "downToDollar(total / (computationYears * 12))",
    meaning:
      "Your highest years, in the wages of the year you reach 60, spread over all months of those years. Missing years count as zero.",
    source: CFR_211,
  },
  credits: { label: "Credits earned", formula: "sum(years.credits)", unit: "count" },
  insured: { label: "Enough credits for a retirement benefit", formula: "credits >= creditsNeeded", unit: "flag" },
};
