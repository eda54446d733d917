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
  const halves = milesByHalf({ miles, milesJanuaryToJune, milesJulyToDecember, partBeforeJuly: 0.5 });
  expect([halves.januaryToJune, halves.julyToDecember]).toEqual([january, july]);
});

test("work from March on has four months of ten before July, and work from August on has none", () => {
  const halves = (partBeforeJuly: number, milesJulyToDecember = 0) => {
    const found = milesByHalf({ miles: 10_000, milesJanuaryToJune: 0, milesJulyToDecember, partBeforeJuly });
    return [found.januaryToJune, found.julyToDecember];
  };
  expect(halves(0.4)).toEqual([4_000, 6_000]);
  expect(halves(0)).toEqual([0, 10_000]);
  // What was typed counts before any guess.
  expect(halves(0.4, 7_000)).toEqual([3_000, 7_000]);
});
