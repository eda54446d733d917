import { inDollars } from "../../ui/format.ts";
import type { Measured } from "./analyses.ts";
import { ofHundred } from "./words.ts";

interface Row {
  readonly label: string;
  readonly result: Measured;
  readonly chosen?: boolean;
  readonly choose?: () => void;
}

const COLUMNS: readonly (readonly [head: string, of: (result: Measured) => string])[] = [
  ["Lasts in", ({ rate }) => ofHundred(rate)],
  ["Middle spending", ({ middleSpent }) => inDollars(middleSpent)],
  ["Leanest year, 1 in 10", ({ leastSpent }) => inDollars(leastSpent)],
  ["Middle end", ({ middleEnd }) => inDollars(middleEnd)],
  ["Poor end, 1 in 10", ({ poorEnd }) => inDollars(poorEnd)],
  ["Lifetime tax", ({ lifetimeTax }) => inDollars(lifetimeTax)],
];

/** Plans side by side: success, what a poor end leaves, and what is spent. Today's dollars. */
export function ComparisonTable({
  label,
  first,
  rows,
}: {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly Row[];
}) {
  return (
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className="figures ways-apart">
        <caption className="visually-hidden">{label}, in today's dollars</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {COLUMNS.map(([head]) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: row, result, chosen, choose }) => (
            <tr key={row}>
              <th scope="row">
                {choose && !chosen ? (
                  <button type="button" className="plain" onClick={choose}>
                    {row}
                  </button>
                ) : (
                  row
                )}
                {chosen && <small className="soft"> in the plan</small>}
              </th>
              {COLUMNS.map(([head, of]) => (
                <td key={head} data-of={head}>
                  {of(result)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
