/** The guide's answers about the house, question by question. The steps behind each answer are in `house-steps.ts`. */
import { affordableWith, insuredAbove } from "../../engine/mortgage/affordable-price.ts";
import { type ClosingFee, cashToClose, initialEscrowFor } from "../../engine/mortgage/closing.ts";
import { needsPrivateInsurance, privateInsurance } from "../../engine/mortgage/insurance/private-insurance.ts";
import { loanEstimate } from "../../engine/mortgage/loan-estimate.ts";
import { type Offer, offerCost } from "../../engine/mortgage/offer.ts";
import { houseCost } from "../../engine/mortgage/owning/house-cost.ts";
import { growingWith, type OwnedHome } from "../../engine/mortgage/owning/owning.ts";
import { wealthByYear } from "../../engine/mortgage/owning/rent-or-buy.ts";
import { points } from "../../engine/mortgage/points.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import { valuesOf } from "../../law/figure.ts";
import { traditionalRatios } from "../../law/mortgage/debt-limits.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { outlook, renting } from "../../law/mortgage/outlook.ts";
import { sellingCosts } from "../../law/mortgage/transaction-costs.ts";
import { upkeep } from "../../law/mortgage/upkeep.ts";
import { titleAndTaxesParts } from "../home/averages.ts";
import { baseLoanOf, houseAsked, prepaidInterestOf, yearlyCosts } from "../home/house.ts";
import type { House } from "./house-inputs.ts";

const law = valuesOf(homeownersProtection);
const ahead = valuesOf(outlook);
/** Any month will do, because these answers count dates and don't name them. */
const FIRST_PAYMENT = { year: 2027, month: 1, day: 1 };
/**
 * The tax bill is due half a year after the first payment, the insurance a year after closing; the lender requires two
 * extra months.
 */
const MONTHS_UNTIL_DUE = 6;
const INSURANCE_PAYMENTS = 11;
const CUSHION_MONTHS = 2;

export const loanOf = (house: House) => ({ ...houseAsked(house, FIRST_PAYMENT), loan: baseLoanOf(house) });
const perDollar = (amount: number, of: number) => (of > 0 ? amount / of : 0);

const costing = (house: House) => houseCost(houseAsked(house, FIRST_PAYMENT), law);

/** The payment of each month, and the loan to its end. */
export const payment = (house: House) => costing(house).worksheet;

export const scheduleOf = (house: House) => costing(house).payments.schedule;

/** What the traditional ratios are applied to. */
export function buyerOf(house: House) {
  const home = loanOf(house);
  return {
    incomePerYear: house.incomePerYear,
    debtsPerMonth: house.debtsPerMonth,
    down: house.downPayment,
    cash: null,
    closingFixed: 0,
    closingShare: 0,
    lenderFixed: 0,
    lenderShare: 0,
    closingLoanShare: 0,
    prepaidYears: 0,
    reserveMonths: 0,
    annualRate: house.annualRate,
    termMonths: house.termMonths,
    ...yearlyCosts(house.propertyTax, home.insurancePerYear),
    associationDuesPerMonth: home.associationDuesPerMonth,
    bands: insuredAbove(law.requestShare, house.mortgageInsuranceRate),
  };
}

/** The highest price they allow. A down payment typed as a percentage is a share of it. */
export const affordableBy = (house: House) => affordableWith(buyerOf(house), valuesOf(traditionalRatios), 0, law);
export const affordable = (house: House) => affordableBy(house).worksheet;

function feesOf(house: House): ClosingFee[] {
  const home = loanOf(house);
  const fee = (section: ClosingFee["section"], amount: number, financeCharge: boolean) => ({
    section,
    amount,
    financeCharge,
  });
  const titleAndTaxes = dollarsOf(house.titleAndTaxes, home.price);
  const governmentFees = titleAndTaxesParts(perDollar(titleAndTaxes, home.price)).government * home.price;
  const escrowFor = (yearlyBill: number, monthsUntilDue: number) =>
    home.loan > 0 ? initialEscrowFor(yearlyBill, monthsUntilDue, CUSHION_MONTHS) : 0;
  return [
    fee("A", dollarsOf(house.lenderFees, home.loan), true),
    fee("C", titleAndTaxes - governmentFees, false),
    fee("E", governmentFees, false),
    fee("F", prepaidInterestOf(home.loan, home.annualRate), true),
    fee("F", home.insurancePerYear, false),
    fee("G", escrowFor(home.propertyTaxPerYear, MONTHS_UNTIL_DUE), false),
    fee("G", escrowFor(home.insurancePerYear, INSURANCE_PAYMENTS), false),
  ];
}

