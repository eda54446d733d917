/**
 * What gets published on a schedule. For each family of figures: the newest period we have, who publishes the next one,
 * where and about when. `npm run due` prints the list, overdue first.
 */
import { NOT_PUBLISHED } from "./dated.ts";
import { currentAverages } from "./mortgage/current-averages.ts";
import { loanLimits2026 } from "./mortgage/loan-limits.ts";
import { usda } from "./mortgage/usda.ts";
import { medicare } from "./retirement/medicare.ts";
import { earningsTests, trustFundForecast } from "./retirement/social-security.ts";
import averageWageIndex from "./series/average-wage-index.json" with { type: "json" };
import costOfLiving from "./series/cost-of-living.json" with { type: "json" };
import { states } from "./states/all.ts";
import { places } from "./states/all-places.ts";
import * as us2027 from "./us/2027.ts";
import { years } from "./us/cited.ts";
import { taxYears } from "./us/tax-years.ts";
import { underpaymentRates } from "./us/underpayment-rates.ts";

export interface Family {
  readonly name: string;
  readonly publisher: string;
  readonly where: string;
  /** The documents that its figures cite, if those figures hold for one period only. */
  readonly documents: RegExp;
  /** When the figures usually come out, in words. */
  readonly usually: string;
  /** The newest period we have: 2026, "2026Q4", "2026-10-01". */
  readonly held: string;
  /** The next period. */
  readonly next: string;
  /** The day by which the next one is usually published, YYYY-MM-DD. */
  readonly dueOn: string;
  /** Where the figures are. */
  readonly file: string;
}

const newest = (table: object) => Math.max(...Object.keys(table).map(Number).filter(Number.isFinite));

interface Yearly extends Omit<Family, "held" | "next" | "dueOn"> {
  /** The newest year we have. */
  readonly year: number;
  /** The day by which it is usually published, and how many years before the year it applies to. */
  readonly by: `${number}-${number}`;
  readonly yearsBefore: number;
}
const yearly = ({ year, by, yearsBefore, ...family }: Yearly): Family => ({
  ...family,
  held: String(year),
  next: String(year + 1),
  dueOn: `${year + 1 - yearsBefore}-${by}`,
});

/**
 * The newest in a list of quarters, and the day by which the IRS has usually announced the next: a month before it
 * begins.
 */
