/**
 * Social Security retirement law: the figures written into the Act. Figures set each year follow from the published
 * series; the earnings test is listed by year at the end.
 */
import type { AgesByBirthYear } from "../../engine/social-security/claiming-age.ts";
import type { Source } from "../../engine/worksheet.ts";
import { count, months, rate, usd } from "../figure.ts";
import { SECOND_HAND, SSA_2025, SSA_2026, SSA_2027, usc42 } from "../sources.ts";

const cfr20 = (section: string): Source => ({
  cite: `20 CFR ${section}`,
  url: `https://www.law.cornell.edu/cfr/text/20/${section}`,
});

export const benefitFormula = {
  yearsLeftOut: count(5, "Years of lowest earnings that are left out", usc42("415", "(b)(2)(A)")),
  leastComputationYears: count(2, "Fewest years that count", usc42("415", "(b)(2)(A)")),
  leastCredits: count(6, "Fewest credits needed", usc42("414", "(a)(1)")),
  mostCredits: count(40, "Credits that are always enough", usc42("414", "(a)(2)")),
  creditsPerYear: count(4, "Most credits in a year", usc42("413", "(a)(2)")),
  firstShare: rate(0.9, "Share of average earnings up to the first bend point", usc42("415", "(a)(1)(A)(i)")),
  secondShare: rate(0.32, "Share between the bend points", usc42("415", "(a)(1)(A)(ii)")),
  thirdShare: rate(0.15, "Share above the second bend point", usc42("415", "(a)(1)(A)(iii)")),
  firstBendBase: usd(180, "First bend point of 1979", usc42("415", "(a)(1)(B)(i)")),
  secondBendBase: usd(1_085, "Second bend point of 1979", usc42("415", "(a)(1)(B)(i)")),
  bendBaseWageIndex: usd(9_779.44, "National average wage index of 1977", usc42("415", "(a)(1)(B)(ii)")),
};

/** How to work out yearly amounts that follow wages before they are published. */
export const yearlyAmounts = {
  wageBaseOf1994: usd(60_600, "Wage base of 1994", usc42("430", "(b)")),
  wageIndexOf1992: usd(22_935.42, "National average wage index of 1992", usc42("430", "(b)")),
  wageBaseStep: usd(300, "The wage base is rounded to a multiple of", usc42("430", "(b)")),
  creditOf1978: usd(250, "Earnings for one credit in 1978", usc42("413", "(d)(2)")),
  wageIndexOf1976: usd(9_226.48, "National average wage index of 1976", usc42("413", "(d)(2)")),
  creditStep: usd(10, "Earnings for a credit are rounded to a multiple of", usc42("413", "(d)(2)")),
  creditBefore1978: usd(50, "Wages in a quarter that gave a credit before 1978", cfr20("404.141")),
};

const CBO_WAGES: Source = {
  cite: "CBO, Tax Parameters and Effective Marginal Tax Rates",
  url: "https://www.cbo.gov/data/budget-economic-data",
};

/** Average wages of the years before now that aren't published yet, to estimate past pay from today's. */
export const wageIndexEstimates = {
  2025: usd(
    72_790,
    "National average wage index of 2025, estimated",
    SSA_2027,
    "not published yet, one source: the middle of the values that give the wage base of 2027. CBO's earlier wage base of 192,600 would give 72,891",
  ),
  2026: usd(
    75_060,
    "National average wage index of 2026, estimated",
    CBO_WAGES,
    "not published yet, one source: 2025's, raised by the 3.1% that CBO expects for the wage base two years later. CBO's own wage base of 2028, 198,600, would give 75,169",
  ),
};

const EARLY = cfr20("404.410");
export const claimingAges = {
  earliestAge: months(744, "Earliest age to claim a retirement benefit", usc42("402", "(a)(2)")),
  latestCreditAge: months(840, "Age at which delayed retirement credits stop", cfr20("404.313")),
  firstReductionMonths: months(36, "Months before full retirement age that are reduced at the first rate", EARLY),
  firstReduction: rate(5 / 900, "Reduction for each of those months", EARLY),
  furtherReduction: rate(5 / 1200, "Reduction for each month before them", EARLY),
  spouseReduction: rate(25 / 3600, "Reduction of a spouse's benefit for each of those months", EARLY),
  spouseShare: rate(
    0.5,
    "Spouse's benefit as a share of the worker's primary insurance amount",
    usc42("402", "(b)(2)"),
  ),
  survivorEarliestAge: months(720, "Earliest age to claim a survivor's benefit", usc42("402", "(e)(1)")),
  survivorLeastShare: rate(0.715, "Survivor's share when claimed at 60", usc42("402", "(q)(1)")),
  survivorFloor: rate(
    0.825,
    "Smallest share of the deceased's primary insurance amount that limits a survivor",
    usc42("402", "(e)(2)(D)"),
  ),
};

