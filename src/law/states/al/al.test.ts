/** Alabama, worked by hand: retirement income that is not taxed (Ala. Code 40-18-19(a)(6) and (13); Schedule RS). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { al2026 } from "./2026.ts";

test("a defined benefit pension is exempt at any age, other retirement income up to 6,000 from 65 on", () => {
  const exempt = (age: number, taxablePensions: number, employerPensions: number) =>
    workedReturn(al2026, { filer: { age, taxablePensions, employerPensions } }).subtractions;
  expect(exempt(60, 30_000, 30_000)).toBe(30_000);
  expect(exempt(66, 30_000, 0)).toBe(6_000);
  expect(exempt(64, 30_000, 0)).toBe(0);
  expect(exempt(66, 50_000, 30_000)).toBe(36_000);
});
