import type { House } from "../../engine/mortgage/owning/house-cost.ts";
import { toCent } from "../../engine/rounding.ts";
import { type AmountOrShare, type Periodic, perYear } from "../../inputs/fields.ts";
import { dollarsOf } from "../../inputs/kinds/amount-or-share.ts";
import { buyingCosts } from "../../law/mortgage/transaction-costs.ts";

/** What every form about a house asks for, by field name. */
export interface AskedOfHouse {
  readonly price: number;
  readonly downPayment: AmountOrShare;
  readonly annualRate: number;
  readonly termMonths: number;
  readonly propertyTax: AmountOrShare;
  readonly insurance: Periodic;
  readonly associationDues: Periodic;
  readonly mortgageInsuranceRate: number;
}

/** In dollars and cents, and never more than the price. */
export const downPaymentOf = ({ price, downPayment }: Pick<AskedOfHouse, "price" | "downPayment">) =>
  toCent(Math.min(dollarsOf(downPayment, price), price));

/** Price minus down payment, before any fee is added. */
export const baseLoanOf = (asked: Pick<AskedOfHouse, "price" | "downPayment">) =>
  toCent(asked.price - downPaymentOf(asked));

/** Closing in the middle of a month: half a month of interest, with a 365-day year as lenders count. */
const PREPAID_DAYS = 15;
const DAYS_IN_YEAR = 365;

/** Interest from the day of closing to the end of the month. */
export const prepaidInterestOf = (loan: number, annualRate: number) =>
  ((loan * annualRate) / DAYS_IN_YEAR) * PREPAID_DAYS;

/** A lender's fees until they are typed; nobody charges them if nothing is borrowed. */
export const usualLenderFees = (baseLoan: number) => (baseLoan > 0 ? buyingCosts.lenderFeesWithoutPoints.value : 0);

/** What buying costs on average and never comes back: neither the escrow nor the first year's home insurance. */
export const usualBuyingCosts = (
  asked: Pick<AskedOfHouse, "price" | "downPayment" | "annualRate">,
  titleAndTaxesShare: number,
) =>
  usualLenderFees(baseLoanOf(asked)) +
  titleAndTaxesShare * asked.price +
  prepaidInterestOf(baseLoanOf(asked), asked.annualRate);

/** The house as engine input, read the same way on every page. No extra payments. */
export const houseAsked = (asked: AskedOfHouse, firstPayment: House["firstPayment"]): House => ({
  price: asked.price,
  downPayment: downPaymentOf(asked),
  annualRate: asked.annualRate,
  termMonths: asked.termMonths,
  propertyTaxPerYear: dollarsOf(asked.propertyTax, asked.price),
  insurancePerYear: perYear(asked.insurance),
  associationDuesPerMonth: perYear(asked.associationDues) / 12,
  mortgageInsuranceRate: asked.mortgageInsuranceRate,
  extraPerMonth: 0,
  firstPayment,
  extras: {},
});

/**
 * What owning costs a year at any price: a property tax typed as a share rises with the price; one typed in dollars and
 * home insurance stay the same, as they do on the page when only the price is changed.
 */
export const yearlyCosts = (propertyTax: AmountOrShare, insurancePerYear: number) =>
  "share" in propertyTax
    ? { propertyTaxRate: propertyTax.share, fixedPerYear: insurancePerYear }
    : { propertyTaxRate: 0, fixedPerYear: insurancePerYear + propertyTax.amount };
