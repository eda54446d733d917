/**
 * Federal figures for tax year 2025. Everything set each year is here, together with the tables of the Code it belongs
 * to; nothing comes from another year.
 *
 * Rows of five follow the order of Form 1040: single, joint, separate, head of household, surviving spouse.
 */
import type { Source } from "../../engine/worksheet.ts";
import { list, rate, rateOrNone, usd } from "../figure.ts";
import { NOT_CONFIRMED, NOTICE_2024_80, publicLaw119_21, REV_PROC_2024_40, SSA_2025, usc26 } from "../sources.ts";
import { bracketsByStatus, usdByStatus, usdOrNoneByStatus } from "./by-status.ts";
import * as statute from "./statute.ts";

export { earlyWithdrawal } from "../retirement/withdrawals.ts";

const in2025 = (source: Source): Source => ({ ...source, period: "2025" });

const GAINS = REV_PROC_2024_40("maximum capital gains rate");
// biome-ignore format: a schedule reads as in the published table, one status a row
export const incomeTax = {
  ...statute.incomeTaxStatute,
  rates: bracketsByStatus(
    [
      [[0, 0.1], [11_925, 0.12], [48_475, 0.22], [103_350, 0.24], [197_300, 0.32], [250_525, 0.35], [626_350, 0.37]],
      [[0, 0.1], [23_850, 0.12], [96_950, 0.22], [206_700, 0.24], [394_600, 0.32], [501_050, 0.35], [751_600, 0.37]],
      [[0, 0.1], [11_925, 0.12], [48_475, 0.22], [103_350, 0.24], [197_300, 0.32], [250_525, 0.35], [375_800, 0.37]],
      [[0, 0.1], [17_000, 0.12], [64_850, 0.22], [103_350, 0.24], [197_300, 0.32], [250_500, 0.35], [626_350, 0.37]],
      [[0, 0.1], [23_850, 0.12], [96_950, 0.22], [206_700, 0.24], [394_600, 0.32], [501_050, 0.35], [751_600, 0.37]],
    ],
    "Tax rate schedule",
    REV_PROC_2024_40("tax rate tables"),
  ),
  zeroRateUpTo: usdByStatus([48_350, 96_700, 48_350, 64_750, 96_700], "Income up to which gains are taxed at 0%", GAINS),
  middleRateUpTo: usdByStatus([533_400, 600_050, 300_000, 566_700, 600_050], "Income up to which gains are taxed at 15%", GAINS),
};

export const selfEmployment = {
  ...statute.selfEmploymentStatute,
  wageBase: usd(176_100, "Social Security wage base", SSA_2025),
};
export const payroll = {
  ...statute.payrollStatute,
  wageBase: usd(176_100, "Social Security wage base", SSA_2025),
};
export const additionalMedicare = statute.additionalMedicareStatute;
export const netInvestmentIncome = statute.netInvestmentIncomeStatute;
export const capitalLoss = statute.capitalLossStatute;
export const netOperatingLoss = statute.netOperatingLossStatute;
export const rentalLoss = statute.rentalLossStatute;
export const socialSecurityBenefits = statute.socialSecurityBenefitsStatute;

export const businessLoss = {
  limit: usdByStatus(
    [313_000, 626_000, 313_000, 313_000, 313_000],
    "Business loss you may deduct from other income",
    REV_PROC_2024_40("excess business losses"),
  ),
};

