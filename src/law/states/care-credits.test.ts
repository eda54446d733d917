/** What care for children takes off in states of which the reference cases have none, worked by hand. */
import { expect, test } from "vitest";
import { workedReturn } from "../../testing/worked-state.ts";
import { ar } from "./ar/law.ts";
import { ca } from "./ca/law.ts";
import { co } from "./co/law.ts";
import { hi } from "./hi/law.ts";
import { id } from "./id/law.ts";
import { ky } from "./ky/law.ts";
import { me } from "./me/law.ts";
import { vt } from "./vt/law.ts";
import { wi } from "./wi/law.ts";

const household = (wages: number, children: readonly number[], careExpenses: number) =>
  ({
    status: "head_of_household",
    filer: { wages },
    children,
    claims: { carePersons: children.length, careExpenses },
  }) as const;

test("Colorado: half of the federal credit up to 60,000, a share of costs where tax leaves none of it", () => {
  const keys = Object.keys(co[2025].refundableCredits ?? {});
  const credits = (...given: Parameters<typeof household>) => {
    const parts = workedReturn(co[2025], household(...given)).parts.refundableCredits;
    return ["care", "lowIncomeCare"].map((key) => Math.round(parts[keys.indexOf(key)]?.amount ?? Number.NaN));
  };
  // 21% of 3,000 at 42,300.
  expect(credits(42_300, [4], 5_000)).toEqual([315, 0]);
  expect(credits(60_001, [4], 5_000)).toEqual([0, 0]);
  // No federal tax on 20,000: a quarter of 1,600, at most 500 for one child and 1,000 for two. A child of 13 does not count.
  expect(credits(20_000, [4], 1_600)).toEqual([0, 400]);
  expect(credits(20_000, [4, 13], 3_000)).toEqual([0, 500]);
  expect(credits(20_000, [4, 12], 5_000)).toEqual([0, 1_000]);
});

test("Hawaii: a refundable share of up to 10,000 of costs, 20,000 for two, by income", () => {
  const index = Object.keys(hi[2025].refundableCredits ?? {}).indexOf("care");
  const credit = (...given: Parameters<typeof household>) =>
    workedReturn(hi[2025], household(...given)).parts.refundableCredits[index]?.amount;
  expect(credit(25_000, [4], 12_000)).toBe(2_500);
  expect(credit(25_001, [4], 12_000)).toBe(2_400);
  expect(credit(60_000, [4, 6], 24_000)).toBe(3_000);
});

test("Idaho: costs are subtracted up to 12,000, whatever the number of children, and up to earnings", () => {
  const subtracted = (...given: Parameters<typeof household>) =>
    workedReturn(id[2025], household(...given)).subtractions;
  expect(subtracted(50_000, [4], 14_000)).toBe(12_000);
  expect(subtracted(50_000, [4, 6], 9_000)).toBe(9_000);
  expect(subtracted(8_000, [4, 6], 9_000)).toBe(8_000);
});

test("the higher federal rates of 2026 count in Colorado, and not where the state keeps to the Code of 2024", () => {
  // 42,300 is fourteen steps of 2,000 above 15,000: 21% of 3,000 by the Code of 2024, 36% by that of 2026.
  const parent = household(42_300, [4], 5_000);
  const credit = (law: (typeof ar)[2026], group: "credits" | "refundableCredits") =>
    workedReturn(law, parent).parts[group][Object.keys(law[group] ?? {}).indexOf("care")]?.amount;
  expect(credit(ar[2026], "credits")).toBeCloseTo(0.2 * 630, 2);
  expect(credit(ky[2026], "credits")).toBeCloseTo(0.2 * 630, 2);
  expect(credit(me[2026], "refundableCredits")).toBeCloseTo(0.25 * 630, 2);
  expect(credit(vt[2026], "refundableCredits")).toBeCloseTo(0.72 * 630, 2);
  // Wisconsin gives the share of up to 10,000 of costs.
  expect(credit(wi[2026], "credits")).toBeCloseTo(0.21 * 5_000, 2);
  expect(credit(ca[2026], "credits")).toBeCloseTo(0.43 * 630, 2);
  expect(credit(co[2026], "refundableCredits")).toBeCloseTo(0.7 * 1_080, 2);
});
