import { describe, expect, test } from "vitest";
import { indexed, inTodaysDollars } from "./indexing.ts";

describe("figures in later years", () => {
  const growth = { prices: 1.3, wages: 1.5 };
  test("they follow prices, wages or nothing, and are rounded as the law says", () => {
    expect(indexed(7_500, { follows: "prices", step: 500 }, growth)).toBe(9_500); // 9,750 down to 500
    expect(indexed(184_500, { follows: "wages", step: 300, rounding: "nearest" }, growth)).toBe(276_900); // 276,750 to 300
    expect(indexed(25_000, { follows: "nothing" }, growth)).toBe(25_000);
  });
  test("in today's dollars what follows prices stays, and what follows nothing shrinks", () => {
    expect(inTodaysDollars(24_800, { follows: "prices" }, growth)).toBeCloseTo(24_800, 9);
    expect(inTodaysDollars(25_000, { follows: "nothing" }, growth)).toBeCloseTo(25_000 / 1.3, 9);
  });
});