export const educator = {
  maximum: usd(300, "Educator expenses that each educator can deduct", REV_PROC_2024_40("expenses of school teachers")),
};
export const studentLoan = {
  ...statute.studentLoanStatute,
  phaseOutStart: usdOrNoneByStatus(
    [85_000, 170_000, null, 85_000, 85_000],
    "Income above which the student loan interest deduction falls (not available on a separate return)",
    REV_PROC_2024_40("interest on education loans"),
  ),
  phaseOutEnd: usdOrNoneByStatus(
    [100_000, 200_000, null, 100_000, 100_000],
    "Income at which the student loan interest deduction ends (not available on a separate return)",
    REV_PROC_2024_40("interest on education loans"),
  ),
};
const IRA = NOTICE_2024_80("individual retirement arrangements");
export const individualRetirement = {
  ...statute.individualRetirementStatute,
  limit: usd(7_000, "IRA contribution limit", IRA),
  catchUp: usd(1_000, "Extra contribution from age 50", IRA),
  coveredStart: usdByStatus(
    [79_000, 126_000, 0, 79_000, 126_000],
    "Income above which the IRA deduction falls if you have a plan at work",
    IRA,
  ),
  coveredEnd: usdByStatus(
    [89_000, 146_000, 10_000, 89_000, 146_000],
    "Income at which the IRA deduction ends if you have a plan at work",
    IRA,
  ),
  coveredStartApart: usd(
    79_000,
    "Income above which the IRA deduction falls for separate filers who lived apart all year",
    IRA,
  ),
  coveredEndApart: usd(
    89_000,
    "Income at which the IRA deduction ends for separate filers who lived apart all year",
    IRA,
  ),
  spouseCoveredStart: usdOrNoneByStatus(
    [null, 236_000, 0, null, null],
    "Income above which the IRA deduction falls if your spouse has a plan at work",
    IRA,
  ),
  spouseCoveredEnd: usdOrNoneByStatus(
    [null, 246_000, 10_000, null, null],
    "Income at which the IRA deduction ends if your spouse has a plan at work",
    IRA,
  ),
  rothStart: usdByStatus([150_000, 236_000, 0, 150_000, 236_000], "Income above which Roth contributions fall", IRA),
  rothEnd: usdByStatus([165_000, 246_000, 10_000, 165_000, 246_000], "Income at which Roth contributions end", IRA),
  rothStartApart: usd(
    150_000,
    "Income above which Roth contributions fall for separate filers who lived apart all year",
    IRA,
  ),
  rothEndApart: usd(
    165_000,
    "Income at which Roth contributions end for separate filers who lived apart all year",
    IRA,
  ),
};
const HSA: Source = {
  cite: "Rev. Proc. 2024-25",
  url: "https://www.irs.gov/pub/irs-drop/rp-24-25.pdf",
  period: "2025",
};
export const healthSavings = {
  ...statute.healthSavingsStatute,
  selfOnly: usd(4_300, "HSA contribution limit, self-only coverage", HSA),
  family: usd(8_550, "HSA contribution limit, family coverage", HSA),
};
const PLANS = NOTICE_2024_80("limitations on benefits and contributions");
export const retirementPlans = {
  ...statute.retirementPlansStatute,
  compensationCap: usd(350_000, "Most compensation that counts for a plan", PLANS),
  additionsLimit: usd(70_000, "Most that can go into one plan for one person", PLANS),
  deferralLimit: usd(23_500, "401(k) deferral limit", PLANS),
  catchUp: usd(7_500, "Extra contribution from age 50", PLANS),
  higherCatchUp: usd(11_250, "Extra contribution at ages 60 to 63", PLANS),
  // Someone who works alone counts as an employer of up to 25 people, whose higher limits apply without an election (26
  // USC 408(p)(2)(E)(i)(I)).
  simpleDeferralLimit: usd(17_600, "SIMPLE deferral limit, up to 25 employees", PLANS),
  simpleCatchUp: usd(3_850, "Extra SIMPLE contribution from age 50, up to 25 employees", PLANS),
  simpleHigherCatchUp: usd(5_250, "Extra SIMPLE contribution at ages 60 to 63", PLANS),
};

const STANDARD = REV_PROC_2024_40("standard deduction");
export const standardDeduction = {
  ...statute.standardDeductionStatute,
  basic: usdByStatus([15_750, 31_500, 15_750, 23_625, 31_500], "Standard deduction", publicLaw119_21("70102", "2025")),
  addition: usdByStatus(
    [2_000, 1_600, 1_600, 2_000, 1_600],
    "Additional standard deduction for each person 65 or older, or blind",
    STANDARD,
  ),
  dependentLeast: usd(1_350, "Minimum standard deduction of a dependent", STANDARD),
  dependentAddition: usd(450, "Added to a dependent's earned income", STANDARD),
};
export const itemized = {
  ...statute.itemizedStatute,
  saltLimit: usd(40_000, "Limit on state and local taxes", in2025(usc26("164", "(b)(7)(A)"))),
  saltPhaseDownStart: usdByStatus(
    [500_000, 500_000, 250_000, 500_000, 500_000],
    "Income above which the limit on state and local taxes falls",
    in2025(usc26("164", "(b)(7)(B)(ii)")),
  ),
  mortgageInsuranceShare: rate(0, "Deductible share of mortgage insurance premiums", in2025(usc26("163", "(h)(3)(E)"))),
  charityFloor: rate(0, "Share of income above which gifts can be deducted", in2025(usc26("170", "(b)(1)(I)"))),
  topBracketShare: rate(0, "Reduction of itemized deductions in the top bracket", in2025(usc26("68"))),
  topBracketStart: usdByStatus(
    [626_350, 751_600, 375_800, 626_350, 751_600],
    "Taxable income at which the top bracket starts",
    REV_PROC_2024_40("tax rate tables"),
  ),
};
export const charityWithoutItemizing = {
  maximum: usdByStatus([0, 0, 0, 0, 0], "Cash gifts deductible without itemizing", in2025(usc26("170", "(p)"))),
};
export const tips = statute.tipsStatute;
export const overtime = statute.overtimeStatute;
export const carLoan = statute.carLoanStatute;
export const senior = statute.seniorStatute;

