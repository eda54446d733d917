/** What is left to pay for the year, to the IRS and the state, and what to set aside for it. */
import { whatIsOwed, type YearToSettle } from "../../../engine/payments/settlement.ts";
import { toCent } from "../../../engine/rounding.ts";
import type { Answer } from "../answer.ts";
import type { Share } from "../state/useStateShare.ts";
import type { CalendarRow } from "./calendar-of.ts";

const NOTHING = { tax: 0, withheld: 0, paid: 0, ahead: 0 };
const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((all, { amount }) => all + toCent(amount), 0);

/** What it is based on: the federal, state and city returns, and both payment plans. */
export function toSettle({ year, plan, profit, grossReceipts, creditLost, aside }: Answer, share: Share): YearToSettle {
  const { paid, taxAfterRefundableCredits } = year.result;
  const state = typeof share === "string" ? null : share;
  return {
    federal: {
      tax: taxAfterRefundableCredits,
      withheld: paid.withheld + paid.excessSocialSecurity,
      paid: plan.plan.paidSoFar,
      ahead: sum(plan.schedule),
    },
    state: state?.toSettle ?? NOTHING,
    grossReceipts,
    profit,
    untaxedRent: year.businesses.reduce(
      (sum, { form, gig, deposits }) => sum + (form === "E" && gig.services === "fewDays" ? deposits : 0),
      0,
    ),
    creditLost,
    extraTax: (state ?? { aside }).aside.tax,
    stateExtraTax: state ? state.tax - state.taxWithout : 0,
  };
}

export const owedOf = (answer: Answer, share: Share) => whatIsOwed(toSettle(answer, share));
export type Owed = ReturnType<typeof owedOf>;

type Late = Pick<CalendarRow, "federal" | "state" | "place">;

/** What is late for sure, and what is late only if last year's tax, which isn't known, wasn't lower. */
export function partsOf(
  { lastYearTax, lastYearStateTax, lastYearPlaceTax }: Answer["inputs"],
  { federal, state, place }: Late,
) {
  const where = (known: boolean) => ({
    irs: (lastYearTax !== null) === known ? federal : 0,
    state: (lastYearStateTax !== null) === known ? state : 0,
    place: (lastYearPlaceTax !== null) === known ? place : 0,
  });
  return { sure: where(true), open: where(false) };
}
export const sumOf = ({ irs, state, place }: ReturnType<typeof partsOf>["sure"]) =>
  Math.round(irs) + Math.round(state) + Math.round(place);

/** Whether all that is late depends on last year's tax. */
export const lastYearDecides = (inputs: Answer["inputs"], late: Late): boolean => {
  const { sure, open } = partsOf(inputs, late);
  return sumOf(sure) === 0 && sumOf(open) > 0;
};
