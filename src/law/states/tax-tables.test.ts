/**
 * The states' tax tables: rows as printed for earlier years, computed with the rates of those years, and 2025 returns
 * read from the table.
 */
import { expect, test } from "vitest";
import type { Brackets } from "../../engine/brackets.ts";
import { readTable, type TaxTable } from "../../engine/state/tax-table.ts";
import { type Told, workedReturn } from "../../testing/worked-state.ts";
import { valuesOf } from "../figure.ts";
import { al } from "./al/law.ts";
import { ca } from "./ca/law.ts";
import { hi } from "./hi/law.ts";
import { md } from "./md/law.ts";
import { ny } from "./ny/law.ts";
import { ok } from "./ok/law.ts";
import { or } from "./or/law.ts";
import {
  alabamaTable,
  californiaTable,
  marylandTable,
  oklahomaTable,
  southCarolinaTable,
  vermontTable,
  wisconsinTable,
} from "./tax-tables.ts";
import { vt } from "./vt/law.ts";
import { wi } from "./wi/law.ts";

type Cited = Parameters<typeof valuesOf<TaxTable>>[0];
/** The tax on some incomes from a table with other rates than today's. */
const printed = (cited: Cited, rows: readonly (readonly [floor: number, rate: number])[]) => {
  const rates: Brackets = rows.map(([floor, rate]) => ({ floor, rate }));
  const table = valuesOf<TaxTable>(cited);
  return (...incomes: number[]) => incomes.map((income) => readTable(income, rates, table, true).tax);
};

test("Alabama: 96,000 but less than 96,100 is 4,763 single and 4,723 joint", () => {
  const single = printed(alabamaTable, [
    [0, 0.02],
    [500, 0.04],
    [3_000, 0.05],
  ]);
  expect(single(96_000, 96_099.99, 96_100, 98_400)).toEqual([4_763, 4_763, 4_768, 4_883]);
  const joint = printed(alabamaTable, [
    [0, 0.02],
    [1_000, 0.04],
    [6_000, 0.05],
  ]);
  expect(joint(96_000, 97_200)).toEqual([4_723, 4_783]);
});

test("California 2012, single: 82,451 to 82,550 is 5,276, and the next row starts at 82,551", () => {
  const single = printed(californiaTable, [
    [0, 0.01],
    [7_455, 0.02],
    [17_676, 0.04],
    [27_897, 0.06],
    [38_726, 0.08],
    [48_942, 0.093],
  ]);
  expect(single(82_451, 82_550, 82_551, 83_051, 85_451)).toEqual([5_276, 5_276, 5_285, 5_332, 5_555]);
  // 1 to 50 is half a row (1% of 25); 51 to 150 is 1% of 100; the last row, 99,951 to 100,000, is taxed on 99,975.
  expect(single(0, 50, 51, 150, 151)).toEqual([0, 0, 1, 1, 2]);
  expect(single(99_951, 100_000)).toEqual([6_901, 6_901]);
  // From 100,001 the schedule applies, to the cent: 2,154.83 at 48,942 and 9.3% of 51,059.
  expect(single(100_001)[0]).toBeCloseTo(6_903.317, 2);
});

test("Maryland 2016: 96,000 but less than 96,050 is 4,509", () => {
  const tax = printed(marylandTable, [
    [0, 0.02],
    [1_000, 0.03],
    [2_000, 0.04],
    [3_000, 0.0475],
  ]);
  expect(tax(90_000, 96_000, 96_150, 98_600)).toEqual([4_224, 4_509, 4_516, 4_632]);
});

test("Oklahoma 2012, joint: 14,750 but less than 14,800 is 384", () => {
  const joint = printed(oklahomaTable, [
    [0, 0.005],
    [2_000, 0.01],
    [5_000, 0.02],
    [7_500, 0.03],
    [9_800, 0.04],
    [12_200, 0.05],
    [15_000, 0.0525],
  ]);
  expect(joint(14_700, 14_750, 14_793, 14_800)).toEqual([381, 384, 384, 386]);
});

test("South Carolina 2023, 3% minus 100: 3,350 but less than 3,400 is 1, and each 50 after that adds 1 or 2", () => {
  const tax = printed(southCarolinaTable, [
    [0, 0],
    [100 / 0.03, 0.03],
  ]);
  expect(tax(3_300, 3_350, 3_400, 3_450, 3_500, 3_550, 3_600, 3_950)).toEqual([0, 1, 3, 4, 6, 7, 9, 19]);
});

test("South Carolina 2025: rows of 50 below 7,000 and of 100 from there", () => {
  const tax = printed(southCarolinaTable, [
    [0, 0],
    [3_560, 0.03],
    [17_830, 0.06],
  ]);
  // 3% of 65 above 3,560; 428.10 at 17,830, and 6% of 120, 32,220, 42,220 and 82,120 above.
  expect(tax(3_600, 3_649, 17_900, 17_999, 50_000, 60_000, 99_900)).toEqual([2, 2, 435, 435, 2_361, 2_961, 5_355]);
  // The last row of 50 is taxed on 6,975, the first of 100 on 7,050.
  expect(tax(6_950, 6_999, 7_000, 7_099)).toEqual([102, 102, 105, 105]);
  // From 100,000 the schedule applies, to the cent.
  expect(tax(100_000)[0]).toBeCloseTo(428.1 + 0.06 * 82_170, 2);
});

test("Vermont 2021, head of household: 49,900 but less than 50,000 is 1,673", () => {
  expect(printed(vermontTable, [[0, 0.0335]])(49_902.81)).toEqual([1_673]);
});

