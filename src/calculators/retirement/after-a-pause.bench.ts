/**
 * How fast the questions are answered that follow a whole plan many times. A browser divides them among two workers,
 * and asks them once the visitor pauses.
 */
import { startOf } from "../../inputs/typed.ts";
import { leversOf } from "./answer/levers.ts";
import { givenBy } from "./given.ts";
import { fields, type Inputs } from "./inputs.ts";
import { compared, finalists, taxParts, weighed } from "./lower-tax/search.ts";

const start = startOf(fields, givenBy);
const early: Inputs = { ...start, age: 61, born: { year: 1965, month: 6 }, retireAge: 63, savings: 900_000 };

function searchForLowerTax(inputs: Inputs) {
  const { claims, sample } = taxParts(inputs);
  const all = claims.flatMap((part) => weighed(inputs, part, sample));
  for (const option of finalists(inputs, all)) compared(inputs, option, sample[1] as number);
}

/** @param most the limit, in milliseconds on one core */
const question = (name: string, most: number, ask: () => void) => ({
  name,
  unit: "answers",
  most,
  run: () => {
    ask();
    return 1;
  },
});

export const benches = [
  question("search for lower lifetime tax: one person, every history", 3_000, () => searchForLowerTax(early)),
  question("what one could spend, and when stop: every history", 1_000, () => leversOf(start)),
  question("what one could spend, and when stop: 1,000 futures", 5_000, () => leversOf({ ...start, model: "random" })),
];
