/** State benefits for child care costs that the reference cases don't cover, worked by hand. */
import { expect, test } from "vitest";
import { workedReturn } from "../../testing/worked-state.ts";
import { ar } from "./ar/law.ts";
import { ca } from "./ca/law.ts";
import { co } from "./co/law.ts";
import { hi } from "./hi/law.ts";
import { id } from "./id/law.ts";
import { ky } from "./ky/law.ts";
import { me } from "./me/law.ts";
import { pa } from "./pa/law.ts";
import { vt } from "./vt/law.ts";
import { wi } from "./wi/law.ts";

const household = (wages: number, children: readonly number[], careExpenses: number) =>
  ({
    status: "head_of_household",
    filer: { wages },
    children,
    claims: { carePersons: children.length, careExpenses },
  }) as const;

test("Colorado: half of the federal credit up to 60,000, and a share of costs if no tax is left for it", () => {
  const keys = Object.keys(co[2025].refundableCredits ?? {});
  const credits = (...given: Parameters<typeof household>) => {
    const parts = workedReturn(co[2025], household(...given)).parts.refundableCredits;
    return ["care", "lowIncomeCare"].map((key) => Math.round(parts[keys.indexOf(key)]?.amount ?? Number.NaN));
  };
  // 21% of 3,000 at 42,300.
  expect(credits(42_300, [4], 5_000)).toEqual([315, 0]);
  expect(credits(60_001, [4], 5_000)).toEqual([0, 0]);
  // No federal tax on 20,000: a quarter of 1,600, at most 500 for one child and 1,000 for two. A 13-year-old doesn't
  // count.
  expect(credits(20_000, [4], 1_600)).toEqual([0, 400]);
  expect(credits(20_000, [4, 13], 3_000)).toEqual([0, 500]);
  expect(credits(20_000, [4, 12], 5_000)).toEqual([0, 1_000]);
});

test("Hawaii: a refundable share, by income, of up to 10,000 of costs, or 20,000 for two", () => {
  const index = Object.keys(hi[2025].refundableCredits ?? {}).indexOf("care");
  const credit = (...given: Parameters<typeof household>) =>
    workedReturn(hi[2025], household(...given)).parts.refundableCredits[index]?.amount;
  expect(credit(25_000, [4], 12_000)).toBe(2_500);
  expect(credit(25_001, [4], 12_000)).toBe(2_400);
  expect(credit(60_000, [4, 6], 24_000)).toBe(3_000);
});

test("Idaho: costs are subtracted up to 12,000 or earnings, whatever the number of children", () => {
  const subtracted = (...given: Parameters<typeof household>) =>
    workedReturn(id[2025], household(...given)).subtractions;
  expect(subtracted(50_000, [4], 14_000)).toBe(12_000);
  expect(subtracted(50_000, [4, 6], 9_000)).toBe(9_000);
  expect(subtracted(8_000, [4, 6], 9_000)).toBe(8_000);
});

test("a spouse who was a student all year counts as earning 500 a month for two children (26 USC 21(d)(2))", () => {
  const couple = (studentOrDisabledMonths: number) =>
    ({
      status: "married_joint",
      filer: { wages: 50_000 },
      spouse: { studentOrDisabledMonths },
      children: [4, 6],
      claims: { carePersons: 2, careExpenses: 9_000 },
    }) as const;
  expect(workedReturn(id[2025], couple(12)).subtractions).toBe(6_000);
  expect(workedReturn(id[2025], couple(0)).subtractions).toBe(0);
});

test("Colorado follows the higher federal rates of 2026; states that follow the 2024 Code don't", () => {
  // 42,300 is fourteen steps of 2,000 above 15,000: 21% of 3,000 under the 2024 Code, 36% under 2026's.
  const parent = household(42_300, [4], 5_000);
  const credit = (law: (typeof ar)[2026], group: "credits" | "refundableCredits") =>
    workedReturn(law, parent).parts[group][Object.keys(law[group] ?? {}).indexOf("care")]?.amount;
  expect(credit(ar[2026], "credits")).toBeCloseTo(0.2 * 630, 2);
  expect(credit(ky[2026], "credits")).toBeCloseTo(0.2 * 630, 2);
  expect(credit(me[2026], "refundableCredits")).toBeCloseTo(0.25 * 630, 2);
  expect(credit(vt[2026], "refundableCredits")).toBeCloseTo(0.72 * 630, 2);
  // Wisconsin pays the share on up to 10,000 of costs.
  expect(credit(wi[2026], "credits")).toBeCloseTo(0.21 * 5_000, 2);
  expect(credit(ca[2026], "credits")).toBeCloseTo(0.43 * 630, 2);
  expect(credit(co[2026], "refundableCredits")).toBeCloseTo(0.7 * 1_080, 2);
});

test("Pennsylvania: Form 2441, line 9a, which no federal tax limits", () => {
  // An income of 18,950 gives 33% of costs up to 3,000 for one child; federal tax is zero with 23,625 deducted.
  const made = workedReturn(pa[2025], household(18_950, [1], 3_355));
  expect(
    made.parts.refundableCredits[Object.keys(pa[2025].refundableCredits ?? {}).indexOf("care")]?.amount,
  ).toBeCloseTo(990);
});
