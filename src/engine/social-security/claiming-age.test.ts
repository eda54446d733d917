import { describe, expect, test } from "vitest";
import { ages, born } from "../../testing/social-security.ts";
import { agesOfBirthYear } from "./claiming-age.ts";

describe("ages", () => {
  test.each([
    ["1960-05-02", 1960, 744, "on the 2nd: 62 for the whole of the birth month"],
    ["1960-05-03", 1960, 745, "on any later day: the month after"],
    ["1960-05-01", 1960, 745, "on the 1st: the birth month, which is the month after by this count"],
    ["1960-01-01", 1959, 745, "on 1 January: counts as the year before"],
  ])("born %s: counts as %i, may claim at %i months (%s)", (iso, year, earliest) => {
    expect(born(iso)).toMatchObject({ year, earliestClaimAge: earliest });
  });
  test.each([
    [1930, 780, 780, 0.045],
    [1938, 782, 780, 0.065],
    [1943, 792, 788, 0.08],
    [1954, 792, 792, 0.08],
    [1955, 794, 792, 0.08],
    [1957, 798, 794, 0.08],
    [1960, 804, 800, 0.08],
    [1999, 804, 804, 0.08],
  ])(
    "birth year %i: full retirement age %i months, %i for survivors, credit %f a year",
    (year, full, survivor, credit) => {
      const own = agesOfBirthYear(year, ages);
      expect(own).toMatchObject({ fullRetirementAge: full, survivorFullRetirementAge: survivor });
      expect(own.delayedCredit * 12).toBeCloseTo(credit, 12);
    },
  );
});