/**
 * Ages and credits by birth year; each entry holds until the next. People born on January 1 count as born the year
 * before.
 */
export const agesByBirthYear = {
  fullRetirement: {
    values: {
      1937: 780,
      1938: 782,
      1939: 784,
      1940: 786,
      1941: 788,
      1942: 790,
      1943: 792,
      1955: 794,
      1956: 796,
      1957: 798,
      1958: 800,
      1959: 802,
      1960: 804,
    },
    source: usc42("416", "(l)(1)"),
  },
  survivorFullRetirement: {
    values: {
      1939: 780,
      1940: 782,
      1941: 784,
      1942: 786,
      1943: 788,
      1944: 790,
      1945: 792,
      1957: 794,
      1958: 796,
      1959: 798,
      1960: 800,
      1961: 802,
      1962: 804,
    },
    source: usc42("416", "(l)(2)"),
  },
  /** Per month of delay. */
  delayedCredit: {
    values: {
      1929: 0.045 / 12,
      1931: 0.05 / 12,
      1933: 0.055 / 12,
      1935: 0.06 / 12,
      1937: 0.065 / 12,
      1939: 0.07 / 12,
      1941: 0.075 / 12,
      1943: 0.08 / 12,
    },
    source: cfr20("404.313"),
  },
};
/** Bare values for engines. */
export const agesByBirth: AgesByBirthYear = {
  fullRetirement: agesByBirthYear.fullRetirement.values,
  survivorFullRetirement: agesByBirthYear.survivorFullRetirement.values,
  delayedCredit: agesByBirthYear.delayedCredit.values,
};

const withheld = {
  rateBefore: rate(0.5, "Share of earnings above the limit that is withheld", usc42("403", "(f)(3)")),
  rateInYearOfFullAge: rate(
    1 / 3,
    "Share withheld in the year of full retirement age, for the months before it",
    usc42("403", "(f)(3)"),
  ),
};
export const earningsTests = {
  2025: {
    ...withheld,
    limitBefore: usd(23_400, "Earnings limit in years before full retirement age", SSA_2025),
    limitInYearOfFullAge: usd(62_160, "Earnings limit in the year of full retirement age", SSA_2025),
  },
  2026: {
    ...withheld,
    limitBefore: usd(24_480, "Earnings limit in years before full retirement age", SSA_2026),
    limitInYearOfFullAge: usd(65_160, "Earnings limit in the year of full retirement age", SSA_2026),
  },
  2027: {
    ...withheld,
    limitBefore: usd(25_560, "Earnings limit in years before full retirement age", SSA_2027, SECOND_HAND),
    limitInYearOfFullAge: usd(67_920, "Earnings limit in the year of full retirement age", SSA_2027, SECOND_HAND),
  },
};

const TRUSTEES_2026: Source = {
  cite: "2026 Trustees Report",
  url: "https://www.govinfo.gov/content/pkg/CDOC-119hdoc163/pdf/CDOC-119hdoc163.pdf",
  period: "2026",
};
const NOT_IN_THE_REPORT = "read in other public texts, not in the trustees' report itself";
/** A forecast, not law: what the trust funds could pay if their reserves run out and Congress doesn't act. */
export const trustFundForecast = {
  retirement: {
    depletionYear: count(
      2032,
      "Year the retirement trust fund is used up (late in the year)",
      TRUSTEES_2026,
      NOT_IN_THE_REPORT,
    ),
    payableShare: rate(0.78, "Share of benefits payable from then on", TRUSTEES_2026, NOT_IN_THE_REPORT),
  },
  combined: {
    depletionYear: count(
      2034,
      "Year the combined trust funds are used up (third quarter)",
      TRUSTEES_2026,
      NOT_IN_THE_REPORT,
    ),
    payableShare: rate(0.83, "Share of benefits payable from then on", TRUSTEES_2026, NOT_IN_THE_REPORT),
  },
};