const QBI = REV_PROC_2024_40("qualified business income");
export const qualifiedBusinessIncome = {
  ...statute.qualifiedBusinessIncomeStatute,
  threshold: usdByStatus(
    [197_300, 394_600, 197_300, 197_300, 197_300],
    "Taxable income above which wages and the kind of business limit the deduction",
    QBI,
  ),
  phaseInWidth: usdByStatus(
    [50_000, 100_000, 50_000, 50_000, 50_000],
    "Range of income over which those limits phase in",
    in2025(usc26("199A", "(b)(3)(B)(ii)")),
  ),
  minimum: usd(0, "Minimum deduction for an active business", in2025(usc26("199A", "(i)"))),
  minimumFrom: usd(0, "Business income needed for the minimum deduction", in2025(usc26("199A", "(i)"))),
};
const AMT = REV_PROC_2024_40("alternative minimum tax");
export const minimumTax = {
  ...statute.minimumTaxStatute,
  exemption: usdByStatus([88_100, 137_000, 68_500, 88_100, 137_000], "Minimum tax exemption", AMT),
  phaseOutStart: usdByStatus(
    [626_350, 1_252_700, 626_350, 626_350, 1_252_700],
    "Income above which the exemption falls",
    AMT,
  ),
  phaseOutRate: rate(0.25, "Exemption lost per dollar above", in2025(usc26("55", "(d)(2)"))),
  highRateFrom: usdByStatus(
    [239_100, 239_100, 119_550, 239_100, 239_100],
    "Income above which the higher rate applies",
    AMT,
  ),
};

export const childCredit = {
  ...statute.childCreditStatute,
  perChild: usd(2_200, "Credit for each child", publicLaw119_21("70104", "2025")),
  refundablePerChild: usd(1_700, "Refundable part for each child", REV_PROC_2024_40("child tax credit")),
};
const EITC = REV_PROC_2024_40("earned income credit");
const LEAST_EARNED = "Income above which the credit falls";
const rows = statute.earnedIncomeCreditRates;
export const earnedIncomeCredit = {
  ...statute.earnedIncomeCreditStatute,
  investmentIncomeLimit: usd(11_950, "Investment income above which there is no credit", EITC),
  none: {
    ...rows.none,
    maximum: usd(649, "Largest credit, no child", EITC),
    phaseOutStart: usdByStatus([10_620, 17_730, 10_620, 10_620, 10_620], LEAST_EARNED, EITC),
  },
  one: {
    ...rows.one,
    maximum: usd(4_328, "Largest credit, one child", EITC),
    phaseOutStart: usdByStatus([23_350, 30_470, 23_350, 23_350, 23_350], LEAST_EARNED, EITC),
  },
  two: {
    ...rows.two,
    maximum: usd(7_152, "Largest credit, two children", EITC),
    phaseOutStart: usdByStatus([23_350, 30_470, 23_350, 23_350, 23_350], LEAST_EARNED, EITC),
  },
  three: {
    ...rows.three,
    maximum: usd(8_046, "Largest credit, three or more children", EITC),
    phaseOutStart: usdByStatus([23_350, 30_470, 23_350, 23_350, 23_350], LEAST_EARNED, EITC),
  },
};
const SAVER = NOTICE_2024_80("retirement savings contributions credit");
export const saversCredit = {
  ...statute.saversCreditStatute,
  highRateUpTo: usdByStatus(
    [23_750, 47_500, 23_750, 35_625, 23_750],
    "Income up to which the highest rate applies",
    SAVER,
  ),
  middleRateUpTo: usdByStatus(
    [25_500, 51_000, 25_500, 38_250, 25_500],
    "Income up to which the middle rate applies",
    SAVER,
  ),
  lowRateUpTo: usdByStatus(
    [39_500, 79_000, 39_500, 59_250, 39_500],
    "Income up to which the lowest rate applies",
    SAVER,
  ),
};
export const dependentCare = {
  ...statute.dependentCareStatute,
  firstRate: rate(0.35, "Rate at the lowest incomes", in2025(usc26("21", "(a)(2)"))),
  firstLeastRate: rate(0.2, "Lowest rate after the first reduction", in2025(usc26("21", "(a)(2)"))),
  secondStart: usdOrNoneByStatus(
    [null, null, null, null, null],
    "Income above which the rate falls again (from 2026)",
    in2025(usc26("21", "(a)(2)")),
  ),
  secondStep: usdByStatus(
    [2_000, 2_000, 2_000, 2_000, 2_000],
    "Each step of income above that, or part of one",
    in2025(usc26("21", "(a)(2)")),
  ),
};
export const education = statute.educationStatute;
const ADOPTION = REV_PROC_2024_40("adoption credit");
export const adoption = {
  maximum: usd(17_280, "Adoption costs that count, for each child", ADOPTION, NOT_CONFIRMED),
  phaseOutStart: usd(259_190, "Income above which the adoption credit falls", ADOPTION, NOT_CONFIRMED),
  phaseOutEnd: usd(299_190, "Income at which the adoption credit ends", ADOPTION, NOT_CONFIRMED),
  refundable: usd(
    5_000,
    "Refundable part of the adoption credit, for each child",
    publicLaw119_21("70402", "2025"),
    NOT_CONFIRMED,
  ),
};

