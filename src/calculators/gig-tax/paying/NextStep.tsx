import type { ReactNode } from "react";
import { dayInWords, inCents } from "../../../ui/format.ts";

interface Props {
  readonly payee: string;
  readonly amount: number;
  /** Null if it is overdue. */
  readonly by: string | null;
  /** Where to pay it: "IRS Direct Pay". */
  readonly at: { readonly url: string; readonly name: string };
  /** What to choose there, in a sentence. */
  readonly children: ReactNode;
  /** Undefined for what is paid with the return, which isn't a payment during the year. */
  readonly onPaid?: () => void;
}

/**
 * The next payment: how much to whom by when, where to pay it, what to choose there, and a button for when it is done.
 */
export const NextStep = ({ payee, amount, by, at, children, onPaid }: Props) => (
  <section className="next-step" aria-label={`Your next payment to ${payee}`}>
    <p>
      <b>
        {inCents(amount)} to {payee} {by === null ? "now" : `by ${dayInWords(by)}`}.
      </b>{" "}
      <a href={at.url} target="_blank" rel="noreferrer">
        Pay at {at.name}
      </a>
      . {children}
    </p>
    {onPaid && (
      <p className="acts">
        <button type="button" onClick={onPaid}>
          I paid this
        </button>
      </p>
    )}
  </section>
);
