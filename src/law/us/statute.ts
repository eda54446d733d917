/**
 * Federal figures written into the Code. They change when Congress acts, not when prices do.
 *
 * Each year's file includes the tables whose law it shares and adds that year's amounts, so that a year still reads as
 * a whole. Rows of five follow the order of Form 1040: single, joint, separate, head of household, survivor.
 */
import { count, list, rate, rateOrNone, usd, years } from "../figure.ts";
import { NOT_CONFIRMED, usc26 } from "../sources.ts";
import { rateByStatus, usdByStatus, usdOrNoneByStatus } from "./by-status.ts";

export const selfEmploymentStatute = {
  socialSecurityRate: rate(0.124, "Social Security rate for the self-employed", usc26("1401", "(a)")),
  medicareRate: rate(0.029, "Medicare rate for the self-employed", usc26("1401", "(b)(1)")),
  netEarningsFactor: rate(0.9235, "Share of profit that is taxed", usc26("1402", "(a)(12)")),
  filingFloor: usd(400, "Net earnings at which this tax starts", usc26("1402", "(b)(2)")),
};

export const payrollStatute = {
  socialSecurityRate: rate(0.062, "Social Security rate for an employee", usc26("3101", "(a)")),
  medicareRate: rate(0.0145, "Medicare rate for an employee", usc26("3101", "(b)(1)")),
};

export const additionalMedicareStatute = {
  rate: rate(0.009, "Additional Medicare Tax rate", usc26("3101", "(b)(2)")),
  threshold: usdByStatus(
    [200_000, 250_000, 125_000, 200_000, 200_000],
    "Earnings above which Additional Medicare Tax starts",
    usc26("3101", "(b)(2)"),
  ),
  withholdingThreshold: usd(200_000, "Pay from one job above which the employer withholds it", usc26("3102", "(f)(1)")),
};

export const netInvestmentIncomeStatute = {
  rate: rate(0.038, "Net investment income tax rate", usc26("1411", "(a)(1)")),
  threshold: usdByStatus(
    [200_000, 250_000, 125_000, 200_000, 250_000],
    "Income above which net investment income is taxed",
    usc26("1411", "(b)"),
  ),
};

const TAX_TABLE = { cite: "Instructions for Form 1040, Tax Table", url: "https://www.irs.gov/instructions/i1040gi" };
export const incomeTaxStatute = {
  tableEnds: usd(100_000, "Taxable income at which the Tax Table ends", TAX_TABLE),
  middleRate: rate(0.15, "Middle rate on long-term gains and qualified dividends", usc26("1", "(h)(1)(C)")),
  topRate: rate(0.2, "Top rate on long-term gains and qualified dividends", usc26("1", "(h)(1)(D)")),
};

export const rentalLossStatute = {
  allowance: usdByStatus(
    [25_000, 25_000, 12_500, 25_000, 25_000],
    "Rental loss you may deduct from other income if you take an active part",
    usc26("469", "(i)(2), (5)(A)"),
  ),
  phaseOutStart: usdByStatus(
    [100_000, 100_000, 50_000, 100_000, 100_000],
    "Modified adjusted gross income above which that allowance falls",
    usc26("469", "(i)(3)(A), (5)(A)"),
  ),
  phaseOutRate: rate(0.5, "Rate at which that allowance falls", usc26("469", "(i)(3)(A)")),
};

export const capitalLossStatute = {
  limit: usdByStatus(
    [3_000, 3_000, 1_500, 3_000, 3_000],
    "Capital loss deductible against other income in a year",
    usc26("1211", "(b)"),
  ),
};

export const netOperatingLossStatute = {
  share: rate(0.8, "Share of taxable income that losses from earlier years may offset", usc26("172", "(a)(2)(B)(ii)")),
};

export const socialSecurityBenefitsStatute = {
  base: usdByStatus(
    [25_000, 32_000, 25_000, 25_000, 25_000],
    "Income above which half of the benefits may be taxed",
    usc26("86", "(c)(1)"),
  ),
  secondBase: usdByStatus(
    [34_000, 44_000, 34_000, 34_000, 34_000],
    "Income above which up to 85% of the benefits may be taxed",
    usc26("86", "(c)(2)"),
  ),
  baseLivingTogether: usd(
    0,
    "Income above which benefits may be taxed, for separate filers who lived with their spouse",
    usc26("86", "(c)(1)(C)"),
  ),
  firstRate: rate(0.5, "Share of benefits taxed in the first tier", usc26("86", "(a)(1)")),
  secondRate: rate(
    0.85,
    "Share of benefits taxed in the second tier, and the most that can be taxed",
    usc26("86", "(a)(2)"),
  ),
};

