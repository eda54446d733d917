/**
 * The first sentence: what to pay now and to whom, or what to set aside; then the next payment and the year's tax. The
 * table below has the rest. Rounded the way people say it.
 */
import { returnDue } from "../../../engine/payments/due-dates.ts";
import { dayInWords, inDollars, inWholePercent } from "../../../ui/format.ts";
import { listed } from "../../../ui/listed.ts";
import type { Answer } from "../answer.ts";
import type { StateShare } from "../state/share.ts";
import type { Share } from "../state/useStateShare.ts";
import { hasBegun, isOver } from "../year/part-of-year.ts";
import { calendarOf } from "./calendar-of.ts";
import { type Owed, partsOf, sumOf } from "./owed.ts";
import { unsettledCredit } from "./unsettled-credit.ts";

export interface Headline {
  readonly before: string;
  /** On its own line. */
  readonly figure: string;
  /** Whole sentences, or the end of the first one and further ones. */
  readonly after: string;
  /** The figure as a number. */
  readonly value: number;
  readonly unit: "usd" | "rate";
}

/** Everything as one text, as it is read aloud. */
export const spoken = ({ before, figure, after }: Headline) =>
  `${before} ${figure}${/^(to|in|for) /.test(after) ? " " : ". "}${after}`;

const isMuch = (amount: number) => amount >= 0.5;

interface Due {
  readonly irs: number;
  readonly state: number;
  /** To a city or county with its own return. */
  readonly place?: number;
}

/** "$1,200 to the IRS, $300 to Ohio and $560 to Columbus" */
function toWhom({ irs, state, place = 0 }: Due, names: StateShare["names"] | undefined, to = "to"): string {
  const parts = [
    isMuch(irs) && `${inDollars(irs)} ${to} the IRS`,
    isMuch(state) && `${inDollars(state)} ${to} ${names?.state}`,
    isMuch(place) && `${inDollars(place)} ${to} ${names?.place}`,
  ].filter((part) => part !== false);
  return listed(parts);
}

/** "it to the IRS" if the whole amount goes to one place; "$1,200 to the IRS and $300 to Ohio" if it is divided. */
const orIt = (parts: string) => parts.replace(/^\S+( [^$]*)$/, "it$1");

/** After the total: "to the IRS" if all of it goes there; "in total: $1,200 to the IRS and $300 to Ohio" otherwise. */
const afterTotal = (parts: string) => parts.replace(/^\S+ ([^$]*)$|^/, (_, one) => one ?? "in total: ");

