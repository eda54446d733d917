import fc from "fast-check";
import { expect, test } from "vitest";
import { ages, anyAmount, anyBirthYear, anyClaimAge, law } from "../../testing/social-security.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { retirementBenefit } from "./retirement-benefit.ts";
import { spouseBenefit } from "./spouse-benefit.ts";

test("own benefit plus spouse's part never exceed half of the other's amount, unless the own benefit does", () =>
  fc.assert(
    fc.property(anyAmount, anyAmount, anyBirthYear, anyClaimAge, (one, other, year, claimAge) => {
      const own = agesOfBirthYear(year, ages);
      const benefit = retirementBenefit({ ...own, primaryInsuranceAmount: one, claimAge }, law).monthly;
      const claim = { ...own, ownAmount: one, ownBenefit: benefit, otherAmount: other, startAge: claimAge };
      const total = benefit + spouseBenefit(claim, law).monthly;
      expect(total).toBeLessThanOrEqual(Math.max(benefit, other / 2) + 1e-9);
    }),
  ));
