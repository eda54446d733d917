import { type Brackets, taxOn } from "../../brackets.ts";
import { rule } from "../rule.ts";
import { readTable, type TaxTable, tableLines } from "../tax-table.ts";

interface Schedule {
  readonly rates: Brackets;
}
/** Tax on taxable income with a rate schedule; also a surtax, as a schedule that begins at 0%. */
export const rateSchedule = rule<Schedule, { amount: number }>({
  figure: (_, { rates }, r) => ({ amount: taxOn(r.taxableIncome, rates) }),
  lines: { amount: { label: "Tax by the rate schedule", formula: "taxOn(taxableIncome, rates)" } },
});

interface Table extends Schedule {
  readonly table: TaxTable;
}
/** Tax on taxable income with the state's required table, and above the table with the rate schedule. */
export const taxTable = rule({
  figure: ({ byTable }, { rates, table }: Table, { taxableIncome }) => {
    const read = readTable(taxableIncome, rates, table, byTable);
    return { read, amount: read.tax };
  },
  lines: {
    read: tableLines("taxableIncome"),
    amount: { label: "Tax by the tax table or the rate schedule", formula: "read.tax" },
  },
});
