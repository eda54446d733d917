import type { ExtraPayments } from "../../engine/mortgage/extra-payments.ts";
import { type Periodic, perYear } from "../../inputs/fields.ts";
import { baseLoanOf, houseAsked } from "../home/house.ts";
import type { Inputs } from "./inputs.ts";
import { kindOf } from "./loan.ts";

const monthsBetween = (from: Inputs["firstPayment"], to: Inputs["firstPayment"]) =>
  12 * (to.year - from.year) + to.month - from.month;

/** Extra payments as engine input. A single payment before the first due one is made with the first. */
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

interface Insured {
  readonly mortgageInsuranceRate: number;
  readonly mortgageInsuranceDollars: Periodic | null;
}

/** Private mortgage insurance as a yearly fraction of the loan, from the dollar amount if entered. */
export const insuranceRateOf = ({ mortgageInsuranceRate, mortgageInsuranceDollars }: Insured, loan: number) =>
  mortgageInsuranceDollars && loan > 0 ? perYear(mortgageInsuranceDollars) / loan : mortgageInsuranceRate;

/** An adjustable loan starts at its own rate, if entered. */
const rateOf = (given: Inputs) =>
  kindOf(given) === "adjustable" ? (given.armRate ?? given.annualRate) : given.annualRate;

export type House = ReturnType<typeof houseOf>;

/** The house as engine input: shares in dollars, yearly amounts, dates as dates. The same for all panels. */
export function houseOf(given: Inputs) {
  const house = houseAsked(given, { ...given.firstPayment, day: 1 });
  const baseLoan = baseLoanOf(given);
  return {
    ...house,
    annualRate: rateOf(given),
    mortgageInsuranceRate: insuranceRateOf(given, baseLoan),
    downShare: house.price > 0 ? house.downPayment / house.price : 0,
    // With nothing borrowed there is nothing to pay extra on, whatever was typed before.
    ...(baseLoan > 0 && { extraPerMonth: given.extraPerMonth, extras: extrasOf(given) }),
  };
}
