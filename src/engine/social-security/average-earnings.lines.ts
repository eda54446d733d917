import { usc } from "../cite.ts";
import { each, type Lines, type Source } from "../worksheet.ts";
import type { AverageEarnings } from "./average-earnings.ts";

const CFR_211: Source = { cite: "20 CFR 404.211", url: "https://www.law.cornell.edu/cfr/text/20/404.211" };
const POMS_INDEXING: Source = { cite: "POMS RS 00605.925", url: "https://secure.ssa.gov/poms.nsf/lnx/0300605925" };
const INDEXING = usc(42, "415", "(b)(3)");
const ELAPSED = usc(42, "415", "(b)(2)");
const INSURED = usc(42, "414", "(a)");
const AWI: Source = { cite: "SSA, National Average Wage Index", url: "https://www.ssa.gov/oact/cola/awiseries.html" };
const BASE: Source = { cite: "SSA, Contribution and Benefit Base", url: "https://www.ssa.gov/oact/cola/cbb.html" };
const QC: Source = { cite: "SSA, Quarter of Coverage", url: "https://www.ssa.gov/oact/cola/QC.html" };

/** Requires the figures of `AverageEarningsLaw`; the record itself is shown in the rows. */
export const averageEarningsLines: Lines<AverageEarnings> = {
  eligibilityYear: {
    label: "Year of reaching 62, or of an earlier death",
    found: "The year of birth as Social Security counts it, plus 62; the year of death if that is sooner.",
    unchecked: "dates",
    unit: "year",
  },
  indexingYear: {
    label: "Year whose wages earnings are adjusted to",
    formula: "eligibilityYear - 2",
    unit: "year",
    meaning: "The year of reaching 60. After a death before 62, the second year before the death.",
    source: INDEXING,
  },
  indexingWageIndex: {
    label: "Average wage of that year",
    found: "The national average wage index. If it isn't published yet, we continue it with the wage growth we assume.",
    check: "indexingWageIndex > 0",
    source: AWI,
  },
  elapsedYears: {
    label: "Years from age 22 until that year",
    found: "The calendar years after the one you turn 21 in, and before the year you reach 62 or of an earlier death.",
    check: "elapsedYears >= 0 && elapsedYears <= 40",
    unit: "count",
    source: ELAPSED,
  },
  computationYears: {
    label: "Years of highest earnings that count",
    formula: "max(leastComputationYears, elapsedYears - yearsLeftOut)",
    unit: "count",
    source: ELAPSED,
  },
  creditsNeeded: {
    label: "Credits needed",
    formula: "min(mostCredits, max(leastCredits, elapsedYears))",
    unit: "count",
    meaning: "One for each of those years.",
    source: INSURED,
  },
  years: each({
    year: { label: "Year", found: "From your record.", unchecked: "dates", unit: "year" },
    amount: { label: "Earnings", found: "From your record, or your guess for a future year.", check: "amount >= 0" },
    wageBase: {
      label: "The most that counts for that year",
      found: "The wage base of the year.",
      check: "wageBase > 0",
      source: BASE,
    },
    taxed: { label: "Earnings that count", formula: "min(amount, wageBase)" },
    earningsPerCredit: {
      label: "Earnings for one credit",
      found: "The amount of the year.",
      check: "earningsPerCredit > 0",
      source: QC,
    },
    credits: { label: "Credits", formula: "min(creditsPerYear, fullSteps(taxed, earningsPerCredit))", unit: "count" },
    indexFactor: {
      label: "Wage growth since then",
      found:
        "The average wage in the year your earnings are indexed to, divided by the average wage in the year you earned them. From that year on it is 1.",
      check: "indexFactor > 0",
      unit: "rate",
      source: CFR_211,
    },
    indexed: { label: "Indexed earnings", formula: "toCent(taxed * indexFactor)", source: POMS_INDEXING },
    amongHighest: {
      label: "Among the highest years",
      found: "Yes if it is one of the years with the highest indexed earnings, up to the number of years that count.",
      unchecked: "conditions",
      unit: "flag",
    },
    counted: { label: "Counted", formula: "when(amongHighest, indexed, 0)" },
  }),
  total: { label: "Sum of the highest years", formula: "sum(years.counted)" },
  averageMonthly: {
    label: "Average indexed monthly earnings",
    formula: "downToDollar(total / (computationYears * 12))",
    meaning:
      "The highest years, all adjusted to one year's wages, spread over all months of the years that count. Missing years count as zero.",
    source: CFR_211,
  },
  credits: { label: "Credits earned", formula: "sum(years.credits)", unit: "count" },
  insured: { label: "Enough credits for a benefit", formula: "credits >= creditsNeeded", unit: "flag" },
};
