/** The workbook as a file (Office Open XML). */
import { type Cell, type WriteSheet, writeXlsx } from "hucre/xlsx";
import type { Unit } from "../../engine/worksheet.ts";
import type { WorkbookCell, WorkbookSheet } from "./workbook.ts";

/** Parts of a cent and of a thousandth of a percent are shown if a price or rate has them. */
function formatOf(unit: Unit, value: number): string | undefined {
  const has = (parts: number) => Math.abs(value * parts - Math.round(value * parts)) > 1e-6;
  switch (unit) {
    case "usd":
      return Math.abs(value) < 100 && has(100) ? '"$"#,##0.00##;-"$"#,##0.00##' : '"$"#,##0.00;-"$"#,##0.00';
    case "rate":
      return has(1e6) ? "0.000000%" : has(1e5) ? "0.0000%" : "0.000%";
    case "share":
      return "0%";
    case "miles":
      return "#,##0.##";
    default:
      return undefined;
  }
}

function cellOf({ value, formula, unit, bold }: WorkbookCell): Partial<Cell> {
  const numFmt = unit && typeof value === "number" ? formatOf(unit, value) : undefined;
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
