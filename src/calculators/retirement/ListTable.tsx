import type { ReactNode } from "react";

export interface Column<Row> {
  readonly head: string;
  readonly of: (row: Row) => ReactNode;
  /** What a row is read for: on a phone it stands beside the row's name. */
  readonly main?: boolean;
  /** Left out on a phone where it says nothing, or nothing new. */
  readonly spare?: (row: Row) => boolean;
}

interface Props<Row> {
  readonly label: string;
  /** The head of the column of names, and the name of a row; on a phone a word comes before it that says what it is. */
  readonly first: string;
  readonly name: (row: Row) => ReactNode;
  readonly before?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Scrolls by itself where it is longer than a screen. */
  readonly tall?: boolean;
  /** Names of rows that are sentences have room beside their figures. */
  readonly wordy?: boolean;
}

/** So many columns of amounts fit beside a name on a small phone. */
const FIT = 3;
const MANY = 7;

/** A table of figures. Where a phone is too narrow for it, each row is a short list there: its name, and below it the figures, each under its head. */
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
