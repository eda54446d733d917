/** Minnesota, worked by hand from Schedules M1M and M1CD. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { mn } from "./law.ts";

test("filers who don't itemize subtract half of gifts above 500", () => {
  // Schedule M1M, line 11: 4,750. Federal income 74,348.18 (profit minus 5,651.82) minus 15,300 and 4,750: 54,298.18.
  // 5.35% of 33,310 and 6.8% of 20,988.18.
  const given = { filer: { profit: 80_000 }, costs: { charityCash: 10_000 } };
  expect(workedReturn(mn[2026], given).tax).toBeCloseTo(1_782.085 + 1_427.196, 2);
});

test("a couple gets the care credit for a child born during the year even if they pay for no care", () => {
  const credit = (status: FilingStatus, profit: number) =>
    workedCredit(mn[2025], "refundableCredits", "care", { status, filer: { profit }, children: [0] });
  // Schedule M1CD: 3,000 times the share for a federal income of 27,880.57 (35% minus 1% for each of seven steps of
  // 2,000).
  expect(credit("married_joint", 30_000)).toBeCloseTo(0.28 * 3_000, 2);
  // Above 64,150 of income, the limit of 600 falls by 5%: 70,630.77 leaves 275.96.
  expect(credit("married_joint", 76_000)).toBeCloseTo(275.96, 2);
  expect(credit("head_of_household", 30_000)).toBe(0);
});

// The department's amounts for 2026: 86,410, and 110,780 on a joint return. 85% of benefits of 20,000 is in federal
// income; a tenth is lost for each 4,000 above, or part of it (290.0132, subdivision 26).
test.each([
  ["single", 86_410],
  ["married_joint", 110_780],
] as const)("Social Security benefits in 2026, %s: all are subtracted up to an income of %d", (status, most) => {
  const subtracted = (income: number) =>
    workedReturn(mn[2026], {
      status,
      filer: { age: 64, wages: income - 17_000 },
      income: { socialSecurityBenefits: 20_000 },
    }).parts.subtractions[0]?.amount;
  expect(subtracted(most)).toBeCloseTo(17_000, 2);
  expect(subtracted(most + 1)).toBeCloseTo(17_000 - 1_700, 2);
});

// Schedule M1CWFC for 2025 (290.0661 and 290.0671): 4% of earnings up to 9,480; 1,750 for a child under 18; 1,000,
// 2,270 or 2,710 for older children; minus 12% of income above 31,950, or 9% where all children are older.
test.each([
  ["without a child, from 19 on", { age: 19 }, [], 9_000, 360],
  ["not at 18", { age: 18 }, [], 9_000, 0],
  ["to 64", { age: 64 }, [], 10_000, 379.2],
  ["not at 65", { age: 65 }, [], 10_000, 0],
  ["with a child at any age", { age: 66 }, [17], 20_000, 1_750 + 379.2],
  ["one older child", {}, [18], 20_000, 1_000 + 379.2],
  ["two older children", {}, [18, 18], 20_000, 2_270 + 379.2],
  ["three", {}, [18, 18, 18], 20_000, 2_710 + 379.2],
  ["four", {}, [18, 18, 18, 18], 20_000, 2_710 + 379.2],
  ["one of each", {}, [10, 18], 20_000, 1_750 + 1_000 + 379.2],
  ["at the start of the fall", {}, [10], 31_950, 1_750 + 379.2],
  ["2,000 above it, with a child", {}, [10, 18], 33_950, 1_750 + 1_000 + 379.2 - 240],
  ["2,000 above it, all children older", {}, [18], 33_950, 1_000 + 379.2 - 180],
] as const)("child and working family credits: %s", (_, filer, children, wages, credit) => {
  const status = children.length > 0 ? "head_of_household" : "single";
  const told = { status, filer: { ...filer, wages }, children } as const;
  expect(workedCredit(mn[2025], "refundableCredits", "family", told)).toBeCloseTo(credit, 2);
});

// Minn. Stat. 290.0661, subd. 2: the child credit asks for a filer eligible under 290.0671, which asks for one eligible
// under 26 USC 32 whatever the income; 32(i) ends that above a limit of investment income.
test("with investment income above 11,950, neither the child credit nor the working family credit is left", () => {
  const credit = (taxableInterest: number, children: readonly number[]) =>
    workedCredit(mn[2025], "refundableCredits", "family", {
      status: "head_of_household",
      filer: { wages: 15_000 },
      children,
      income: { taxableInterest },
    });
  expect(credit(11_950, [10, 18])).toBeCloseTo(1_750 + 1_000 + 379.2, 2);
  expect(credit(11_951, [10, 18])).toBe(0);
  expect(credit(11_951, [18])).toBe(0);
});

// The department's Inflation-Adjusted Amounts of 2026, 290.0123, subdivision 2: 2,000 for an unmarried filer 65 or
// older, 1,600 for a married one, besides 15,300 and 30,600. Up to 244,400 of federal income nothing is lost.
test.each([
  ["single", 15_300 + 2_000],
  ["married_joint", 30_600 + 1_600],
] as const)("standard deduction of a senior in 2026, %s: %d", (status, deduction) => {
  const made = workedReturn(mn[2026], { status, filer: { age: 70, wages: 60_000 } });
  expect(made.standardDeduction).toBe(deduction);
});

// Schedule M1MA, 2025: each earns 60,000. Joint, 90,100 is taxed 5.35% up to 47,620 and 6.8% above: 5,436.31. Divided,
// 45,050 each: 5.35% up to 32,570 and 6.8% above, 2,591.135, twice.
test("the marriage credit is the joint tax minus that of two who divide the income by who earned it", () => {
  const told = { status: "married_joint", filer: { wages: 60_000 }, spouse: { wages: 60_000 } } as const;
  expect(workedCredit(mn[2025], "credits", "marriage", told)).toBeCloseTo(5_436.31 - 2 * 2_591.135, 1);
});

test("the exemption from the minimum tax falls by 25% of income above 112,500, in 2026 too (26 USC 55(d)(2))", () => {
  // 280,000 of income: 73,100 minus a quarter of 167,500 leaves 31,225. 6.75% of 248,775, or the schedule's tax if that
  // is more.
  const made = workedReturn(mn[2026], { status: "head_of_household", filer: { wages: 280_000 }, children: [8, 9, 10] });
  const [schedule, minimum] = made.parts.tax;
  expect(minimum?.amount).toBeGreaterThan(100);
  expect((schedule?.amount ?? 0) + (minimum?.amount ?? 0)).toBeCloseTo(0.0675 * 248_775, 2);
});
