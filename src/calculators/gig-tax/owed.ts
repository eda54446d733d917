/** What is left to pay for the year, to the IRS and the state, and what to set aside for it. */
import { whatIsOwed, type YearToSettle } from "../../engine/payments/settlement.ts";
import type { Answer } from "./answer.ts";
import type { StateShare } from "./state/share.ts";
import type { Share } from "./state/useStateShare.ts";

const NOTHING = { tax: 0, withheld: 0, paid: 0, ahead: 0 };
const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);

/** What it is based on: the federal, state and city returns, and both payment plans. */
export function toSettle({ inputs, year, plan, profit, grossReceipts, aside }: Answer, share: Share): YearToSettle {
  const { paid, taxAfterRefundableCredits } = year.result;
  const state = typeof share === "string" ? null : share;
  return {
    federal: {
      tax: taxAfterRefundableCredits,
      withheld: paid.withheld + paid.excessSocialSecurity,
      paid: plan.plan.paidSoFar,
      ahead: sum(plan.schedule),
    },
    state: state
      ? {
          tax: state.tax,
          withheld: (state.plan?.brief.withholding ?? inputs.stateWithheld ?? 0) + state.placeWithheld,
          paid: state.plan?.paid ?? inputs.statePaid,
          ahead: state.plan && !plan.returnWasDue ? state.plan.left.overdue + sum(state.plan.left.ahead) : 0,
        }
      : NOTHING,
    grossReceipts,
    profit,
    extraTax: (state ?? { aside }).aside.tax,
  };
}

export const owedOf = (answer: Answer, share: Share) => whatIsOwed(toSettle(answer, share));
export type Owed = ReturnType<typeof owedOf>;

/** Whether something is late only because last year's tax, which may require less, isn't known. */
export const lastYearDecides = ({ lastYearTax, lastYearStateTax }: Answer["inputs"], lateToIrs: number): boolean =>
  (lateToIrs < 0.5 ? lastYearStateTax : lastYearTax) === null;

/** Whether to ask for last year's taxes along with the payments: once the visitor says that not all were made. */
export const asksLastYear = ({ inputs, plan }: Answer): boolean => inputs.paidSoFar !== "due" && !plan.returnWasDue;

/** The part that goes to a city or county with its own return, not to the state. None of it is paid ahead. */
export const ofPlaceAlone = (state: StateShare | null): number =>
  state === null ? 0 : Math.max(0, state.tax - (state.plan?.brief.tax ?? 0) - state.placeWithheld);
