import { describe, expect, test } from "vitest";
import { indexed } from "./indexing.ts";

describe("figures in later years", () => {
  const growth = { prices: 1.3, wages: 1.5 };
  test("they follow prices, wages or nothing, and round as the law says", () => {
    expect(indexed(7_500, { follows: "prices", step: 500 }, growth)).toBe(9_500); // 9,750 down to 500
    // 276,750 to 300
    expect(indexed(184_500, { follows: "wages", step: 300, rounding: "nearest" }, growth)).toBe(276_900);
    expect(indexed(25_000, { follows: "nothing" }, growth)).toBe(25_000);
  });
});
