/**
 * The schedule as a spreadsheet with live formulas: change the rate or one month's payment, and everything below
 * follows. Every formula also has its value, for programs that only display.
 */
import { type Cell, writeXlsx } from "hucre/xlsx";
import type { Answer } from "../../answer.ts";
import { columns, type TableRow, tableOf } from "./table.ts";

const DOLLARS = '"$"#,##0.00';
const PERCENT = "0.000%";
const FORMATS: Partial<Record<keyof TableRow, string>> = {
  rate: PERCENT,
  payment: DOLLARS,
  interest: DOLLARS,
  principal: DOLLARS,
  extra: DOLLARS,
  balance: DOLLARS,
  interestSoFar: DOLLARS,
  mortgageInsurance: DOLLARS,
  taxesAndDues: DOLLARS,
  loanToValue: PERCENT,
};

/** Price and loan, an empty row, and the headings are above the first payment. */
const HEAD_ROWS = 4;

/**
 * A cell's formula, if it has one, in row `row` of the sheet; the row above is the previous payment, or the loan at the
 * top.
 */
function formulaOf(name: keyof TableRow, row: number): string | undefined {
  const first = row === HEAD_ROWS + 1;
  const before = first ? "$B$2" : `H${row - 1}`;
  switch (name) {
    case "interest":
      return `ROUND(${before}*C${row}/12,2)`;
    case "principal":
      return `ROUND(D${row}-E${row},2)`;
    case "balance":
      return `ROUND(${before}-F${row}-G${row},2)`;
    case "interestSoFar":
      return `ROUND(${first ? "" : `I${row - 1}+`}E${row},2)`;
    case "loanToValue":
      return `IF($B$1>0,H${row}/$B$1,0)`;
    default:
      return undefined;
  }
}

function cellOf(name: keyof TableRow, value: number | string, row: number): Partial<Cell> {
  const numFmt = FORMATS[name];
  const formula = formulaOf(name, row);
  return {
    value,
    ...(numFmt ? { style: { numFmt } } : {}),
    ...(formula ? { formula, formulaResult: value } : {}),
  };
}

/** The file's bytes. */
export function xlsxOf(answered: Answer): Promise<Uint8Array> {
  const { house, worksheet } = answered;
  const bold = { font: { bold: true } };
  const head: (string | number | null)[][] = [
    ["Price of the home", house.price],
    ["Loan amount", worksheet.loan],
    [],
    columns.map(({ label }) => label),
  ];
  const cells = new Map<string, Partial<Cell>>([
    ["0,1", { value: house.price, style: { numFmt: DOLLARS } }],
    ["1,1", { value: worksheet.loan, style: { numFmt: DOLLARS } }],
    ...columns.map(({ label }, i): [string, Partial<Cell>] => [`${HEAD_ROWS - 1},${i}`, { value: label, style: bold }]),
  ]);
  const table = tableOf(answered);
  const rows = table.map((payment, i) =>
    columns.map(({ name }, column) => {
      const row = HEAD_ROWS + i;
      cells.set(`${row},${column}`, cellOf(name, payment[name], row + 1));
      return payment[name];
    }),
  );
  return writeXlsx({
    sheets: [
      {
        name: "Schedule",
        rows: [...head, ...rows],
        cells,
        columns: columns.map(() => ({ width: 18 })),
        freezePane: { rows: HEAD_ROWS },
      },
    ],
    properties: { title: "Mortgage schedule", creator: "Plainsum" },
  });
}
