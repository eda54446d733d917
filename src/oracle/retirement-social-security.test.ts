import { expect, test } from "vitest";
import { type Allowed, differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-social-security.ts";

const cases = referenceCases(new URL("cases/retirement-social-security.jsonl", import.meta.url));

/**
 * As the cases require: average earnings and ages exact, formula amounts to a dime, payments to a dollar, values to
 * 0.1%.
 */
const allowed: Allowed = (field, expected) =>
  field.startsWith("pia")
    ? 0.1
    : field.startsWith("presentValue")
      ? expected / 1000
      : /^(monthlyBenefit|own|spousal|survivor)/.test(field)
        ? 1
        : 0;

/**
 * By law: 3,286.40, then 5.9%, 8.7%, 3.2%, 2.5% and 2.8%, each rounded down directly to a dime (docs/differences.md).
 */
const byLaw: Readonly<Record<string, object>> = { "pia-058": { piaWithColasThrough2026: 4113.4 } };

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), { ...one.expected, ...byLaw[one.id] }, allowed)).toEqual([]);
});

test("a widow under 60 gets what she would get from 60 on: 71.5% of the full amount", () => {
  const high = { birthDate: "1944-06-15", pia: 2_000, claimAgeMonths: 792 };
  const low = { birthDate: "1984-06-15", pia: 0, claimAgeMonths: 804 };
  const given = answer({ tag: "spousal-survivor", inputs: { high, low } });
  expect(given).toMatchObject({ survivorBenefitLowAfterHighDiesAt80: 1_430 });
});

test("an input that can't be computed is named", () => {
  expect(() => answer({ tag: "divorce", inputs: {} })).toThrow('Unknown tag "divorce"');
  expect(() => answer({ tag: "pia", inputs: { asOf: "2026", birthDate: "1960-02-30" } })).toThrow("1960-02-30");
  expect(() => answer({ tag: "pia", inputs: { asOf: "2026", birthDate: "1920-02-03", earnings: {} } })).toThrow("1929");
  expect(() =>
    answer({ tag: "pia", inputs: { asOf: "2026", birthDate: "1960-02-03", earnings: { "1990": -5 } } }),
  ).toThrow('-5 for "1990"');
});
