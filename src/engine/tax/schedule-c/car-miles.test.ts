import { expect, test } from "vitest";
import { milesByHalf } from "./car-miles.ts";

test.each([
  ["only the year is known: half of it in each", [21_000, 0, 0], [10_500, 10_500]],
  ["the first half is known: the rest in the second", [21_000, 10_000, 0], [10_000, 11_000]],
  ["the second half is known: the rest in the first", [21_000, 0, 11_000], [10_000, 11_000]],
  ["both halves are known: they count", [0, 10_000, 11_000], [10_000, 11_000]],
  ["one half and no year: nothing in the other", [0, 900, 0], [900, 0]],
  ["all of the year in one half", [21_000, 21_000, 0], [21_000, 0]],
] as const)("%s", (_, [miles, milesJanuaryToJune, milesJulyToDecember], [january, july]) => {
  const halves = milesByHalf({ miles, milesJanuaryToJune, milesJulyToDecember });
  expect([halves.januaryToJune, halves.julyToDecember]).toEqual([january, july]);
});
