import { toFourDecimals, wholePercent } from "../../rounding.ts";
import type { Lines, Source } from "../../worksheet.ts";

export interface PovertyLineLaw {
  readonly povertyFirstPerson: number;
  readonly povertyEachMore: number;
  readonly povertyFirstPersonAlaska: number;
  readonly povertyEachMoreAlaska: number;
  readonly povertyFirstPersonHawaii: number;
  readonly povertyEachMoreHawaii: number;
}
export const regions = ["contiguous", "alaska", "hawaii"] as const;
export type Region = (typeof regions)[number];

export type PovertyLine = ReturnType<typeof povertyLineOf>;

/** The poverty line that a year's premium tax credit is measured by: the one of the year before the coverage. */
export function povertyLineOf(householdSize: number, region: Region, law: PovertyLineLaw) {
  const inAlaska = region === "alaska";
  const inHawaii = region === "hawaii";
  const firstPerson = inAlaska
    ? law.povertyFirstPersonAlaska
    : inHawaii
      ? law.povertyFirstPersonHawaii
      : law.povertyFirstPerson;
  const eachMore = inAlaska ? law.povertyEachMoreAlaska : inHawaii ? law.povertyEachMoreHawaii : law.povertyEachMore;
  const povertyLine = firstPerson + (householdSize - 1) * eachMore;
  return { inAlaska, inHawaii, firstPerson, eachMore, povertyLine };
}

export interface PremiumTaxCreditLaw {
  /** Income as a multiple of the poverty line at which each band starts. */
  readonly bandsFrom: readonly number[];
  /** The share of income that the household is expected to pay, at the start and at the end of each band. */
  readonly sharesAtStart: readonly number[];
  readonly sharesAtEnd: readonly number[];
  /** Multiple of the poverty line from which there is a credit, and above which there is none (`null`: no such end). */
  readonly startsAt: number;
  readonly endsAbove: number | null;
}

export interface Coverage {
  readonly povertyLine: number;
  /** Premiums of the plans, and of the second-lowest silver plan, for the months covered. */
  readonly premium: number;
  readonly benchmark: number;
  /** 1 to 12. */
  readonly monthsCovered: number;
  /** The Marketplace expected at least the poverty line and paid in advance: a lower income keeps the credit. */
  readonly eligibleBelowPovertyLine: boolean;
}

export type PremiumTaxCredit = ReturnType<typeof premiumTaxCredit>;

/**
 * The premium tax credit at an income (Form 8962, lines 4 to 11). Dollars; the form's rounding of the contribution to whole
 * dollars is left out, as are shared policies and months with different premiums.
 *
 * @param income modified adjusted gross income of the household
 */
export function premiumTaxCredit(income: number, coverage: Coverage, law: PremiumTaxCreditLaw) {
  const { povertyLine, premium, benchmark, monthsCovered } = coverage;
  const incomePercent = percentOf(income, povertyLine);
  const tooLow = incomePercent < law.startsAt * 100 && !coverage.eligibleBelowPovertyLine;
  const tooHigh = law.endsAbove !== null && income > law.endsAbove * povertyLine;
  const band = bandOf(incomePercent, law);
  const applicableFigure = tooLow || tooHigh ? null : figureIn(incomePercent, band);
  const contribution = applicableFigure === null ? null : Math.max(0, income) * applicableFigure;
  const contributionForMonths = contribution === null ? null : (contribution * monthsCovered) / 12;
  const credit = contributionForMonths === null ? 0 : Math.max(0, Math.min(premium, benchmark - contributionForMonths));
  return { incomePercent, tooLow, tooHigh, ...band, applicableFigure, contribution, contributionForMonths, credit };
}

/** Form 8962 writes 401 for anything above 400 percent. */
const MORE_THAN_FOUR_TIMES = 401;
export const percentOf = (income: number, povertyLine: number) =>
  income > 4 * povertyLine ? MORE_THAN_FOUR_TIMES : wholePercent(income / povertyLine);

function bandOf(incomePercent: number, law: PremiumTaxCreditLaw) {
  const multiple = incomePercent / 100;
  const index = Math.max(
    0,
    law.bandsFrom.findLastIndex((from) => from <= multiple),
  );
  const bandStart = law.bandsFrom[index] as number;
  return {
    bandStart,
    bandEnd: law.bandsFrom[index + 1] ?? law.endsAbove ?? bandStart,
    shareAtStart: law.sharesAtStart[index] as number,
    shareAtEnd: law.sharesAtEnd[index] as number,
  };
}

