import { readFileSync } from "node:fs";
import type { Fields } from "../inputs/fields.ts";
import type { Typed } from "../inputs/typed.ts";

export interface GoldenCase {
  /** The contents of the fields. */
  readonly typed: Typed;
  readonly expected: Readonly<Record<string, number>>;
  readonly source: string;
}

/**
 * The rows of a golden table. Columns named like inputs are typed into the form; `source` comes last and may contain
 * commas; all others are expected numbers. An empty cell keeps the default, or isn't compared. Whatever the form would
 * reject is rejected here too.
 */
export function goldenCases(file: URL, fields: Fields): GoldenCase[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const names = head.split(",").slice(0, -1);
  return lines.map((line) => {
    const cells = line.split(",");
    const typed: Record<string, string> = {};
    const expected: Record<string, number> = {};
    for (const [i, name] of names.entries()) {
      const text = cells[i] ?? "";
      if (text === "") continue;
      const field = fields[name];
      if (field === undefined || field.kind === "list") expected[name] = Number(text);
      else {
        const reading = field.read(text);
        if ("problem" in reading) throw new Error(`${line}: ${reading.problem}`);
        typed[name] = text;
      }
    }
    return { typed, expected, source: cells.slice(names.length).join(",") };
  });
}
