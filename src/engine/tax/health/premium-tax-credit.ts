import { toFourDecimals, wholePercent } from "../../rounding.ts";

export interface PremiumTaxCreditLaw {
  /** The multiple of the poverty line at which each band starts. */
  readonly bandsFrom: readonly number[];
  /** The share of income that the household is expected to pay, at the start and end of each band. */
  readonly sharesAtStart: readonly number[];
  readonly sharesAtEnd: readonly number[];
  /**
   * The multiple of the poverty line from which there is a credit, and above which there is none (`null` if there is no
   * upper end).
   */
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
  /** The Marketplace expected at least the poverty line and paid in advance, so a lower income keeps the credit. */
  readonly eligibleBelowPovertyLine: boolean;
}

export type PremiumTaxCredit = ReturnType<typeof premiumTaxCredit>;

/**
 * The premium tax credit at an income (Form 8962, lines 4 to 11). Dollars. Leaves out the form's rounding of the
 * contribution to whole dollars, shared policies, and months with different premiums.
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

/** The applicable figure for a whole percent: a straight line between the ends of its band, to four decimals. */
function figureIn(incomePercent: number, { bandStart, bandEnd, shareAtStart, shareAtEnd }: ReturnType<typeof bandOf>) {
  if (bandEnd <= bandStart) return shareAtStart;
  const position = (incomePercent / 100 - bandStart) / (bandEnd - bandStart);
  return toFourDecimals(shareAtStart + position * (shareAtEnd - shareAtStart));
}
