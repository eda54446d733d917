/** Minnesota, worked by hand from Schedules M1M and M1CD. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { mn } from "./law.ts";

test("half of gifts above 500 is subtracted by those who do not itemize", () => {
  // Schedule M1M, line 11: 4,750. Federal income 74,348.18 (profit less 5,651.82) less 15,300 and 4,750: 54,298.18.
  // 5.35% of 33,310 and 6.8% of 20,988.18.
  const given = { filer: { profit: 80_000 }, costs: { charityCash: 10_000 } };
  expect(workedReturn(mn[2026], given).tax).toBeCloseTo(1_782.085 + 1_427.196, 2);
});

test("a couple has the care credit for a child born in the year without paying for care", () => {
  const credit = (status: FilingStatus, profit: number) =>
    workedCredit(mn[2025], "refundableCredits", "care", { status, filer: { profit }, children: [0] });
  // Schedule M1CD: 3,000 at the share of a federal income of 27,880.57 (35% less 1% for each of seven steps of 2,000).
  expect(credit("married_joint", 30_000)).toBeCloseTo(0.28 * 3_000, 2);
  // Above 64,150 of income the limit of 600 falls by 5%: 70,630.77 leaves 275.96.
  expect(credit("married_joint", 76_000)).toBeCloseTo(275.96, 2);
  expect(credit("head_of_household", 30_000)).toBe(0);
});
