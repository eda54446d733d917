import type { ReactNode } from "react";
import type { Color } from "../chart/Chart.tsx";
import { Explained } from "../explain/Explained.tsx";

export interface Entry<Name extends string> {
  /** The worksheet line that explains the amount: one of its `LineName`s. */
  readonly name: Name;
  readonly label: string;
  readonly amount: ReactNode;
  /** In the margin: its source, or how long it lasts. */
  readonly note?: ReactNode;
  /** Its color in the charts. */
  readonly color?: Color;
  /** A single rule above a subtotal, a double one below a total. */
  readonly kind?: "subtotal" | "total";
}

interface Props<Name extends string> {
  readonly entries: readonly Entry<Name>[];
  readonly label: string;
}

/** Label and amount joined by a hairline, as in a ledger; each label opens its amount's explanation. */
export const Ledger = <Name extends string = never>({ entries, label }: Props<Name>) => (
  <ul className="ledger" aria-label={label}>
    {entries.map((entry) => (
      <li key={entry.name} className={`row ${entry.kind ?? ""}`}>
        <span className="key">
          {entry.color && <i className={`swatch ${entry.color}`} aria-hidden="true" />}
          <Explained<string> name={entry.name}>{entry.label}</Explained>
        </span>
        <span className="amount">{entry.amount}</span>
        {entry.note && <span className="note">{entry.note}</span>}
      </li>
    ))}
  </ul>
);
