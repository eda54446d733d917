import { expect, test } from "vitest";
import { differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-taxes.ts";

const cases = referenceCases(new URL("cases/retirement-taxes.jsonl", import.meta.url));

/** One cent; rates to a hundredth of a percent. */
const allowed = (field: string) => (field.startsWith("marginalRate") ? 1e-4 : 0.0100001);

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, allowed)).toEqual([]);
});

test("a separate return has the addition for those over 65, but no deduction for seniors (151(d)(5)(C)(v))", () => {
  const inputs = { taxYear: 2026, filingStatus: "marriedSeparateLivedApart", personsAged65OrOver: 1, pension: 40_000 };
  expect(answer({ tag: "retirement-year-tax", inputs })).toMatchObject({
    standardDeduction: 16_100 + 1_650,
    seniorDeduction: 0,
    taxableIncome: 22_250,
  });
});

test("an input that can't be computed is named", () => {
  const inputs = { taxYear: 2026, filingStatus: "single", personsAged65OrOver: 1 };
  expect(() => answer({ tag: "withdrawal-gross-up", inputs })).toThrow('"netSpendingNeed" is missing');
  expect(() => answer({ tag: "retirement-year-tax", inputs: { ...inputs, taxYear: 2031 } })).toThrow(
    "no figures for tax year 2031",
  );
  expect(() => answer({ tag: "retirement-year-tax", inputs: { ...inputs, pension: -1 } })).toThrow('"pension"');
});
