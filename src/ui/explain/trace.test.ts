import { expect, test } from "vitest";
import { answer } from "../../calculators/gig-tax/answer.ts";
import { fields } from "../../calculators/gig-tax/inputs.ts";
import { stepsOf } from "../../calculators/gig-tax/steps.ts";
import { readForm } from "../../inputs/typed.ts";
import { inValues } from "./formula.ts";
import { inputsBehind, workedIn } from "./trace.ts";

const stepsFor = (typed: Record<string, string>) =>
  new Map(stepsOf(answer(readForm(fields, typed).inputs)).map((step) => [step.name, step]));

test("a number carried over from another line is explained where it was computed", () => {
  const steps = stepsFor({ gigs: "1", "gigs.0.pay": "36000/year" });
  const carried = steps.get("selfEmploymentTax");
  if (!carried) throw new Error("the return has no self-employment tax");
  expect(inValues(carried)).toBe("");
  // Schedule SE, 2026: 36,000 × 92.35% = 33,246; × 12.4% = 4,122.50 and × 2.9% = 964.13.
  expect(inValues(workedIn(carried, steps))).toBe("$4,122.50 + $964.13");
  expect(workedIn(carried, steps).form).toBe("Schedule SE, line 12");
});

test("a sum of two people's lines stays the sum", () => {
  const steps = stepsFor({
    filingStatus: "married_joint",
    gigs: "2",
    "gigs.0.pay": "36000/year",
    "gigs.1.pay": "20000/year",
    "gigs.1.who": "spouse",
  });
  const sum = steps.get("selfEmploymentTax");
  if (!sum) throw new Error("the return has no self-employment tax");
  expect(workedIn(sum, steps)).toBe(sum);
});

test("a number links to the questions it depends on, in their words", () => {
  const labelsOf = (typed: Record<string, string>) => {
    const steps = stepsFor(typed);
    const miles = steps.get("gigs.1.carBothWays.businessMiles");
    if (!miles) throw new Error("the car has no business miles");
    return inputsBehind(miles, steps, typed).map(({ label }) => label);
  };
  // Work without a car has no lines about one.
  expect([...stepsFor({}).keys()].filter((name) => /^gigs\.1\.(car|byStandardRate)/.test(name))).toEqual([]);
  expect(labelsOf({ "gigs.0.milesJanuaryToJune": "900" })).toEqual(["Miles driven for work, January to June"]);
  expect(labelsOf({ "gigs.0.milesJanuaryToJune": "900", "gigs.0.milesJulyToDecember": "0" })).toEqual([
    "Miles driven for work, January to June",
    "Miles driven for work, July to December",
  ]);
});

test("costs link to the fields where they were typed", () => {
  const typed = { "gigs.0.supplies": "500", "gigs.0.phone": "600", "gigs.0.phone_share": "50" };
  const steps = stepsFor(typed);
  const total = steps.get("gigs.1.expensesTotal");
  if (!total) throw new Error("the gig has no costs");
  expect(total.value).toBe(800);
  expect(inputsBehind(total, steps, typed).map(({ name }) => name)).toEqual([
    "gigs.0.supplies",
    "gigs.0.phone",
    "gigs.0.phone_share",
  ]);
});

test("self-employment tax comes from the pay that was typed, not from a zero that the same field also gives", () => {
  const typed = { gigs: "1", "gigs.0.pay": "38000/year" };
  const steps = stepsFor(typed);
  const tax = steps.get("people.1.selfEmployed.tax");
  if (!tax) throw new Error("the return has no self-employment tax");
  expect(inputsBehind(tax, steps, typed).map(({ name, value }) => [name, value])).toEqual([["gigs.0.pay", 38_000]]);
});