export const studentLoanStatute = {
  maximum: usd(2_500, "Largest student loan interest deduction", usc26("221", "(b)(1)")),
};

export const standardDeductionStatute = {
  seniorAge: years(65, "Age at which a person counts as a senior", usc26("63", "(f)(1)")),
};

export const itemizedStatute = {
  medicalFloor: rate(0.075, "Share of income above which medical costs can be deducted", usc26("213", "(a)")),
  saltPhaseDownRate: rate(
    0.3,
    "Rate at which the limit on state and local taxes falls with income",
    usc26("164", "(b)(7)(B)(i)"),
  ),
  saltLeast: usd(10_000, "Lowest limit on state and local taxes", usc26("164", "(b)(7)(B)(iii)")),
  saltShare: rateByStatus([1, 1, 0.5, 1, 1], "Share of that limit for your filing status", usc26("164", "(b)(6)")),
  charityCashShare: rate(0.6, "Most cash gifts you can deduct, as a share of income", usc26("170", "(b)(1)(G)")),
  charityPropertyShare: rate(
    0.5,
    "Most gifts of property you can deduct, as a share of income",
    usc26("170", "(b)(1)(A)"),
    NOT_CONFIRMED,
  ),
  mortgageInsuranceStart: usdByStatus(
    [100_000, 100_000, 50_000, 100_000, 100_000],
    "Income above which mortgage insurance premiums phase out",
    usc26("163", "(h)(3)(E)(ii)"),
  ),
  mortgageInsuranceStep: usdByStatus(
    [1_000, 1_000, 500, 1_000, 1_000],
    "Each step of income in that phase-out, or part of one",
    usc26("163", "(h)(3)(E)(ii)"),
  ),
  mortgageInsuranceStepRate: rate(0.1, "Share of the premiums lost with each step", usc26("163", "(h)(3)(E)(ii)")),
};

/**
 * Additional rules from 2026 on: P.L. 119-21 changed three rules of Schedule A for good, and lets filers who don't
 * itemize deduct gifts.
 */
export const itemizedFrom2026 = {
  ...itemizedStatute,
  mortgageInsuranceShare: rate(1, "Deductible share of mortgage insurance premiums", usc26("163", "(h)(3)(E)")),
  charityFloor: rate(0.005, "Share of income above which gifts can be deducted", usc26("170", "(b)(1)(I)")),
  topBracketShare: rate(2 / 37, "Reduction of itemized deductions in the top bracket", usc26("68")),
};
export const charityWithoutItemizingFrom2026 = {
  maximum: usdByStatus(
    [1_000, 2_000, 1_000, 1_000, 1_000],
    "Cash gifts deductible without itemizing",
    usc26("170", "(p)"),
  ),
};

