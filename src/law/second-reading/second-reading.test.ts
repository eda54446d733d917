import { expect, test } from "vitest";
import {
  areas,
  coverage,
  disagreements,
  knownDifferences,
  secondReadings,
  settledDifferences,
} from "../../testing/second-reading.ts";
import { figuresOfLaw } from "./figures-of-law.ts";

const law = figuresOfLaw();

test.each(areas)("every %s figure read twice is the same in both readings", (area) => {
  expect(disagreements(law, secondReadings(area))).toEqual([]);
});

test("no figure is in the tables twice, and each says where it was read", () => {
  const all = areas.flatMap((area) => secondReadings(area));
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  for (const { path, source } of all) expect(source, path).toMatch(/\w{2,}/);
});

// When a difference is gone (one of the documents or our figure was corrected), the figure belongs in the tables.
test("every known difference still exists, has a reason, and isn't in the tables too", () => {
  const differences = knownDifferences();
  expect(disagreements(law, differences)).toHaveLength(differences.length);
  const told = new Set(areas.flatMap((area) => secondReadings(area).map(({ path }) => path)));
  for (const { path, reason } of differences) {
    expect(law.has(path), path).toBe(true);
    expect(reason.length, path).toBeGreaterThan(20);
    expect(told.has(path), path).toBe(false);
  }
});

test("where another document is wrong, our figure is the one that the law in the reason gives", () => {
  const settled = settledDifferences();
  expect(settled.length).toBeGreaterThanOrEqual(58);
  expect(disagreements(law, settled)).toEqual([]);
});

// Figures that could once change by 0.4% without a test noticing.
test.each([
  ["us/2026/individualRetirement.limit", 7_530],
  ["states/NJ/2026/tax.schedule.rates.single", [[0, 0.014]]],
  ["places/MD/2026/Cecil.tax.county.rate", 0.0275],
  ["retirement/earningsTests/2026.limitBefore", 24_578],
  ["mortgage/loanLimits2026/conforming.units2", 1_070_515],
  ["retirement/medicare/2026.joint.tierStarts", [218_000, 275_096, 342_000, 410_000]],
  ["retirement/medicare/2026.separateTogether.highestTierStart", 392_564],
  ["mortgage/privateInsuranceCards/over20Years.rows.1.rates", [0.0038]],
] as const)("an altered %s is noticed", (path, altered) => {
  const found = areas.flatMap((area) => disagreements(new Map(law).set(path, altered), secondReadings(area)));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(path);
});

// Minimums, so that a table can't shrink unnoticed. Raise them when more figures get a second reading.
test.each([
  ["federal", 1_160],
  ["states", 5_150],
  ["places", 2_460],
  ["retirement", 566],
  ["mortgage", 870],
] as const)("%s has at least %i figures with two readings", (area, least) => {
  const { figures, readTwice, readOnce } = coverage(law)[area];
  expect(readTwice).toBeGreaterThanOrEqual(least);
  expect(readTwice + readOnce.length).toBe(figures);
});
