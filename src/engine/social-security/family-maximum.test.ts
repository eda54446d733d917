import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { familyMaximum as familyMaximumFigures } from "../../law/retirement/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { anyAmount } from "../../testing/social-security.ts";
import { explain } from "../worksheet.ts";
import { familyMaximum, familyMaximumLines } from "./family-maximum.ts";

test("every line of the family maximum works out to the value computed", () =>
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 9780, max: 120_000 }), (primaryInsuranceAmount, indexingWageIndex) => {
      const worked = familyMaximum({ primaryInsuranceAmount, indexingWageIndex }, valuesOf(familyMaximumFigures));
      const scope = {
        ...scopeOf(familyMaximumFigures),
        ...scopeOfInputs({ primaryInsuranceAmount, indexingWageIndex }),
      };
      expect(misexplained(explain(worked, familyMaximumLines, scope))).toEqual([]);
      expect(worked.maximum).toBeGreaterThanOrEqual(primaryInsuranceAmount);
    }),
  ));

// SSA, family maximum bend points of 2026: 1,643, 2,371 and 3,093.
test("the family maximum bends where the published table says", () => {
  const figures = valuesOf(familyMaximumFigures);
  const worked = familyMaximum({ primaryInsuranceAmount: 2000, indexingWageIndex: 69_846.57 }, figures);
  expect(worked).toMatchObject({ first: 1643, second: 2371, third: 3093 });
  expect(worked.maximum).toBe(3435.5); // 1.5 x 1,643 + 2.72 x 357 = 3,435.54
});
