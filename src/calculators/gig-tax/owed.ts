/** What is left to pay for the year, to the IRS and the state, and what to set aside for it. */
import { whatIsOwed, type YearToSettle } from "../../engine/payments/settlement.ts";
import { toCent } from "../../engine/rounding.ts";
import type { Answer } from "./answer.ts";
import type { CalendarRow } from "./calendar-of.ts";
import type { Share } from "./state/useStateShare.ts";

const NOTHING = { tax: 0, withheld: 0, paid: 0, ahead: 0 };
const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((all, { amount }) => all + toCent(amount), 0);

/** What it is based on: the federal, state and city returns, and both payment plans. */
export function toSettle({ year, plan, profit, grossReceipts, aside }: Answer, share: Share): YearToSettle {
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
    extraTax: (state ?? { aside }).aside.tax,
  };
}

export const owedOf = (answer: Answer, share: Share) => whatIsOwed(toSettle(answer, share));
export type Owed = ReturnType<typeof owedOf>;

/** Whether something is late only because last year's tax, which may require less, isn't known. */
export const lastYearDecides = (
  { lastYearTax, lastYearStateTax, lastYearPlaceTax }: Answer["inputs"],
  { federal, state, place }: Pick<CalendarRow, "federal" | "state" | "place">,
): boolean =>
  (federal >= 0.5 && lastYearTax === null) ||
  (state >= 0.5 && lastYearStateTax === null) ||
  (place >= 0.5 && lastYearPlaceTax === null);
