/** Minnesota, worked by hand from Schedules M1M and M1CD. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { mn } from "./law.ts";

test("filers who don't itemize subtract half of gifts above 500", () => {
  // Schedule M1M, line 11: 4,750. Federal income 74,348.18 (profit minus 5,651.82) minus 15,300 and 4,750: 54,298.18.
  // 5.35% of 33,310 and 6.8% of 20,988.18.
  const given = { filer: { profit: 80_000 }, costs: { charityCash: 10_000 } };
  expect(workedReturn(mn[2026], given).tax).toBeCloseTo(1_782.085 + 1_427.196, 2);
});

test("a couple gets the care credit for a child born during the year even if they pay for no care", () => {
  const credit = (status: FilingStatus, profit: number) =>
    workedCredit(mn[2025], "refundableCredits", "care", { status, filer: { profit }, children: [0] });
  // Schedule M1CD: 3,000 times the share for a federal income of 27,880.57 (35% minus 1% for each of seven steps of
  // 2,000).
  expect(credit("married_joint", 30_000)).toBeCloseTo(0.28 * 3_000, 2);
  // Above 64,150 of income, the limit of 600 falls by 5%: 70,630.77 leaves 275.96.
  expect(credit("married_joint", 76_000)).toBeCloseTo(275.96, 2);
  expect(credit("head_of_household", 30_000)).toBe(0);
});

// The department's amounts for 2026: 86,410, and 110,780 on a joint return. 85% of benefits of 20,000 is in federal
// income; a tenth is lost for each 4,000 above, or part of it (290.0132, subdivision 26).
test.each([
  ["single", 86_410],
  ["married_joint", 110_780],
] as const)("Social Security benefits in 2026, %s: all are subtracted up to an income of %d", (status, most) => {
  const subtracted = (income: number) =>
    workedReturn(mn[2026], {
      status,
      filer: { age: 64, wages: income - 17_000 },
      income: { socialSecurityBenefits: 20_000 },
    }).parts.subtractions[0]?.amount;
  expect(subtracted(most)).toBeCloseTo(17_000, 2);
  expect(subtracted(most + 1)).toBeCloseTo(17_000 - 1_700, 2);
});
