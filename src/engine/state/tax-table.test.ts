/** Printed tables row by row. */
import { expect, test } from "vitest";
import { readTable, type TaxTable } from "./tax-table.ts";

/** 5% up to 25, then 10%. Rows of 50 up to 1,000, then of 100, up to 3,000. */
const rates = [
  { floor: 0, rate: 0.05 },
  { floor: 25, rate: 0.1 },
];
const table = (more: Partial<TaxTable> = {}): TaxTable => ({
  rows: [
    { floor: 0, rate: 50 },
    { floor: 1_000, rate: 100 },
  ],
  ...{ takeInEnd: false, ends: 3_000, wholeFeet: true, ...more },
});
const read = (income: number, more?: Partial<TaxTable>, byTable = true) =>
  readTable(income, rates, table(more), byTable);

test("the tax on the middle of the row, in whole dollars", () => {
  // 125: 1.25 and 10% of 100.
  expect(read(100)).toMatchObject({ width: 50, from: 100, middle: 125 });
  expect(read(100).tax).toBe(11);
  expect([read(149.99).from, read(150).from, read(999).from, read(1_000).from, read(1_099).from]).toEqual([
    100, 150, 950, 1_000, 1_000,
  ]);
  expect(read(1_000).middle).toBe(1_050);
});

test("rows that include their upper end", () => {
  const from = (income: number) => read(income, { takeInEnd: true }).from;
  expect([from(1), from(50), from(50.01), from(1_000), from(1_000.01), from(1_100), from(1_100.01)]).toEqual([
    0, 0, 50, 950, 1_000, 1_000, 1_100,
  ]);
});

test("without income, from the table's end on, or without a table, the schedule to the cent", () => {
  expect(read(0)).toMatchObject({ width: 0, tax: 0 });
  expect(read(2_999).width).toBe(100);
  expect(read(3_000)).toEqual({ width: 0, from: 3_000, middle: 3_000, foot: 0, tax: 298.75 });
  expect(read(101, {}, false).tax).toBeCloseTo(8.85, 9);
});

test("a bracket begins above its foot, so the middle of a row at the foot is in the one below", () => {
  expect(read(10)).toMatchObject({ middle: 25, foot: 0 });
  expect(read(60)).toMatchObject({ middle: 75, foot: 25 });
  expect(read(60, { wholeFeet: false }).foot).toBe(0);
});
