import type { ExtraPayments } from "../../engine/mortgage/extra-payments.ts";
import { dollarsOf, perYear } from "../../inputs/fields.ts";
import type { Inputs } from "./inputs.ts";

/** The price less the down payment, before any fee is added. */
export const baseLoanOf = ({ price, downPayment }: Pick<Inputs, "price" | "downPayment">) =>
  price - Math.min(dollarsOf(downPayment, price), price);

const monthsBetween = (from: Inputs["firstPayment"], to: Inputs["firstPayment"]) =>
  12 * (to.year - from.year) + to.month - from.month;

/** What is paid on top, as the engine takes it. A single payment before the first one due is made with the first. */
function extrasOf(given: Inputs): ExtraPayments {
  const { extraPerMonth, extraPerYear, extraYearlyMonth, extraOnce, extraOnceMonth, firstPayment } = given;
  return {
    perMonth: extraPerMonth,
    perYear: extraPerYear,
    inMonth: extraYearlyMonth,
    once:
      extraOnce > 0
        ? [{ payment: Math.max(1, monthsBetween(firstPayment, extraOnceMonth) + 1), amount: extraOnce }]
        : [],
  };
}

export type House = ReturnType<typeof houseOf>;

/** The house as the engines take it: shares in dollars, amounts a year, dates as dates. One for all panels. */
export function houseOf(given: Inputs) {
  const { price } = given;
  const downPayment = Math.min(dollarsOf(given.downPayment, price), price);
  return {
    price,
    downPayment,
    downShare: price > 0 ? downPayment / price : 0,
    annualRate: given.annualRate,
    termMonths: given.termMonths,
    propertyTaxPerYear: dollarsOf(given.propertyTax, price),
    insurancePerYear: perYear(given.insurance),
    associationDuesPerMonth: perYear(given.associationDues) / 12,
    mortgageInsuranceRate: given.mortgageInsuranceRate,
    extraPerMonth: given.extraPerMonth,
    firstPayment: { ...given.firstPayment, day: 1 },
    extras: extrasOf(given),
  };
}
