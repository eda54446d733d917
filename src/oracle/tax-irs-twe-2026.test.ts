import { expect, test } from "vitest";
import { differences, type ReferenceCase, referenceCases } from "../testing/reference.ts";
import { answer } from "./tax-irs-twe-2026.ts";

const cases = referenceCases(new URL("cases/tax-irs-twe-2026.jsonl", import.meta.url));

/**
 * Where the sheet departs from the law, the case has the figure recomputed by law, and that one counts
 * (docs/differences.md).
 */
const byLaw = ({ expected, recomputed_by_law }: ReferenceCase) => ({
  ...expected,
  ...(recomputed_by_law as Record<string, number> | undefined),
});

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), byLaw(one), () => 1.005)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  const inputs = { filing_status: "single", filer_age: 40 };
  expect(() => answer({ tax_year: 2025, inputs })).toThrow("2026");
  expect(() => answer({ inputs })).toThrow("tax year");
  expect(() => answer({ tax_year: 2026, inputs: { ...inputs, aotc_expenses: 3000 } })).toThrow("number_of_students");
  expect(() => answer({ tax_year: 2026, inputs: { ...inputs, children_ages: "2" } })).toThrow('"children_ages"');
});
