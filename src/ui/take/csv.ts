/** The worksheet as comma-separated text: a header line, then a line for each of its lines. */
import { writeCsv } from "hucre/csv";
import { howOf } from "../explain/formula.ts";
import { type Calculation, citeOf } from "./calculation.ts";

export const csvOf = ({ steps }: Calculation): string =>
  writeCsv(
    [
      ["Line", "Amount", "Unit", "How", "Form", "Source", "Address"],
      ...steps.map((step) => [
        step.label,
        step.value,
        step.unit,
        howOf(step),
        step.form ?? "",
        citeOf(step.source),
        step.source?.url ?? "",
      ]),
    ],
    // Spreadsheets recognize the mark at the start, which says that this text is UTF-8. None of it may become a
    // formula.
    { bom: true, escapeFormulae: true },
  );
