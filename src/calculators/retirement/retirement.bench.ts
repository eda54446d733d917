/**
 * How fast a full plan with taxes runs: 1,000 paths of 40 years with federal and state returns in at most 100 ms, in
 * every state.
 */
import { follow } from "../../engine/retirement/plan/follow.ts";
import { states } from "../../inputs/places.ts";
import { startOf } from "../../inputs/typed.ts";
import { givenBy } from "./given.ts";
import { fields, type Inputs } from "./inputs.ts";
import { futuresOf } from "./plan/futures-of.ts";
import { FLAT, fetchState, lawsFor } from "./plan/laws.ts";
import { planned } from "./plan/plan-of.ts";
// The worker also holds the lines that explain each number, and its speed depends on everything it holds
// (`besideNumbers`).
import "./steps.ts";

const MOST = 100;
const start = startOf(fields, givenBy);
/** From 56 through 95: forty years. */
const single: Inputs = { ...start, model: "random", age: 55, born: { year: 1971, month: 6 }, savings: 700_000 };
const couple: Inputs = { ...single, couple: true, spouseAge: 53, spousePay: 60_000, spending: 90_000 };
const filling: Inputs = { ...couple, order: "fill", convert: true };

function bench(name: string, inputs: Inputs) {
  let work = () => {};
  return {
    name,
    unit: "plans",
    most: MOST,
    ready: async () => {
      await fetchState(inputs.state);
      const { plan, schedule } = planned(inputs);
      const futures = futuresOf(inputs, schedule.years, inputs.model);
      work = () => follow(plan, schedule, lawsFor(inputs.state), futures);
    },
    run: () => {
      work();
      return 1;
    },
  };
}

export const benches = [
  bench("plan with tax, 1,000 x 40: one person, flat state rate", single),
  bench("plan with tax, 1,000 x 42: a couple, flat state rate", couple),
  bench("plan with tax, 1,000 x 42: a couple fills brackets and converts", filling),
  bench("plan with tax, every history: one person", { ...single, model: "history" }),
  ...states
    .filter(({ value }) => value !== FLAT)
    .flatMap(({ value: state, label }) => [
      bench(`plan with tax, 1,000 x 40: one person, return of ${label}`, { ...single, state }),
      bench(`plan with tax, 1,000 x 42: a couple, return of ${label}`, { ...couple, state }),
    ]),
];
