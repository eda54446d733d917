/**
 * State exemptions, deductions, exclusions and credits that step, fade or end with income: each at its edge and one
 * dollar beyond, through the return that the pages make. What is expected is worked from the second reading by the
 * arithmetic in `src/testing/state-edges/`.
 */
import { expect, test } from "vitest";
import { compiledState } from "../../engine/state/compiled.ts";
import { stateReturn } from "../../engine/state/state-return.ts";
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { secondReadings, settledDifferences } from "../../testing/second-reading.ts";
import { alabamaToGeorgia } from "../../testing/state-edges/a-to-g.ts";
import type { Read, Rows, StateEdge } from "../../testing/state-edges/by-hand.ts";
import { hawaiiToMontana } from "../../testing/state-edges/h-to-m.ts";
import { northCarolinaToRhodeIsland } from "../../testing/state-edges/n-to-r.ts";
import { southCarolinaToWisconsin } from "../../testing/state-edges/s-to-w.ts";
import { stateYear } from "../../testing/state-year.ts";
import { workedSituation } from "../../testing/worked-state.ts";
import type { TaxYear } from "../us/index.ts";

const read = new Map(
  [...secondReadings("states"), ...secondReadings("federal"), ...settledDifferences()].map(({ path, value }) => [
    path,
    value,
  ]),
);

/** Thrown when the second reading lacks a figure. */
class NotRead extends Error {}

function reading(state: string, rule: string, year: TaxYear, status: Read["status"]): Read {
  const found = (name: string, under = `states/${state}/${year}/${rule}.`) => {
    const path = under + name;
    const value = read.get(`${path}.${status}`) ?? read.get(path);
    if (value === undefined) throw new NotRead(path);
    return value;
  };
  return {
    status,
    year,
    one: (name) => found(name) as number,
    rows: (name) => found(name) as Rows,
    list: (name) => found(name) as readonly number[],
    federal: (name) => found(name, `us/${year}/`) as number,
  };
}

const edges: readonly StateEdge[] = [
  ...alabamaToGeorgia,
  ...hawaiiToMontana,
  ...northCarolinaToRhodeIsland,
  ...southCarolinaToWisconsin,
];
const years = [2025, 2026] as const;

/** The rule on the return of the household with this amount, and the same by hand. */
function both(edge: StateEdge, figures: Read, amount: number) {
  const [code = "", place = ""] = edge.rule.split(" ");
  const [group, name] = place.split(".") as ["credits", string];
  const law = stateYear(code, figures.year);
  const told = edge.household?.(amount, figures) ?? { status: figures.status, filer: { wages: amount } };
  const compiled = compiledState(law, figures.status);
  if (compiled === null) throw new Error(`${code} has no income tax`);
  const situation = workedSituation(figures.year as TaxYear, { status: figures.status, ...told });
  const state = stateReturn(situation, compiled);
  const at = Object.keys((law as unknown as Record<string, object>)[group] ?? {}).indexOf(name);
  const ours = state.parts[group][at]?.amount ?? Number.NaN;
  return { ours, byHand: edge.byHand(amount, figures, { federal: situation.federal, state }) };
}

let worked = 0;
const notRead: string[] = [];

test.each(edges)("$rule ($from)", (edge) => {
  const [code = "", rule = ""] = edge.rule.split(" ");
  const wrong: string[] = [];
  let here = 0;
  for (const year of years)
    for (const status of edge.statuses ?? filingStatuses)
      try {
        const figures = reading(code, rule, year, status);
        for (const amount of edge.amounts(figures)) {
          const { ours, byHand } = both(edge, figures, amount);
          here++;
          if (!(Math.abs(ours - byHand) < 0.005))
            wrong.push(`${year} ${status} at ${amount}: ${ours} by the engine, ${byHand} by hand`);
        }
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
        notRead.push(error.message);
      }
  expect(wrong).toEqual([]);
  expect(here, "amounts worked").toBeGreaterThan(1);
  worked += here;
});

// Rules that don't exist in a year, and amounts of 2026 that are in no second document yet.
test("few figures wait for their second reading", () => {
  expect(worked).toBeGreaterThan(4_700);
  expect(new Set(notRead).size).toBeLessThanOrEqual(15);
});