const POVERTY: Source = {
  cite: "HHS poverty guidelines of January 2024",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
  period: "coverage in 2025",
};
const PREMIUM: Source = {
  cite: "Rev. Proc. 2024-35",
  url: "https://www.irs.gov/pub/irs-drop/rp-24-35.pdf",
  period: "2025",
};
export const premiumTaxCredit = {
  povertyFirstPerson: usd(15_060, "Poverty line for one person", POVERTY),
  povertyEachMore: usd(5_380, "Poverty line, each additional person", POVERTY),
  povertyFirstPersonAlaska: usd(18_810, "Poverty line for one person in Alaska", POVERTY),
  povertyEachMoreAlaska: usd(6_730, "Poverty line, each additional person in Alaska", POVERTY),
  povertyFirstPersonHawaii: usd(17_310, "Poverty line for one person in Hawaii", POVERTY),
  povertyEachMoreHawaii: usd(6_190, "Poverty line, each additional person in Hawaii", POVERTY),
  // For each band: the multiple of the poverty line where it starts, and the share of income at its two ends.
  bandsFrom: list([0, 1.5, 2, 2.5, 3, 4], "Income bands of the applicable percentage table", PREMIUM),
  sharesAtStart: list([0, 0, 0.02, 0.04, 0.06, 0.085], "Share of income at the start of each band", PREMIUM),
  sharesAtEnd: list([0, 0.02, 0.04, 0.06, 0.085, 0.085], "Share of income at the end of each band", PREMIUM),
  startsAt: rate(1, "Multiple of the poverty line at which the credit starts", usc26("36B", "(c)(1)(A)")),
  endsAbove: rateOrNone(
    null,
    "Multiple of the poverty line above which the credit ends",
    in2025(usc26("36B", "(c)(1)(E)")),
  ),
  // For income below 200, 300 and 400 percent of the poverty line; there is no limit above that.
  repaymentLimitsSingle: list(
    [375, 975, 1_625],
    "Most you have to repay, single",
    REV_PROC_2024_40("premium tax credit"),
  ),
  repaymentLimitsOther: list(
    [750, 1_950, 3_250],
    "Most you have to repay, other statuses",
    REV_PROC_2024_40("premium tax credit"),
  ),
};

const MILEAGE: Source = { cite: "Notice 2025-5", url: "https://www.irs.gov/pub/irs-drop/n-25-05.pdf", period: "2025" };
export const mileage = {
  businessJanuaryToJune: usd(0.7, "Standard mileage rate, January to June", MILEAGE),
  businessJulyToDecember: usd(0.7, "Standard mileage rate, July to December", MILEAGE),
};
const CARS: Source = {
  cite: "Rev. Proc. 2025-16",
  url: "https://www.irs.gov/pub/irs-drop/rp-25-16.pdf",
  period: "2025",
};
export const carDepreciation = {
  firstYearLimitWithBonus: usd(20_200, "First-year limit with bonus depreciation", CARS),
  firstYearLimit: usd(12_200, "First-year limit without bonus depreciation", CARS),
};
export const homeOffice = statute.homeOfficeStatute;
export const meals = statute.mealsStatute;
export const informationReturns = {
  nonemployee: usd(600, "Payments at which a business sends Form 1099-NEC", in2025(usc26("6041"))),
  platform: statute.platformReports,
};
export const estimatedTax = statute.estimatedTaxStatute;