const JOINT_ONLY = "not available on a separate return";
/** Schedule 1-A: in force for tax years 2025 to 2028. */
export const tipsStatute = {
  maximum: usd(25_000, "Largest deduction for tips, per return", usc26("224", "(b)(1)")),
  phaseOutStart: usdOrNoneByStatus(
    [150_000, 300_000, null, 150_000, 150_000],
    `Income above which the deduction for tips falls (${JOINT_ONLY})`,
    usc26("224", "(b)(2)"),
  ),
  phaseOutStep: usd(1_000, "Each whole step of income above that", usc26("224", "(b)(2)")),
  lostPerStep: usd(100, "Deduction for tips lost with each step", usc26("224", "(b)(2)")),
};
export const overtimeStatute = {
  maximum: usdOrNoneByStatus(
    [12_500, 25_000, null, 12_500, 12_500],
    `Largest deduction for overtime (${JOINT_ONLY})`,
    usc26("225", "(b)(1)"),
  ),
  phaseOutStart: usdOrNoneByStatus(
    [150_000, 300_000, null, 150_000, 150_000],
    `Income above which the deduction for overtime falls (${JOINT_ONLY})`,
    usc26("225", "(b)(2)"),
  ),
  phaseOutStep: usd(1_000, "Each whole step of income above that", usc26("225", "(b)(2)")),
  lostPerStep: usd(100, "Deduction for overtime lost with each step", usc26("225", "(b)(2)")),
};
export const carLoanStatute = {
  maximum: usd(10_000, "Largest deduction for car loan interest", usc26("163", "(h)(4)(C)(i)")),
  // Only a joint return gets double the amount; a surviving spouse's return isn't one.
  phaseOutStart: usdByStatus(
    [100_000, 200_000, 100_000, 100_000, 100_000],
    "Income above which the deduction for car loan interest falls",
    usc26("163", "(h)(4)(C)(ii)"),
  ),
  phaseOutStep: usd(1_000, "Each step of income above that, or part of one", usc26("163", "(h)(4)(C)(ii)")),
  lostPerStep: usd(200, "Deduction for car loan interest lost with each step", usc26("163", "(h)(4)(C)(ii)")),
};
// The rule that spouses must file jointly is separate, (d)(5)(C)(v); the amount is the same for separate filers.
export const seniorStatute = {
  perPerson: usd(6_000, "Deduction for each senior", usc26("151", "(d)(5)(C)(i)")),
  phaseOutStart: usdByStatus(
    [75_000, 150_000, 75_000, 75_000, 75_000],
    "Income above which the deduction for seniors falls",
    usc26("151", "(d)(5)(C)(iii)"),
  ),
  phaseOutRate: rate(
    0.06,
    "Share of income above that by which each senior's deduction falls",
    usc26("151", "(d)(5)(C)(iii)"),
  ),
};

export const qualifiedBusinessIncomeStatute = {
  rate: rate(0.2, "Qualified business income deduction rate", usc26("199A", "(b)(2)(A)")),
  wageShare: rate(0.5, "Share of the wages the business paid", usc26("199A", "(b)(2)(B)(i)")),
  wageShareWithProperty: rate(0.25, "Share of the wages, if property counts too", usc26("199A", "(b)(2)(B)(ii)")),
  propertyShare: rate(0.025, "Share of the property's original cost", usc26("199A", "(b)(2)(B)(ii)")),
};

export const qualifiedBusinessIncomeFrom2026 = {
  ...qualifiedBusinessIncomeStatute,
  phaseInWidth: usdByStatus(
    [75_000, 150_000, 75_000, 75_000, 75_000],
    "Range of income over which those limits phase in",
    usc26("199A", "(b)(3)(B)(ii)"),
  ),
};

export const minimumTaxStatute = {
  lowRate: rate(0.26, "Lower minimum tax rate", usc26("55", "(b)(1)(A)(i)")),
  highRate: rate(0.28, "Higher minimum tax rate", usc26("55", "(b)(1)(A)(ii)")),
};

export const minimumTaxFrom2026 = {
  ...minimumTaxStatute,
  phaseOutRate: rate(0.5, "Exemption lost per dollar above", usc26("55", "(d)(2)")),
};

export const childCreditStatute = {
  perOtherDependent: usd(500, "Credit for each other dependent", usc26("24", "(h)(4)(A)")),
  childrenUnder: years(17, "Age a child must be under", usc26("24", "(c)(1)")),
  phaseOutStart: usdByStatus(
    [200_000, 400_000, 200_000, 200_000, 200_000],
    "Income above which the child credits fall",
    usc26("24", "(h)(3)"),
  ),
  phaseOutStep: usd(1_000, "Each step of income above that, or part of one", usc26("24", "(b)(1)")),
  lostPerStep: usd(50, "Credit lost with each step", usc26("24", "(b)(1)")),
  earnedIncomeOver: usd(2_500, "Earned income that doesn't count", usc26("24", "(h)(6)")),
  refundableRate: rate(0.15, "Share of earned income that can be refunded", usc26("24", "(d)(1)(B)(i)")),
  manyChildren: count(3, "Children needed for the second way to figure the refund", usc26("24", "(d)(1)(B)(ii)")),
};

