/**
 * The tax at each edge of a schedule and one dollar above it, computed from the second reading with the few lines in
 * this file, which share nothing with the engine. It covers federal schedules and tables and fifteen states: the most
 * populous ones that tax income (Texas and Florida don't).
 */
import { expect, test } from "vitest";
import { taxOn } from "../../engine/brackets.ts";
import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import { tableTaxOn } from "../../engine/tax/income-tax.ts";
import { secondReadings } from "../../testing/second-reading.ts";
import { stateYear } from "../../testing/state-year.ts";
import { workedReturn } from "../../testing/worked-state.ts";
import { lawFor, type TaxYear } from "../us/index.ts";

type Rows = readonly (readonly [number, number])[];
interface Read {
  readonly path: string;
  readonly year: number;
  readonly status: FilingStatus;
  readonly rows: Rows;
}

const statusOf = (path: string) => path.split(".").at(-1) as FilingStatus;
const schedules = (area: "federal" | "states", pattern: RegExp): readonly Read[] =>
  secondReadings(area).flatMap(({ path, value }) => {
    const year = pattern.exec(path)?.[1];
    return year === undefined
      ? []
      : [{ path, year: Number(year), status: /_|single$/.test(path) ? statusOf(path) : "single", rows: value as Rows }];
  });

/** Integer units of a hundred-thousandth of a cent, so that fractions don't round: rates have at most five decimals. */
const byHand = (income: number, rows: Rows): number => {
  let units = 0n;
  rows.forEach(([floor, rate], i) => {
    const end = Math.min(income, rows[i + 1]?.[0] ?? income);
    if (end > floor) units += BigInt(Math.round((end - floor) * 100)) * BigInt(Math.round(rate * 100_000));
  });
  return Number(units) / 10_000_000;
};

/**
 * The row of the printed Tax Table: 5 to 15, 15 to 25, then rows of 25 up to 3,000 and of 50 up to 100,000; half
 * dollars round up.
 */
const byTable = (income: number, rows: Rows): number => {
  if (income < 5) return 0;
  let from = 5;
  let to = 15;
  while (income >= to) {
    from = to;
    to += from < 25 ? 10 : from < 3_000 ? 25 : 50;
  }
  return Math.floor(byHand((from + to) / 2, rows) + 0.5);
};

const edgesOf = (rows: Rows) => rows.flatMap(([floor]) => (floor === 0 ? [1] : [floor, floor + 1]));

const federal = schedules("federal", /^us\/(\d{4})\/incomeTax\.rates\./);
test("the table by hand: 25,300 is in the row from 25,300 to 25,350, where a single filer in 2025 pays 2,801", () => {
  // 10% of 11,925 and 12% of 13,400: 1,192.50 + 1,608 = 2,800.50. The row's middle is 25,325.
  expect(byTable(25_325, federal.find(({ path }) => path === "us/2025/incomeTax.rates.single")?.rows ?? [])).toBe(
    2_801,
  );
});

test.each(federal)("$path: at each edge and a dollar beyond, by schedule and by table", ({ year, status, rows }) => {
  const { incomeTax } = lawFor(year as TaxYear, status);
  const edges = edgesOf(rows);
  expect(edges).toHaveLength(13);
  for (const income of edges) {
    expect(taxOn(income, incomeTax.rates), `schedule at ${income}`).toBeCloseTo(byHand(income, rows), 6);
    if (income < 100_000) expect(tableTaxOn(income, incomeTax), `table at ${income}`).toBe(byTable(income, rows));
  }
});

/** Wages with which the state's taxable income is just this much. */
function returnWith(taxable: number, state: ReturnType<typeof stateYear>, status: FilingStatus) {
  let wages = taxable + 60_000; // more than any deduction
  for (let tries = 0; tries < 400; tries++) {
    const made = workedReturn(state, { status, filer: { wages } });
    const off = taxable - made.taxableIncome;
    if (Math.abs(off) < 0.005) return made;
    wages += off;
  }
  throw new Error(`No wages give ${state.name} a taxable income of ${taxable}`);
}

const states = schedules(
  "states",
  /^states\/(?:CA|NY|PA|IL|OH|GA|NC|MI|NJ|VA|MN|KS|MO|AZ|IN)\/(\d{4})\/tax\.(?:schedule|flat|tax)\.rates/,
);
test("the second reading has a schedule for each of the fifteen states and both years", () => {
  expect(new Set(states.map(({ path }) => path.slice(7, 14))).size).toBe(30);
});

test.each(states)("$path: the state's tax at each edge and a dollar beyond", ({ path, year, status, rows }) => {
  const code = path.slice(7, 9);
  const law = stateYear(code, year);
  // Ohio adds a base amount; New York's supplemental tax and California's on the millions have tests of their own.
  const base = secondReadings("states").find((read) => read.path === `states/${code}/${year}/tax.tax.baseAmounts`);
  const most = code === "NY" ? 100_000 : 1_000_000;
  const edges = rows.length === 1 ? [1, 50_000] : edgesOf(rows).filter((income) => income < most);
  expect(edges.length).toBeGreaterThan(1);
  for (const income of edges) {
    const { parts } = returnWith(income, law, status);
    const first = parts.tax[0]?.amount ?? Number.NaN;
    // Ohio's base amount applies only above its floor.
    const added = ((base?.value ?? []) as Rows).filter(([floor]) => income > floor).at(-1)?.[1] ?? 0;
    const from =
      base === undefined ? null : ((base.value as Rows).filter(([floor]) => income > floor).at(-1)?.[0] ?? 0);
    const rate = from === null ? 0 : (rows.find(([floor]) => floor === from)?.[1] ?? 0);
    const expected = from === null ? byHand(income, rows) : added + byHand(income - from, [[0, rate]]);
    expect(Math.abs(first - expected), `${income}: ${first} by the engine, ${expected} by hand`).toBeLessThanOrEqual(
      0.5,
    );
  }
});
