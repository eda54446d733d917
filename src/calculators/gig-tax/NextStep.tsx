import type { ReactNode } from "react";
import { dayInWords, inCents } from "../../ui/format.ts";

interface Props {
  /** "your next payment to the IRS", for people who listen to the page. */
  readonly label: string;
  readonly amount: number;
  /** Undefined if it is overdue. */
  readonly by: string | null;
  readonly url: string;
  /** Where to pay it: "IRS Direct Pay". */
  readonly at: string;
  /** What to choose there, in a sentence. */
  readonly children: ReactNode;
  onPaid(): void;
}

/** The next payment: how much by when, where to pay it, what to choose there, and a button for when it is done. */
export const NextStep = ({ label, amount, by, url, at, children, onPaid }: Props) => (
  <section aria-label={label}>
    <p>
      <b>
        Next: {inCents(amount)} {by === null ? "today" : `by ${dayInWords(by)}`}.
      </b>{" "}
      <a href={url} target="_blank" rel="noreferrer">
        Pay at {at}
      </a>
      . {children}
    </p>
    <p className="acts">
      <button type="button" onClick={onPaid}>
        I paid this
      </button>
    </p>
  </section>
);
