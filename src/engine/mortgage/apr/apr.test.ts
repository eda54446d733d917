import fc from "fast-check";
import { expect, test } from "vitest";
import { annualPercentageRate, aprOfMonthly, type Run, single, unitPeriodRate } from "./apr.ts";

/** Payments in runs of [count, amount], one per unit-period from the first. */
function runsFrom(full: number, fraction: number, runs: readonly (readonly [number, number])[]): Run[] {
  let next = full;
  return runs.map(([count, amount]) => {
    const run = { amount, count, full: next, fraction };
    next += count;
    return run;
  });
}

type Example = readonly [
  reference: string,
  perYear: number,
  amount: number,
  payments: string,
  full: number,
  fraction: number,
  published: number,
];

// Regulation Z, Appendix J, (c): the official examples, with their periods as counted in the appendix.
const EXAMPLES: readonly Example[] = [
  ["(c)(1)(i)", 12, 5000, "24x230", 1, 0, 9.69],
  ["(c)(1)(ii)", 12, 6000, "36x200", 1, 19 / 30, 11.82],
  ["(c)(1)(iii)", 24, 5000, "24x219.17", 0, 6 / 15, 10.34],
  ["(c)(1)(iv)", 4, 10000, "40x385", 1, 39 / 90, 8.97],
  ["(c)(1)(v)", 52, 500, "30x17.6", 4, 4 / 7, 14.96],
  ["(c)(2)(i)", 12, 5000, "1x250 23x230", 1, 0, 10.08],
  ["(c)(2)(ii)", 13, 400, "1x39.5 11x38.31", 1, 5 / 28, 28.5],
  ["(c)(3)(i)", 12, 5000, "23x230 1x280", 1, 0, 10.5],
  ["(c)(3)(ii)", 26, 200, "19x9.5 1x30", 0, 8 / 14, 12.22],
  ["(c)(4)(i)", 12, 5000, "1x250 22x230 1x280", 1, 0, 10.9],
  ["(c)(4)(ii)", 6, 8000, "1x449.36 18x465 1x200", 0, 52 / 60, 7.3],
  // January 3 to September 15, 1978: one unit-period of 255 days. 80 / 1,000 x 365 / 255 = 11.4510%.
  ["(c)(5)(i)", 365 / 255, 1000, "1x1080", 1, 0, 11.45],
];
/** "23x230 1x280" as runs of [count, amount]. */
const payments = (text: string) =>
  text.split(" ").map((run): [number, number] => {
    const [count = 0, amount = 0] = run.split("x").map(Number);
    return [count, amount];
  });

test.each(EXAMPLES)("%s of the official examples", (_, perYear, amount, paid, full, fraction, apr) => {
  const rate = annualPercentageRate([single(amount)], runsFrom(full, fraction, payments(paid)), perYear);
  expect(Math.abs((rate ?? 0) * 100 - apr)).toBeLessThan(0.00501);
});

test("(c)(1)(i) and (c)(3)(i) as monthly amounts", () => {
  const amounts = (last: number) => Float64Array.from({ length: 24 }, (_, i) => (i === 23 ? last : 230));
  expect(Math.abs((aprOfMonthly(5000, amounts(230)) ?? 0) * 100 - 9.69)).toBeLessThan(0.00501);
  expect(Math.abs((aprOfMonthly(5000, amounts(280)) ?? 0) * 100 - 10.5)).toBeLessThan(0.00501);
});

test("a level loan without charges has an APR equal to its rate", () => {
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

test("several advances: a loan paid out in two parts costs the same rate as two loans", () => {
  const i = 0.01;
  // 1,000 now and 1,000 after three months, both paid back after nine months at 1% a month.
  const paid = single(1000 * (1 + i) ** 9 + 1000 * (1 + i) ** 6, 9);
  expect(annualPercentageRate([single(1000), single(1000, 3)], [paid], 12)).toBeCloseTo(0.12, 9);
});

test("no advance or no payment means no rate; paying back the same sum is a rate of zero", () => {
  expect(unitPeriodRate([single(0)], [single(100, 1)])).toBeNull();
  expect(unitPeriodRate([single(-5)], [single(100, 1)])).toBeNull();
  expect(unitPeriodRate([single(100)], [])).toBeNull();
  expect(unitPeriodRate([single(100)], runsFrom(1, 0, [[10, 10]]))).toBe(0);
  expect(unitPeriodRate([single(100)], [single(50, 1)])).toBeCloseTo(-0.5, 12);
});
