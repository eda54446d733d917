import { inDollars } from "../../../ui/format.ts";
import type { Year } from "./years.ts";

/** Payments and balance for each calendar year, in whole dollars. */
export const YearTable = ({ years }: { readonly years: readonly Year[] }) => {
  const hasExtra = years.some((year) => year.extra > 0);
  return (
    <section className="scroll" tabIndex={0} aria-label="Payments by year">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Interest</th>
            <th scope="col">Principal</th>
            {hasExtra && <th scope="col">Extra</th>}
            <th scope="col">Still owed</th>
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              <td>{inDollars(year.interest)}</td>
              <td>{inDollars(year.principal)}</td>
              {hasExtra && <td>{inDollars(year.extra)}</td>}
              <td>{inDollars(year.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
