import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ages, anyAmount, anyBirthYear, anyClaimAge, law } from "../../testing/social-security.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { creditedAge, retirementBenefit } from "./retirement-benefit.ts";

describe("claiming", () => {
  test("2,665.80 claimed at 62 years 1 month and at 70: rounded down to a dime, paid down to a dollar", () => {
    const claim = { primaryInsuranceAmount: 2665.8, fullRetirementAge: 804, delayedCredit: 0.08 / 12 };
    expect(retirementBenefit({ ...claim, claimAge: 745 }, law)).toMatchObject({ monthly: 1877.1, paid: 1877 });
    expect(retirementBenefit({ ...claim, claimAge: 840 }, law)).toMatchObject({ monthly: 3305.5, paid: 3305 });
  });
  test("claiming a month later never lowers the monthly benefit", () =>
    fc.assert(
      fc.property(anyAmount, anyBirthYear, anyClaimAge, (primaryInsuranceAmount, year, claimAge) => {
        const at = (age: number) =>
          retirementBenefit({ ...agesOfBirthYear(year, ages), primaryInsuranceAmount, claimAge: age }, law).paid;
        expect(at(claimAge + 1)).toBeGreaterThanOrEqual(at(claimAge));
      }),
    ));
  test("credits from the year of the claim are paid from January, but at 70 right away", () => {
    const birthMonth = 1960 * 12; // full retirement age in January 2027
    const credited = (claimAge: number, later: number) =>
      creditedAge({ birthMonth, claimAge, fullRetirementAge: 804, at: birthMonth + claimAge + later }, law);
    expect(credited(810, 0)).toBe(804); // claimed in July 2027: 2027's credits wait
    expect(credited(810, 6)).toBe(810); // January 2028
    expect(credited(822, 0)).toBe(816); // claimed in July 2028: 2027's are included
    expect(credited(840, 0)).toBe(840);
    expect(credited(800, 0)).toBe(800);
  });
});
