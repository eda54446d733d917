/** Whether FHA's limit is known exactly: at its floor and at its ceiling, which is 150% of the conforming limit. */
import { expect, test } from "vitest";
import { limitsFor } from "./limits.ts";
import { placeOf } from "./places.ts";

const of = (state: string, county: string, units: 1 | 2 | 3 | 4 = 1) => {
  const { fha, isFhaLeast } = limitsFor({ state, units }, 500_000, placeOf(state)?.counties.get(county));
  return [fha, isFhaLeast];
};

test("Santa Clara’s FHA limit is exactly the ceiling, for one unit and for more", () => {
  // 150% of 832,750; and of 1,066,250 for two units, 1,599,375.
  expect(of("CA", "Santa Clara")).toEqual([1_249_125, false]);
  expect(of("CA", "Santa Clara", 2)).toEqual([1_599_375, false]);
});

test("between floor and ceiling it is the least, and without a figure of its own the floor", () => {
  // San Diego has 1,104,000 in FHFA’s list; HUD’s last list has 763,600 for El Dorado and 779,700 for Honolulu, whose
  // conforming limit is set by statute.
  expect(of("CA", "San Diego")).toEqual([1_104_000, true]);
  expect(of("CA", "El Dorado")).toEqual([763_600, true]);
  expect(of("HI", "Honolulu")).toEqual([779_700, true]);
  expect(of("OH", "Cuyahoga")).toEqual([541_287, false]);
  expect(of("US", "")).toEqual([541_287, false]);
});
