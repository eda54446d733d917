/**
 * A calculation as a workbook with live formulas: each worksheet line is a formula over the cells of inputs, figures
 * and earlier lines. Every formula also has its value, for programs that only display.
 */
import type { Brackets } from "../../engine/brackets.ts";
import type { Known, Step, Unit, Value } from "../../engine/worksheet.ts";
import { foundIn, howOf, piecesOf } from "../explain/formula.ts";
import { dayInWords } from "../format.ts";
import { underHeadings } from "../result/assumed.ts";
import { type Calculation, citeOf, membersOf, resultsOf, stepOf } from "./calculation.ts";
import { NONE, type Place, spreadsheetFormula } from "./spreadsheet-formula.ts";

export interface WorkbookCell {
  readonly value: string | number | boolean;
  readonly formula?: string;
  readonly unit?: Unit;
  readonly bold?: boolean;
}
type WorkbookRow = readonly (WorkbookCell | string | undefined)[];
export interface WorkbookSheet {
  readonly name: "Summary" | "Worksheet" | "Values" | "Schedules" | "Assumptions";
  readonly widths: readonly number[];
  readonly rows: readonly WorkbookRow[];
}

/** Larger than any amount; it represents "no upper limit" in a cell. */
const ENDLESS = 9.99e307;
const cellValue = (value: Value): WorkbookCell["value"] => {
  if (value === null || typeof value === "object") return NONE;
  if (typeof value !== "number") return value;
  if (Number.isNaN(value)) return NONE;
  return Number.isFinite(value) ? value : Math.sign(value) * ENDLESS;
};
const head = (...words: string[]): WorkbookRow => words.map((value) => ({ value, bold: true }));
const inWords = (step: Step) =>
  step.formula === undefined
    ? foundIn(step)
    : piecesOf(step)
        .map(({ text }) => text)
        .join("");

/** What formulas name besides steps, each in its own cell: inputs, figures, and lists and schedules of them. */
class Store {
  readonly values: WorkbookRow[] = [head("What", "Amount", "", "From", "Address")];
  readonly schedules: WorkbookRow[] = [head("Above", "Rate", "Increase over the bracket below")];
  readonly #places = new Map<string, Place>();

  placeOf(known: Known): Place {
    const key = [known.kind, known.name, known.label, JSON.stringify(known.value)].join(" ");
    const before = this.#places.get(key);
    if (before) return before;
    const place = this.#put(known);
    this.#places.set(key, place);
    return place;
  }

  #put(known: Known): Place {
    const { value } = known;
    if (known.unit === "brackets" && Array.isArray(value)) return this.#schedule(known, value as Brackets);
    if (Array.isArray(value))
      return {
        kind: "cells",
        at: (value as readonly Value[]).map((one, i) =>
          this.#cell({ ...known, label: `${known.label}, ${i + 1}`, unit: known.of ?? "usd", value: one }),
        ),
      };
    return { kind: "cell", at: this.#cell(known), isNone: value === null };
  }

  #cell({ kind, label, unit, value, source }: Known): string {
    const from = kind === "input" ? "you" : kind === "figure" ? citeOf(source) : "from an earlier line";
    this.values.push([label, { value: cellValue(value), unit }, "", from, source?.url ?? ""]);
    return `Values!$B$${this.values.length}`;
  }

  #schedule({ label, source }: Known, rows: Brackets): Place {
    this.schedules.push([{ value: label, bold: true }, undefined, undefined, citeOf(source)]);
    const first = this.schedules.length + 1;
    for (const [i, { floor, rate }] of rows.entries()) {
      const row = first + i;
      const step =
        i === 0
          ? { formula: `B${row}`, value: rate }
          : { formula: `B${row}-B${row - 1}`, value: rate - (rows[i - 1]?.rate ?? 0) };
      this.schedules.push([
        { value: cellValue(floor), unit: "usd" },
        { value: rate, unit: "count" },
        { ...step, unit: "count" },
      ]);
    }
    const last = this.schedules.length;
    const column = (letter: string) => `Schedules!$${letter}$${first}:$${letter}$${last}`;
    return { kind: "table", floors: column("A"), steps: column("C"), firstRate: `Schedules!$B$${first}` };
  }
}

export function workbookOf(calculation: Calculation): WorkbookSheet[] {
  const { taken, made, link, blanks, steps, notes } = calculation;
  const byName = new Map(steps.map((step) => [step.name, step]));
  const rowOf = new Map(steps.map((step, i) => [step.name, i + 2]));
  const at = (step: Step) => `Worksheet!$B$${rowOf.get(step.name)}`;
  const store = new Store();
  const placeOf = (known: Known): Place => {
    const step = stepOf(known, byName);
    if (step) return { kind: "cell", at: at(step), isNone: step.value === null };
    const members = membersOf(known, byName);
    return members ? { kind: "cells", at: members.map(at) } : store.placeOf(known);
  };
  const amount = (step: Step): WorkbookCell => {
    const cell = { value: cellValue(step.value), unit: step.unit };
    if (step.formula === undefined) return cell;
    return { ...cell, formula: spreadsheetFormula(step.formula, (name) => placeOf(step.uses[name] as Known)) };
  };
  const worksheet = steps.map(
    (step): WorkbookRow => [
      step.label,
      amount(step),
      inWords(step),
      step.formula === undefined ? "" : howOf(step),
      step.form ?? "",
      citeOf(step.source),
    ],
  );
  const summary: WorkbookRow[] = [
    head(taken.title),
    ["Made on", dayInWords(made)],
    ["Our newest source is from", dayInWords(taken.rulesUpdated)],
    ["Open it again", link],
    [],
    head("Results"),
    ...resultsOf(calculation).map(
      (step): WorkbookRow => [step.label, { value: cellValue(step.value), formula: at(step), unit: step.unit }],
    ),
    [],
    head("What you typed"),
    ...blanks.filter(({ typed }) => typed).map(({ label, text }): WorkbookRow => [label, text]),
    [],
    head("Starting values you did not change"),
    ...blanks.filter(({ typed }) => !typed).map(({ label, text }): WorkbookRow => [label, text]),
    [],
    [
      "If you change an amount on the “Values” sheet, the worksheet updates. These are estimates and explanations, not advice.",
    ],
  ];
  return [
    { name: "Summary", widths: [44, 40], rows: summary },
    {
      name: "Worksheet",
      widths: [44, 18, 60, 60, 26, 34],
      rows: [head("Line", "Amount", "In words", "With your numbers", "Form", "Source"), ...worksheet],
    },
    { name: "Values", widths: [50, 18, 4, 40, 60], rows: store.values },
    ...(store.schedules.length > 1
      ? [{ name: "Schedules" as const, widths: [40, 14, 18, 40], rows: store.schedules }]
      : []),
    {
      name: "Assumptions",
      widths: [44, 110],
      rows: [
        ["Our newest source is from", dayInWords(taken.rulesUpdated)],
        ...underHeadings(notes).flatMap(([heading, of]): WorkbookRow[] => [
          [],
          head(heading),
          ...of.map(({ text }): WorkbookRow => [text]),
        ]),
      ],
    },
  ];
}
