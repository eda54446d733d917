/** The fields of the decision panels. Something that several panels need is asked once. */

import { filingStatuses } from "../../../engine/tax/filing-status.ts";
import { choice, count, flag, list, money, percent, periodic } from "../../../inputs/fields.ts";
import { amountOrShare } from "../../../inputs/kinds/amount-or-share.ts";
import { duration, inMonths } from "../../../inputs/kinds/duration.ts";
import { month } from "../../../inputs/kinds/month.ts";
import { text } from "../../../inputs/kinds/text.ts";
import { currentAverages } from "../../../law/mortgage/current-averages.ts";
import { outlook } from "../../../law/mortgage/outlook.ts";
import { startingHouse } from "../../../law/mortgage/starting-house.ts";
import { buyingCosts, sellingCosts } from "../../../law/mortgage/transaction-costs.ts";
import { upkeep } from "../../../law/mortgage/upkeep.ts";
import { STAY } from "../../home/averages.ts";
import { mortgageInsuranceDollars, mortgageInsuranceRate } from "./loan.ts";

const assumed = { from: { text: "our assumption" } };
const example = { from: { text: "an example" } };

/** Shared by several panels. */
export const shared = {
  stayMonths: duration({
    label: "How long you will stay",
    start: 12 * startingHouse.stay.value,
    min: 1,
    max: 600,
    from: STAY,
  }),
  appreciation: percent({
    label: "Home prices rise each year by",
    called: "Yearly rise in home prices",
    start: outlook.appreciation.value,
    min: -0.1,
    max: 0.15,
    usual: [-0.02, 0.07],
    ...assumed,
  }),
  inflation: percent({
    label: "Yearly inflation",
    start: outlook.inflation.value,
    max: 0.15,
    usual: [0.005, 0.06],
    ...assumed,
  }),
  todaysDollars: flag({ label: "Show later amounts in today's dollars", start: false }),
  investReturn: percent({
    label: "Your savings would earn each year",
    called: "Yearly return on your savings",
    start: outlook.investReturn.value,
    min: -0.05,
    max: 0.15,
    usual: [0, 0.1],
    ...assumed,
  }),
};

export const insuranceChoices = {
  singlePremiumShare: percent({ label: "Single premium, as a share of the loan", start: 0.02, max: 0.1, ...assumed }),
  lenderPaidAddition: percent({
    label: "Added to your rate if the lender pays",
    start: 0.005,
    max: 0.05,
    usual: [0.00125, 0.02],
    ...assumed,
  }),
  secondRate: percent({ label: "Rate on a second loan", start: 0.0875, max: 0.3, usual: [0.03, 0.15], ...assumed }),
  secondMonths: duration({ label: "Term of the second loan", start: 240, min: 12, max: 360, ...assumed }),
};

/** Closing costs by section of the Loan Estimate. */
export const closing = {
  pointsShare: percent({
    label: "Points you pay, as a share of the loan",
    start: 0,
    min: -0.1,
    max: 0.1,
    usual: [-0.03, 0.04],
  }),
  lenderFees: money({
    label: "Lender's other fees (section A)",
    start: buyingCosts.lenderFeesWithoutPoints.value,
    max: 1_000_000,
    ...example,
  }),
  otherFinanceCharges: money({
    label: "Finance charges in sections B and C",
    start: 0,
    max: 1_000_000,
  }),
  otherLoanCosts: amountOrShare({
    label: "Other services (sections B and C)",
    start: { share: buyingCosts.servicesShare.value },
    of: "of the price",
    ofField: "price",
    max: 1_000_000,
    maxShare: 0.2,
    usualShare: [0.001, 0.03],
  }),
  governmentFees: amountOrShare({
    label: "Recording and transfer taxes (section E)",
    start: { share: buyingCosts.governmentShare.value },
    of: "of the price",
    ofField: "price",
    max: 1_000_000,
    maxShare: 0.2,
    usualShare: [0, 0.03],
  }),
  otherCosts: money({ label: "Other costs (section H)", start: 0, max: 1_000_000 }),
  prepaidDays: count({ label: "Days of interest to the end of the month", start: 15, max: 31 }),
  daysInYear: choice({
    label: "Days the lender counts in a year",
    start: 365,
    options: [
      { value: 365, label: "365" },
      { value: 360, label: "360" },
    ],
  }),
  taxMonthsUntilDue: count({
    label: "Monthly payments before your next property tax bill",
    start: 6,
    max: 12,
    ...assumed,
  }),
  lenderCredits: money({ label: "Lender credits", start: 0, max: 1_000_000 }),
  sellerCredits: money({ label: "Seller credits", start: 0, max: 10_000_000 }),
  deposit: money({ label: "Deposit already paid", start: 0, max: 100_000_000 }),
  prepaidBills: money({ label: "Prepaids (section F), if you know them", start: null, max: 1_000_000 }),
  escrowDeposit: money({ label: "First payment into escrow (section G), if you know it", start: null, max: 1_000_000 }),
};

