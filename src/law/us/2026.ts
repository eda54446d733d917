/**
 * Federal figures for tax year 2026. Everything set each year is here, together with the tables of the Code it belongs
 * to; nothing comes from another year.
 *
 * Rows of five follow the order of Form 1040: single, joint, separate, head of household, surviving spouse.
 */
import type { Source } from "../../engine/worksheet.ts";
import { list, usd } from "../figure.ts";
import { NOT_CONFIRMED, NOTICE_2025_67, REV_PROC_2025_32, SSA_2026, usc26 } from "../sources.ts";
import { bracketsByStatus, usdByStatus, usdOrNoneByStatus } from "./by-status.ts";
import * as statute from "./statute.ts";

export { earlyWithdrawal } from "../retirement/withdrawals.ts";

const in2026 = (source: Source): Source => ({ ...source, period: "2026" });

const GAINS = REV_PROC_2025_32("maximum capital gains rate");
// biome-ignore format: a schedule reads as in the published table, one status a row
export const incomeTax = {
  ...statute.incomeTaxStatute,
  rates: bracketsByStatus(
    [
      [[0, 0.1], [12_400, 0.12], [50_400, 0.22], [105_700, 0.24], [201_775, 0.32], [256_225, 0.35], [640_600, 0.37]],
      [[0, 0.1], [24_800, 0.12], [100_800, 0.22], [211_400, 0.24], [403_550, 0.32], [512_450, 0.35], [768_700, 0.37]],
      [[0, 0.1], [12_400, 0.12], [50_400, 0.22], [105_700, 0.24], [201_775, 0.32], [256_225, 0.35], [384_350, 0.37]],
      [[0, 0.1], [17_700, 0.12], [67_450, 0.22], [105_700, 0.24], [201_750, 0.32], [256_200, 0.35], [640_600, 0.37]],
      [[0, 0.1], [24_800, 0.12], [100_800, 0.22], [211_400, 0.24], [403_550, 0.32], [512_450, 0.35], [768_700, 0.37]],
    ],
    "Tax rate schedule",
    REV_PROC_2025_32("tax rate tables"),
  ),
  zeroRateUpTo: usdByStatus([49_450, 98_900, 49_450, 66_200, 98_900], "Income up to which gains are taxed at 0%", GAINS),
  middleRateUpTo: usdByStatus([545_500, 613_700, 306_850, 579_600, 613_700], "Income up to which gains are taxed at 15%", GAINS),
};

export const selfEmployment = {
  ...statute.selfEmploymentStatute,
  wageBase: usd(184_500, "Social Security wage base", SSA_2026),
};
export const payroll = {
  ...statute.payrollStatute,
  wageBase: usd(184_500, "Social Security wage base", SSA_2026),
};
export const additionalMedicare = statute.additionalMedicareStatute;
export const netInvestmentIncome = statute.netInvestmentIncomeStatute;
export const capitalLoss = statute.capitalLossStatute;
export const netOperatingLoss = statute.netOperatingLossStatute;
export const rentalLoss = statute.rentalLossStatute;
export const socialSecurityBenefits = statute.socialSecurityBenefitsStatute;

export const businessLoss = {
  limit: usdByStatus(
    [256_000, 512_000, 256_000, 256_000, 256_000],
    "Business loss you may deduct from other income",
    REV_PROC_2025_32("excess business losses"),
  ),
};

