/** Recomputes a workbook in an independent spreadsheet engine, from its formulas alone. */
import { HyperFormula } from "hyperformula";

type Plain = string | number | boolean;
interface Formula {
  readonly formula: string;
  readonly value: Plain;
}
type Cell = { readonly formula?: string; readonly value: Plain } | string | undefined;
interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const isFormula = (cell: Cell): cell is Formula => typeof cell === "object" && cell.formula !== undefined;

/** The cells whose formula gives a different value than the engine, in words. Empty if the workbook is right. */
export function miscalculated(sheets: readonly Sheet[], tolerance = 1e-6): string[] {
  const content = Object.fromEntries(
    sheets.map(({ name, rows }) => [
      name,
      rows.map((row) =>
        row.map((cell) =>
          isFormula(cell) ? `=${cell.formula}` : typeof cell === "object" ? cell.value : (cell ?? null),
        ),
      ),
    ]),
  );
  const engine = HyperFormula.buildFromSheets(content, {
    licenseKey: "gpl-v3",
    smartRounding: false,
    useArrayArithmetic: true,
  });
  try {
    return sheets.flatMap((sheet) => {
      const id = engine.getSheetId(sheet.name) as number;
      return sheet.rows.flatMap((row, r) =>
        row.flatMap((cell, c) => {
          if (!isFormula(cell)) return [];
          const again = engine.getCellValue({ sheet: id, row: r, col: c });
          return same(again, cell.value, tolerance)
            ? []
            : [
                `${sheet.name}, ${String(row[0])}: ${JSON.stringify(again)} from =${cell.formula}, ${cell.value} expected`,
              ];
        }),
      );
    });
  } finally {
    engine.destroy();
  }
}

export const same = (again: unknown, value: unknown, tolerance: number) =>
  typeof again === "number" && typeof value === "number"
    ? Math.abs(again - value) <= tolerance * Math.max(1, Math.abs(value))
    : again === value;
