import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { format } from "../../../ui/format.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { benefitSteps } from "../steps/benefit.ts";
import { benefitRows } from "./benefit-rows.ts";

const stepsOf = (typed: Typed) => benefitSteps(readForm(fields, typed, {}, givenBy).inputs);
const rowsOf = (typed: Typed) => benefitRows(stepsOf(typed)).map(({ step, label }) => `${label}: ${format(step)}`);

test("a typed benefit shows the share for the age of the claim, by hand", () => {
  // Born in 1966, so 67 is full retirement age. At 63: 36 months at 5/9% and 12 at 5/12% less, 1 - 0.2 - 0.05.
  const typed = { age: "60", born: "1966-06", benefit: "known", pia: "2,000", piaCounts: "plan" };
  const shown = (claimAge: string) => rowsOf({ ...typed, claimAge });
  expect(shown("63")).toEqual([
    "Share of it when you claim at 63: 75%",
    "Your monthly benefit, before Medicare and tax: $1,500.00",
  ]);
  // At 70: 36 months at 2/3%.
  expect(shown("70")).toEqual([
    "Share of it when you claim at 70: 124%",
    "Your monthly benefit, before Medicare and tax: $2,480.00",
  ]);
});

test("from pay, the rows add up by the law's percents and bend points", () => {
  const steps = stepsOf({ age: "62", born: "1964-06", pay: "90,000", retireAge: "62" });
  expect(misexplained(steps)).toEqual([]);
  const value = (name: string) => steps.find((step) => step.name === name)?.value as number;
  // Reaching 62 in 2026: SSA's bend points of 2026 are 1,286 and 7,749.
  expect([value("benefit.firstBendPoint"), value("benefit.secondBendPoint")]).toEqual([1_286, 7_749]);
  const average = value("benefit.earnings.averageMonthly");
  expect(average).toBeGreaterThan(1_286);
  expect(average).toBeLessThan(7_749);
  expect(value("benefit.atEligibility")).toBe(Math.floor((0.9 * 1_286 + 0.32 * (average - 1_286)) * 10 + 1e-9) / 10);
  const rows = rowsOf({ age: "62", born: "1964-06", pay: "90,000", retireAge: "62" });
  expect(rows[1]).toBe("90% of it up to $1,286: $1,157.40");
  expect(rows[2]).toMatch(/^32% of it from \$1,286 to \$7,749: /);
  // The raise of 2026, paid from January 2027.
  expect(rows[4]).toMatch(/^With the 3\.6% cost-of-living raise of 2026: /);
  const amount = steps.find(({ name }) => name === "benefit.amount");
  expect(amount?.meaning).toMatch(
    /^90% of average monthly earnings up to \$1,286, 32% from there to \$7,749, and 15% above \(bend points of 2026\)\. Your average \(AIME\) is \$/,
  );
});
