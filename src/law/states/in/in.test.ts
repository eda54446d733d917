/** Indiana, 2025, worked by hand from Form SC-40. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit } from "../../../testing/worked-state.ts";
import { in2025 } from "./2025.ts";

test("spouses who live together have no credit for the elderly on separate returns", () => {
  const credit = (status: FilingStatus) =>
    workedCredit(in2025, "refundableCredits", "elderly", { status, filer: { age: 67, profit: 9_000 } });
  expect(credit("married_separate")).toBe(0);
  expect(credit("single")).toBe(40);
});