export const pointsQuote = {
  quotePoints: percent({
    label: "Points in the other offer",
    start: 0.01,
    min: -0.1,
    max: 0.1,
    usual: [-0.03, 0.04],
    ...example,
  }),
  quoteRate: percent({ label: "Rate in the other offer", start: 0.07, max: 0.3, usual: [0.01, 0.2] }),
};

export const temporary = {
  buydown: choice({
    label: "Temporary buydown",
    start: "2-1",
    options: [
      { value: "1-0", label: "1-0" },
      { value: "2-1", label: "2-1" },
      { value: "3-2-1", label: "3-2-1" },
    ],
  }),
};

const offeredRate = (program: string) =>
  percent({ label: `${program} rate you were offered`, start: null, max: 0.3, usual: [0.01, 0.2] });

/** Which programs are open to this buyer, and each one's requirements. */
export const programs = {
  served: flag({ label: "You served in the military", start: false }),
  ruralHome: flag({ label: "The home is in a rural area that USDA serves", start: false }),
  conventionalRate: offeredRate("Conventional"),
  fhaRate: offeredRate("FHA"),
  vaRate: offeredRate("VA"),
  usdaRate: offeredRate("USDA"),
};

/** A second loan from a state, a city or an employer that covers part of the cash to close. */
export const help = {
  helpAmount: money({ label: "Help you would get", start: null, max: 10_000_000 }),
  helpKind: choice({
    label: "How you pay it back",
    start: "deferred",
    options: [
      { value: "repaid", label: "Monthly" },
      { value: "deferred", label: "When you sell" },
      { value: "forgiven", label: "Forgiven over time" },
    ],
  }),
  helpRate: percent({ label: "Interest rate on the help", start: 0, max: 0.3, usual: [0, 0.12], ...assumed }),
  helpMonths: duration({ label: "Term of the help", start: 120, min: 12, max: 600, ...assumed }),
};

/** Offers are told apart by the names they are given, mostly lenders'. */
const NAME = { start: "", longest: 30 };

/** Offers to compare with the loan above. */
export const offers = {
  offerName: text({ label: "Name of offer A (the loan above)", help: "The lender, for example.", ...NAME }),
  offers: list({
    label: "Other offers",
    one: "offer",
    max: 2,
    start: [],
    of: {
      name: text({ label: "Name of this offer", help: "The lender, for example.", ...NAME }),
      rate: percent({
        label: "Interest rate",
        start: currentAverages.fixed30.value,
        max: 0.3,
        usual: [0.01, 0.2],
      }),
      termMonths: duration({ label: "Term", start: 360, min: 12, max: 600, usual: [60, 480] }),
      pointsShare: percent({
        label: "Points (percent of the loan)",
        start: 0,
        min: -0.1,
        max: 0.1,
        usual: [-0.03, 0.04],
      }),
      lenderFees: money({
        label: "Lender's other fees (section A)",
        start: buyingCosts.lenderFeesWithoutPoints.value,
        max: 1_000_000,
      }),
      otherLoanCosts: money({ label: "Other services (sections B and C)", start: 2_760, max: 1_000_000 }),
      otherFinanceCharges: money({ label: "Finance charges in sections B and C", start: 0, max: 1_000_000 }),
      lenderCredits: money({ label: "Lender credits", start: 0, max: 1_000_000 }),
      mortgageInsuranceRate,
      mortgageInsuranceDollars,
    },
  }),
};

/** A room, or the building's other units, with tenants. */
export const rentedOut = {
  partRent: money({ label: "Monthly rent from tenants", start: null, max: 1_000_000 }),
  partVacancy: percent({ label: "Vacancy", start: 0.05, max: 1, usual: [0, 0.3], ...assumed }),
  partShare: percent({ label: "Tenants’ share of the home", start: 0.25, max: 1, usual: [0.05, 0.8], ...example }),
  landShare: percent({ label: "Land, as a share of the price", start: 0.2, max: 1, usual: [0.05, 0.6], ...assumed }),
  allUnitsRent: money({ label: "Monthly market rent for all units, including yours", start: null, max: 1_000_000 }),
};

export const affording = {
  cash: money({ label: "Cash you have", start: null, max: 1_000_000_000 }),
  reserveMonths: count({ label: "Months of payments to keep in reserve", start: 2, max: 60, ...assumed }),
  livingPerMonth: money({
    label: "Everything else you spend each month",
    start: null,
    max: 10_000_000,
    help: "Food, transportation, child care, savings: everything you pay besides housing, debts and taxes.",
  }),
};

const STATUSES: Record<(typeof filingStatuses)[number], string> = {
  single: "Single",
  married_joint: "Married filing jointly",
  married_separate: "Married filing separately",
  head_of_household: "Head of household",
  surviving_spouse: "Qualifying surviving spouse",
};

