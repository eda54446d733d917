/**
 * Numbers about the reader's house in running text, by name: computed at build for the example, and again in the page
 * when the reader types. The words around them have to be true for any house.
 */

import { twelfthExtra } from "../../engine/mortgage/biweekly.ts";
import { at } from "../../engine/mortgage/ledger.ts";
import { offerCost } from "../../engine/mortgage/offer.ts";
import { firstPaymentAtOrBelow, schedule } from "../../engine/mortgage/schedule.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import type { Shown } from "../../ui/prose/shown.ts";
import {
  affordable,
  buyOrRent,
  cash,
  comparisons,
  insuranceEnd,
  loanOf,
  payment,
  pointsOf,
  reserveOf,
  scheduleOf,
} from "./house.ts";
import type { House } from "./house-inputs.ts";

const usd = (value: number): Shown => ({ value, unit: "usd" });
const rate = (value: number): Shown => ({ value, unit: "rate" });
const months = (value: number | null): Shown => ({ value, unit: "months" });
const years = (value: number | null): Shown => ({ value, unit: "years" });

const SHORT = 180;
const POINT = 0.01;

/** Recomputed as a whole: a few milliseconds, a moment after typing pauses. */
export function houseFigures(house: House) {
  const home = loanOf(house);
  const fixed = { loan: home.loan, annualRate: home.annualRate, termMonths: home.termMonths };
  const loan = { ...fixed, firstPayment: home.firstPayment };
  const made = scheduleOf(house);
  const month = payment(house);
  const afford = affordable(house);
  const closing = cash(house);
  const reserve = reserveOf(house);
  const compared = comparisons(house);
  const insured = insuranceEnd(house);
  const lower = pointsOf(house);
  const rented = buyOrRent(house);
  const short = schedule({ ...loan, annualRate: currentAverages.fixed15.value, termMonths: SHORT });
  const withExtra = schedule(loan, { perMonth: house.extraPerMonth });
  const thirteenth = twelfthExtra(loan);
  const atHigherRate = schedule({ ...loan, annualRate: home.annualRate + POINT });
  const cheaper = offerCost({
    ...fixed,
    annualRate: Math.max(0, home.annualRate - POINT / 2),
    pointsShare: 0,
    fees: 0,
    stayMonths: 60,
  });
  const asIs = offerCost({ ...fixed, pointsShare: 0, fees: 0, stayMonths: 60 });
  return {
    price: usd(home.price),
    downPayment: usd(home.downPayment),
    downShare: rate(month.loanToValue === 0 ? 1 : 1 - month.loanToValue),
    loan: usd(home.loan),
    loanToValue: rate(month.loanToValue),
    annualRate: rate(home.annualRate),
    termMonths: months(home.termMonths),
    principalAndInterest: usd(month.principalAndInterest),
    propertyTaxPerMonth: usd(month.propertyTaxPerMonth),
    insurancePerMonth: usd(month.insurancePerMonth),
    mortgageInsurancePerMonth: usd(month.mortgageInsurancePerMonth),
    total: usd(month.total),
    totalInterest: usd(made.totalInterest),
    firstInterest: usd(at(made.interest, 1)),
    firstPrincipal: usd(at(made.principal, 1)),
    halfOwed: months(firstPaymentAtOrBelow(home.loan / 2, made)),
    shortRate: rate(currentAverages.fixed15.value),
    shortPayment: usd(short.principalAndInterest),
    shortInterest: usd(short.totalInterest),
    dearerBy: usd(atHigherRate.principalAndInterest - month.principalAndInterest),
    halfPointOverFiveYears: usd(asIs.interest - cheaper.interest),
    maxPrice: usd(afford.maxPrice),
    maxHousing: usd(afford.maxHousingPayment),
    incomeShare: rate(house.incomePerYear > 0 ? Math.round((1200 * month.total) / house.incomePerYear) / 100 : 0),
    closingCosts: usd(closing.totalClosingCosts),
    lenderFees: usd(closing.origination),
    services: usd(closing.servicesShopped),
    governmentFees: usd(closing.taxesAndRecording),
    loanCosts: usd(closing.totalLoanCosts),
    prepaids: usd(closing.prepaids),
    initialEscrow: usd(closing.initialEscrow),
    otherCosts: usd(closing.totalOtherCosts),
    cash: usd(closing.cash),
    escrowPerMonth: usd(month.propertyTaxPerMonth + month.insurancePerMonth),
    /** The Loan Estimate lists dues separately, because they are rarely in escrow. */
    totalToServicer: usd(month.total - home.associationDuesPerMonth),
    taxesInsuranceAndDues: usd(month.propertyTaxPerMonth + month.insurancePerMonth + home.associationDuesPerMonth),
    paidInFiveYears: usd(compared.inFiveYearsTotalPaid),
    principalInFiveYears: usd(compared.inFiveYearsPrincipalPaid),
    apr: rate(Math.round((compared.apr ?? 0) * 1e5) / 1e5),
    totalInterestPercentage: rate(Math.round(compared.totalInterestPercentage * 1e4) / 1e4),
    reserve: usd(reserve),
    cashWithReserve: usd(closing.cash + reserve),
    insuranceEnds: months(insured?.lastIfAutomatic ?? 0),
    insuranceAsk: months(insured?.lastIfRequested ?? 0),
    insuranceSaved: usd(insured?.savedByRequest ?? 0),
    pointsCost: usd(lower.cost),
    pointsSaving: usd(lower.monthlySaving),
    pointsBreakEven: months(lower.equityBreakEvenMonth),
    rent: usd(house.rentPerMonth),
    breakEvenYear: years(rented.breakEvenYear),
    stay: years(house.yearsStaying),
    extra: usd(house.extraPerMonth),
    extraSaves: usd(made.totalInterest - withExtra.totalInterest),
    extraShortens: months(made.paymentsMade - withExtra.paymentsMade),
    thirteenthSaves: usd(thirteenth.interestSaved),
    thirteenthShortens: months(made.paymentsMade - thirteenth.paymentsMade),
  } satisfies Record<string, Shown>;
}
