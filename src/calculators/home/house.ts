import type { House } from "../../engine/mortgage/owning/house-cost.ts";
import { toCent } from "../../engine/rounding.ts";
import { type AmountOrShare, dollarsOf, type Periodic, perYear } from "../../inputs/fields.ts";

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
