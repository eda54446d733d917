/** Retirement income that states leave out or deduct from, worked by hand for 2025 at each age and limit. */
import { describe, expect, test } from "vitest";
import type { TaxedYear } from "../../engine/state/state-year.ts";
import { type Told, workedReturn } from "../../testing/worked-state.ts";
import { de } from "./de/law.ts";
import { ga } from "./ga/law.ts";
import { ky } from "./ky/law.ts";
import { mi } from "./mi/law.ts";
import { ri } from "./ri/law.ts";

/** What one rule of a group gives, by its name in the state's file. */
const amountOf = (state: TaxedYear, group: "subtractions" | "standardDeduction", name: string, told: Told) =>
  workedReturn(state, told).parts[group][Object.keys(state[group] ?? {}).indexOf(name)]?.amount;

// O.C.G.A. 48-7-27(a)(5): 35,000 from 62, 65,000 from 65, with up to 5,000 of earnings.
describe("Georgia", () => {
  const left = (told: Told) => amountOf(ga[2025], "subtractions", "retirement", told);
  test.each<[string, Told, number]>([
    ["too young", { filer: { age: 61, taxablePensions: 40_000 } }, 0],
    ["from 62", { filer: { age: 62, taxablePensions: 40_000 } }, 35_000],
    ["to 64", { filer: { age: 64, taxablePensions: 40_000 } }, 35_000],
    ["from 65", { filer: { age: 65, taxablePensions: 80_000 } }, 65_000],
    ["all of less", { filer: { age: 65, taxablePensions: 30_000 } }, 30_000],
    ["5,000 of wages", { filer: { age: 62, taxablePensions: 10_000, wages: 9_000 } }, 15_000],
    ["less wages", { filer: { age: 62, taxablePensions: 10_000, wages: 2_000 } }, 12_000],
    ["wages less a loss", { filer: { age: 62, taxablePensions: 10_000, wages: 2_000, profit: -3_000 } }, 10_000],
    ["interest", { filer: { age: 62, taxablePensions: 10_000 }, income: { taxableInterest: 4_000 } }, 14_000],
    [
      "each spouse's own",
      {
        status: "married_joint",
        filer: { age: 62, taxablePensions: 40_000 },
        spouse: { age: 66, taxablePensions: 70_000 },
      },
      100_000,
    ],
    [
      "joint interest is the filer's, who is too young",
      { status: "married_joint", filer: { age: 60 }, spouse: { age: 66 }, income: { taxableInterest: 9_000 } },
      0,
    ],
  ])("%s", (_, told, amount) => expect(left(told)).toBeCloseTo(amount, 2));
});

// R.I. Gen. Laws 44-30-12(c)(8) and (9): below 107,000, at full retirement age.
describe("Rhode Island", () => {
  const left = (age: number, taxablePensions: number, employerPensions: number, benefits = 0) =>
    amountOf(ri[2025], "subtractions", "retirement", {
      filer: { age, taxablePensions, employerPensions },
      income: { socialSecurityBenefits: benefits },
    });
  test("up to 50,000 of an employer's pension from 67 on, nothing of an IRA", () => {
    expect(left(66, 60_000, 60_000)).toBe(0);
    expect(left(67, 60_000, 60_000)).toBe(50_000);
    expect(left(67, 60_000, 20_000)).toBe(20_000);
    expect(left(67, 60_000, 0)).toBe(0);
  });
  test("nothing from a federal income of 107,000 on", () => {
    expect(left(67, 106_999, 30_000)).toBe(30_000);
    expect(left(67, 107_000, 30_000)).toBe(0);
  });
  test("Social Security: 85% of 20,000 is taxed federally, and none of it from 67 on", () => {
    expect(left(67, 60_000, 0, 20_000)).toBe(17_000);
    expect(left(66, 60_000, 0, 20_000)).toBe(0);
  });
});

// KRS 141.021(2) and 141.081: 31,110 of pensions each; a standard deduction of 3,270 for 2025 for each spouse's own
// income.
// 30 Del. C. 1106(b)(3) and filing status 4: each spouse's column has that spouse's exclusion.
test("Delaware: a spouse's pension exclusion lowers the spouse's own column", () => {
  const couple: Told = {
    status: "married_joint",
    filer: { wages: 20_000 },
    spouse: { age: 75, taxablePensions: 89_142 },
  };
  // Half of 6,500 + 2,500 in each column. 20,000 - 4,500 = 15,500: 66 + 195 + 4.8% of 5,500. 89,142 - 12,500 - 4,500 =
  // 72,142: 2,943.50 + 6.6% of 12,142. Together on 87,642, they would pay 4,767.87.
  expect(workedReturn(de[2025], couple).taxBeforeCredits).toBeCloseTo(525 + 3_744.872, 2);
});

describe("Kentucky", () => {
  test("pensions up to 31,110 for each", () => {
    expect(workedReturn(ky[2025], { filer: { taxablePensions: 40_000 } }).subtractions).toBe(31_110);
    expect(
      workedReturn(ky[2025], {
        status: "married_joint",
        filer: { taxablePensions: 40_000 },
        spouse: { taxablePensions: 10_000 },
      }).subtractions,
    ).toBe(41_110);
  });
  test.each([
    [0, 3_270],
    [2_000, 5_270],
    [10_000, 6_540],
  ])("a couple with 50,000 and %i: a standard deduction of %i", (wages, amount) => {
    const couple = { status: "married_joint", filer: { wages: 50_000 }, spouse: { wages } } as const;
    expect(amountOf(ky[2025], "standardDeduction", "own", couple)).toBe(amount);
  });
  test("a spouse's pension that is left out leaves nothing to deduct from", () => {
    // 31,110 of a pension is left out.
    const deduction = (spouse: NonNullable<Told["spouse"]>) =>
      amountOf(ky[2025], "standardDeduction", "own", { status: "married_joint", filer: { wages: 50_000 }, spouse });
    expect(deduction({ taxablePensions: 20_000 })).toBe(3_270);
    expect(deduction({ taxablePensions: 33_000 })).toBe(3_270 + 1_890);
    expect(deduction({ taxablePensions: 20_000, wages: 2_000 })).toBe(5_270);
  });
  test("one filer has one", () =>
    expect(amountOf(ky[2025], "standardDeduction", "own", { filer: { wages: 1_000 } })).toBe(3_270));
});

// MCL 206.30(9)(b) to (d): 20,000, for those born from 1953 on less the exemption of 5,800; born before 1946, none.
describe("Michigan", () => {
  const deducted = (age: number, taxablePensions: number) =>
    amountOf(mi[2025], "subtractions", "standard", { filer: { age, taxablePensions } });
  test.each([
    [66, 0],
    [67, 14_200],
    [72, 14_200],
    [73, 20_000],
    [79, 20_000],
    [80, 0],
  ])("at %i: %i", (age, amount) => expect(deducted(age, 0)).toBe(amount));
  test("pensions that are left out come off", () => {
    expect(deducted(73, 15_000)).toBe(5_000);
    expect(deducted(73, 25_000)).toBe(0);
  });
  test("a couple has twice as much, by the older one's age", () => {
    const couple = (filer: number, spouse: number) =>
      amountOf(mi[2025], "subtractions", "standard", {
        status: "married_joint",
        filer: { age: filer },
        spouse: { age: spouse },
      });
    expect(couple(60, 73)).toBe(40_000);
    expect(couple(68, 60)).toBe(40_000 - 11_600);
  });
});
