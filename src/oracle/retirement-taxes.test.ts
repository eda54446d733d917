import { expect, test } from "vitest";
import { differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-taxes.ts";

const cases = referenceCases(new URL("cases/retirement-taxes.jsonl", import.meta.url));

/** One cent; rates to a hundredth of a percent. */
const allowed = (field: string) => (field.startsWith("marginalRate") ? 1e-4 : 0.0100001);

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, allowed)).toEqual([]);
});

test("an input that cannot be computed is named", () => {
  const inputs = { taxYear: 2026, filingStatus: "single", personsAged65OrOver: 1 };
  expect(() => answer({ tag: "withdrawal-gross-up", inputs })).toThrow('"netSpendingNeed" is missing');
  expect(() => answer({ tag: "retirement-year-tax", inputs: { ...inputs, taxYear: 2031 } })).toThrow(
    "no figures for 2031",
  );
  expect(() => answer({ tag: "retirement-year-tax", inputs: { ...inputs, pension: -1 } })).toThrow('"pension"');
});
