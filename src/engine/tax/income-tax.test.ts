import fc from "fast-check";
import { expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { taxOn } from "../brackets.ts";
import { filingStatuses } from "./filing-status.ts";
import { incomeTax, tableTaxOn } from "./income-tax.ts";

const single = lawFor(2025, "single").incomeTax;
const anyLaw = fc
  .tuple(fc.constantFrom(2025, 2026), fc.constantFrom(...filingStatuses))
  .map(([year, status]) => lawFor(year as 2025 | 2026, status).incomeTax);

/** Rows of the 2025 Tax Table, single, by hand: the rates at the middle of the row, fifty cents rounded up. */
test.each([
  [0, 0],
  [4.99, 0],
  [5, 1],
  [15, 2],
  [25, 4],
  [50, 6],
  [2_999, 299],
  [3_000, 303],
  [11_950, 1_199],
])("the Tax Table has $%i of tax at $%i", (income, tax) => {
  expect(tableTaxOn(income, single)).toBe(tax);
});

test("the sample of the Tax Table: a couple with $25,300 pays $2,562", () => {
  expect(tableTaxOn(25_300, lawFor(2025, "married_joint").incomeTax)).toBe(2_562);
});

test("from $100,000 on, there is no table", () => {
  expect(tableTaxOn(100_000, single)).toBe(taxOn(100_000, single.rates));
});

test("the table is never more than $6 from the schedule", () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 120_000, noNaN: true }), anyLaw, (income, law) => {
      expect(Math.abs(tableTaxOn(income, law) - taxOn(income, law.rates))).toBeLessThanOrEqual(6.01);
    }),
  ));

const anyIncome = fc.record({
  taxableIncome: fc.integer({ min: 0, max: 2_000_000 }),
  qualifiedDividends: fc.integer({ min: 0, max: 800_000 }),
  netCapitalGain: fc.integer({ min: 0, max: 800_000 }),
  byTable: fc.constant(false),
});

test("gains never cost more than ordinary income, and all of them are taxed at some rate", () =>
  fc.assert(
    fc.property(anyIncome, anyLaw, (income, law) => {
      const made = incomeTax(income, law);
      expect(made.tax).toBeLessThanOrEqual(taxOn(income.taxableIncome, law.rates) + 1e-6);
      expect(made.untaxedGains + made.gainsAtMiddleRate + made.gainsAtTopRate).toBeCloseTo(made.gains, 6);
      expect(made.ordinaryIncome + made.gains).toBe(income.taxableIncome);
    }),
  ));
