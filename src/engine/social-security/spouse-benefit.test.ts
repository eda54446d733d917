import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { claimingAges } from "../../law/retirement/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { ages, anyAmount, anyBirthYear, anyClaimAge, law } from "../../testing/social-security.ts";
import { explain } from "../worksheet.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { retirementBenefit } from "./retirement-benefit.ts";
import { spouseBenefitLines } from "./spouse-benefit.lines.ts";
import { spouseBenefit } from "./spouse-benefit.ts";

test("own benefit and spouse's part together never exceed half of the other's amount, unless the own one does", () =>
  fc.assert(
    fc.property(anyAmount, anyAmount, anyBirthYear, anyClaimAge, (one, other, year, claimAge) => {
      const own = agesOfBirthYear(year, ages);
      const benefit = retirementBenefit({ ...own, primaryInsuranceAmount: one, claimAge }, law).monthly;
      const claim = { ...own, ownAmount: one, ownBenefit: benefit, otherAmount: other, startAge: claimAge };
      const total = benefit + spouseBenefit(claim, law).monthly;
      expect(total).toBeLessThanOrEqual(Math.max(benefit, other / 2) + 1e-9);
    }),
  ));

test("every line works out to the value computed", () =>
  fc.assert(
    fc.property(anyAmount, anyAmount, anyBirthYear, anyClaimAge, (ownAmount, otherAmount, year, startAge) => {
      const own = agesOfBirthYear(year, ages);
      const { monthly } = retirementBenefit({ ...own, primaryInsuranceAmount: ownAmount, claimAge: startAge }, law);
      const claim = { ...own, ownAmount, ownBenefit: monthly, otherAmount, startAge };
      const scope = { ...scopeOf(claimingAges), ...scopeOfInputs(claim) };
      expect(misexplained(explain(spouseBenefit(claim, law), spouseBenefitLines, scope))).toEqual([]);
    }),
  ));
