import { expect, test } from "vitest";
import { byDay, families } from "./due.ts";
import type { Figure } from "./figure.ts";

/** Every law file except the states', which have their own families. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["./{us,mortgage,retirement,series}/*.ts", "!./**/*.test.ts"],
  { eager: true },
);

function gather(found: unknown, into: Set<Figure<unknown>["source"]>, depth = 0): void {
  if (typeof found !== "object" || found === null || depth > 9) return;
  if ("value" in found && "source" in found && "unit" in found) into.add((found as Figure<unknown>).source);
  else for (const inner of Object.values(found)) gather(inner, into, depth + 1);
}
const sources = new Set<Figure<unknown>["source"]>();
for (const module of Object.values(modules)) gather({ ...module }, sources);

/** Permanent, even though its document or its period names a year. */
const LASTING = [
  /Homeowners Protection Act/,
  /HUD Mortgagee Letter 2023-05/, // FHA premiums stay in force until HUD publishes another letter.
  /FR-5404-N-02/, // FHA's least down payments by credit score have held since 2010.
  /HB-1-3555, chapter 11/, // USDA's limits of debt hold until the handbook changes.
  /Study of Life Expectancy/,
  /26 USC 163\(h\)\(3\)\(F\)/,
];

test("every figure that holds for a year or a quarter belongs to one family in the list", () => {
  const yearly = [...sources].filter(
    ({ cite, period = "" }) => /20\d\d/.test(period) && !LASTING.some((lasting) => lasting.test(cite)),
  );
  expect(yearly.length).toBeGreaterThan(100);
  const homeless = yearly.filter(({ cite }) => families.filter(({ documents }) => documents.test(cite)).length !== 1);
  expect([...new Set(homeless.map(({ cite, period }) => `${cite} | ${period}`))]).toEqual([]);
});

test("each family has figures: from its documents, from a series, or from states and places", () => {
  const series = /^(National average wage index|Cost-of-living adjustment)|^States|^Cities/;
  const cites = [...sources].map(({ cite }) => cite);
  for (const { name, documents } of families)
    if (!series.test(name))
      expect(
        cites.some((cite) => documents.test(cite)),
        name,
      ).toBe(true);
});

test("the list is in order, and each entry names a day, a publisher and a place", () => {
  expect(byDay).toHaveLength(families.length);
  for (const { name, dueOn, publisher, where, usually, held, next } of byDay) {
    expect(new Date(`${dueOn}T00:00:00Z`).toISOString().slice(0, 10), name).toBe(dueOn);
    expect(publisher.length * where.length * usually.length, name).toBeGreaterThan(0);
    expect(next > held, name).toBe(true);
  }
  const days = byDay.map(({ dueOn }) => dueOn);
  expect(days).toEqual([...days].sort());
});

// On November 22, 2026, the law files have 2026; for 2027 only what Social Security, HHS and one revenue procedure
// published.
test.each([
  ["Brackets, standard deduction", "2026", "2027", "2026-10-31"],
  ["Wage base and earnings test", "2027", "2028", "2027-10-20"],
  ["National average wage index", "2024", "2025", "2026-10-20"],
  ["Limits of health savings", "2027", "2028", "2027-05-31"],
  ["Poverty line", "2027", "2028", "2027-01-25"],
  ["Interest on underpayments", "2026Q4", "2027Q1", "2026-12-01"],
  ["Conforming loan limits", "2026", "2027", "2026-11-30"],
])("%s: we hold %s, and %s is out by %s", (start, held, next, dueOn) => {
  expect(families.find(({ name }) => name.startsWith(start))).toMatchObject({ held, next, dueOn });
});