export const educator = {
  maximum: usd(350, "Educator expenses that each educator can deduct", REV_PROC_2025_32("expenses of school teachers")),
};
export const studentLoan = {
  ...statute.studentLoanStatute,
  phaseOutStart: usdOrNoneByStatus(
    [85_000, 175_000, null, 85_000, 85_000],
    "Income above which the student loan interest deduction falls (not available on a separate return)",
    REV_PROC_2025_32("interest on education loans"),
  ),
  phaseOutEnd: usdOrNoneByStatus(
    [100_000, 205_000, null, 100_000, 100_000],
    "Income at which the student loan interest deduction ends (not available on a separate return)",
    REV_PROC_2025_32("interest on education loans"),
  ),
};
const IRA = NOTICE_2025_67("individual retirement arrangements");
export const individualRetirement = {
  ...statute.individualRetirementStatute,
  limit: usd(7_500, "IRA contribution limit", IRA),
  catchUp: usd(1_100, "Extra contribution from age 50", IRA),
  coveredStart: usdByStatus(
    [81_000, 129_000, 0, 81_000, 129_000],
    "Income above which the IRA deduction falls if you have a plan at work",
    IRA,
  ),
  coveredEnd: usdByStatus(
    [91_000, 149_000, 10_000, 91_000, 149_000],
    "Income at which the IRA deduction ends if you have a plan at work",
    IRA,
  ),
  coveredStartApart: usd(
    81_000,
    "Income above which the IRA deduction falls for separate filers who lived apart all year",
    IRA,
  ),
  coveredEndApart: usd(
    91_000,
    "Income at which the IRA deduction ends for separate filers who lived apart all year",
    IRA,
  ),
  spouseCoveredStart: usdOrNoneByStatus(
    [null, 242_000, 0, null, null],
    "Income above which the IRA deduction falls if your spouse has a plan at work",
    IRA,
  ),
  spouseCoveredEnd: usdOrNoneByStatus(
    [null, 252_000, 10_000, null, null],
    "Income at which the IRA deduction ends if your spouse has a plan at work",
    IRA,
  ),
  rothStart: usdByStatus([153_000, 242_000, 0, 153_000, 242_000], "Income above which Roth contributions fall", IRA),
  rothEnd: usdByStatus([168_000, 252_000, 10_000, 168_000, 252_000], "Income at which Roth contributions end", IRA),
  rothStartApart: usd(
    153_000,
    "Income above which Roth contributions fall for separate filers who lived apart all year",
    IRA,
  ),
  rothEndApart: usd(
    168_000,
    "Income at which Roth contributions end for separate filers who lived apart all year",
    IRA,
  ),
};
const HSA: Source = {
  cite: "Rev. Proc. 2025-19",
  url: "https://www.irs.gov/pub/irs-drop/rp-25-19.pdf",
  period: "2026",
};
export const healthSavings = {
  ...statute.healthSavingsStatute,
  selfOnly: usd(4_400, "HSA contribution limit, self-only coverage", HSA),
  family: usd(8_750, "HSA contribution limit, family coverage", HSA),
};
const PLANS = NOTICE_2025_67("limitations on benefits and contributions");
export const retirementPlans = {
  ...statute.retirementPlansStatute,
  compensationCap: usd(360_000, "Most compensation that counts for a plan", PLANS),
  additionsLimit: usd(72_000, "Most that can go into one plan for one person", PLANS),
  deferralLimit: usd(24_500, "401(k) deferral limit", PLANS),
  catchUp: usd(8_000, "Extra contribution from age 50", PLANS),
  higherCatchUp: usd(11_250, "Extra contribution at ages 60 to 63", PLANS),
  // Someone who works alone counts as an employer of up to 25 people, whose higher limits apply without an election (26
  // USC 408(p)(2)(E)(i)(I)).
  simpleDeferralLimit: usd(18_100, "SIMPLE deferral limit, up to 25 employees", PLANS, NOT_CONFIRMED),
  simpleCatchUp: usd(3_850, "Extra SIMPLE contribution from age 50, up to 25 employees", PLANS, NOT_CONFIRMED),
  simpleHigherCatchUp: usd(5_250, "Extra SIMPLE contribution at ages 60 to 63", PLANS),
};

