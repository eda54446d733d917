import { expect, test } from "vitest";
import type { Known, Unit } from "../engine/worksheet.ts";
import { format, inCents, inDollars, inFormula, inPercent, inWholePercent } from "./format.ts";

const known = (kind: Known["kind"], unit: Unit, value: number): Known => ({ kind, name: "", label: "", unit, value });

test.each<[kind: Known["kind"], unit: Unit, value: number, inAFormula: string, alone: string]>([
  // IRS Notice 2026-10: 72.5 cents a mile.
  ["figure", "usd", 0.725, "$0.725", "$0.725"],
  ["figure", "usd", 16_100, "$16,100.00", "$16,100.00"],
  ["figure", "rate", 0.008237, "0.8237%", "0.8237%"],
  ["figure", "rate", 0.0000025, "0.00025%", "0.00025%"],
  ["figure", "rate", 0.06625, "6.625%", "6.625%"],
  ["input", "usd", 3.459, "$3.459", "$3.459"],
  ["line", "usd", 8_333_333.333_333, "$8,333,333.33", "$8,333,333.33"],
  ["line", "usd", 0.0333333, "$0.0333", "$0.03"],
  ["line", "rate", 0.264_451_2, "26.4451%", "26.445%"],
  ["line", "rate", 0.006_066_666, "0.6067%", "0.607%"],
  ["line", "rate", 0.000_000_123_456, "0.000012%", "0.000012%"],
  ["line", "usd", -0.001, "−$0.001", "$0.00"],
  ["line", "usd", -0, "$0.00", "$0.00"],
  ["line", "months", 1, "1 month", "1 month"],
  ["line", "count", 1 / 3, "0.3333", "0.33"],
])("%s %s %d: %s in a formula, %s alone", (kind, unit, value, inAFormula, alone) => {
  expect(inFormula(known(kind, unit, value))).toBe(inAFormula);
  expect(format(known(kind, unit, value))).toBe(alone);
});

test("what rounds to zero has no minus sign", () =>
  expect([inCents(-0.004), inDollars(-0.4), inPercent(-0.000001), inWholePercent(-0.004)]).toEqual([
    "$0.00",
    "$0",
    "0%",
    "0%",
  ]));

test("sentences use whole percents", () =>
  expect([0.07751, 0.26445, 0.005].map(inWholePercent)).toEqual(["8%", "26%", "1%"]));
