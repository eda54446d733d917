/** The home page's three answers to one number each. */
import { describe, expect, test } from "vitest";
import { answerTo, type CardName, cards, HIGH, WIDE } from "./cards.ts";

const numbers = (text = "") =>
  text
    .split(/[^\d.]+/)
    .filter(Boolean)
    .map(Number);

test("3,000 a month from gigs: 19% to set aside, 423.89 of it for self-employment tax", () => {
  // 36,000: 5,086.64 of self-employment tax. 33,456.68 less 16,100 is 17,356.68, less 20% for QBI is 13,885.34: the
  // printed table's row 13,850 to 13,900 has 1,240 + 12% of 1,475 = 1,417. 6,503.64 is 18.07%, rounded up.
  const { says, shapes } = cards.gig("3000");
  expect(says).toEqual({
    figure: "$570",
    rest: "of it (19%) for federal tax. That leaves $2,430, before state tax and your costs.",
    note: "For a single person with no other income in 2026.",
  });
  // Of 100%, 81 are kept; 423.89 of 3,000 is 14.13, and 146.11 is 4.87.
  expect(shapes.kept).toBe("0 81");
  const [securityFrom = 0, security = 0] = numbers(shapes.security);
  expect([securityFrom, security]).toEqual([81, expect.closeTo(14.1295, 3)]);
  const [incomeFrom = 0, income = 0] = numbers(shapes.income);
  expect([incomeFrom, income]).toEqual([expect.closeTo(95.1295, 3), expect.closeTo(4.8705, 3)]);
});

test("a house for 400,000: 2,690 a month, and mostly interest until payment 247, in July 2047", () => {
  const { says, shapes } = cards.house("400000");
  expect(says).toEqual({
    figure: "$2,690",
    rest: "a month with taxes and insurance, 20% down.",
    note: "Most of each loan payment is interest until July 2047.",
    first: "2027",
    last: "2056",
  });
  // 12 x 2,189.48 is 26,273.76 a year. The first year pays back 248.15 x (1.0060667^12 - 1) / 0.0060667 = 3,079; the
  // rest is interest, 88.3% of the height.
  expect(numbers(shapes.interest).slice(0, 2)).toEqual([0, 12]);
  expect(numbers(shapes.principal).slice(0, 2)).toEqual([0, 0]);
  for (const shape of [shapes.interest, shapes.principal]) {
    expect(Math.max(...numbers(shape))).toBe(WIDE);
    const heights = numbers(shape).filter((_, i) => i % 2 === 1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(HIGH);
  }
  // The interest of the last year, 0.0060667 of ever less, is 4% of the height; it stands on the ground.
  expect(shapes.interest).toMatch(/L300,9\dL300,100/);
});

test("savings of 115,000 at 45 last in some histories, through 95", () => {
  const { says, shapes } = cards.savings("115000");
  // 50 years, 46 through 95, fit 106 times into 1871 through 2025.
  expect(says.figure).toMatch(/^\d+ of 106$/);
  expect([says.first, says.last]).toEqual(["age 45", "age 95"]);
  expect(says.rest).toBe("market histories, through age 95.");
  expect(says.note).toMatch(
    /^Age 45, saving \$12,000 a year until 67, then spending \$42,000 a year\. .* on \$70,800 of/,
  );
  // A point for today and one at the end of each of 50 years.
  expect(numbers(shapes.middle)).toHaveLength(2 * 51);
  expect(numbers(shapes.middle)[0]).toBe(0);
  expect(numbers(shapes.middle).at(-2)).toBe(WIDE);
  expect(numbers(shapes.fan)).toHaveLength(4 * 51);
  expect(Math.min(...numbers(shapes.fan).filter((_, i) => i % 2 === 1))).toBe(0);
});

describe("what may be typed", () => {
  const problem = (name: CardName, text: string) => {
    const found = answerTo(name, text);
    return "problem" in found;
  };
  test.each<[CardName, string, string]>([
    ["gig", "10", "9.99"],
    ["gig", "160,000", "160,001"],
    ["gig", "3k", ""],
    ["gig", "3000", "many"],
    ["house", "20000", "19999"],
    ["house", "20000000", "20000001"],
    ["savings", "0", "-1"],
    ["savings", "115k", " "],
    ["savings", "100000000", "100000001"],
  ])("%s: %s, but not %s", (name, takes, refuses) => {
    expect(problem(name, refuses)).toBe(true);
    expect(problem(name, takes)).toBe(false);
  });
  test("it is shown as it was understood", () => expect(answerTo("gig", "3k")).toMatchObject({ shown: "3,000" }));
});