const STANDARD = REV_PROC_2025_32("standard deduction");
export const standardDeduction = {
  ...statute.standardDeductionStatute,
  basic: usdByStatus([16_100, 32_200, 16_100, 24_150, 32_200], "Standard deduction", STANDARD),
  addition: usdByStatus(
    [2_050, 1_650, 1_650, 2_050, 1_650],
    "Additional standard deduction for each person 65 or older, or blind",
    STANDARD,
  ),
  dependentLeast: usd(1_350, "Minimum standard deduction of a dependent", STANDARD),
  dependentAddition: usd(450, "Added to a dependent's earned income", STANDARD),
};
export const itemized = {
  ...statute.itemizedFrom2026,
  saltLimit: usd(40_400, "Limit on state and local taxes", in2026(usc26("164", "(b)(7)(A)"))),
  saltPhaseDownStart: usdByStatus(
    [505_000, 505_000, 252_500, 505_000, 505_000],
    "Income above which the limit on state and local taxes falls",
    in2026(usc26("164", "(b)(7)(B)(ii)")),
  ),
  topBracketStart: usdByStatus(
    [640_600, 768_700, 384_350, 640_600, 768_700],
    "Taxable income at which the top bracket starts",
    REV_PROC_2025_32("tax rate tables"),
  ),
};
export const charityWithoutItemizing = statute.charityWithoutItemizingFrom2026;
export const tips = statute.tipsStatute;
export const overtime = statute.overtimeStatute;
export const carLoan = statute.carLoanStatute;
export const senior = statute.seniorStatute;

const QBI = REV_PROC_2025_32("qualified business income");
export const qualifiedBusinessIncome = {
  ...statute.qualifiedBusinessIncomeFrom2026,
  threshold: usdByStatus(
    [201_750, 403_500, 201_775, 201_750, 201_750],
    "Taxable income above which wages and the kind of business limit the deduction",
    QBI,
  ),
  minimum: usd(400, "Minimum deduction for an active business", in2026(usc26("199A", "(i)"))),
  minimumFrom: usd(1_000, "Business income needed for the minimum deduction", in2026(usc26("199A", "(i)"))),
};
const AMT = REV_PROC_2025_32("alternative minimum tax");
export const minimumTax = {
  ...statute.minimumTaxFrom2026,
  exemption: usdByStatus([90_100, 140_200, 70_100, 90_100, 140_200], "Minimum tax exemption", AMT),
  phaseOutStart: usdByStatus(
    [500_000, 1_000_000, 500_000, 500_000, 1_000_000],
    "Income above which the exemption falls",
    AMT,
  ),
  highRateFrom: usdByStatus(
    [244_500, 244_500, 122_250, 244_500, 244_500],
    "Income above which the higher rate applies",
    AMT,
  ),
};

export const childCredit = {
  ...statute.childCreditStatute,
  perChild: usd(2_200, "Credit for each child", REV_PROC_2025_32("child tax credit")),
  refundablePerChild: usd(1_700, "Refundable part for each child", REV_PROC_2025_32("child tax credit")),
};
const EITC = REV_PROC_2025_32("earned income credit");
const LEAST_EARNED = "Income above which the credit falls";
const rows = statute.earnedIncomeCreditRates;
export const earnedIncomeCredit = {
  ...statute.earnedIncomeCreditStatute,
  investmentIncomeLimit: usd(12_200, "Investment income above which there is no credit", EITC),
  none: {
    ...rows.none,
    maximum: usd(664, "Largest credit, no child", EITC),
    phaseOutStart: usdByStatus([10_860, 18_140, 10_860, 10_860, 10_860], LEAST_EARNED, EITC),
  },
  one: {
    ...rows.one,
    maximum: usd(4_427, "Largest credit, one child", EITC),
    phaseOutStart: usdByStatus([23_890, 31_160, 23_890, 23_890, 23_890], LEAST_EARNED, EITC),
  },
  two: {
    ...rows.two,
    maximum: usd(7_316, "Largest credit, two children", EITC),
    phaseOutStart: usdByStatus([23_890, 31_160, 23_890, 23_890, 23_890], LEAST_EARNED, EITC),
  },
  three: {
    ...rows.three,
    maximum: usd(8_231, "Largest credit, three or more children", EITC),
    phaseOutStart: usdByStatus([23_890, 31_160, 23_890, 23_890, 23_890], LEAST_EARNED, EITC),
  },
};
const SAVER = NOTICE_2025_67("retirement savings contributions credit");
export const saversCredit = {
  ...statute.saversCreditStatute,
  highRateUpTo: usdByStatus(
    [24_250, 48_500, 24_250, 36_375, 24_250],
    "Income up to which the highest rate applies",
    SAVER,
  ),
  middleRateUpTo: usdByStatus(
    [26_250, 52_500, 26_250, 39_375, 26_250],
    "Income up to which the middle rate applies",
    SAVER,
  ),
  lowRateUpTo: usdByStatus(
    [40_250, 80_500, 40_250, 60_375, 40_250],
    "Income up to which the lowest rate applies",
    SAVER,
  ),
};
export const dependentCare = statute.dependentCareFrom2026;
export const education = statute.educationStatute;
const ADOPTION = REV_PROC_2025_32("adoption credit");
export const adoption = {
  maximum: usd(17_670, "Adoption costs that count, for each child", ADOPTION),
  phaseOutStart: usd(265_080, "Income above which the adoption credit falls", ADOPTION),
  phaseOutEnd: usd(305_080, "Income at which the adoption credit ends", ADOPTION),
  refundable: usd(5_120, "Refundable part of the adoption credit, for each child", ADOPTION),
};

