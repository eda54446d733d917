import fc from "fast-check";
import { expect, test } from "vitest";
import { anyExtras, anyLoan, given } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { dateFromIso } from "../../calendar.ts";
import { explain } from "../../worksheet.ts";
import { at } from "../ledger.ts";
import { schedule } from "../schedule.ts";
import { type AdjustableLoan, adjustableSchedule } from "./adjustable.ts";
import { adjustableOutlookLines } from "./adjustable-outlook.lines.ts";
import { adjustableOutlook, monthFixedLoanWins } from "./adjustable-outlook.ts";
import { flat, replay, worst } from "./index-paths.ts";

const firstPayment = dateFromIso("2027-01-01");

const hybrid: AdjustableLoan = {
  loan: 400_000,
  initialRate: 0.06125,
  termMonths: 360,
  fixedMonths: 60,
  adjustEveryMonths: 6,
  firstCap: 0.02,
  laterCap: 0.01,
  lifetimeCap: 0.05,
  margin: 0.0275,
  floor: 0.0275,
  roundTo: 0.00125,
  firstPayment,
};

test("a 5/6 loan: the worked example, with a flat index and at its worst", () => {
  const outlook = adjustableOutlook(hybrid, 0.0364);
  expect(outlook).toMatchObject({ firstReset: 61, firstPaymentAmount: 2430.44, fullyIndexed: 0.06375 });
  expect(outlook.flat.paymentAfterFirstReset).toBe(2488.05);
  expect(outlook.balanceAtFirstReset).toBe(372_787.91);
  const dear = adjustableSchedule(hybrid, worst(hybrid));
  expect(dear.segments.map(({ fromPayment, rate, payment }) => [fromPayment, rate, payment])).toEqual([
    [1, 0.06125, 2430.44],
    [61, 0.08125, 2908.17],
    [67, 0.09125, 3157.39],
    [73, 0.10125, 3411.47],
    [79, 0.11125, 3669.71],
  ]);
});

const points = (most: number) => fc.integer({ min: 0, max: most * 8 }).map((eighths) => eighths / 800);
const anyAdjustable: fc.Arbitrary<AdjustableLoan> = fc
  .tuple(
    anyLoan,
    fc.record({
      fixedMonths: fc.integer({ min: 1, max: 130 }),
      adjustEveryMonths: fc.constantFrom(1, 6, 12),
      firstCap: points(6),
      laterCap: points(3),
      lifetimeCap: points(7),
      margin: points(4),
      floor: points(4),
      roundTo: fc.constantFrom(0, 0.00125, 0.0025),
    }),
  )
  .map(([{ annualRate, ...loan }, terms]) => ({ ...loan, initialRate: annualRate, ...terms }));

test("an index that stays at the initial rate less the margin makes a fixed loan of an adjustable one", () => {
  fc.assert(
    fc.property(anyAdjustable, (terms) => {
      const made = adjustableSchedule({ ...terms, floor: 0, roundTo: 0 }, flat(terms.initialRate - terms.margin));
      const fixed = schedule({ ...terms, annualRate: terms.initialRate });
      expect([made.paymentsMade, made.totalInterest]).toEqual([fixed.paymentsMade, fixed.totalInterest]);
      expect(made.segments).toHaveLength(1);
    }),
  );
});

test("whatever the index does, the rate stays within the caps, and the loan is paid off to the cent", () => {
  fc.assert(
    fc.property(anyAdjustable, fc.array(points(20), { minLength: 1 }), anyExtras, (terms, index, extras) => {
      const made = adjustableSchedule(terms, given(index), extras);
      let repaid = 0;
      for (let k = 1; k <= made.paymentsMade; k++) repaid += at(made.principal, k) + at(made.extra, k);
      expect(repaid).toBeCloseTo(terms.loan, 2);
      for (const [i, { rate }] of made.segments.entries()) {
        expect(rate).toBeLessThanOrEqual(Math.max(terms.initialRate + terms.lifetimeCap, terms.floor) + 1e-9);
        if (i > 0) expect(rate).toBeGreaterThanOrEqual(terms.floor);
      }
    }),
  );
});

test("the outlook of an adjustable loan explains itself", () => {
  fc.assert(
    fc.property(anyAdjustable, points(10), (terms, index) => {
      const steps = explain(adjustableOutlook(terms, index), adjustableOutlookLines, {
        ...scopeOfInputs(terms),
        index: known(index, "rate"),
      });
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("a cheaper start is used up when the rate goes to its cap, and never while the rate stays below the fixed one", () => {
  const dear = adjustableSchedule(hybrid, worst(hybrid));
  const month = monthFixedLoanWins(dear, 0.07, hybrid);
  expect(month).toBeGreaterThan(60);
  expect(monthFixedLoanWins(adjustableSchedule(hybrid, flat(0.01)), 0.07, hybrid)).toBeNull();
});

test("history is read from two months before each change, and its last value stays", () => {
  const path = replay([0.01, 0.02, 0.03, 0.04], 1);
  expect([path(1, 0), path(2, 2), path(3, 3), path(4, 99)]).toEqual([0.01, 0.02, 0.03, 0.04]);
});
