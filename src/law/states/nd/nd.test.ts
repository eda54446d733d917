/** North Dakota, 2025, worked by hand from the marriage penalty credit of Form ND-1 (N.D.C.C. 57-38-01.28). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { nd } from "./law.ts";

test("the marriage penalty credit counts the lower earner's wages and pensions, but not Social Security", () => {
  const couple = (filer: number, spouse: number, socialSecurityBenefits = 0) =>
    workedReturn(nd[2025], {
      status: "married_joint",
      filer: { taxablePensions: filer },
      spouse: { taxablePensions: spouse },
      income: { socialSecurityBenefits },
    });
  // Taxable 100,000: 1.95% of 19,025 jointly; separately 34,250 and 65,750, of which 17,275 is taxed: 34.13 less.
  const made = couple(81_500, 50_000);
  expect(made.taxBeforeCredits).toBeCloseTo(0.0195 * 19_025, 2);
  expect(made.nonrefundableCredits).toBeCloseTo(0.0195 * (19_025 - 17_275), 2);
  // 30,000 of benefits don't lift a filer with pensions of 40,000 to the required 48,250.
  expect(couple(40_000, 100_000, 30_000).nonrefundableCredits).toBe(0);
});
