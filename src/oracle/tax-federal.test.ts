import { expect, test } from "vitest";
import { type Allowed, differences, type ReferenceCase, referenceCases } from "../testing/reference.ts";
import { answer } from "./tax-federal.ts";

const cases = referenceCases(new URL("cases/tax-federal.jsonl", import.meta.url));

/**
 * The independent programs use single precision, so the tolerance is a dollar plus a part in 100,000 for large amounts.
 */
const allowed: Allowed = (_, expected) => Math.max(1, Math.abs(expected) / 100_000);

/** Figures that the case file itself calls doubtful (docs/differences.md). */
const doubtful: Readonly<Record<string, readonly string[]>> = {
  itemized_amount_capped_by_agi: ["standard_or_itemized_deduction"],
  minimum_qbi_for_specified_service: [
    "qbi_deduction",
    "taxable_income",
    "income_tax_before_credits",
    "income_tax_after_credits",
    "federal_total",
  ],
};
const certain = ({ expected, doubts }: ReferenceCase) => {
  const left = new Set((doubts as string[]).flatMap((doubt) => doubtful[doubt] ?? []));
  return Object.fromEntries(Object.entries(expected).filter(([field]) => !left.has(field)));
};

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), certain(one), allowed)).toEqual([]);
});

test("an input that can't be computed is named", () => {
  const inputs = { tax_year: 2026, filing_status: "single", filer_age: 40 };
  expect(() => answer({ inputs: { ...inputs, tax_year: 2031 } })).toThrow("no figures for tax year 2031");
  expect(() => answer({ inputs: { ...inputs, filing_status: "widowed" } })).toThrow('"filing_status"');
  expect(() => answer({ inputs: { ...inputs, filer_w2_wages: "much" } })).toThrow('"filer_w2_wages"');
  expect(() => answer({ inputs: { ...inputs, charity_cash: -1 } })).toThrow('"charity_cash" should be 0 or more');
  expect(() => answer({ inputs: { ...inputs, filer_age: undefined } })).toThrow('"filer_age" is missing');
  expect(() => answer({ inputs: { ...inputs, spouse_w2_wages: 5 } })).toThrow("married_joint");
});
