/** The quick question whether a plan lasts often enough has the same answer as counting all futures. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { lastsIn, rateOf } from "./result.ts";
import { roundly } from "./verdict.ts";

const plans: Record<string, Typed> = {
  "every history": { age: "60", retireAge: "63", savings: "700,000", spending: "60,000" },
  "random futures and a legacy": {
    ...{ age: "60", retireAge: "63", savings: "900,000", spending: "60,000" },
    ...{ model: "random", paths: "500", legacy: "100,000" },
  },
  "guardrails and random lives": {
    ...{ age: "64", retireAge: "65", savings: "600,000", spending: "80,000", strategy: "guardrails" },
    ...{ model: "random", paths: "500", lifetimes: "random", floorShare: "80" },
  },
};

test.each(Object.entries(plans))("%s", (_, typed) => {
  const { inputs } = readForm(fields, typed, {}, givenBy);
  const rate = rateOf(inputs);
  // A plan that lasts sometimes and sometimes not, so that the shares around its rate tell a difference.
  expect(rate).toBeGreaterThan(0.05);
  expect(rate).toBeLessThan(0.95);
  for (const share of [0, 0.05, rate - 0.001, rate, rate + 0.001, 0.95, 1])
    expect(lastsIn(inputs, share), `${share} of futures`).toBe(rate >= share);
});

test("amounts are said with three digits, and below a thousand to the dollar", () => {
  expect([999, 1_234, 335_525].map(roundly)).toEqual(["$999", "$1,230", "$336,000"]);
});
