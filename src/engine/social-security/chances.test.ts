import { describe, expect, test } from "vitest";
import { lives, monthsToLastAge, NOW } from "../../testing/social-security.ts";
import { monthNumber } from "./birth.ts";
import { aliveByMonth, discountByMonth, totals } from "./chances.ts";

describe("chances", () => {
  test("the chance of being alive falls from 1 to 0", () => {
    const months = monthsToLastAge(NOW, monthNumber(1964, 6));
    const byMonth = aliveByMonth(monthNumber(1964, 6), NOW, lives, months);
    expect(byMonth[0]).toBe(1);
    for (let i = 1; i < byMonth.length; i++) expect(byMonth[i]).toBeLessThanOrEqual(byMonth[i - 1] as number);
    expect(byMonth.at(-1)).toBeCloseTo(0, 9);
    // Born in June: on a birthday, the chance is the table's.
    expect(byMonth[monthNumber(2044, 6) - NOW]).toBeCloseTo(
      (lives[80] as number) / ((lives[61] as number) * (5 / 12) + (lives[62] as number) * (7 / 12)),
      12,
    );
  });
  test("someone alive now was alive in the months before, which doesn't lower the chance of the later ones", () => {
    const born = monthNumber(1964, 6);
    const sinceNow = aliveByMonth(born, NOW, lives, { from: NOW, count: 200 });
    const sinceBefore = aliveByMonth(born, NOW, lives, { from: NOW - 6, count: 206 });
    expect([...sinceBefore.slice(0, 6)]).toEqual([1, 1, 1, 1, 1, 1]);
    expect([...sinceBefore.slice(6)]).toEqual([...sinceNow]);
  });
  test("a dollar next year is discounted by the rate", () => {
    const months = { from: NOW, count: 24 };
    expect(discountByMonth(0.03, NOW, 0, months)[12]).toBeCloseTo(1 / 1.03, 12);
  });
  test("differences between totals are sums", () => {
    const total = totals(10, Float64Array.of(1, 2, 4));
    expect([total(0), total(10), total(11), total(13), total(99)]).toEqual([7, 7, 6, 0, 0]);
    expect(total(10) - total(12)).toBe(3);
  });
});
