/** How fast a whole plan with its taxes is followed: the goals are 10 plans a second (1,000 paths of 40 years) and one core. */
import { follow } from "../../engine/retirement/plan/follow.ts";
import { startOf } from "../../inputs/typed.ts";
import { futuresOf } from "./futures-of.ts";
import { fields, givenBy, type Inputs } from "./inputs.ts";
import { fetchState, lawsFor } from "./laws.ts";
import { planned } from "./plan-of.ts";

const start = startOf(fields, givenBy);
/** From 56 through 95: forty years. */
const single: Inputs = { ...start, age: 55, born: { year: 1971, month: 6 }, savings: 700_000 };
const couple: Inputs = { ...single, couple: true, spouseAge: 53, spousePay: 60_000, spending: 90_000 };
const filling: Inputs = { ...couple, order: "fill", convert: true };

function bench(name: string, inputs: Inputs, model: Inputs["model"]) {
  const which = planned(inputs);
  const futures = futuresOf(inputs, which.schedule.years, model);
  return {
    name: `${name}: ${futures.paths} paths × ${which.schedule.years} years with tax`,
    unit: "plans",
    run: () => {
      follow(which.plan, which.schedule, lawsFor(inputs.state), futures);
      return 1;
    },
  };
}

await fetchState("CA");
const inCalifornia: Inputs = { ...single, state: "CA" };

export const benches = [
  bench("one person in California, federal and state returns", inCalifornia, "random"),
  bench("one person, random futures", single, "random"),
  bench("a couple, random futures", couple, "random"),
  bench("a couple that fills brackets and converts", filling, "random"),
  bench("one person, every stretch of history", single, "history"),
];
