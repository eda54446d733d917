/**
 * The first sentence: what to set aside, what to pay to whom and when, and what is left. Rounded the way people say it.
 */
import { returnDue } from "../../engine/payments/due-dates.ts";
import { dayInWords, inDollars, inWholePercent } from "../../ui/format.ts";
import { listed } from "../../ui/listed.ts";
import type { Answer } from "./answer.ts";
import { calendarOf } from "./calendar-of.ts";
import { type Owed, partsOf, sumOf } from "./owed.ts";
import { countsAsPaid } from "./plan.ts";
import type { StateShare } from "./state/share.ts";
import type { Share } from "./state/useStateShare.ts";

export interface Headline {
  readonly before: string;
  /** It ends the first sentence, on its own line. */
  readonly figure: string;
  /** Whole sentences. */
  readonly after: string;
  /** The figure as a number. */
  readonly value: number;
  readonly unit: "usd" | "rate";
}

/** Everything as one text, as it is read aloud. */
export const spoken = ({ before, figure, after }: Headline) => `${before} ${figure}. ${after}`;

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

/** What the sentence assumes that nobody said: payments counted as made, and withholding estimated from pay. */
function assumption({ inputs, plan, year }: Answer, state: StateShare | null): string {
  const isEstimated = inputs.jobs.some(({ pay, withheld }) => pay.amount > 0 && withheld === null);
  const ofState = state?.paychecks?.state ?? 0;
  const assumed = [
    ((countsAsPaid(inputs) && isMuch(plan.plan.paidSoFar)) || state?.assumesPaid) &&
      "you made every payment due so far",
    isEstimated &&
      `about ${inDollars(year.result.paid.withheld)} of federal${isMuch(ofState) ? ` and ${inDollars(ofState)} of ${state?.year.name}` : ""} tax is withheld from paychecks this year${inputs.dependents.some(({ age }) => age !== null) ? ", as if your Form W-4 claims no children" : ""}`,
  ].filter((part) => part);
  return assumed.length > 0 ? ` This assumes ${assumed.join(", and ")}.` : "";
}

export function headlineOf(answered: Answer, share: Share, owed: Owed): Headline {
  const { inputs, plan, profit, grossReceipts } = answered;
  const state = typeof share === "string" ? null : share;
  const names = state?.names;
  const { toIrs, toState } = owed;
  const place = state?.ofPlace ?? { left: 0, withReturn: 0 };
  const { earned } = owed;
  const costs = grossReceipts - earned;
  const back = toWhom({ irs: -toIrs.left, state: place.left - toState.left }, names, "from");
  const refund = back && `You're on course for a refund of ${back}.`;
  const costsToo = isMuch(costs) ? `, after ${inDollars(costs)} of costs` : "";
  // If credits are more than all tax, the refund says enough: nobody keeps more of a profit than there is.
  const keeps =
    owed.kept < 0
      ? ` This work costs you ${inDollars(-owed.kept)} more than it brings in.`
      : earned > 0 && owed.kept <= earned
        ? ` You keep ${inDollars(owed.kept)} of ${profit > 0 ? `your ${inDollars(earned)} profit${costsToo}` : "tax-free rent"}.`
        : "";
  const kept = (refund && ` ${refund}`) + keeps;
  const rows = calendarOf(answered, state?.dues);
  const late = rows.find((row) => row.late);
  const next = rows.find((row) => !row.late);
  const inRow = (row: (typeof rows)[number]) => toWhom({ ...row, irs: row.federal }, names);
  const withReturns = { irs: toIrs.withReturn, state: toState.withReturn - place.withReturn, place: place.withReturn };
  const rest = toWhom(withReturns, state?.namesAtReturn);
  const alone =
    rest.endsWith(" to the IRS") && next && !isMuch(next.state + next.place) ? rest.replace(" to the IRS", "") : rest;
  const withReturn = `with your ${isMuch(place.withReturn) ? "returns" : "return"} by ${dayInWords(returnDue(inputs.taxYear))}`;
  const then = [
    next &&
      `${late ? "Then pay" : "Pay"} ${inRow(next)} by ${dayInWords(next.day)}${rest && `, and the rest, ${alone}, ${withReturn}`}.`,
    !next && rest && `${late ? "Then pay" : "Pay"} ${rest} ${withReturn}.`,
  ].filter(Boolean);
  // A refund from one doesn't pay another: what is due is said even if the refunds are more.
  if (!isMuch(owed.stillOwed) && (plan.returnWasDue || !late)) {
    return {
      before: "Set aside",
      figure: "nothing",
      value: 0,
      unit: "rate",
      after:
        [...then, refund || `Nothing more is due for ${inputs.taxYear}.`].join(" ") +
        (profit > 0 && owed.kept >= 0 ? "" : keeps) +
        assumption(answered, state),
    };
  }
  if (plan.returnWasDue)
    return {
      before: `For ${inputs.taxYear} you still owe`,
      figure: inDollars(owed.stillOwed),
      value: owed.stillOwed,
      unit: "usd",
      after: `Pay ${orIt(toWhom({ irs: toIrs.left, state: toState.left - place.left, place: place.left }, names))} now. The return was due ${dayInWords(returnDue(inputs.taxYear))}, so file and pay as soon as you can.`,
    };
  const percent = inWholePercent(owed.share);
  if (late) {
    const { sure, open } = partsOf(inputs, late);
    const mayBe = sumOf(sure) === 0;
    const said = mayBe ? open : sure;
    const behind = sumOf(said);
    // Most people read it as owed to the IRS.
    const only = isMuch(said.irs) || (isMuch(said.state) && isMuch(said.place)) ? undefined : said;
    const whose = only ? ` with ${isMuch(only.state) ? names?.state : names?.place}` : "";
    const lastYears = `Last year's ${isMuch(open.irs) ? "" : isMuch(open.state) ? "state " : "city "}tax decides`;
    return {
      before: `${mayBe ? "You may be behind" : "You're behind"}${whose} by`,
      figure: inDollars(behind),
      value: behind,
      unit: "usd",
      after:
        [
          mayBe
            ? `${lastYears}, so enter it below. If you don't know it, pay ${inRow(late)} now.`
            : `Pay ${orIt(toWhom(sure, names))} now.`,
          !mayBe && sumOf(open) > 0 && `${lastYears} whether ${toWhom(open, names)} is late too, so enter it below.`,
          ...then,
          `Set aside ${percent} of each new payout, and take the rest from what you earned before.${kept}`,
        ]
          .filter(Boolean)
          .join(" ") + assumption(answered, state),
    };
  }
  return {
    before: "From each payout, set aside",
    figure: percent,
    value: owed.share,
    unit: "rate",
    after: `${then.join(" ")}${inputs.paidSoFar === "none" ? ` Also set aside ${percent} of what you've already earned this year.` : ""}${kept}${assumption(answered, state)}`,
  };
}
