/** The first sentence: what to set aside, what to pay to whom and when, and what is left. Rounded as people say it. */
import { returnDue } from "../../engine/payments/due-dates.ts";
import { dayInWords, inDollars, inWholePercent } from "../../ui/format.ts";
import type { Answer } from "./answer.ts";
import { calendarOf } from "./calendar-of.ts";
import type { Owed } from "./owed.ts";
import type { Share } from "./state/useStateShare.ts";

export interface Headline {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

const isMuch = (amount: number) => amount >= 0.5;

/** "$1,200 to the IRS and $300 to Ohio" */
function toWhom(federal: number, state: number, name: string): string {
  const parts = [
    isMuch(federal) && `${inDollars(federal)} to the IRS`,
    isMuch(state) && `${inDollars(state)} to ${name}`,
  ].filter(Boolean);
  return parts.join(" and ");
}

export function headlineOf(answered: Answer, share: Share, owed: Owed): Headline {
  const { inputs, plan, profit } = answered;
  const state = typeof share === "string" ? null : share;
  const name = state?.year.name ?? "";
  const { toIrs, toState } = owed;
  const kept = profit > 0 ? ` You keep ${inDollars(owed.kept)} of your ${inDollars(profit)} profit.` : "";
  if (!isMuch(owed.stillOwed)) {
    const back = toWhom(-toIrs.left, -toState.left, name).replaceAll(" to ", " from ");
    return {
      before: "Set aside",
      figure: "nothing",
      after: back ? `: you are on course for a refund of ${back}.` : `: nothing is due for ${inputs.taxYear}.`,
    };
  }
  if (plan.returnWasDue)
    return {
      before: `For ${inputs.taxYear} you still owe`,
      figure: inDollars(owed.stillOwed),
      after: `: ${toWhom(toIrs.left, toState.left, name)}. The return was due ${dayInWords(returnDue(inputs.taxYear))}, so file and pay as soon as you can.`,
    };
  const rows = calendarOf(answered, { plan: state?.plan ?? null });
  const late = rows.find((row) => row.late);
  const next = rows.find((row) => !row.late);
  const rest = toWhom(toIrs.withReturn, toState.withReturn, name);
  const alone = rest.endsWith(" to the IRS") && next && !isMuch(next.state) ? rest.replace(" to the IRS", "") : rest;
  const by = dayInWords(returnDue(inputs.taxYear));
  const steps = [
    late && `Pay ${toWhom(late.federal, late.state, name)} now.`,
    next &&
      `${late ? "Then pay" : "Pay"} ${toWhom(next.federal, next.state, name)} by ${dayInWords(next.day)}${rest && `, and the rest, ${alone}, with your return by ${by}`}.`,
    !next && rest && `${late ? "Then pay" : "Pay"} ${rest} with your return by ${by}.`,
  ].filter(Boolean);
  return {
    before: "Set aside",
    figure: inWholePercent(owed.share),
    after: `of each payout. ${steps.join(" ")}${kept}`,
  };
}
