/** Federal income tax rules for homeowners, by filing status and year. */

import type { MortgageInterestLaw, SaltLaw } from "../../engine/mortgage/owning/homeowner-deductions.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, type Figure, flag, rate, usd, usdOrNone, years } from "../figure.ts";
import { usc26 } from "../sources.ts";

const taxCode = (section: string, paragraph: string, period?: string): Source => ({
  ...usc26(section, paragraph),
  ...(period === undefined ? {} : { period }),
});

const NOT_ROUNDED = "the statute does not round it; the IRS may";

/**
 * Cap and threshold as in the statute. For married people who file separately, the cap starts to shrink at half the
 * threshold, and what is left of it is halved.
 */
function saltOf(year: string, cap: number, threshold: number | null, doubt?: string) {
  const source = taxCode("164", "(b)(6) and (7)", year);
  const table = (share: number, who: string): Cited<SaltLaw> => ({
    cap: usd(cap, "Cap on state and local taxes", source, doubt),
    threshold: usdOrNone(
      threshold === null ? null : share * threshold,
      `Income above which the cap shrinks${who}`,
      source,
      doubt,
    ),
    reductionRate: rate(threshold === null ? 0 : 0.3, "Share of the income above it by which the cap shrinks", source),
    floor: usd(10_000, "Amount the cap never falls below", source),
    share: rate(share, `Part of the cap that a return may use${who}`, source),
  });
  return { marriedSeparate: table(0.5, ", married filing separately"), others: table(1, "") };
}

const PERMANENT_CAP = 10_000;

/** By tax year. There was no cap before 2018. */
export const saltCaps: Readonly<Record<number, ReturnType<typeof saltOf>>> = {
  2018: saltOf("2018", PERMANENT_CAP, null),
  2019: saltOf("2019", PERMANENT_CAP, null),
  2020: saltOf("2020", PERMANENT_CAP, null),
  2021: saltOf("2021", PERMANENT_CAP, null),
  2022: saltOf("2022", PERMANENT_CAP, null),
  2023: saltOf("2023", PERMANENT_CAP, null),
  2024: saltOf("2024", PERMANENT_CAP, null),
  2025: saltOf("2025", 40_000, 500_000),
  2026: saltOf("2026", 40_400, 505_000),
  2027: saltOf("2027", 40_804, 510_050),
  2028: saltOf("2028", 41_212.04, 515_150.5, NOT_ROUNDED),
  2029: saltOf("2029", 41_624.16, 520_302.01, NOT_ROUNDED),
};
/** The statute's cap for every year from 2030. */
export const saltCapFrom2030 = saltOf("from 2030", PERMANENT_CAP, null);

const INTEREST = taxCode("163", "(h)(3)(F)(i)(II)", "permanent; debt from December 16, 2017");
const INSURANCE = taxCode("163", "(h)(3)(E)", "contracts issued from 2007");

/**
 * Years in which mortgage insurance counts as interest: 2007 to 2021, and again from 2026 (Public Law 119-21, 70108).
 */
export const insuranceCountsIn = (year: number): Figure<boolean> =>
  flag((year >= 2007 && year <= 2021) || year >= 2026, `Mortgage insurance counts as interest in ${year}`, INSURANCE);

export const mortgageInterest: Readonly<Record<"others" | "marriedSeparate", Cited<MortgageInterestLaw>>> = {
  others: { debtLimit: usd(750_000, "Home debt on which you can deduct interest", INTEREST) },
  marriedSeparate: {
    debtLimit: usd(375_000, "Home debt on which you can deduct interest, married filing separately", INTEREST),
  },
};

/** The limit that debt incurred by December 15, 2017, keeps. */
const INTEREST_BEFORE = taxCode("163", "(h)(3)(B)(ii) and (F)(i)(III)", "debt incurred by December 15, 2017");

export const mortgageInterestBefore2018: typeof mortgageInterest = {
  others: { debtLimit: usd(1_000_000, "Home debt on which you can deduct interest", INTEREST_BEFORE) },
  marriedSeparate: {
    debtLimit: usd(500_000, "Home debt on which you can deduct interest, married filing separately", INTEREST_BEFORE),
  },
};

/**
 * The limit for a loan by the month of its first payment, which is due in the second month after closing: in February
 * 2018 for December 2017. A purchase that closed after December 15 keeps the older limit if its contract was signed
 * before that day (26 USC 163(h)(3)(F)(i)(IV)), as nearly all were. Later closings under such a contract are left out.
 */
export const mortgageInterestSince = ({ year, month }: { readonly year: number; readonly month: number }) =>
  year < 2018 || (year === 2018 && month <= 2) ? mortgageInterestBefore2018 : mortgageInterest;

export const homeSale = {
  exclusionYears: years(
    2,
    "Years of owning and living in a home until gain on its sale is not taxed",
    taxCode("121", "(a)"),
  ),
  others: {
    gainExclusion: usd(250_000, "Gain on the sale of a main home that is not taxed", taxCode("121", "(b)(1)")),
  },
  joint: {
    gainExclusion: usd(
      500_000,
      "Gain on the sale of a main home that is not taxed, joint return",
      taxCode("121", "(b)(2)"),
    ),
  },
};
