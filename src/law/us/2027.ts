/**
 * Federal figures for tax year 2027. Published figures are entered as in other years. The others are either projected
 * from the Code and prices (`indexed.ts`) or carried over from 2026 (`still`), and each one says so. `npm run due`
 * lists what is missing.
 *
 * Rows of five follow the order of Form 1040: single, joint, separate, head of household, surviving spouse.
 */
import type { Source } from "../../engine/worksheet.ts";
import { carried, indexedByUs } from "../dated.ts";
import { type Figure, isFigure, list, rate, usd } from "../figure.ts";
import { SECOND_HAND, SSA_2027, usc26 } from "../sources.ts";
import * as us2026 from "./2026.ts";
import { bracketsByStatus, usdByStatus, usdOrNoneByStatus } from "./by-status.ts";
import { indexedAmounts } from "./indexed.ts";
import * as statute from "./statute.ts";

export { earlyWithdrawal } from "../retirement/withdrawals.ts";

const in2027 = (source: Source): Source => ({ ...source, period: "2027" });

/** 2026 figures that fill in for 2027. */
function still<Table>(table: Table): Table {
  const of2026 = (entry: unknown): unknown =>
    isFigure(entry)
      ? ({ ...entry, source: in2027(entry.source), doubt: carried(2027, 2026) } satisfies Figure<unknown>)
      : Object.fromEntries(Object.entries(entry as object).map(([name, inner]) => [name, of2026(inner)]));
  return of2026(table) as Table;
}
const indexed = indexedAmounts(2027);
const INDEXED = indexedByUs(2027);
/** A section of the Code whose amounts follow prices. */
const following = (section: string, paragraph: string) => in2027(usc26(section, paragraph));

const BRACKETS = following("1", "(j)(2) and (3)");
const GAINS = following("1", "(j)(5)");
const [single, joint, separate, head, survivor] = indexed.rates;
export const incomeTax = {
  ...statute.incomeTaxStatute,
  rates: bracketsByStatus(
    [single ?? [], joint ?? [], separate ?? [], head ?? [], survivor ?? []],
    "Tax rate schedule",
    BRACKETS,
    INDEXED,
  ),
  zeroRateUpTo: usdByStatus(indexed.zeroRateUpTo, "Income up to which gains are taxed at 0%", GAINS, INDEXED),
  middleRateUpTo: usdByStatus(indexed.middleRateUpTo, "Income up to which gains are taxed at 15%", GAINS, INDEXED),
};

export const selfEmployment = {
  ...statute.selfEmploymentStatute,
  wageBase: usd(192_300, "Social Security wage base", SSA_2027, SECOND_HAND),
};
export const payroll = {
  ...statute.payrollStatute,
  wageBase: usd(192_300, "Social Security wage base", SSA_2027, SECOND_HAND),
};
export const additionalMedicare = statute.additionalMedicareStatute;
export const netInvestmentIncome = statute.netInvestmentIncomeStatute;
export const capitalLoss = statute.capitalLossStatute;
export const netOperatingLoss = statute.netOperatingLossStatute;
export const rentalLoss = statute.rentalLossStatute;
export const socialSecurityBenefits = statute.socialSecurityBenefitsStatute;

export const businessLoss = {
  limit: usdByStatus(
    indexed.businessLoss,
    "Business loss you may deduct from other income",
    following("461", "(l)(3)"),
    INDEXED,
  ),
};

export const educator = {
  maximum: usd(
    indexed.educator,
    "Educator expenses that each educator can deduct",
    following("62", "(a)(2)(D) and (d)(3)"),
    INDEXED,
  ),
};
const LOANS = following("221", "(b)(2)(B) and (f)");
export const studentLoan = {
  ...statute.studentLoanStatute,
  phaseOutStart: usdOrNoneByStatus(
    indexed.loansFrom,
    "Income above which the student loan interest deduction falls (not available on a separate return)",
    LOANS,
    INDEXED,
  ),
  phaseOutEnd: usdOrNoneByStatus(
    indexed.loansTo,
    "Income at which the student loan interest deduction ends (not available on a separate return)",
    LOANS,
    INDEXED,
  ),
};
const IRA = following("219", "(b)(5)(C)");
const COVERED = following("219", "(g)(8)");
const ROTH = following("408A", "(c)(3)(D)");
const { rothStart } = indexed.ira;
/**
 * The range where a couple's Roth contributions phase out, and the deduction of a spouse whose partner alone has a
 * plan: one amount, adjusted alike.
 */
