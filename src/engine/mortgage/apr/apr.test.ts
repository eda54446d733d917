import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, type CalendarDate, dateFromIso } from "../../calendar.ts";
import { annualPercentageRate, runsFrom, single, unitPeriodRate } from "./apr.ts";
import { aprByDates, aprOfSinglePayment } from "./apr-by-dates.ts";
import { MONTH, spanBetween, type UnitPeriod, unitPeriodsPerYear, YEAR } from "./unit-periods.ts";

const weeks = (count: number): UnitPeriod => ({ kind: "days", days: 7 * count });
const ofMonths = (months: number): UnitPeriod => ({ kind: "months", months });
const SEMIMONTH: UnitPeriod = { kind: "semimonth" };

type Example = readonly [
  reference: string,
  unit: UnitPeriod,
  advanced: string,
  first: string,
  amount: number,
  payments: string,
  full: number,
  fraction: number,
  published: number,
];

// Regulation Z, Appendix J, (c): the official examples.
const EXAMPLES: readonly Example[] = [
  ["(c)(1)(i)", MONTH, "1978-01-10", "1978-02-10", 5000, "24x230", 1, 0, 9.69],
  ["(c)(1)(ii)", MONTH, "1978-02-10", "1978-04-01", 6000, "36x200", 1, 19 / 30, 11.82],
  ["(c)(1)(iii)", SEMIMONTH, "1978-02-23", "1978-03-01", 5000, "24x219.17", 0, 6 / 15, 10.34],
  ["(c)(1)(iv)", ofMonths(3), "1978-05-23", "1978-10-01", 10000, "40x385", 1, 39 / 90, 8.97],
  ["(c)(1)(v)", weeks(1), "1978-03-20", "1978-04-21", 500, "30x17.6", 4, 4 / 7, 14.96],
  ["(c)(2)(i)", MONTH, "1978-01-10", "1978-02-10", 5000, "1x250 23x230", 1, 0, 10.08],
  ["(c)(2)(ii)", weeks(4), "1978-03-18", "1978-04-20", 400, "1x39.5 11x38.31", 1, 5 / 28, 28.5],
  ["(c)(3)(i)", MONTH, "1978-01-10", "1978-02-10", 5000, "23x230 1x280", 1, 0, 10.5],
  ["(c)(3)(ii)", weeks(2), "1978-04-03", "1978-04-11", 200, "19x9.5 1x30", 0, 8 / 14, 12.22],
  ["(c)(4)(i)", MONTH, "1978-01-10", "1978-02-10", 5000, "1x250 22x230 1x280", 1, 0, 10.9],
  ["(c)(4)(ii)", ofMonths(2), "1978-01-10", "1978-03-01", 8000, "1x449.36 18x465 1x200", 0, 52 / 60, 7.3],
];
/** "23x230 1x280" as runs of [count, amount]. */
const payments = (text: string) =>
  text.split(" ").map((run): [number, number] => {
    const [count = 0, amount = 0] = run.split("x").map(Number);
    return [count, amount];
  });

test.each(EXAMPLES)("%s of the official examples", (_, unit, advanced, first, amount, paid, full, fraction, apr) => {
  const span = spanBetween(dateFromIso(advanced), dateFromIso(first), unit);
  expect(span.full).toBe(full);
  expect(span.fraction).toBeCloseTo(fraction, 12);
  const rate = annualPercentageRate(
    [single(amount)],
    runsFrom(full, fraction, payments(paid)),
    unitPeriodsPerYear(unit),
  );
  expect(Math.abs((rate ?? 0) * 100 - apr)).toBeLessThan(0.00501);
});

test("(c)(5): one advance, one payment", () => {
  const rate = (from: string, to: string, amount: number, paid: number) =>
    aprOfSinglePayment({ date: dateFromIso(from), amount }, { date: dateFromIso(to), amount: paid });
  expect(rate("1978-01-03", "1978-09-15", 1000, 1080)).toBeCloseTo(0.1145, 4);
  expect(rate("1978-07-15", "1979-01-15", 1000, 1044)).toBeCloseTo(0.088, 4);
  expect(rate("1978-01-10", "1980-01-10", 1000, 1210)).toBeCloseTo(0.1, 12);
});

