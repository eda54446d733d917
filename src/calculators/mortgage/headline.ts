/** The page's first answer: about the home being bought or, if only that was entered, the existing loan. */
import { at } from "../../engine/mortgage/ledger.ts";
import { presentLoan } from "../../engine/mortgage/present-loan.ts";
import { paymentDate } from "../../engine/mortgage/schedule.ts";
import type { Typed } from "../../inputs/typed.ts";
import { valuesOf } from "../../law/figure.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { inDollars, inPercent, monthInWords, monthsInWords } from "../../ui/format.ts";
import type { Answer } from "./answer.ts";
import { isDescribed, presentLoanOf } from "./present.ts";

const law = valuesOf(homeownersProtection);

export interface Headline {
  /** Shown with the figure in the bar at the top. */
  readonly label: string;
  /** The words before and after the figure, as one sentence. */
  readonly before: string;
  readonly value: number;
  readonly after: string;
  /** The existing loan, if the page is about that. */
  readonly own?: {
    /** Once its rate and the payments left are known. */
    readonly described?: { readonly owed: number; readonly annualRate: number; readonly interestToGo: number };
  };
}

/**
 * Whether the page is about a loan that somebody has: with a price, they are buying; with only a balance, they aren't.
 */
export const isOwnLoan = ({ given }: Pick<Answer, "given">, typed: Typed): boolean =>
  typed.price === undefined && given.owedNow !== null && given.owedNow > 0;

export function headlineOf(answered: Answer, typed: Typed): Headline {
  const { given, worksheet } = answered;
  if (!isOwnLoan(answered, typed))
    return {
      label: "This house, each month",
      before: "You would pay",
      value: worksheet.totalWithExtra,
      after: `a month${change(answered)}${ending(answered)}`,
    };
  const loan = presentLoanOf(answered);
  const { payment, paymentsToGo, interestToGo } = presentLoan(loan, 0, law);
  const label = "Your loan, each month";
  if (!isDescribed(given))
    return {
      label,
      before: `At ${inPercent(loan.annualRate)} over ${monthsInWords(loan.termMonths)}, you would pay`,
      value: payment,
      after: "a month on the loan you have. Enter its rate and the payments left to see your own.",
      own: {},
    };
  const end = monthInWords(paymentDate(loan, Math.max(1, paymentsToGo)));
  return {
    label,
    before: "You pay",
    value: payment,
    after: `a month on the loan you have, and finish paying in ${end}.`,
    own: { described: { owed: loan.loan, annualRate: loan.annualRate, interestToGo } },
  };
}

/** How long the first payment lasts, if it changes. */
function change(answered: Answer): string {
  const { adjustable, principalAndInterest } = answered.worksheet;
  const { schedule, interestOnlyMonths: alone } = answered.payments;
  // With extra payments, interest alone is less each month.
  if (alone > 0 && at(schedule.payment, Math.min(alone, schedule.paymentsMade)) < principalAndInterest)
    return " at first";
  const firstReset = adjustable?.firstReset ?? Number.POSITIVE_INFINITY;
  const step = alone > 0 && alone + 1 < firstReset ? principalToo(answered) : "";
  return firstReset <= schedule.paymentsMade
    ? `${step} until the rate can change in ${monthInWords(paymentDate(schedule, firstReset))}`
    : step;
}

/** How the payment rises once principal is due too. */
function principalToo({ worksheet, payments }: Answer): string {
  const { adjustable, principalAndInterest, unusual } = worksheet;
  const more = (adjustable?.principalBegins?.flat ?? unusual?.principalAndInterest ?? 0) - principalAndInterest;
  return ` for ${monthsInWords(payments.interestOnlyMonths)}, then ${inDollars(more)} more`;
}

/** How the loan above ends: paid off, due all at once, or nothing borrowed. */
function ending({ worksheet, payments: { schedule } }: Answer): string {
  if (schedule.paymentsMade === 0) return ", with nothing borrowed.";
  const when = monthInWords(paymentDate(schedule, schedule.paymentsMade));
  const balloon = worksheet.unusual?.balloon ?? 0;
  return balloon > 0 ? `, and owe ${inDollars(balloon)} all at once in ${when}.` : `, and finish paying in ${when}.`;
}
