import { expect, test } from "vitest";
import { referenceCases } from "../testing/reference.ts";
import { answer } from "./retirement-claiming.ts";

const cases = referenceCases(new URL("cases/retirement-claiming.jsonl", import.meta.url));

/** Months since year 0 of "2027-11". */
const monthOf = (text: unknown) => {
  const [year = 0, month = 0] = String(text).split("-").map(Number);
  return year * 12 + month;
};

/** The claims as they have to match: who and what exactly, the month within two. */
const claimsOf = (figures: Record<string, unknown>) =>
  (figures.claims ?? [{ month: figures.optimalClaimMonth }]) as { who?: string; benefit?: string; month: string }[];

test.each(cases)("$id: within two months and 1%", (one) => {
  const answered = answer(one);
  const [ours, theirs] = [claimsOf(answered), claimsOf(one.expected)];
  expect(ours.map(({ who, benefit }) => [who, benefit])).toEqual(theirs.map(({ who, benefit }) => [who, benefit]));
  for (const [i, { month }] of theirs.entries())
    expect(Math.abs(monthOf(ours[i]?.month) - monthOf(month)), month).toBeLessThanOrEqual(2);
  const value = one.expected.expectedPresentValue as number;
  expect(Math.abs((answered.expectedPresentValue as number) / value - 1)).toBeLessThanOrEqual(0.01);
});

test("an input that can't be computed is named", () => {
  const [one] = cases;
  expect(() => answer({ ...one, inputs: { ...one?.inputs, mortality: "Gompertz" } })).toThrow('"Gompertz"');
  expect(() => answer({ ...one, inputs: { ...one?.inputs, status: "married" } })).toThrow("a: the inputs are missing");
});