/** Who lives in the house; asked once, for affordability and for taxes. */
export const household = {
  incomePerYear: money({ label: "Yearly income before taxes", start: null, max: 1_000_000_000 }),
  debtsPerMonth: money({ label: "Monthly payments on other debts", start: 0, max: 10_000_000 }),
  filingStatus: choice({
    label: "Filing status",
    start: "single",
    options: filingStatuses.map((value) => ({ value, label: STATUSES[value] })),
  }),
  stateIncomeTax: money({ label: "Yearly state and local income tax", start: 0, max: 100_000_000 }),
};

export const taxes = {
  gifts: money({ label: "Yearly gifts to charity", start: 0, max: 100_000_000 }),
};

export const renting = {
  rentPerMonth: money({
    label: "Monthly rent for a home like this",
    start: startingHouse.price.value * startingHouse.rentShare.value,
    max: 1_000_000,
  }),
  rentGrowth: percent({
    label: "Rent rises each year by",
    called: "Yearly rise in rent",
    start: outlook.rentGrowth.value,
    min: -0.1,
    max: 0.15,
    usual: [0, 0.07],
    ...assumed,
  }),
  rentersInsurance: periodic({
    label: "Renters insurance",
    start: { amount: currentAverages.rentersInsurance.value, per: "year" },
    periods: ["year", "month"],
    max: 100_000,
  }),
  depositMonths: count({ label: "Security deposit, in months of rent", start: 1, max: 12, parts: true, ...assumed }),
  maintenance: amountOrShare({
    label: "Yearly upkeep and repairs",
    start: { share: upkeep.shareOfValue.value },
    of: "of the price",
    ofField: "price",
    max: 10_000_000,
    maxShare: 0.1,
    usualShare: [0.002, 0.04],
  }),
  sellingShare: percent({
    label: "Selling costs, as a share of the price",
    start: sellingCosts.assumed.value,
    max: 0.2,
    usual: [0.01, 0.12],
    ...assumed,
  }),
  stockShare: percent({
    label: "Share of your savings in stocks",
    start: outlook.stockShare.value,
    max: 1,
    ...assumed,
  }),
  investTaxRate: percent({ label: "Tax on gains", start: outlook.investTaxRate.value, max: 0.6, ...assumed }),
};

const paymentsLeft = count({
  label: "Payments left",
  start: null,
  min: 1,
  max: 600,
  unit: "months",
  help: "A number of monthly payments, or a length of time such as “26 years 3 months.” Leave it empty to use the term above.",
});

/** An existing loan, from its statement; asked once, for everything based on it. */
export const present = {
  owedNow: money({
    label: "What you owe now",
    start: null,
    max: 100_000_000,
    help: "From your mortgage statement. Leave it empty to use the loan above.",
  }),
  rateNow: percent({ label: "Interest rate now", start: null, max: 0.3, usual: [0.01, 0.2] }),
  paymentsLeft: { ...paymentsLeft, read: (text: string) => paymentsLeft.read(inMonths(text)) },
  paymentNow: money({
    label: "Monthly principal and interest now",
    start: null,
    max: 10_000_000,
    help: "From your mortgage statement, without taxes and insurance.",
  }),
  nextPayment: month({ label: "Next payment", start: { year: 2027, month: 1 }, firstYear: 1990, lastYear: 2060 }),
  insuranceNow: money({ label: "Monthly mortgage insurance now", start: null, max: 100_000 }),
  pricePaid: money({
    label: "Price you paid for the home",
    start: null,
    max: 100_000_000,
    help: "Or its appraised value at the time, if that was lower.",
  }),
};

export const refinancing = {
  refiAfter: duration({ label: "Refinance after", start: 24, min: 0, max: 600, ...example }),
  newRate: percent({ label: "New rate", start: 0.065, max: 0.3, usual: [0.01, 0.2], ...example }),
  newMonths: duration({ label: "New term", start: 360, min: 12, max: 600, usual: [60, 480] }),
  refiCosts: money({ label: "Closing costs for the new loan", start: 5_000, max: 10_000_000, ...assumed }),
  costsFinanced: flag({ label: "Add the costs to the new loan", start: false }),
  cashOut: money({ label: "Cash you take out", start: 0, max: 100_000_000 }),
  lienRate: percent({
    label: "Rate on a second loan instead",
    start: 0.0875,
    max: 0.3,
    usual: [0.03, 0.15],
    ...assumed,
  }),
  lienMonths: duration({ label: "Term of that loan", start: 180, min: 12, max: 360, ...assumed }),
  lienCosts: money({ label: "Costs of that loan", start: 500, max: 1_000_000, ...assumed }),
};

export const prepaying = {
  recastAfter: duration({ label: "Pay a lump sum after", start: 60, min: 0, max: 600, ...example }),
  recastLump: money({ label: "Lump sum", start: 50_000, max: 100_000_000, ...example }),
  recastFee: money({ label: "Fee for a recast", start: 250, max: 100_000, ...assumed }),
  spareMoney: money({ label: "Money to spare each month", start: 200, max: 10_000_000, ...example }),
};