export const earnedIncomeCreditStatute = {
  childrenUnder: years(19, "Age a child must be under", usc26("32", "(c)(3)")),
  studentsUnder: years(24, "Age a student must be under", usc26("32", "(c)(3)")),
  youngest: years(25, "Youngest age for the credit without a child", usc26("32", "(c)(1)(A)(ii)(II)")),
  oldest: years(64, "Oldest age for the credit without a child", usc26("32", "(c)(1)(A)(ii)(II)")),
};
const EITC_RATES = usc26("32", "(b)(1)");
export const earnedIncomeCreditRates = {
  none: {
    phaseInRate: rate(0.0765, "Credit per dollar earned, no child", EITC_RATES),
    phaseOutRate: rate(0.0765, "Credit lost per dollar, no child", EITC_RATES),
  },
  one: {
    phaseInRate: rate(0.34, "Credit per dollar earned, one child", EITC_RATES),
    phaseOutRate: rate(0.1598, "Credit lost per dollar, one child", EITC_RATES),
  },
  two: {
    phaseInRate: rate(0.4, "Credit per dollar earned, two children", EITC_RATES),
    phaseOutRate: rate(0.2106, "Credit lost per dollar, two children", EITC_RATES),
  },
  three: {
    phaseInRate: rate(0.45, "Credit per dollar earned, three or more children", EITC_RATES),
    phaseOutRate: rate(0.2106, "Credit lost per dollar, three or more children", EITC_RATES),
  },
};

export const saversCreditStatute = {
  youngest: years(18, "Youngest age for the saver's credit", usc26("25B", "(c)")),
  maximumPerPerson: usd(2_000, "Contributions that count, per person", usc26("25B", "(a)")),
  highRate: rate(0.5, "Highest rate of the saver's credit", usc26("25B", "(b)")),
  middleRate: rate(0.2, "Middle rate of the saver's credit", usc26("25B", "(b)")),
  lowRate: rate(0.1, "Lowest rate of the saver's credit", usc26("25B", "(b)")),
};

export const dependentCareStatute = {
  forOne: usd(3_000, "Costs that count if one person is cared for", usc26("21", "(c)(1)")),
  forMore: usd(6_000, "Costs that count if two or more are cared for", usc26("21", "(c)(2)")),
  deemedForOne: usd(
    250,
    "Least monthly earnings of a spouse who is a student or disabled, if one person is cared for",
    usc26("21", "(d)(2)(A)"),
  ),
  deemedForMore: usd(
    500,
    "Least monthly earnings of a spouse who is a student or disabled, if two or more are cared for",
    usc26("21", "(d)(2)(B)"),
  ),
  start: usd(15_000, "Income above which the rate falls", usc26("21", "(a)(2)")),
  step: usd(2_000, "Each step of income above that, or part of one", usc26("21", "(a)(2)")),
  lostPerStep: rate(0.01, "Rate lost with each step", usc26("21", "(a)(2)")),
  leastRate: rate(0.2, "Lowest rate of the credit", usc26("21", "(a)(2)")),
};

export const dependentCareFrom2026 = {
  ...dependentCareStatute,
  firstRate: rate(0.5, "Rate at the lowest incomes", usc26("21", "(a)(2)")),
  firstLeastRate: rate(0.35, "Lowest rate after the first reduction", usc26("21", "(a)(2)")),
  secondStart: usdOrNoneByStatus(
    [75_000, 150_000, 75_000, 75_000, 75_000],
    "Income above which the rate falls again",
    usc26("21", "(a)(2)"),
  ),
  secondStep: usdByStatus(
    [2_000, 4_000, 2_000, 2_000, 2_000],
    "Each step of income above that, or part of one",
    usc26("21", "(a)(2)"),
  ),
};

/** Above 400% of the poverty line there is no credit, and all excess advance credit is repaid. */
export const premiumTaxCreditFrom2026 = {
  startsAt: rate(1, "Multiple of the poverty line at which the credit starts", usc26("36B", "(c)(1)(A)")),
  endsAbove: rateOrNone(4, "Multiple of the poverty line above which the credit ends", usc26("36B", "(c)(1)(E)")),
  repaymentLimitsSingle: list([], "Most you have to repay, single", usc26("36B", "(f)(2)")),
  repaymentLimitsOther: list([], "Most you have to repay, other statuses", usc26("36B", "(f)(2)")),
};