function quarterly(quarters: readonly string[]) {
  const held = [...quarters].sort().at(-1) ?? "";
  const [year = 0, quarter = 0] = held.split("Q").map(Number);
  const next = quarter === 4 ? `${year + 1}Q1` : `${year}Q${quarter + 1}`;
  const dueOn = quarter === 4 ? `${year}-12-01` : `${year}-${String(3 * quarter - 1).padStart(2, "0")}-28`;
  return { held, next, dueOn };
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const periodOf = (period = "") => Number(/(\d{4})\D*$/.exec(period)?.[1] ?? 0);
/** The newest year whose brackets are published. Later years use our own projections. */
const taxYear = Math.max(
  ...taxYears.filter((year) => !years[year].incomeTax.rates.single.doubt?.includes(NOT_PUBLISHED)),
);
const federal = years[taxYear as 2026];
const IRS_DROP = "https://www.irs.gov/irb";

export const families: readonly Family[] = [
  yearly({
    name: "Brackets, standard deduction, credits, minimum tax and the other amounts that follow prices",
    publisher: "IRS, the revenue procedure of the year (2026: Rev. Proc. 2025-32)",
    where: "https://www.irs.gov/newsroom",
    documents:
      /^Rev\. Proc\. (2024-40|2025-32)|^26 USC 6651\(a\); IRS Topic|^26 USC (1|23|24|32|62|63|219|221|408A|461|6433)\(|^26 USC 25B, /,
    usually: "second half of October",
    year: taxYear,
    by: "10-31",
    yearsBefore: 1,
    file: "src/law/us/ (until then from src/law/us/prices.ts, which wants the chained CPI through August)",
  }),
  yearly({
    name: "Amounts that the law itself sets by year: limit on state and local taxes, amounts of Public Law 119-21",
    publisher: "Congress; IRS forms and instructions",
    where: "https://www.law.cornell.edu/uscode/text/26",
    documents: /^26 USC (163|164|170|199A|21|36B|55|6041|6050W|68)\(|^26 USC (6041|68)$|^P\.L\. 119-21/,
    usually: "with the revenue procedure; read again each October",
    year: periodOf(us2027.itemized.saltLimit.source.period),
    by: "10-31",
    yearsBefore: 1,
    file: "src/law/us/",
  }),
  yearly({
    name: "Wage base and earnings test",
    publisher: "Social Security Administration",
    where: "https://www.ssa.gov/oact/cola/autoAdj.html",
    documents: /^SSA, (Cost-of-Living Increase and Other|Contribution and Benefit|Quarter of Coverage)/,
    usually: "middle of October",
    year: newest(earningsTests),
    by: "10-20",
    yearsBefore: 1,
    file: "src/law/retirement/social-security.ts, src/law/series/",
  }),
  yearly({
    name: "Cost-of-living adjustment, by the year it is announced in",
    publisher: "Social Security Administration",
    where: "https://www.ssa.gov/oact/cola/colaseries.html",
    documents: /^SSA, Cost-of-Living Adjustments/,
    usually: "middle of October",
    year: newest(costOfLiving.values),
    by: "10-20",
    yearsBefore: 0,
    file: "src/law/series/cost-of-living.json",
  }),
  yearly({
    name: "National average wage index",
    publisher: "Social Security Administration",
    where: "https://www.ssa.gov/oact/cola/AWI.html",
    documents: /^SSA, National Average Wage Index/,
    usually: "middle of October of the year after",
    year: newest(averageWageIndex.values),
    by: "10-20",
    yearsBefore: -1,
    file: "src/law/series/average-wage-index.json",
  }),
  yearly({
    name: "Limits of 401(k) plans, IRAs and SIMPLE plans; saver's credit",
    publisher: "IRS, the notice of the year (2026: Notice 2025-67)",
    where: "https://www.irs.gov/newsroom",
    documents: /^Notice (2024-80|2025-67)/,
    usually: "first half of November",
    year: periodOf(federal.individualRetirement.limit.source.period),
    by: "11-15",
    yearsBefore: 1,
    file: "src/law/us/",
  }),
  yearly({
    name: "Limits of health savings accounts",
    publisher: "IRS, a revenue procedure (2027: Rev. Proc. 2026-24)",
    where: IRS_DROP,
    documents: /^Rev\. Proc\. (2024-25|2025-19|2026-24)$/,
    usually: "May",
    year: periodOf(us2027.healthSavings.selfOnly.source.period),
    by: "05-31",
    yearsBefore: 1,
    file: "src/law/us/",
  }),
  yearly({
    name: "Medicare premiums and surcharges",
    publisher: "Centers for Medicare & Medicaid Services",
    where: "https://www.cms.gov/newsroom",
    documents: /^CMS, \d{4} Medicare/,
    usually: "middle of November",
    year: newest(medicare),
    by: "11-20",
    yearsBefore: 1,
    file: "src/law/retirement/medicare.ts",
  }),
  yearly({
    name: "Standard mileage rate",
    publisher: "IRS, a notice (2026: Notice 2026-10, changed by Announcement 2026-11)",
    where: IRS_DROP,
    documents: /^Notice (2025-5|2026-10)$|^Announcement 2026-11/,
    usually: "second half of December; at times again in June",
    year: taxYear,
    by: "12-31",
    yearsBefore: 1,
    file: "src/law/us/",
  }),
  yearly({
    name: "First-year depreciation of cars",
    publisher: "IRS, a revenue procedure (2026: Rev. Proc. 2026-15)",
    where: IRS_DROP,
    documents: /^Rev\. Proc\. (2025-16|2026-15)$/,
    usually: "February or March of the year itself",
    year: periodOf(federal.carDepreciation.firstYearLimit.source.period),
    by: "03-15",
    yearsBefore: 0,
    file: "src/law/us/",
  }),
  yearly({
    name: "Applicable percentage table of the premium tax credit",
    publisher: "IRS, a revenue procedure (2027: Rev. Proc. 2026-26)",
    where: IRS_DROP,
    documents: /^Rev\. Proc\. (2024-35|2025-25|2026-26)$/,
    usually: "July to September",
    year: periodOf(us2027.premiumTaxCredit.sharesAtStart.source.period),
    by: "09-15",
    yearsBefore: 1,
    file: "src/law/us/",
  }),
  yearly({
    name: "Poverty line, by the year of coverage",
    publisher: "Department of Health and Human Services",
    where: "https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines",
    documents: /^HHS poverty guidelines/,
    usually: "middle of January of the year before",
    year: periodOf(us2027.premiumTaxCredit.povertyFirstPerson.source.period),
    by: "01-25",
    yearsBefore: 1,
    file: "src/law/us/; for credits of states src/law/states/poverty.ts",
  }),
  {
    name: "Interest on underpayments",
    publisher: "IRS, a revenue ruling each quarter",
    where: "https://www.irs.gov/payments/quarterly-interest-rates",
    documents: /^IRS quarterly interest rates|^Rev\. Rul\. (2025-22|2026-10|2026-15)/,
    usually: "about a month before the quarter",
    ...quarterly(Object.keys(underpaymentRates)),
    file: "src/law/us/underpayment-rates.ts",
  },
  yearly({
    name: "Conforming loan limits, of the country and of counties",
    publisher: "Federal Housing Finance Agency",
    where: "https://www.fhfa.gov/data/conforming-loan-limit",
    documents: /^FHFA, /,
    usually: "last week of November",
    year: periodOf(loanLimits2026.conforming.units1.source.period),
    by: "11-30",
    yearsBefore: 1,
    file: "src/law/mortgage/loan-limits.ts, loan-limits-by-county.json",
  }),
  yearly({
    name: "FHA loan limits, of the country and of counties",
    publisher: "HUD, a Mortgagee Letter (2026: 2025-23)",
    where: "https://www.hud.gov/hud-partners/single-family-mortgagee-letters",
    documents: /^HUD (Mortgagee Letter 2025-23|county limits)/,
    usually: "first half of December",
    year: periodOf(loanLimits2026.fhaFloor.units1.source.period),
    by: "12-15",
    yearsBefore: 1,
    file: "src/law/mortgage/loan-limits.ts, loan-limits-by-county.json",
  }),
  yearly({
    name: "Fees of USDA loans, by fiscal year from October 1",
    publisher: "USDA Rural Development",
    where: "https://www.rd.usda.gov/programs-services/single-family-housing-programs",
    documents: /^USDA Rural Development/,
    usually: "summer, if they change",
    year: periodOf(usda.upfrontRate.source.period),
    by: "10-01",
    yearsBefore: 1,
    file: "src/law/mortgage/usda.ts",
  }),
  {
    name: "Average mortgage rates, 30 and 15 years",
    publisher: "Freddie Mac, by way of FRED",
    where: "https://fred.stlouisfed.org/series/MORTGAGE30US",
    documents: /^Freddie Mac/,
    usually: "every Thursday",
    held: currentAverages.fixed30.asOf,
    next: daysAfter(currentAverages.fixed30.asOf, 7),
    dueOn: daysAfter(currentAverages.fixed30.asOf, 7),
    file: "src/law/mortgage/current-averages.ts, rates.ts",
  },
  {
    name: "Average of SOFR over 30 days",
    publisher: "Federal Reserve Bank of New York",
    where: "https://www.newyorkfed.org/markets/reference-rates/sofr-averages-and-index",
    documents: /^Federal Reserve Bank of New York/,
    usually: "every business day; renewed here with the mortgage rates",
    held: currentAverages.sofr30Days.asOf,
    next: daysAfter(currentAverages.sofr30Days.asOf, 31),
    dueOn: daysAfter(currentAverages.sofr30Days.asOf, 31),
    file: "src/law/mortgage/current-averages.ts",
  },
  yearly({
    name: "Home values, property tax and insurance by state and county",
    publisher: "Census Bureau and NAIC, as tabulated by others",
    where: "https://taxfoundation.org/data/all/state/property-taxes-by-state-county/",
    documents: /^Census Bureau|^National Association of (Insurance|Realtors)|^ICE\b|^Zillow|^LodeStar|^Scotsman Guide/,
    usually: "spring, two years after the year they are for",
    year: periodOf(currentAverages.propertyTaxRate.source.period),
    by: "05-31",
    yearsBefore: -2,
    file: "src/law/mortgage/home-costs.ts, property-tax-by-county.json, current-averages.ts",
  }),
  yearly({
    name: "Forecast of the trust funds",
    publisher: "Social Security and Medicare Trustees",
    where: "https://www.ssa.gov/oact/TR/",
    documents: /Trustees Report$/,
    usually: "April to June",
    year: periodOf(trustFundForecast.retirement.depletionYear.source.period),
    by: "06-30",
    yearsBefore: 0,
    file: "src/law/retirement/social-security.ts",
  }),
  yearly({
    name: "States: brackets, deductions, exemptions and credits",
    publisher: "each state's revenue department",
    where: "docs/adding-a-state-year.md",
    documents: /^$/,
    usually: "November to January; in full with the forms",
    year: Math.max(...Object.values(states).flatMap((ofState) => Object.keys(ofState).map(Number))),
    by: "01-31",
    yearsBefore: 0,
    file: "src/law/states/",
  }),
  yearly({
    name: "Cities, counties and school districts",
    publisher: "each state's revenue department",
    where: "docs/adding-a-state-year.md",
    documents: /^$/,
    usually: "October (Indiana) to January",
    year: Math.max(...Object.values(places).flatMap((ofState) => Object.keys(ofState).map(Number))),
    by: "01-31",
    yearsBefore: 0,
    file: "src/law/states/, local files",
  }),
];

/** Overdue first, then in order of their dates. */
export const byDay: readonly Family[] = [...families].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
