/** Pensions and withdrawals that states treat differently, worked by hand. */
import { expect, test } from "vitest";
import { stateReturnOf } from "../../engine/retirement/taxes/state-tax.ts";
import { nothingInTheFederalYear, nothingInTheYear } from "../../engine/retirement/taxes/year-tax.ts";
import { compiledState } from "../../engine/state/compiled.ts";
import { workedReturn } from "../../testing/worked-state.ts";
import { ar } from "./ar/law.ts";
import { mi } from "./mi/law.ts";
import { ms } from "./ms/law.ts";
import { ri } from "./ri/law.ts";

const leftOut = (state: Parameters<typeof workedReturn>[0], age: number, all: number, employers: number) =>
  workedReturn(state, { filer: { age, taxablePensions: all, employerPensions: employers } }).subtractions;

test("Mississippi, Michigan and Arkansas exclude an employer pension at any age, and withdrawals from age 59½", () => {
  expect(leftOut(ms[2026], 52, 30_000, 20_000)).toBe(20_000);
  expect(leftOut(ms[2026], 60, 30_000, 20_000)).toBe(30_000);
  expect(leftOut(mi[2026], 52, 30_000, 0)).toBe(0);
  expect(leftOut(mi[2026], 52, 90_000, 80_000)).toBe(67_610);
  expect(leftOut(ar[2026], 52, 30_000, 5_000)).toBe(5_000);
  expect(leftOut(ar[2026], 60, 30_000, 5_000)).toBe(6_000);
});

test("Michigan's limit is per return: twice as much on a joint one, whichever spouse has the pension", () => {
  const filer = { age: 70, taxablePensions: 150_000 };
  expect(
    workedReturn(mi[2026], { status: "married_joint", filer, spouse: { age: 66 } }).parts.subtractions[1]?.amount,
  ).toBe(135_220);
});

test("Rhode Island excludes up to 50,000 of employer pensions, but no IRA withdrawals", () => {
  expect(leftOut(ri[2026], 70, 80_000, 60_000)).toBe(50_000);
  expect(leftOut(ri[2026], 70, 80_000, 0)).toBe(0);
});

test("Mississippi excludes a Roth conversion before 59½, which bears no early tax; Michigan doesn't", () => {
  const leftOut = (state: (typeof ms)[2026], ages: readonly number[]) => {
    const law = compiledState(state, "single");
    if (law === null) throw new Error(`${state.name} has an income tax`);
    const year = { ...nothingInTheYear, ages, traditionalWithdrawal: 10_000, rothConversion: 30_000 };
    const federal = { ...nothingInTheFederalYear, adjustedGrossIncome: 40_000 };
    return stateReturnOf(law, 16_100, year, federal).made.subtractions;
  };
  expect(leftOut(ms[2026], [55])).toBe(30_000);
  expect(leftOut(ms[2026], [60])).toBe(40_000);
  expect(leftOut(mi[2026], [55])).toBe(0);
});
