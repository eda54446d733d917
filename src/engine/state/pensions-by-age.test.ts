/**
 * What states leave out of a pension: from which age, how much, and for each of two filers their own. Ages and limits
 * are those of PolicyEngine-US (parameters and variables of August 2026), each under the statute named; none is from
 * our tables of law.
 */
import { describe, expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { type Told, workedReturn } from "../../testing/worked-state.ts";
import type { StateYear } from "./state-year.ts";

const pension = (age: number, amount: number) => ({ age, taxablePensions: amount, employerPensions: amount });
const leftOut = (state: string, told: Told) =>
  workedReturn(states[state]?.[2026] as StateYear, told).parts.subtractions.reduce(
    (sum, { amount }) => sum + amount,
    0,
  );

describe.each([
  // [state, below this age, of it, from it, of it, statute]
  ["CO", 55, 0, 20_000, "C.R.S. 39-22-104(4)(f)(III)"],
  ["DE", 60, 2_000, 12_500, "30 Del. C. 1106(b)(3)"],
  ["GA", 62, 0, 35_000, "O.C.G.A. 48-7-27(a)(5)"],
  ["GA", 65, 35_000, 60_000, "O.C.G.A. 48-7-27(a)(5): up to 65,000"],
  ["IA", 55, 0, 60_000, "Iowa Code 422.7(31)"],
  ["LA", 65, 0, 12_000, "La. R.S. 47:44.1, as amended in 2024"],
  ["NJ", 62, 0, 60_000, "N.J.S.A. 54A:6-10, for income up to 100,000"],
  ["NY", 60, 0, 20_000, "Tax Law 612(c)(3-a), from 59 1/2 on"],
  ["RI", 67, 0, 50_000, "R.I. Gen. Laws 44-30-12(c)(9)"],
  ["WV", 65, 0, 8_000, "W. Va. Code 11-21-12(c)(8)"],
  ["VA", 65, 0, 12_000 - (60_000 - 50_000), "Va. Code 58.1-322.03(5): a dollar less for each above 50,000"],
] as const)("%s from %i on (%#)", (state, age, below, from, statute) => {
  test(`of 60,000: ${below} before and ${from} from then on (${statute})`, () => {
    expect(leftOut(state, { filer: pension(age - 1, 60_000) })).toBeCloseTo(below, 6);
    expect(leftOut(state, { filer: pension(age, 60_000) })).toBeCloseTo(from, 6);
  });
});

describe.each([
  ["AR", 6_000, "Ark. Code 26-51-307"],
  ["KY", 31_110, "KRS 141.019(1)(i)"],
  ["OK", 10_000, "68 O.S. 2358(E)"],
  ["HI", 60_000, "HRS 235-7(a)(3): an employer's pension"],
  ["IL", 60_000, "35 ILCS 5/203(a)(2)(F)"],
  ["MS", 60_000, "Miss. Code 27-7-15(4)(k)"],
] as const)("%s at any age", (state, most, statute) => {
  test(`up to ${most} of 60,000 (${statute})`, () => {
    for (const age of [56, 70]) expect(leftOut(state, { filer: pension(age, 60_000) })).toBeCloseTo(most, 6);
    expect(leftOut(state, { filer: pension(70, 5_000) })).toBeCloseTo(5_000, 6);
  });
});

describe("two filers each have their own limit, and their own age", () => {
  test.each([
    ["CO", 70, 54, 24_000, 0],
    ["DE", 60, 59, 12_500, 2_000],
    ["GA", 62, 61, 30_000, 0],
    ["IA", 55, 54, 30_000, 0],
    ["LA", 65, 64, 12_000, 0],
    ["NJ", 62, 61, 30_000, 0],
    ["NY", 60, 59, 20_000, 0],
    ["OK", 40, 40, 10_000, 10_000],
    ["AR", 60, 60, 6_000, 6_000],
    ["RI", 67, 66, 30_000, 0],
    ["WV", 65, 64, 8_000, 0],
  ] as const)("%s: %i and %i, 30,000 each", (state, older, younger, ofOlder, ofYounger) => {
    const couple = (filer: number, spouse: number) =>
      leftOut(state, { status: "married_joint", filer: pension(filer, 30_000), spouse: pension(spouse, 30_000) });
    expect(couple(older, younger)).toBeCloseTo(ofOlder + ofYounger, 6);
    expect(couple(younger, older)).toBeCloseTo(ofOlder + ofYounger, 6);
    expect(couple(older, older)).toBeCloseTo(2 * ofOlder, 6);
  });
});
