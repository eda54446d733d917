import { expect, test } from "vitest";
import { inOtherUnit } from "./otherUnit.ts";

test.each([
  ["an untouched 20% of 400,000 stays the same money", "20", false, true, "80000"],
  ["an untouched 80,000 of 400,000 stays the same money", "80000", true, true, "20%"],
  ["a typed 20% can't be $20", "20", false, false, "80000"],
  ["a typed tax of 0.9% can't be 90 cents", "0.9", false, false, "3600"],
  ["a typed 30,000 can't be a percentage", "30,000", true, false, "7.5%"],
  ["a typed 25 was meant as percent", "25", true, false, "25%"],
  ["a typed 60,000 was meant as dollars", "60,000", false, false, "60,000"],
  ["nothing typed", "", true, false, "%"],
  ["a word stays as it is, to be corrected", "abc", true, false, "abc%"],
  ["zero is zero in both", "0", false, false, "0"],
])("%s", (_, bare, toShare, untouched, text) => {
  expect(inOtherUnit(bare, toShare, 400_000, untouched)).toBe(text);
});

test("without a known whole, the digits stay", () => {
  expect(inOtherUnit("20", false, undefined, false)).toBe("20");
});
