import fc from "fast-check";
import { expect, test } from "vitest";
import { lawsOf, pathOf } from "../../../engine/retirement/plan/follow.ts";
import { stateReturnOf } from "../../../engine/retirement/taxes/state-tax.ts";
import { federalYear, yearTax } from "../../../engine/retirement/taxes/year-tax.ts";
import { compiledState } from "../../../engine/state/compiled.ts";
import { lawWith } from "../../../engine/state/later-years.ts";
import type { StateYear } from "../../../engine/state/state-year.ts";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { states as places } from "../../../inputs/places.ts";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { laterYears } from "../../../law/states/later-years.ts";
import { lawFor } from "../../../law/us/index.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { steadyFutures } from "../../../testing/futures.ts";
import { runs } from "../../../testing/runs.ts";
import { stateYear } from "../../../testing/state-year.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { LAW_YEAR } from "../years.ts";
import { futuresOf } from "./futures-of.ts";
import { fetchState, lawsFor } from "./laws.ts";
import { planned } from "./plan-of.ts";

for (const { value } of places) await fetchState(value);
const anyState = fc.constantFrom(...places.map(({ value }) => value));

/** A state's law for a year, including everything enacted for years up to it. */
function lawOf(state: string, inYear: number): StateYear {
  const now = stateYear(state, LAW_YEAR);
  const made = (laterYears[state] ?? []).filter(({ from }) => from <= inYear);
  return now.untaxed ? now : made.reduce(lawWith, now);
}

const PATHS = 500;
/** A plan skips a state's rules that can't affect it, and keeps no worksheets. */
test("each plan year's tax equals the state's full return, to the last bit", () =>
  fc.assert(
    fc.property(anyInputs(fields), anyState, fc.nat({ max: PATHS - 1 }), (given, state, path) => {
      const inputs: Inputs = { ...given, state, paths: PATHS };
      const { plan, schedule } = planned(inputs);
      const law = lawsFor(state);
      const laws = lawsOf(law);
      const futures = futuresOf(inputs, schedule.years, "random");
      const seen = pathOf(plan, schedule, law, futures, path);
      expect(seen.length).toBeGreaterThan(0);
      for (const { terms, before, year } of seen) {
        const status: FilingStatus = terms.joint ? "married_joint" : "single";
        const compiled = compiledState(lawOf(state, terms.year), status);
        const inYear = laws[terms.joint ? "together" : "alone"].at(terms.year, before.prices);
        const whole = yearTax(year.taxed, inYear);
        const { basic } = lawFor(LAW_YEAR, status).standardDeduction;
        const ofState = compiled === null ? 0 : stateReturnOf(compiled, basic, year.taxed, federalYear(whole)).made.tax;
        expect(year.tax.ofState).toBe(ofState);
        expect(year.tax.total).toBe(whole.total);
      }
    }),
    { numRuns: runs(40) },
  ));

/** A year of a plan without returns and price rises, from 70 on. */
function yearIn(state: string, age: number, typed: Typed) {
  const all: Typed = { ...{ age: "70", retireAge: "60", state, claimAge: "70", benefit: "known", pia: "0" }, ...typed };
  const { inputs } = readForm(fields, all, {}, givenBy);
  const { plan, schedule } = planned(inputs);
  const seen = pathOf(plan, schedule, lawsFor(state), steadyFutures(schedule.years, 0, 0, 0), 0);
  const found = seen.find(({ terms }) => terms.ages[0] === age);
  if (found === undefined) throw new Error(`The plan has no year at ${age}`);
  return found.year;
}

// None of these states excludes what an IRA pays.
test.each(["AL", "HI", "MD", "RI"])(
  "%s taxes a ladder or an annuity in traditional accounts like withdrawals",
  (state) => {
    const savings = { savings: "900000", roth: "0", taxable: "0", cash: "0", health: "0", spending: "60000" };
    const drawn = yearIn(state, 71, savings).tax.ofState;
    expect(drawn).toBeGreaterThan(1_000);
    const ladder = { ladderIncome: "60000", ladderAge: "71", ladderFrom: "71", ladderThrough: "75", ladderYield: "0" };
    expect(yearIn(state, 71, { ...savings, ...ladder }).tax.ofState).toBeCloseTo(drawn, 0);
    const annuity = { annuityPrice: "600000", annuityIncome: "60000", annuityAge: "71", annuityFrom: "71" };
    expect(yearIn(state, 71, { ...savings, ...annuity }).tax.ofState).toBeCloseTo(drawn, 0);
  },
);

test("Georgia excludes a spouse's pension by the spouse's age, whether it rises or not", () => {
  const spouses = (kind: string): Typed => ({
    ...{
      age: "54",
      retireAge: "50",
      spouseRetireAge: "50",
      couple: "yes",
      spouseAge: "69",
      spouseBenefit: "known",
      spousePia: "0",
      savings: "0",
      spending: "0",
    },
    ...{ streams: "1", "streams.0.kind": kind, "streams.0.owner": "spouse", "streams.0.amount": "60000" },
    "streams.0.fromAge": "60",
  });
  for (const kind of ["pension", "fixed pension"]) expect(yearIn("GA", 55, spouses(kind)).tax.ofState).toBe(0);
});
