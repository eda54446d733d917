/** Indiana, 2025, worked by hand from Form SC-40. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit } from "../../../testing/worked-state.ts";
import { in as indiana } from "./law.ts";

test("spouses who live together get no credit for the elderly on separate returns", () => {
  const credit = (status: FilingStatus) =>
    workedCredit(indiana[2025], "refundableCredits", "elderly", { status, filer: { age: 67, profit: 9_000 } });
  expect(credit("married_separate")).toBe(0);
  expect(credit("single")).toBe(40);
});
