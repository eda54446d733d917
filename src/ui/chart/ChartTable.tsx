interface Props {
  readonly label: string;
  /** What the rows are: years, ages. */
  readonly first: string;
  readonly rows: readonly (number | string)[];
  /** A value for each row; a missing one counts as zero. */
  readonly columns: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly show: (value: number) => string;
  /** Has its own height, for many rows. */
  readonly tall?: boolean;
}

/** A chart's numbers: a row for each place on its axis, a column for each line or bar. */
export const ChartTable = ({ label, first, rows, columns, show, tall = true }: Props) => (
  <section className={tall ? "scroll tall" : "scroll"} tabIndex={0} aria-label={label}>
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((column) => (
            <th scope="col" key={column.label}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column.label}>{show(column.values[i] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