export function headlineOf(answered: Answer, share: Share, owed: Owed): Headline {
  const { inputs, plan, year } = answered;
  const { taxYear } = inputs;
  const state = typeof share === "string" ? null : share;
  const names = state?.names;
  const { toIrs, toState } = owed;
  const place = state?.ofPlace ?? { left: 0, withReturn: 0 };
  const back = toWhom({ irs: -toIrs.left, state: place.left - toState.left }, names, "from");
  const refund = back && `You're on track for a refund of ${back}.`;
  const tax = year.result.taxAfterRefundableCredits + (state?.tax ?? 0);
  const sentences = (...said: readonly (string | false)[]) => said.filter(Boolean).join(" ");
  const unsettled = unsettledCredit(answered);
  const whole = sentences(
    isMuch(tax) && `Your ${state ? "total" : "federal"} tax for ${taxYear} is ${inDollars(tax)}.`,
    unsettled,
  );
  const loses = owed.kept < 0 && `After tax, this work costs you ${inDollars(-owed.kept)} more than it brings in.`;
  const rows = calendarOf(answered, state?.dues);
  const late = rows.find((row) => row.late);
  const next = rows.find(({ late, federal, state, place }) => !late && [federal, state, place].some(isMuch));
  const due = next
    ? { irs: next.federal, state: next.state, place: next.place }
    : {
        irs: Math.max(0, toIrs.withReturn),
        state: Math.max(0, toState.withReturn - place.withReturn),
        place: place.withReturn,
      };
  const dueTo = toWhom(due, next ? names : state?.namesAtReturn);
  const returns = isMuch(place.withReturn) ? "returns" : "return";
  const by = next ? `by ${dayInWords(next.day)}` : `with your ${returns} by ${dayInWords(returnDue(taxYear))}`;
  const then = dueTo && `Pay ${dueTo} ${by}.`;
  const ended = isOver(inputs);
  // A refund from one doesn't pay another: what is due is said even if the refunds are more.
  if (!isMuch(owed.stillOwed) && (plan.returnWasDue || !late)) {
    const isDone = ended && !then;
    return {
      before: isDone ? `For ${taxYear} you still owe` : "Set aside",
      figure: "nothing",
      value: 0,
      unit: "rate",
      after: sentences(then, refund || (!isDone && `Nothing more is due for ${taxYear}.`), whole, loses),
    };
  }
  if (plan.returnWasDue)
    return {
      before: `For ${taxYear} you still owe`,
      figure: inDollars(owed.stillOwed),
      value: owed.stillOwed,
      unit: "usd",
      after: sentences(
        `Pay ${orIt(toWhom({ irs: toIrs.left, state: toState.left - place.left, place: place.left }, names))} now. The return was due ${dayInWords(returnDue(taxYear))}, so file and pay as soon as you can.`,
        unsettled,
      ),
    };
  const aside = ended ? 0 : owed.share;
  const percent = inWholePercent(aside);
  const isApart = aside > 0 && isMuch(owed.fromOther);
  const other =
    owed.share === 0
      ? answered.grossReceipts > 0 &&
        "You don't need to set aside anything from your payouts, because the tax is on your other income."
      : isApart &&
        `The tax on your other income needs another ${inDollars(owed.fromOther)} for ${taxYear}, through withholding (Form W-4, W-4P or W-4V) or the payments below, which cover both.`;
  if (late) {
    const { sure, open } = partsOf(inputs, late);
    const mayBe = sumOf(sure) === 0;
    const said = mayBe ? open : sure;
    const behind = sumOf(said);
    // Most people read it as owed to the IRS.
    const only = isMuch(said.irs) || (isMuch(said.state) && isMuch(said.place)) ? undefined : said;
    const whose = only ? ` with ${isMuch(only.state) ? names?.state : names?.place}` : "";
    const whichTax = `${isMuch(open.irs) ? "" : isMuch(open.state) ? "state " : "city "}tax`;
    return {
      before: mayBe ? `You may be behind${whose} by` : "Pay now",
      figure: inDollars(behind),
      value: behind,
      unit: "usd",
      after: sentences(
        mayBe
          ? `That depends on last year's ${whichTax}, so enter it below. If you don't know it, pay ${toWhom({ ...late, irs: late.federal }, names)} now.`
          : `${afterTotal(toWhom(sure, names))}, for due dates that have passed.`,
        !mayBe &&
          sumOf(open) > 0 &&
          `Whether ${toWhom(open, names)} is late too depends on last year's ${whichTax}, so enter it below.`,
        aside > 0 &&
          `Set aside ${percent} of each new payout${isApart ? " for this work" : ""}, and pay what you're behind from money you've already earned.`,
        other,
        whole,
        refund,
        loses,
      ),
    };
  }
  // Without payouts, nothing can be set aside from them, and nothing needs to be if all of the tax is on other income.
  if (aside === 0)
    return {
      before: "Pay",
      figure: inDollars(sumOf(due)),
      value: sumOf(due),
      unit: "usd",
      after: sentences(`${afterTotal(dueTo)} ${by}.`, other, whole, refund, loses),
    };
  return {
    before: "From each payout, set aside",
    figure: percent,
    value: aside,
    unit: "rate",
    after: sentences(
      isApart && "for this work.",
      other,
      then,
      inputs.paidSoFar === "none" &&
        year.businesses.some(({ gig, deposits }) => deposits > 0 && hasBegun(gig, inputs)) &&
        `Also set aside ${percent} of what you've already earned this year.`,
      whole,
      refund,
      loses,
    ),
  };
}
