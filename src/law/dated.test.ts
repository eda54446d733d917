import { expect, test } from "vitest";
import { byYear, inComingYear } from "./dated.ts";

const law = byYear([2025, 2026], ({ dated, from, until, carriedAfter }, year) => ({
  year,
  rate: 0.05,
  exemption: dated({ 2025: 4_000, 2026: 5_000, 2027: 6_000 }),
  ...from(2026, { tips: 1_750 }),
  ...until(2025, { family: 3_273 }),
  doubt: carriedAfter(2025),
}));

test("each year has its own entries, plus whatever isn't dated", () => {
  expect(law[2025]).toEqual({ year: 2025, rate: 0.05, exemption: 4_000, family: 3_273, doubt: undefined });
  expect(law[2026]).toMatchObject({ year: 2026, rate: 0.05, exemption: 5_000, tips: 1_750 });
});

test("a rule from other years is absent, so no return has a line for it", () => {
  expect("tips" in law[2025]).toBe(false);
  expect("family" in law[2026]).toBe(false);
});

test("a figure known early doesn't open its year", () => {
  expect(Object.keys(law)).toEqual(["2025", "2026"]);
});

test("the coming year uses what is known early, and today's figures with a doubt for the rest", () => {
  expect(inComingYear(law)).toEqual({
    year: 2027,
    rate: 0.05,
    exemption: 6_000,
    tips: 1_750,
    doubt: "The 2027 figure wasn't published when we checked, so this is the 2025 one.",
  });
  expect(inComingYear({ ...byYear([2025, 2026], ({ dated }) => dated({ 2025: 1, 2026: 2 })) })).toBe(2);
  expect(inComingYear({})).toBeUndefined();
});

test("a document's figures carry a doubt in later years, which names the year they are from", () => {
  expect(law[2026].doubt).toBe("The 2026 figure wasn't published when we checked, so this is the 2025 one.");
});

test("the compiler asks for every year the law is written for", () => {
  // @ts-expect-error: no entry for 2026
  const missing = byYear([2025, 2026], ({ dated }) => ({ exemption: dated({ 2025: 4_000 }) }));
  expect(missing[2026].exemption).toBeUndefined();
});
