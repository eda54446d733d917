import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { claimingAges } from "../../law/retirement/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { ages, anyAmount, anyBirthYear, anyClaimAge, law } from "../../testing/social-security.ts";
import { explain } from "../worksheet.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { survivorBenefit, survivorBenefitLines } from "./survivor-benefit.ts";

test("a survivor of somebody who claimed at 62 gets 82.5% of the full amount, from full retirement age or before it", () => {
  const claim = { deceasedAmount: 2000, deceasedBenefit: 1400, survivorFullRetirementAge: 804 };
  expect(survivorBenefit({ ...claim, startAge: 804 }, law).monthly).toBe(1650);
  expect(survivorBenefit({ ...claim, startAge: 780 }, law).monthly).toBe(1650); // 2,000 x 91.86% is above the limit
  expect(survivorBenefit({ ...claim, startAge: 720 }, law).monthly).toBe(1430); // 71.5%
});

test("every line works out to the value computed", () =>
  fc.assert(
    fc.property(anyAmount, anyBirthYear, anyClaimAge, (deceasedAmount, year, claimAge) => {
      const startAge = claimAge - 24;
      const claim = { ...agesOfBirthYear(year, ages), deceasedAmount, deceasedBenefit: deceasedAmount * 0.8, startAge };
      const scope = { ...scopeOf(claimingAges), ...scopeOfInputs(claim) };
      expect(misexplained(explain(survivorBenefit(claim, law), survivorBenefitLines, scope))).toEqual([]);
    }),
  ));