const couples = indexed.ira.spouseStart[1];
export const individualRetirement = {
  ...statute.individualRetirementStatute,
  limit: usd(indexed.ira.limit, "IRA contribution limit", IRA, INDEXED),
  catchUp: usd(indexed.ira.catchUp, "Extra contribution from age 50", IRA, INDEXED),
  coveredStart: usdByStatus(
    indexed.ira.coveredStart,
    "Income above which the IRA deduction falls if you have a plan at work",
    COVERED,
    INDEXED,
  ),
  coveredEnd: usdByStatus(
    indexed.ira.coveredEnd,
    "Income at which the IRA deduction ends if you have a plan at work",
    COVERED,
    INDEXED,
  ),
  coveredStartApart: usd(
    indexed.ira.coveredStart[0],
    "Income above which the IRA deduction falls for separate filers who lived apart all year",
    COVERED,
    INDEXED,
  ),
  coveredEndApart: usd(
    indexed.ira.coveredEnd[0],
    "Income at which the IRA deduction ends for separate filers who lived apart all year",
    COVERED,
    INDEXED,
  ),
  spouseCoveredStart: usdOrNoneByStatus(
    indexed.ira.spouseStart,
    "Income above which the IRA deduction falls if your spouse has a plan at work",
    COVERED,
    INDEXED,
  ),
  spouseCoveredEnd: usdOrNoneByStatus(
    indexed.ira.spouseEnd,
    "Income at which the IRA deduction ends if your spouse has a plan at work",
    COVERED,
    INDEXED,
  ),
  rothStart: usdByStatus(
    [rothStart, couples, 0, rothStart, couples],
    "Income above which Roth contributions fall",
    ROTH,
    INDEXED,
  ),
  rothEnd: usdByStatus(
    [rothStart + 15_000, couples + 10_000, 10_000, rothStart + 15_000, couples + 10_000],
    "Income at which Roth contributions end",
    ROTH,
    INDEXED,
  ),
  rothStartApart: usd(
    rothStart,
    "Income above which Roth contributions fall for separate filers who lived apart all year",
    ROTH,
    INDEXED,
  ),
  rothEndApart: usd(
    rothStart + 15_000,
    "Income at which Roth contributions end for separate filers who lived apart all year",
    ROTH,
    INDEXED,
  ),
};
const HSA: Source = {
  cite: "Rev. Proc. 2026-24",
  url: "https://www.irs.gov/pub/irs-drop/rp-26-24.pdf",
  period: "2027",
};
export const healthSavings = {
  ...statute.healthSavingsStatute,
  selfOnly: usd(4_500, "HSA contribution limit, self-only coverage", HSA),
  family: usd(9_000, "HSA contribution limit, family coverage", HSA),
};
const { catchUpAge, higherCatchUpFrom, higherCatchUpThrough, simpleMatchRate, ...limitsOf2026 } =
  us2026.retirementPlans;
/** These limits follow prices from July to September, and we found none for September 2026. */
export const retirementPlans = { ...statute.retirementPlansStatute, ...still(limitsOf2026) };

