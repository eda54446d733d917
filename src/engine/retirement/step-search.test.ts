import { expect, test } from "vitest";
import { greatestThat, leastThat } from "./step-search.ts";

test("finds the last step that works and the first one", () => {
  expect(greatestThat((x) => x <= 37, 0, 100, 1)).toBe(37);
  expect(greatestThat((x) => x <= 37, 0, 100, 5)).toBe(35);
  expect(greatestThat(() => true, 0, 100, 7)).toBe(98);
  expect(greatestThat(() => false, 0, 100, 1)).toBeNull();
  expect(leastThat((x) => x >= 37, 0, 100, 5)).toBe(40);
  expect(leastThat(() => true, 10, 100, 1)).toBe(10);
  expect(leastThat(() => false, 0, 100, 1)).toBeNull();
});