const POVERTY: Source = {
  cite: "HHS poverty guidelines of January 2025",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
  period: "coverage in 2026",
};
const PREMIUM: Source = {
  cite: "Rev. Proc. 2025-25",
  url: "https://www.irs.gov/pub/irs-drop/rp-25-25.pdf",
  period: "2026",
};
export const premiumTaxCredit = {
  ...statute.premiumTaxCreditFrom2026,
  povertyFirstPerson: usd(15_650, "Poverty line for one person", POVERTY),
  povertyEachMore: usd(5_500, "Poverty line, each additional person", POVERTY),
  povertyFirstPersonAlaska: usd(19_550, "Poverty line for one person in Alaska", POVERTY),
  povertyEachMoreAlaska: usd(6_880, "Poverty line, each additional person in Alaska", POVERTY),
  povertyFirstPersonHawaii: usd(17_990, "Poverty line for one person in Hawaii", POVERTY),
  povertyEachMoreHawaii: usd(6_330, "Poverty line, each additional person in Hawaii", POVERTY),
  // For each band: the multiple of the poverty line where it starts, and the share of income at its two ends.
  bandsFrom: list([0, 1.33, 1.5, 2, 2.5, 3], "Income bands of the applicable percentage table", PREMIUM),
  sharesAtStart: list(
    [0.021, 0.0314, 0.0419, 0.066, 0.0844, 0.0996],
    "Share of income at the start of each band",
    PREMIUM,
  ),
  sharesAtEnd: list([0.021, 0.0419, 0.066, 0.0844, 0.0996, 0.0996], "Share of income at the end of each band", PREMIUM),
};

const MILEAGE: Source = { cite: "Notice 2026-10", url: "https://www.irs.gov/pub/irs-drop/n-26-10.pdf", period: "2026" };
const MILEAGE_FROM_JULY: Source = {
  cite: "Announcement 2026-11 (IRB 2026-29)",
  url: "https://www.irs.gov/irb/2026-29_IRB",
  period: "from July 1, 2026",
};
export const mileage = {
  businessJanuaryToJune: usd(0.725, "Standard mileage rate, January to June", MILEAGE),
  businessJulyToDecember: usd(0.76, "Standard mileage rate, July to December", MILEAGE_FROM_JULY),
};
const CARS: Source = {
  cite: "Rev. Proc. 2026-15",
  url: "https://www.irs.gov/pub/irs-drop/rp-26-15.pdf",
  period: "2026",
};
export const carDepreciation = {
  firstYearLimitWithBonus: usd(20_300, "First-year limit with bonus depreciation", CARS),
  firstYearLimit: usd(12_300, "First-year limit without bonus depreciation", CARS),
};
export const homeOffice = statute.homeOfficeStatute;
export const meals = statute.mealsStatute;
export const informationReturns = {
  nonemployee: usd(2_000, "Payments at which a business sends Form 1099-NEC", in2026(usc26("6041"))),
  platform: statute.platformReports,
};
export const estimatedTax = statute.estimatedTaxStatute;
