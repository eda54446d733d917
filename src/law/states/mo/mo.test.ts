/**
 * Missouri, worked by hand from Form MO-1040. On a joint return, each spouse's share of the income goes through the
 * brackets separately.
 */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { mo } from "./law.ts";

const couple = (filer: { wages?: number; profit?: number }, spouse: { wages?: number; profit?: number }) =>
  workedReturn(mo[2025], { status: "married_joint", filer, spouse }).tax;
// 2025: nothing on 1,313, then 2, 2.5, 3, 3.5, 4 and 4.5% of 1,313 each, which is 256.035, and 4.7% above 9,191.
const FIRST = 256.035;

// MO-1040, lines 7 and 25 to 31.
test("two earners use the low brackets twice", () => {
  // Federal tax on 90,000 - 31,500 is 2,385 and 12% of 34,650: 6,543. 15% of it is deducted because income is from
  // 50,001 to 100,000: 981.45. That leaves 57,518.55: two thirds, 38,345.70, are the filer's; one third, 19,172.85, is
  // the spouse's.
  const tax = FIRST + 0.047 * (38_345.7 - 9_191) + FIRST + 0.047 * (19_172.85 - 9_191);
  expect(tax).toBeCloseTo(2_351.49, 2);
  expect(couple({ wages: 60_000 }, { wages: 30_000 })).toBeCloseTo(tax, 2);
});

test("one earner uses them once, whichever spouse it is", () => {
  const tax = FIRST + 0.047 * (57_518.55 - 9_191);
  expect(couple({ wages: 90_000 }, {})).toBeCloseTo(tax, 2);
  expect(couple({}, { wages: 90_000 })).toBeCloseTo(tax, 2);
});

test("a spouse's loss never makes a share negative, or one above the whole", () => {
  // Income 55,000; federal tax 10% of 23,500, of which 15%, 352.50, is deducted: 23,147.50 is all taxed in one column.
  const tax = FIRST + 0.047 * (23_147.5 - 9_191);
  expect(couple({ wages: 60_000 }, { profit: -5_000 })).toBeCloseTo(tax, 2);
  expect(couple({ profit: -5_000 }, { wages: 60_000 })).toBeCloseTo(tax, 2);
});
