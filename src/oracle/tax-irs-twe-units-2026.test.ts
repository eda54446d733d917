import { expect, test } from "vitest";
import { differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./tax-irs-twe-units-2026.ts";

const cases = referenceCases(new URL("cases/tax-irs-twe-units-2026.jsonl", import.meta.url));

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, () => 1)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  expect(() => answer({ rule: "estate_tax", tax_year: 2026, inputs: {} })).toThrow('Unknown rule "estate_tax"');
  expect(() => answer({ rule: "niit", tax_year: 2026, inputs: { filing_status: "joint" } })).toThrow("filing_status");
});
