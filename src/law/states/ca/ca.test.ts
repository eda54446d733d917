/** California, 2025, worked by hand from Form 540 and Form 3514. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { ca2025 } from "./2025.ts";

test("a young child brings its credit without earned income, up to a loss and wages", () => {
  const parent = (profit: number) => ({ status: "head_of_household", filer: { profit }, children: [3] }) as const;
  expect(workedReturn(ca2025, parent(-4_000)).tax).toBe(-1_189);
  expect(workedCredit(ca2025, "refundableCredits", "youngChild", parent(-36_000))).toBe(0);
});

// R&TC 17053.5: 60, or 120 on a joint return and for a head of household; the limits of Form 540, line 46.
test.each([
  ["single", 53_994, 60],
  ["single", 53_995, 0],
  ["married_joint", 107_987, 120],
  ["married_joint", 107_988, 0],
  ["head_of_household", 107_987, 120],
] as const)("renter's credit, %s with an income of %i: %i", (status, wages, credit) => {
  const filer = { wages };
  expect(workedCredit(ca2025, "credits", "renter", { status, filer, home: { rentPaid: 12_000 } })).toBe(credit);
  expect(workedCredit(ca2025, "credits", "renter", { status, filer })).toBe(0);
});
