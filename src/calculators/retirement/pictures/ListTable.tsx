import type { ReactNode } from "react";

export interface Column<Row> {
  readonly head: string;
  readonly of: (row: Row) => ReactNode;
  /** The main figure of a row; on a phone it is next to the row's name. */
  readonly main?: boolean;
  /** Omitted on a phone if it says nothing new. */
  readonly spare?: (row: Row) => boolean;
}

interface Props<Row> {
  readonly label: string;
  /** The heading of the name column and a row's name; on a phone, a word before it says what it is. */
  readonly first: string;
  readonly name: (row: Row) => ReactNode;
  readonly before?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Scrolls separately if it is taller than a screen. */
  readonly tall?: boolean;
  /** Gives row names that are sentences more room. */
  readonly wordy?: boolean;
}

/** The number of amount columns that fit next to a name on a small phone. */
const FIT = 3;
/** More columns than this are set closer, so that amounts in millions fit on a tablet. */
const MANY = 6;

/**
 * A table of figures. If a phone is too narrow, each row becomes a short list: its name, then the figures under their
 * headings.
 */
export const ListTable = <Row,>(props: Props<Row>) => {
  const { label, first, name, before, columns, rows, keyOf, tall, wordy } = props;
  const apart = columns.length > FIT;
  return (
    <section className={tall ? "scroll tall" : "scroll"} tabIndex={0} aria-label={label}>
      <table
        className={`figures ${apart ? "ways-apart" : ""} ${wordy ? "wordy-rows" : ""} ${columns.length > MANY ? "dense" : ""}`}
      >
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ head }) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                {apart && before && <span className="before">{before} </span>}
                {name(row)}
              </th>
              {columns.map(({ head, of, main, spare }) => (
                <td key={head} data-of={head} className={main ? "main" : spare?.(row) ? "spare" : undefined}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
