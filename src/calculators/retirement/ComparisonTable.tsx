import { inDollars } from "../../ui/format.ts";
import type { Measured } from "./analyses.ts";
import { ofHundred } from "./words.ts";

interface Row {
  readonly label: string;
  readonly result: Measured;
  readonly chosen?: boolean;
  readonly choose?: () => void;
}

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
      <table className="figures">
        <caption className="visually-hidden">{label}, in today's dollars</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Lasts in</th>
            <th scope="col">Middle spending</th>
            <th scope="col">Leanest year, 1 in 10</th>
            <th scope="col">Middle end</th>
            <th scope="col">Poor end, 1 in 10</th>
            <th scope="col">Lifetime tax</th>
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
              <td>{ofHundred(result.rate)}</td>
              <td>{inDollars(result.middleSpent)}</td>
              <td>{inDollars(result.leastSpent)}</td>
              <td>{inDollars(result.middleEnd)}</td>
              <td>{inDollars(result.poorEnd)}</td>
              <td>{inDollars(result.lifetimeTax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
