/** What is still to be paid for the year, to the IRS and to the state, and what to set aside for it. */
import { whatIsOwed, type YearToSettle } from "../../engine/payments/settlement.ts";
import type { Answer } from "./answer.ts";
import type { StateShare } from "./state/share.ts";
import type { Share } from "./state/useStateShare.ts";

const NOTHING = { tax: 0, withheld: 0, paid: 0, ahead: 0 };
const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);

/** What goes into it: the federal return, the state's and the city's, and both plans of payments. */
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
          withheld: state.plan?.brief.withholding ?? inputs.stateWithheld ?? 0,
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

/** Whether something is late only because last year's tax, which may ask for less, isn't known. */
export const lastYearDecides = ({ lastYearTax, lastYearStateTax }: Answer["inputs"], lateToIrs: number): boolean =>
  (lateToIrs < 0.5 ? lastYearStateTax : lastYearTax) === null;

/** Whether last year's taxes are asked beside the payments: once the visitor said that not all of them were made. */
export const asksLastYear = ({ inputs, plan }: Answer): boolean => inputs.paidSoFar !== "due" && !plan.returnWasDue;

/** The part that goes to a city or county with a return of its own, not to the state. Nothing is paid to it ahead. */
export const ofPlaceAlone = (state: StateShare | null): number =>
  state === null ? 0 : Math.max(0, state.tax - (state.plan?.brief.tax ?? 0));