const STANDARD = following("63", "(c)(4) and (7)");
export const standardDeduction = {
  ...statute.standardDeductionStatute,
  basic: usdByStatus(indexed.standard, "Standard deduction", STANDARD, INDEXED),
  addition: usdByStatus(
    indexed.standardAddition,
    "Additional standard deduction for each person 65 or older, or blind",
    following("63", "(f)"),
    INDEXED,
  ),
  dependentLeast: usd(indexed.dependentLeast, "Minimum standard deduction of a dependent", STANDARD, INDEXED),
  dependentAddition: usd(indexed.dependentAddition, "Added to a dependent's earned income", STANDARD, INDEXED),
};
/** 101% of the year before, by statute. Plans over many years take them from `law/mortgage/homeowner-taxes.ts`. */
export const itemized = {
  ...statute.itemizedFrom2026,
  saltLimit: usd(40_804, "Limit on state and local taxes", in2027(usc26("164", "(b)(7)(A)"))),
  saltPhaseDownStart: usdByStatus(
    [510_050, 510_050, 255_025, 510_050, 510_050],
    "Income above which the limit on state and local taxes falls",
    in2027(usc26("164", "(b)(7)(B)(ii)")),
  ),
  topBracketStart: usdByStatus(
    indexed.topBracketStart,
    "Taxable income at which the top bracket starts",
    BRACKETS,
    INDEXED,
  ),
};
export const charityWithoutItemizing = statute.charityWithoutItemizingFrom2026;
export const tips = statute.tipsStatute;
export const overtime = statute.overtimeStatute;
export const carLoan = statute.carLoanStatute;
export const senior = statute.seniorStatute;

const LEAST_DEDUCTION = following("199A", "(i)");
export const qualifiedBusinessIncome = {
  ...statute.qualifiedBusinessIncomeFrom2026,
  threshold: usdByStatus(
    indexed.business,
    "Taxable income above which wages and the kind of business limit the deduction",
    following("199A", "(e)(2)"),
    INDEXED,
  ),
  minimum: usd(indexed.businessLeast, "Minimum deduction for an active business", LEAST_DEDUCTION, INDEXED),
  minimumFrom: usd(
    indexed.businessLeastFrom,
    "Business income needed for the minimum deduction",
    LEAST_DEDUCTION,
    INDEXED,
  ),
};
const AMT = following("55", "(d)(4)");
export const minimumTax = {
  ...statute.minimumTaxFrom2026,
  exemption: usdByStatus(indexed.minimumTax.exemption, "Minimum tax exemption", AMT, INDEXED),
  phaseOutStart: usdByStatus(indexed.minimumTax.phaseOutStart, "Income above which the exemption falls", AMT, INDEXED),
  highRateFrom: usdByStatus(
    indexed.minimumTax.highRateFrom,
    "Income above which the higher rate applies",
    following("55", "(b)(1) and (d)(3)"),
    INDEXED,
  ),
};

const CHILD = following("24", "(h) and (i)");
export const childCredit = {
  ...statute.childCreditStatute,
  perChild: usd(indexed.perChild, "Credit for each child", CHILD, INDEXED),
  refundablePerChild: usd(indexed.refundablePerChild, "Refundable part for each child", CHILD, INDEXED),
};
const EITC = following("32", "(b)(2) and (j)");
const LEAST_EARNED = "Income above which the credit falls";
const rows = statute.earnedIncomeCreditRates;
const { investments, none, one, two, three } = indexed.earnedIncome;
export const earnedIncomeCredit = {
  ...statute.earnedIncomeCreditStatute,
  investmentIncomeLimit: usd(
    investments,
    "Investment income above which there is no credit",
    following("32", "(i) and (j)"),
    INDEXED,
  ),
  none: {
    ...rows.none,
    maximum: usd(none.maximum, "Largest credit, no child", EITC, INDEXED),
    phaseOutStart: usdByStatus(none.phaseOutStart, LEAST_EARNED, EITC, INDEXED),
  },
  one: {
    ...rows.one,
    maximum: usd(one.maximum, "Largest credit, one child", EITC, INDEXED),
    phaseOutStart: usdByStatus(one.phaseOutStart, LEAST_EARNED, EITC, INDEXED),
  },
  two: {
    ...rows.two,
    maximum: usd(two.maximum, "Largest credit, two children", EITC, INDEXED),
    phaseOutStart: usdByStatus(two.phaseOutStart, LEAST_EARNED, EITC, INDEXED),
  },
  three: {
    ...rows.three,
    maximum: usd(three.maximum, "Largest credit, three or more children", EITC, INDEXED),
    phaseOutStart: usdByStatus(three.phaseOutStart, LEAST_EARNED, EITC, INDEXED),
  },
};
/**
 * From 2027 on, the saver's credit covers only contributions to ABLE accounts. Retirement savings get the Saver's
 * Match: `savers-match.ts`.
 */
