/** California, 2025, worked by hand from Form 3514. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { ca2025 } from "./2025.ts";

test("a young child brings its credit without earned income, up to a loss and wages", () => {
  const parent = (profit: number) => ({ status: "head_of_household", filer: { profit }, children: [3] }) as const;
  expect(workedReturn(ca2025, parent(-4_000)).tax).toBe(-1_189);
  expect(workedCredit(ca2025, "refundableCredits", "youngChild", parent(-36_000))).toBe(0);
});
