import { expect, test } from "vitest";
import { differences, ownTolerance, referenceCases } from "../testing/reference.ts";
import { answer } from "./mortgage-amortization.ts";

const cases = referenceCases(new URL("cases/mortgage-amortization.jsonl", import.meta.url));

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, ownTolerance(one, 0.005))).toEqual([]);
});

test("an input that can't be computed is named", () => {
  expect(() => answer({ topic: "balloon", inputs: {} })).toThrow('Unknown topic "balloon"');
  expect(() => answer({ topic: "payment", inputs: { loan: 1, notePercent: 5 } })).toThrow('"months" is missing');
  expect(() => answer({ topic: "payment", inputs: { loan: -1, notePercent: 5, months: 12 } })).toThrow('"loan"');
});
