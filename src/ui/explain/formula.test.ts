import { describe, expect, test } from "vitest";
import type { Known, Step, Unit, Value } from "../../engine/worksheet.ts";
import { howOf, inValues, piecesOf } from "./formula.ts";

type Given = Readonly<Record<string, readonly [label: string, value: Value, unit?: Unit]>>;

const step = (formula: string, given: Given): Step => ({
  kind: "line",
  name: "line",
  label: "Line",
  unit: "usd",
  value: 0,
  formula,
  uses: Object.fromEntries(
    Object.entries(given).map(([name, [label, value, unit = "usd"]]): [string, Known] => [
      name,
      { kind: "input", name, label, value, unit },
    ]),
  ),
});
const words = (formula: string, given: Given) =>
  piecesOf(step(formula, given))
    .map(({ text }) => text)
    .join("");

const tax: Given = {
  net: ["net earnings", 300],
  floor: ["the least that is taxed", 400],
  both: ["both parts", 42],
  old: ["You are 65", true, "flag"],
  more: ["more for age", 2000],
  none: ["a limit", null],
};

describe("a formula is said in words, and with the values of the way it went", () => {
  test.each<[formula: string, inWords: string, withValues: string, how: string]>([
    [
      "when(net < floor, 0, both)",
      "if net earnings < the least that is taxed: 0; otherwise both parts",
      "0",
      "0, because “net earnings” ($300.00) is less than “the least that is taxed” ($400.00)",
    ],
    [
      "both + when(!old, 0, more)",
      "both parts + (if not You are 65: 0; otherwise more for age)",
      "$42.00 + $2,000.00",
      "$42.00 + $2,000.00, because “You are 65” is yes",
    ],
    [
      "when(none === null, net, when(old && net > floor, min(net, none), both))",
      "if a limit = none: net earnings; otherwise if You are 65 and net earnings > the least that is taxed: the smaller of (net earnings, a limit); otherwise both parts",
      "$300.00",
      "$300.00, because “a limit” is none",
    ],
    [
      "(net - floor) * (both - (more - net)) / (2 * 0.9235)",
      "(net earnings − the least that is taxed) × (both parts − (more for age − net earnings)) ÷ (2 × 0.9235)",
      "($300.00 − $400.00) × ($42.00 − ($2,000.00 − $300.00)) ÷ (2 × 0.9235)",
      "($300.00 − $400.00) × ($42.00 − ($2,000.00 − $300.00)) ÷ (2 × 0.9235)",
    ],
    [
      "both * (1 + net) ** -floor",
      "both parts × (1 + net earnings)^(−the least that is taxed)",
      "$42.00 × (1 + $300.00)^(−$400.00)",
      "$42.00 × (1 + $300.00)^(−$400.00)",
    ],
  ])("%s", (formula, inWords, withValues, how) => {
    expect(words(formula, tax)).toBe(inWords);
    expect(inValues(step(formula, tax))).toBe(withValues);
    expect(howOf(step(formula, tax))).toBe(how);
  });
});
