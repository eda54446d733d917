import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stateDifferences } from "../calculators/gig-tax/state/differences.ts";
import { recordedStateCases } from "../content/recorded-cases.ts";
import { type Allowed, differences, referenceCases } from "../testing/reference.ts";
import { answer } from "./tax-state.ts";

const cases = referenceCases(new URL("cases/tax-state.jsonl", import.meta.url));

/**
 * Five dollars for the state, a dollar for the federal return, plus the programs' single precision on large amounts.
 */
const allowed: Allowed = (field, expected) =>
  Math.max(/^(state|local)_/.test(field) ? 5 : 1, Math.abs(expected) / 100_000);

/** States define their income in more than one way, so the tax itself is compared. */
const compared = (figures: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(figures).filter(([field]) => !/^state_(agi|taxable_income)$/.test(field)));

const recorded = recordedStateCases(readFileSync(new URL("../../docs/differences.md", import.meta.url), "utf8"));

/** `sta-2025-OH-00012` */
const stateOf = (id: string) => id.slice(9, 11);
const byState = [...Map.groupBy(cases, ({ id }) => stateOf(id))];

test.each(byState)(
  "%s: every case agrees within five dollars, except those recorded with the law that decides",
  (state, its) => {
    const apart = its.filter((one) => differences(answer(one), compared(one.expected), allowed).length > 0);
    expect(apart.map(({ id }) => id).sort()).toEqual(recorded.filter((id) => stateOf(id) === state));
  },
);

test("every recorded case exists", () => {
  expect(recorded.filter((id) => !cases.some((one) => one.id === id))).toEqual([]);
});

test("exactly the states and years with such a case explain it at their result", () => {
  const said = Object.entries(stateDifferences).flatMap(([state, years]) =>
    Object.keys(years).map((year) => `${year}-${state}`),
  );
  expect(said.sort()).toEqual([...new Set(recorded.map((id) => id.slice(4, 11)))].sort());
});

test("no case is recorded twice", () => {
  expect(recorded).toHaveLength(new Set(recorded).size);
});

test("an input that can't be computed is named", () => {
  const inputs = { tax_year: 2025, filing_status: "single", filer_age: 40, state: "OH" };
  expect(() => answer({ inputs: { ...inputs, state: undefined } })).toThrow('"state" is missing');
  expect(() => answer({ inputs: { ...inputs, state: 39 } })).toThrow('"state" should be a text');
  expect(() => answer({ inputs: { ...inputs, state: "XX" } })).toThrow("XX");
  expect(() => answer({ inputs: { ...inputs, state: "IN", county: "NOWHERE_COUNTY_IN" } })).toThrow(
    "NOWHERE_COUNTY_IN",
  );
});
