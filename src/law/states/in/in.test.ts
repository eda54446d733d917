/** Indiana, worked by hand. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit } from "../../../testing/worked-state.ts";
import { inComingYear } from "../../dated.ts";
import { in as indiana } from "./law.ts";

test("spouses who live together get no credit for the elderly on separate returns", () => {
  const credit = (status: FilingStatus) =>
    workedCredit(indiana[2025], "refundableCredits", "elderly", { status, filer: { age: 67, profit: 9_000 } });
  expect(credit("married_separate")).toBe(0);
  expect(credit("single")).toBe(40);
});

// SB 243 of 2026: the three deductions are for that year only.
test("tips, overtime and car loan interest are deducted for 2026, not before or after", () => {
  const deducted = (law: (typeof indiana)[2026] | undefined) => Object.keys(law?.subtractions ?? {});
  expect(deducted(indiana[2026])).toEqual(expect.arrayContaining(["tips", "overtime", "carLoan"]));
  for (const law of [indiana[2025], inComingYear(indiana)]) expect(deducted(law)).toEqual(["benefits", "home"]);
});