/** The applicable figure of a whole percent: straight between the ends of its band, to four decimals. */
function figureIn(incomePercent: number, { bandStart, bandEnd, shareAtStart, shareAtEnd }: ReturnType<typeof bandOf>) {
  if (bandEnd <= bandStart) return shareAtStart;
  const position = (incomePercent / 100 - bandStart) / (bandEnd - bandStart);
  return toFourDecimals(shareAtStart + position * (shareAtEnd - shareAtStart));
}

const FORM_8962: Source = { cite: "Form 8962 and its instructions", url: "https://www.irs.gov/instructions/i8962" };
const POVERTY: Source = { cite: "26 USC 36B(d)(3)", url: "https://www.law.cornell.edu/uscode/text/26/36B" };

export const povertyLineLines: Lines<PovertyLine> = {
  inAlaska: { label: "Lives in Alaska", found: "By the home given." },
  inHawaii: { label: "Lives in Hawaii", found: "By the home given." },
  firstPerson: {
    label: "Poverty line for one person",
    formula: "when(inAlaska, povertyFirstPersonAlaska, when(inHawaii, povertyFirstPersonHawaii, povertyFirstPerson))",
  },
  eachMore: {
    label: "Poverty line, each further person",
    formula: "when(inAlaska, povertyEachMoreAlaska, when(inHawaii, povertyEachMoreHawaii, povertyEachMore))",
  },
  povertyLine: {
    label: "Poverty line of the household",
    formula: "firstPerson + (householdSize - 1) * eachMore",
    meaning: "The guidelines of the year before the coverage are the measure.",
    form: "Form 8962, line 4",
    source: POVERTY,
  },
};

const BAND = "From the row of the table in which the income percentage stands.";
export const premiumTaxCreditLines: Lines<PremiumTaxCredit> = {
  incomePercent: {
    label: "Income as a percentage of the poverty line",
    found: "Income divided by the poverty line, cut to a whole percent; 401 stands for anything above 400.",
    check: "incomePercent == when(income > 4 * povertyLine, 401, wholePercent(income / povertyLine))",
    unit: "count",
    form: "Form 8962, line 5",
    source: FORM_8962,
  },
  tooLow: {
    label: "Too little income for the credit",
    formula: "incomePercent < startsAt * 100 && !eligibleBelowPovertyLine",
  },
  tooHigh: {
    label: "Too much income for the credit",
    formula: "endsAbove !== null && income > endsAbove * povertyLine",
    meaning: "Where there is an upper end, one dollar above it costs the whole credit.",
  },
  bandStart: { label: "Start of the band", found: BAND, unit: "rate" },
  bandEnd: { label: "End of the band", found: BAND, unit: "rate" },
  shareAtStart: { label: "Share of income at its start", found: BAND, unit: "rate" },
  shareAtEnd: { label: "Share of income at its end", found: BAND, unit: "rate" },
  applicableFigure: {
    label: "Applicable figure",
    formula:
      "when(tooLow || tooHigh, null, when(bandEnd > bandStart, toFourDecimals(shareAtStart + (incomePercent / 100 - bandStart) / (bandEnd - bandStart) * (shareAtEnd - shareAtStart)), shareAtStart))",
    unit: "rate",
    meaning: "The share of income that the household is expected to pay for a silver plan.",
    form: "Form 8962, line 7",
    source: FORM_8962,
  },
  contribution: {
    label: "Expected contribution for the year",
    formula: "when(tooLow || tooHigh, null, max(0, income) * applicableFigure)",
    form: "Form 8962, line 8a",
  },
  contributionForMonths: {
    label: "Expected contribution for the months covered",
    formula: "when(tooLow || tooHigh, null, contribution * monthsCovered / 12)",
  },
  credit: {
    label: "Premium tax credit",
    formula: "when(tooLow || tooHigh, 0, max(0, min(premium, benchmark - contributionForMonths)))",
    form: "Form 8962, line 24",
    source: { cite: "26 USC 36B(b)(2)", url: "https://www.law.cornell.edu/uscode/text/26/36B" },
  },
};
