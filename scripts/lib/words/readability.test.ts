import { expect, test } from "vitest";
import { readingOf, sentencesOf, syllablesIn, wordsOf } from "./readability.ts";

test.each([
  [1, "you pay loan house rate asked rule"],
  [2, "taxes money mortgage payment lender closing started table changes"],
  [3, "interest insurance principal estimate property"],
  [4, "calculator"],
  [5, "amortization"],
])("words of %i syllables: %s", (count, words) => {
  for (const word of words.split(" ")) expect(syllablesIn(word), word).toBe(count);
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