const SAVER = in2027({
  cite: "26 USC 25B, as amended by P.L. 117-328, sec. 103(e)",
  url: "https://www.law.cornell.edu/uscode/text/26/25B",
});
export const saversCredit = {
  ...statute.saversCreditStatute,
  highRate: rate(0, "Highest rate of the saver's credit: none from 2027", SAVER),
  middleRate: rate(0, "Middle rate of the saver's credit: none from 2027", SAVER),
  lowRate: rate(0, "Lowest rate of the saver's credit: none from 2027", SAVER),
  highRateUpTo: usdByStatus([0, 0, 0, 0, 0], "Income up to which the highest rate applies", SAVER),
  middleRateUpTo: usdByStatus([0, 0, 0, 0, 0], "Income up to which the middle rate applies", SAVER),
  lowRateUpTo: usdByStatus([0, 0, 0, 0, 0], "Income up to which the lowest rate applies", SAVER),
};
export const dependentCare = statute.dependentCareFrom2026;
export const education = statute.educationStatute;
const ADOPTION = following("23", "(h)");
export const adoption = {
  maximum: usd(indexed.adoption.maximum, "Adoption costs that count, for each child", ADOPTION, INDEXED),
  phaseOutStart: usd(indexed.adoption.phaseOutStart, "Income above which the adoption credit falls", ADOPTION, INDEXED),
  phaseOutEnd: usd(indexed.adoption.phaseOutEnd, "Income at which the adoption credit ends", ADOPTION, INDEXED),
  refundable: usd(
    indexed.adoption.refundable,
    "Refundable part of the adoption credit, for each child",
    ADOPTION,
    INDEXED,
  ),
};

const POVERTY: Source = {
  cite: "HHS poverty guidelines of January 2026",
  url: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
  period: "coverage in 2027",
};
const PREMIUM: Source = {
  cite: "Rev. Proc. 2026-26",
  url: "https://www.irs.gov/pub/irs-drop/rp-26-26.pdf",
  period: "2027",
};
export const premiumTaxCredit = {
  ...statute.premiumTaxCreditFrom2026,
  povertyFirstPerson: usd(15_960, "Poverty line for one person", POVERTY),
  povertyEachMore: usd(5_680, "Poverty line, each additional person", POVERTY),
  povertyFirstPersonAlaska: usd(19_950, "Poverty line for one person in Alaska", POVERTY),
  povertyEachMoreAlaska: usd(7_100, "Poverty line, each additional person in Alaska", POVERTY),
  povertyFirstPersonHawaii: usd(18_360, "Poverty line for one person in Hawaii", POVERTY),
  povertyEachMoreHawaii: usd(6_530, "Poverty line, each additional person in Hawaii", POVERTY),
  // For each band: the multiple of the poverty line where it starts, and the share of income at its two ends.
  bandsFrom: list([0, 1.33, 1.5, 2, 2.5, 3], "Income bands of the applicable percentage table", PREMIUM),
  sharesAtStart: list(
    [0.0215, 0.0323, 0.043, 0.0678, 0.0866, 0.1022],
    "Share of income at the start of each band",
    PREMIUM,
  ),
  sharesAtEnd: list(
    [0.0215, 0.043, 0.0678, 0.0866, 0.1022, 0.1022],
    "Share of income at the end of each band",
    PREMIUM,
  ),
};

/** The IRS sets next year's mileage rates in December, and first-year limits for cars in the spring. */
const fromJuly = still(us2026.mileage.businessJulyToDecember);
export const mileage = {
  businessJanuaryToJune: { ...fromJuly, label: "Standard mileage rate, January to June" },
  businessJulyToDecember: fromJuly,
};
export const carDepreciation = still(us2026.carDepreciation);
export const homeOffice = statute.homeOfficeStatute;
export const meals = statute.mealsStatute;
export const informationReturns = {
  nonemployee: usd(
    indexed.nonemployee,
    "Payments at which a business sends Form 1099-NEC",
    following("6041", "(a) and (h)"),
    INDEXED,
  ),
  platform: statute.platformReports,
};
export const estimatedTax = statute.estimatedTaxStatute;
