import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { claimingAges } from "../../law/retirement/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { ages, anyAmount, anyBirthYear, anyClaimAge, law } from "../../testing/social-security.ts";
import { explain } from "../worksheet.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { survivorBenefitLines } from "./survivor-benefit.lines.ts";
import { survivorBenefit } from "./survivor-benefit.ts";

test("the survivor of someone who claimed at 62 gets at most 82.5% of the full amount, even claiming early", () => {
  const claim = { deceasedAmount: 2000, deceasedBenefit: 1400, monthsGivenBack: 0, survivorFullRetirementAge: 804 };
  expect(survivorBenefit({ ...claim, startAge: 804 }, law).monthly).toBe(1650);
  expect(survivorBenefit({ ...claim, startAge: 780 }, law).monthly).toBe(1650); // 2,000 x 91.86% is above the limit
  expect(survivorBenefit({ ...claim, startAge: 720 }, law).monthly).toBe(1430); // 71.5%
  // 12 of 84 months credited back: 72 are left, 1 - 0.285 * 72 / 84 = 75.571%
  expect(survivorBenefit({ ...claim, startAge: 720, monthsGivenBack: 12 }, law).monthly).toBe(1511.4);
});

test("every line works out to the value computed", () =>
  fc.assert(
    fc.property(anyAmount, anyBirthYear, anyClaimAge, fc.nat(60), (deceasedAmount, year, claimAge, monthsGivenBack) => {
      const deceased = { deceasedAmount, deceasedBenefit: deceasedAmount * 0.8 };
      const claim = { ...agesOfBirthYear(year, ages), ...deceased, startAge: claimAge - 24, monthsGivenBack };
      const scope = { ...scopeOf(claimingAges), ...scopeOfInputs(claim) };
      expect(misexplained(explain(survivorBenefit(claim, law), survivorBenefitLines, scope))).toEqual([]);
    }),
  ));
