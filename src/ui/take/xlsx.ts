/** The workbook as a file (Office Open XML). */
import { type Cell, type WriteSheet, writeXlsx } from "hucre/xlsx";
import type { Unit } from "../../engine/worksheet.ts";
import type { WorkbookCell, WorkbookSheet } from "./workbook.ts";

const FORMATS: Partial<Record<Unit, string>> = {
  usd: '"$"#,##0.00;-"$"#,##0.00',
  rate: "0.000%",
  miles: "#,##0.##",
};

function cellOf({ value, formula, unit, bold }: WorkbookCell): Partial<Cell> {
  const numFmt = unit && typeof value === "number" ? FORMATS[unit] : undefined;
  const style = { ...(numFmt ? { numFmt } : {}), ...(bold ? { font: { bold } } : {}) };
  return { value, style, ...(formula === undefined ? {} : { formula, formulaResult: value }) };
}

function sheetOf({ name, widths, rows }: WorkbookSheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  for (const [row, line] of rows.entries())
    for (const [column, cell] of line.entries())
      if (cell !== undefined && cell !== "")
        cells.set(`${row},${column}`, typeof cell === "string" ? { value: cell } : cellOf(cell));
  return {
    name,
    rows: rows.map((line) =>
      line.map((cell) => (cell === undefined || cell === "" ? null : typeof cell === "string" ? cell : cell.value)),
    ),
    cells,
    columns: widths.map((width) => ({ width })),
    ...(name === "Worksheet" ? { freezePane: { rows: 1 } } : {}),
  };
}

export const xlsxOf = (sheets: readonly WorkbookSheet[], title: string): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(sheetOf), properties: { title, creator: "Plainsum" } });
