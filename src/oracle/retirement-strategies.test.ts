import { expect, test } from "vitest";
import { type Allowed, differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-strategies.ts";

const cases = referenceCases(new URL("cases/retirement-strategies.jsonl", import.meta.url));

const allowed: Allowed = (field, expected) =>
  field.startsWith("end") ? Math.max(10, 1e-4 * Math.abs(expected)) : /spending/i.test(field) ? 1 : 0;

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, allowed)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  const [one] = cases;
  const withInputs = (inputs: object) => () => answer({ ...one, inputs: { ...one?.inputs, ...inputs } });
  expect(withInputs({ strategy: "lottery" })).toThrow('"lottery"');
  expect(withInputs({ rate: "4 %" })).toThrow('"rate" should be a number');
  expect(withInputs({ strategy: "cape-based", a: 0.01, b: 0.5 })).toThrow("known from 1881");
});
