import { describe, expect, test } from "vitest";
import { readingOf, sentencesOf, syllablesIn, wordsOf } from "./readability.ts";

describe("syllables", () => {
  test.each([
    ["you", 1],
    ["pay", 1],
    ["loan", 1],
    ["house", 1],
    ["rate", 1],
    ["taxes", 2],
    ["money", 2],
    ["mortgage", 2],
    ["payment", 2],
    ["lender", 2],
    ["closing", 2],
    ["started", 2],
    ["asked", 1],
    ["interest", 3],
    ["insurance", 3],
    ["principal", 3],
    ["estimate", 3],
    ["property", 3],
    ["calculator", 4],
    ["rule", 1],
    ["table", 2],
    ["changes", 2],
    ["amortization", 5],
  ])("%s", (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });
});

test("sentences end with a period or question mark, not at a colon or within a number", () => {
  expect(sentencesOf("You pay $2,455.83 a month. Why? Because: interest.")).toEqual([
    "You pay $2,455.83 a month",
    "Why",
    "Because: interest",
  ]);
});

test("numbers and amounts are words", () => {
  expect(wordsOf("Put 20% of $400,000 down")).toEqual(["Put", "20%", "of", "$400,000", "down"]);
});

test("published texts come out near their known grade level", () => {
  // Flesch's own example of very easy prose, and the first sentence of the Declaration of Independence.
  const easy = ["The cat sat on the mat. The dog ran to the door. It was hot."];
  const hard = [
    "When in the Course of human events, it becomes necessary for one people to dissolve the political bands which have connected them with another, and to assume among the powers of the earth, the separate and equal station to which the Laws of Nature and of Nature's God entitle them, a decent respect to the opinions of mankind requires that they should declare the causes which impel them to the separation.",
  ];
  expect(readingOf(easy).grade).toBeLessThan(2);
  expect(readingOf(hard).grade).toBeGreaterThan(20);
});
