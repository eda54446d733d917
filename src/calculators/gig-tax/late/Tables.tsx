/** The tables of what being late costs. */
import type { LateReturnCost } from "../../../engine/payments/late-return.ts";
import type { PaymentPenalties } from "../../../engine/payments/payment-penalties.ts";
import type { LateEstimates, LateStateReturnCost } from "../../../engine/state/late-charges.ts";
import type { LineName } from "../../../engine/worksheet.ts";
import { Explained } from "../../../ui/explain/Explained.tsx";
import { inDollars } from "../../../ui/format.ts";

const ROWS = [
  ["extensionPenalty", "Penalty for filing in the extension without paying"],
  ["failureToFile", "Penalty for filing late"],
  ["failureToPay", "Penalty for paying late"],
  ["interest", "Interest"],
  ["total", "Total"],
] as const satisfies readonly (readonly [LineName<LateReturnCost | LateStateReturnCost>, label: string])[];
type Costs = { readonly [K in (typeof ROWS)[number][0]]?: number };

/** Paying too little during the year, by day of payment; filing and paying late, by return and day. */
export type LateLine =
  | `plan.${LineName<PaymentPenalties>}`
  | `late.${string}.${LineName<LateReturnCost | LateStateReturnCost | LateEstimates>}`;

interface FiledProps<Way> {
  readonly ways: readonly Way[];
  /** The start of the names of their lines. */
  readonly path: `late.${string}`;
  title(way: Way): string;
}

/** What filing and paying on different days costs. */
export const Filed = <Way extends { readonly filedOn: string; readonly paidOn: string; readonly cost: Costs }>({
  ways,
  path,
  title,
}: FiledProps<Way>) => (
  <Table
    titles={ways.map(title)}
    rows={ROWS.filter(([name]) => name !== "extensionPenalty" || ways.some(({ cost }) => cost.extensionPenalty)).map(
      ([name, label]) => ({
        label,
        isTotal: name === "total",
        cells: ways.map(({ cost }, i) => [`${path}${i + 1}.${name}`, cost[name] ?? 0] as const),
      }),
    )}
  />
);

interface TableProps {
  readonly titles: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly isTotal?: boolean;
    readonly cells: readonly (readonly [name: LateLine, amount: number])[];
  }[];
}

export const Table = ({ titles, rows }: TableProps) => (
  <table className="figures comparison">
    <thead>
      <tr>
        <td />
        {titles.map((title) => (
          <th scope="col" key={title}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, isTotal, cells }) => (
        <tr key={label} className={isTotal ? "total" : undefined}>
          <th scope="row">{label}</th>
          {cells.map(([name, amount]) => (
            <td key={name}>
              <Explained<LateLine> name={name}>{inDollars(amount)}</Explained>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
