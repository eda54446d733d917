/** How states tax unemployment compensation, worked by hand. The reference cases have none. */
import { expect, test } from "vitest";
import type { TaxedYear } from "../../engine/state/state-year.ts";
import { workedReturn } from "../../testing/worked-state.ts";
import { dc } from "./dc/law.ts";
import { in as ind } from "./in/law.ts";
import { va } from "./va/law.ts";

const left = (state: TaxedYear, wages: number, unemployment: number, status: "single" | "married_joint" = "single") => {
  const made = workedReturn(state, { status, filer: { wages }, income: { unemployment } });
  return made.parts.subtractions[Object.keys(state.subtractions ?? {}).indexOf("unemployment")]?.amount;
};

test("Virginia and the District of Columbia leave all of it out", () => {
  for (const state of [va[2025], va[2026], dc[2025], dc[2026]]) expect(left(state, 50_000, 7_893)).toBe(7_893);
});

test("Indiana taxes it up to half of the federal income above 12,000, or 18,000 on a joint return", () => {
  // 20,000 + 8,000 - 12,000 = 16,000, half of which is all of the 8,000.
  expect(left(ind[2025], 20_000, 8_000)).toBe(0);
  expect(left(ind[2025], 20_000, 8_001)).toBe(0.5);
  // 20,000 + 8,000 - 18,000 = 10,000: 5,000 is taxed.
  expect(left(ind[2025], 20_000, 8_000, "married_joint")).toBe(3_000);
  // 3,000 + 8,000 is below 12,000: nothing is taxed.
  expect(left(ind[2026], 3_000, 8_000)).toBe(8_000);
});
