import { Fragment, type ReactNode, useId } from "react";
import { Explanation } from "../explain/lazily.tsx";
import { useExplain } from "../explain/useExplain.ts";

interface Cell {
  readonly text: ReactNode;
  /** The line of the worksheet that explains it. */
  readonly name?: string;
  /** The best of its row. */
  readonly best?: boolean;
}

export interface CompareRow {
  readonly label: string;
  readonly note?: string;
  readonly cells: readonly Cell[];
  readonly kind?: "total";
}

interface Props {
  /** What is compared, for people who can't see the table. */
  readonly label: string;
  readonly columns: readonly ReactNode[];
  readonly rows: readonly CompareRow[];
}

/** Several options side by side. Each number opens its explanation in a row below it. */
export function Comparison({ label, columns, rows }: Props) {
  const { open, toggle } = useExplain();
  const table = useId();
  return (
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className="figures comparison">
        <thead>
          <tr>
            <td />
            {columns.map((column, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
              <th scope="col" key={i}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: row, note, cells, kind }) => {
            const shown = cells.findIndex((_, i) => open === `${table}-${row}-${i}`);
            return (
              <Fragment key={row}>
                <tr className={kind}>
                  <th scope="row">
                    {row}
                    {note && <small className="soft"> {note}</small>}
                  </th>
                  {cells.map((cell, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
                    <td key={i} className={cell.best ? "best" : undefined}>
                      {cell.name === undefined ? (
                        cell.text
                      ) : (
                        <span className="explained">
                          <button
                            type="button"
                            aria-expanded={shown === i}
                            aria-controls={shown === i ? `${table}-why` : undefined}
                            onClick={() => toggle(`${table}-${row}-${i}`)}
                            onKeyDown={(event) => event.key === "Escape" && shown === i && toggle(undefined)}
                          >
                            {cell.text}
                          </button>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
                {cells[shown]?.name !== undefined && (
                  <tr className="why">
                    <td colSpan={columns.length + 1}>
                      <Explanation name={cells[shown].name} id={`${table}-why`} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