test("months are counted back from the later date, and a remaining month of 31 days is one whole fraction", () => {
  const span = (from: string, to: string, unit: UnitPeriod) => spanBetween(dateFromIso(from), dateFromIso(to), unit);
  expect(span("2024-02-28", "2024-04-18", MONTH)).toEqual({ full: 1, fraction: 19 / 30 });
  expect(span("2024-01-16", "2024-03-15", MONTH)).toEqual({ full: 1, fraction: 1 });
  expect(span("2024-01-31", "2024-03-30", MONTH)).toEqual({ full: 1, fraction: 29 / 30 });
  expect(span("2025-01-14", "2025-07-21", ofMonths(6))).toEqual({ full: 1, fraction: 7 / 180 });
  expect(span("2025-01-10", "2025-03-01", SEMIMONTH)).toEqual({ full: 3, fraction: 7 / 15 });
  expect(span("2025-01-10", "2026-07-10", YEAR)).toEqual({ full: 1, fraction: 0.5 });
  expect(span("2025-01-10", "2026-01-20", YEAR)).toEqual({ full: 1, fraction: 10 / 365 });
});

test("a level loan without charges has its own rate", () => {
  const level = fc.record({
    rate: fc.double({ min: 1e-5, max: 3, noNaN: true }),
    count: fc.integer({ min: 1, max: 600 }),
  });
  fc.assert(
    fc.property(level, ({ rate, count }) => {
      const payment = rate / -Math.expm1(-count * Math.log1p(rate));
      expect(unitPeriodRate([single(1)], runsFrom(1, 0, [[count, payment]]))).toBeCloseTo(rate, 9);
    }),
  );
});

test("the rate found makes advances and payments worth the same, whatever the amounts and times", () => {
  const amounts = (most: number) => fc.double({ min: 0.01, max: most, noNaN: true });
  const run = fc.record({
    amount: amounts(100_000),
    count: fc.integer({ min: 1, max: 400 }),
    full: fc.integer({ min: 1, max: 60 }),
    fraction: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(amounts(10_000_000), fc.array(run, { minLength: 1, maxLength: 4 }), (advanced, payments) => {
      const i = unitPeriodRate([single(advanced)], payments);
      expect(i).not.toBeNull();
      if (i === null) return;
      let worth = 0;
      for (const { amount, count, full, fraction } of payments)
        for (let k = 0; k < count; k++) worth += amount / ((1 + fraction * i) * (1 + i) ** (full + k));
      expect(Math.abs(worth / advanced - 1)).toBeLessThan(1e-6);
    }),
  );
});

test("several advances: the same money lent in two parts costs the same rate from where it is lent", () => {
  const start: CalendarDate = { year: 2027, month: 1, day: 1 };
  const i = 0.01;
  const advances = [0, 3].map((months) => ({ date: addMonths(start, months), amount: 1000 }));
  const paid = { date: addMonths(start, 9), amount: 1000 * (1 + i) ** 9 + 1000 * (1 + i) ** 6 };
  expect(aprByDates(advances, [paid], MONTH)).toBeCloseTo(0.12, 9);
});

test("nothing advanced or nothing paid has no rate; the same sum back has the rate zero", () => {
  expect(unitPeriodRate([single(0)], [single(100, 1)])).toBeNull();
  expect(unitPeriodRate([single(-5)], [single(100, 1)])).toBeNull();
  expect(unitPeriodRate([single(100)], [])).toBeNull();
  expect(unitPeriodRate([single(100)], runsFrom(1, 0, [[10, 10]]))).toBe(0);
  expect(unitPeriodRate([single(100)], [single(50, 1)])).toBeCloseTo(-0.5, 12);
});