/** The amount above which platforms send Form 1099-K, as it was before 2022 and is again (P.L. 119-21, sec. 70432). */
export const platformReports = usd(20_000, "Payments above which a platform sends Form 1099-K", usc26("6050W", "(e)"));

const EDUCATION = usc26("25A", "(b)(1)");
export const educationStatute = {
  inFullUpTo: usd(2_000, "Costs per student that are credited in full", EDUCATION),
  inPartUpTo: usd(2_000, "Costs above that, credited in part", EDUCATION),
  partShare: rate(0.25, "Share credited of the costs above that", EDUCATION),
  refundableShare: rate(0.4, "Refundable part of the American Opportunity Credit", usc26("25A", "(i)")),
  lifetimeRate: rate(0.2, "Lifetime Learning Credit rate", usc26("25A", "(c)(1)")),
  lifetimeCosts: usd(10_000, "Costs that count for the Lifetime Learning Credit, per return", usc26("25A", "(c)(1)")),
  phaseOutStart: usdOrNoneByStatus(
    [80_000, 160_000, null, 80_000, 80_000],
    `Income above which the education credits fall (${JOINT_ONLY})`,
    usc26("25A", "(d)"),
  ),
  phaseOutEnd: usdOrNoneByStatus(
    [90_000, 180_000, null, 90_000, 90_000],
    `Income at which the education credits end (${JOINT_ONLY})`,
    usc26("25A", "(d)"),
  ),
};

export const retirementPlansStatute = {
  simpleMatchRate: rate(0.03, "Employer match of a SIMPLE plan", usc26("408", "(p)(2)(A)(iii)")),
  catchUpAge: years(50, "Age at which you can contribute more", usc26("414", "(v)(5)")),
  higherCatchUpFrom: years(60, "Age at which the higher extra contribution starts", usc26("414", "(v)(2)(B)")),
  higherCatchUpThrough: years(63, "Last age for the higher extra contribution", usc26("414", "(v)(2)(B)")),
};

export const individualRetirementStatute = {
  catchUpAge: years(50, "Age at which you can contribute more", usc26("219", "(b)(5)(B)")),
  deductionStep: usd(10, "A reduced IRA deduction is rounded up to a multiple of", usc26("219", "(g)(2)(C)")),
  deductionLeast: usd(200, "Smallest IRA deduction, if you get one at all", usc26("219", "(g)(2)(B)")),
};

export const healthSavingsStatute = {
  catchUp: usd(1_000, "Extra contribution from age 55", usc26("223", "(b)(3)")),
  catchUpAge: years(55, "Age at which you can contribute more", usc26("223", "(b)(3)")),
};

export const estimatedTaxStatute = {
  currentYearShare: rate(0.9, "Share of this year's tax that avoids a penalty", usc26("6654", "(d)(1)(B)(i)")),
  priorYearShare: rate(1, "Share of last year's tax that avoids a penalty", usc26("6654", "(d)(1)(B)(ii)")),
  priorYearShareHighIncome: rate(
    1.1,
    "Share of last year's tax that avoids a penalty if last year's income was high",
    usc26("6654", "(d)(1)(C)(i)"),
  ),
  highIncomeOver: usdByStatus(
    [150_000, 150_000, 75_000, 150_000, 150_000],
    "Last year's income above which the higher share applies",
    usc26("6654", "(d)(1)(C)"),
  ),
  noPenaltyUnder: usd(
    1_000,
    "No estimated payments required if tax after withholding is below",
    usc26("6654", "(e)(1)"),
  ),
};

const HOME_OFFICE = { cite: "Rev. Proc. 2013-13", url: "https://www.irs.gov/pub/irs-drop/rp-13-13.pdf" };
export const homeOfficeStatute = {
  ratePerSquareFoot: usd(5, "Simplified deduction per square foot", HOME_OFFICE, NOT_CONFIRMED),
  mostSquareFeet: count(300, "Largest workspace that counts, in square feet", HOME_OFFICE, NOT_CONFIRMED),
};

export const mealsStatute = {
  deductibleShare: rate(0.5, "Deductible share of business meals", usc26("274", "(n)(1)")),
};