test("Wisconsin 2005, single: 28,600 but less than 28,700 is 1,663; below 100 the rows are 20, 20 and 60 wide", () => {
  const tax = printed(wisconsinTable, [
    [0, 0.046],
    [8_840, 0.0615],
    [17_680, 0.065],
  ]);
  expect(tax(28_500, 28_600, 28_999)).toEqual([1_657, 1_663, 1_683]);
  expect(tax(0, 19, 20, 40, 99, 100, 900)).toEqual([0, 0, 1, 3, 3, 7, 44]);
});

const single = (wages: number): Told => ({ filer: { wages }, byTable: true });
const schedule = (wages: number): Told => ({ filer: { wages } });

test("New York: 50,010 of taxable income is in the row of 50,000, whose middle is 50,025", () => {
  // Wages 58,010 minus 8,000. Tax Law 601: 600 at 13,900 and 5.5% of the 36,125 above: 2,586.875.
  const made = workedReturn(ny[2025], single(58_010));
  expect(made.taxableIncome).toBe(50_010);
  expect(made.taxBeforeCredits).toBe(2_587);
  // To the cent: 340 + 144 + 115.50 + 5.5% of 36,110.
  expect(workedReturn(ny[2025], schedule(58_010)).taxBeforeCredits).toBeCloseTo(2_585.55, 2);
});

test("New York: no table from 65,000 of taxable income, or above 107,650 of income", () => {
  expect(workedReturn(ny[2025], single(73_010)).taxBeforeCredits).toBeCloseTo(599.5 + 0.055 * (65_010 - 13_900), 2);
  const high = { filer: { wages: 110_000 }, costs: { mortgageInterest: 60_000 } };
  const byTable = workedReturn(ny[2025], { ...high, byTable: true });
  expect(byTable.taxableIncome).toBeLessThan(65_000);
  expect(byTable.taxBeforeCredits).toBe(workedReturn(ny[2025], high).taxBeforeCredits);
});

test("California: 44,294 of taxable income is read at 44,300", () => {
  // Wages 50,000 minus 5,706. 110.79 + 303.70 + 607.52 = 1,022.01 at 41,452, and 6% of 2,848: 1,192.89.
  const made = workedReturn(ca[2025], single(50_000));
  expect(made.taxBeforeCredits).toBe(1_193);
  expect(workedReturn(ca[2025], schedule(50_000)).taxBeforeCredits).toBeCloseTo(1_022.01 + 0.06 * 2_842, 2);
});

test("Maryland: 43,450 of taxable income is read at 43,475", () => {
  // Wages 50,000 minus 3,350 and 3,200. 90 at 3,000 and 4.75% of 40,475: 2,012.56.
  expect(workedReturn(md[2025], single(50_000)).taxBeforeCredits).toBe(2_013);
});

test("Oklahoma: 42,650 of taxable income is read at 42,675", () => {
  // Wages 50,000 minus 6,350 and 1,000. 153.50 at 7,200 and 4.75% of 35,475: 1,838.56.
  expect(workedReturn(ok[2025], single(50_000)).taxBeforeCredits).toBe(1_839);
});

test("Alabama: 15,072 of taxable income is read at 15,050", () => {
  // Federal tax on 4,250 is 428 by its table. 20,000 minus 3,000, 428 and 1,500. 110 at 3,000 and 5% of 12,050: 712.50.
  expect(workedReturn(al[2025], single(20_000)).taxBeforeCredits).toBe(713);
});

test("Hawaii: 44,456 of taxable income is read at 44,475, with the whole dollars of the law", () => {
  // Wages 50,000 minus 4,400 and 1,144. At 36,000: 134.40 + 153.60 + 264 + 307.20 + 816 = 1,675.20, which the law
  // rounds to 1,675; 7.2% of 8,475 above.
  const made = workedReturn(hi[2025], single(50_000));
  expect(made.taxableIncome).toBe(44_456);
  expect(made.taxBeforeCredits).toBe(Math.round(1_675 + 610.2));
});

test("Oregon: 34,490 of taxable income is read at 34,450; above 50,000 the rate chart applies", () => {
  // Federal tax on 24,250 is 2,675 by its table. 40,000 minus 2,835 and 2,675. 209 at 4,400 and 452.25 more at 11,100
  // are 661 in whole dollars; 8.75% of 23,350 above: 2,704.125.
  expect(workedReturn(or[2025], single(40_000)).taxBeforeCredits).toBe(2_704);
  // 80,000 minus 2,835 and federal tax up to 8,500.
  const more = workedReturn(or[2025], single(80_000));
  expect(more.taxBeforeCredits).toBeCloseTo(661.25 + 0.0875 * (80_000 - 2_835 - 8_500 - 11_100), 2);
});

test("Vermont: rows of 100 below 75,000; the schedule from there", () => {
  // 60,000 minus 7,650 and 5,300: 47,050, in the row of 47,000; 3.35% of it.
  expect(workedReturn(vt[2025], single(60_000)).taxBeforeCredits).toBe(1_576);
  expect(workedReturn(vt[2025], schedule(60_000)).taxBeforeCredits).toBeCloseTo(0.0335 * 47_050, 2);
});

test("Wisconsin: rows of 100 below 100,000", () => {
  const made = workedReturn(wi[2025], single(60_000));
  const middle = (Math.floor(made.taxableIncome / 100) + 0.5) * 100;
  // 513.80 at 14,680, 1,575.20 more at 50,480, 5.3% above.
  expect(made.taxableIncome).toBeGreaterThan(50_480);
  expect(made.taxBeforeCredits).toBe(Math.round(513.8 + 1_575.2 + 0.053 * (middle - 50_480)));
});