/** Credits and the like; the tool leaves them out. */
export const NO_CREDITS = { lenderCredits: 0, sellerCredits: 0, deposit: 0, financedCosts: 0 };

/** The cash a buyer needs on the day of closing, by section of the Loan Estimate. */
export const cash = (house: House) => cashToClose({ ...NO_CREDITS, ...loanOf(house), fees: feesOf(house) });
export const reserveOf = (house: House) => house.reserveMonths * payment(house).total;

/** The boxes on page 3 of the Loan Estimate. */
export function comparisons(house: House) {
  const home = loanOf(house);
  const { totalLoanCosts, prepaidFinanceCharge } = cash(house);
  return loanEstimate({
    loan: home.loan,
    propertyValue: home.price,
    annualRate: home.annualRate,
    termMonths: home.termMonths,
    insurancePerMonth: payment(house).mortgageInsurancePerMonth,
    insuranceEndShare: law.automaticShare,
    prepaidInterest: prepaidInterestOf(home.loan, home.annualRate),
    totalLoanCosts,
    amountFinanced: home.loan - prepaidFinanceCharge,
  });
}

/** When private mortgage insurance ends; `null` if the loan needs none. */
export function insuranceEnd(house: House) {
  const home = loanOf(house);
  if (!needsPrivateInsurance(home.loan, home.price, law)) return null;
  return privateInsurance({ ...home, originalValue: home.price }, law, { perMonth: house.extraPerMonth });
}

/** Points for a lower rate. */
export const pointsOf = (house: House) =>
  points({
    loan: loanOf(house).loan,
    termMonths: house.termMonths,
    annualRate: house.annualRate,
    pointsShare: house.pointsShare,
    rateWithPoints: house.rateWithPoints,
    alternativeReturn: ahead.investReturn,
  });

/** Two offers over the length of the stay. */
export function offers(house: House) {
  const offer = (annualRate: number, fees: number): Offer => ({
    loan: loanOf(house).loan,
    annualRate,
    termMonths: house.termMonths,
    pointsShare: 0,
    fees,
    stayMonths: house.yearsStaying * 12,
  });
  return {
    first: offerCost(offer(house.annualRate, house.fees)),
    second: offerCost(offer(house.otherRate, house.otherFees)),
  };
}

/** What buying costs and never comes back: the lender's fees, title and taxes, and interest to the end of the month. */
export const buyingCostsOf = (house: House) =>
  dollarsOf(house.lenderFees, baseLoanOf(house)) +
  dollarsOf(house.titleAndTaxes, house.price) +
  prepaidInterestOf(baseLoanOf(house), house.annualRate);

/** The home as input for the owning engine, with this site's assumptions for what nobody knows. */
function ownedHome(house: House): OwnedHome {
  const home = loanOf(house);
  return {
    price: home.price,
    downShare: perDollar(home.downPayment, home.price),
    closingShare: perDollar(buyingCostsOf(house), home.price),
    annualRate: home.annualRate,
    termMonths: home.termMonths,
    propertyTaxRate: perDollar(home.propertyTaxPerYear, home.price),
    maintenanceRate: upkeep.shareOfValue.value,
    insurancePerYear: home.insurancePerYear,
    associationDuesPerMonth: home.associationDuesPerMonth,
    mortgageInsuranceRate: needsPrivateInsurance(home.loan, home.price, law) ? home.mortgageInsuranceRate : 0,
    appreciation: ahead.appreciation,
    inflation: ahead.inflation,
    sellingShare: sellingCosts.assumed.value,
    ...growingWith(ahead.appreciation, ahead.inflation),
    insuranceGrowth: ahead.insuranceGrowth,
    duesGrowth: ahead.duesGrowth,
  };
}

const LONGEST_STAY = 30;

/** Buying versus renting a similar home. Leaves out the tax saved by owning, because few people itemize. */
export function buyOrRent(house: House) {
  return wealthByYear(
    ownedHome(house),
    {
      rentPerMonth: house.rentPerMonth,
      rentGrowth: ahead.rentGrowth,
      rentersInsurancePerMonth: renting.insurancePerYear.value / 12,
      depositMonths: renting.depositMonths.value,
    },
    { investReturn: ahead.investReturn, investTaxRate: ahead.investTaxRate },
    LONGEST_STAY,
    law,
    { capitalGainsRate: 0, gainExclusion: 0, exclusionYears: 0 },
    () => 0,
  );
}
