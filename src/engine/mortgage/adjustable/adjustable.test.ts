import fc from "fast-check";
import { expect, test } from "vitest";
import { anyExtras, anyLoan, given } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { dateFromIso } from "../../calendar.ts";
import { explain } from "../../worksheet.ts";
import { at } from "../ledger.ts";
import { schedule } from "../schedule.ts";
import { type AdjustableLoan, adjustableSchedule, interestOnlyOf } from "./adjustable.ts";
import { adjustableOutlookLines, interestOnlyOutlookLines } from "./adjustable-outlook.lines.ts";
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

test("a 5/6 loan: the worked example, with a flat index and in the worst case", () => {
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

test("the highest rate is the one reached before the loan ends: 8% and 9% in the last year of six, not the cap of 11%", () => {
  const short = { ...hybrid, initialRate: 0.06, termMonths: 72 };
  const { highestRate, worst: most, best } = adjustableOutlook(short, 0.0364);
  expect([highestRate, most.maxRate, best.maxRate]).toEqual([expect.closeTo(0.11, 12), 0.09, 0.06]);
  // Six payments at 9% begin with 67.
  expect(adjustableOutlook({ ...short, termMonths: 66 }, 0.0364).worst.maxRate).toBe(0.08);
  expect(adjustableOutlook({ ...short, termMonths: 360 }, 0.0364).worst.maxRate).toBe(0.11);
});

test("the CFPB's handbook on adjustable-rate mortgages (2014), periodic caps: 1,199.10, then 1,461.72 instead of 1,600.42", () => {
  // 200,000 at 6% for a year; the index and margin come to 9%, but a cap of two points allows 8%. 197,543.99 is owed
  // after twelve payments.
  const terms: AdjustableLoan = {
    ...hybrid,
    loan: 200_000,
    initialRate: 0.06,
    fixedMonths: 12,
    adjustEveryMonths: 12,
    laterCap: 0.02,
    lifetimeCap: 0.06,
  };
  const second = (firstCap: number) => adjustableSchedule({ ...terms, firstCap }, flat(0.0625)).segments[1];
  const made = adjustableSchedule({ ...terms, firstCap: 0.02 }, flat(0.0625));
  expect([made.segments[0]?.payment, at(made.balance, 12)]).toEqual([1199.1, 197_543.99]);
  expect(second(0.02)).toMatchObject({ fromPayment: 13, rate: 0.08, payment: 1461.72 });
  expect(second(0.03)).toMatchObject({ fromPayment: 13, rate: 0.09, payment: 1600.42 });
});

const interestOnly: AdjustableLoan = { ...hybrid, loan: 300_000, initialRate: 0.06, interestOnlyMonths: 120 };
const charged = ({ segments }: ReturnType<typeof adjustableSchedule>) =>
  segments.map(({ fromPayment, rate, payment }) => [fromPayment, rate, payment]);

test("a 10/6 loan, interest-only for ten years: 300,000 at 6% pays 1,500.00, then 240 level payments at 7%", () => {
  // 300,000 x 6% / 12 = 1,500.00. Index 4.25% + margin 2.75% = 7%. 1.00583333 ** 240 = 4.03873885;
  // 300,000 x 0.00583333 / (1 - 1 / 4.03873885) = 1,750 / 0.75239796 = 2,325.90.
  const made = adjustableSchedule({ ...interestOnly, fixedMonths: 120, firstCap: 0.05 }, flat(0.0425));
  expect(charged(made)).toEqual([
    [1, 0.06, 1500],
    [121, 0.07, 2325.9],
  ]);
  expect([at(made.balance, 120), at(made.principal, 120), at(made.interestSoFar, 120)]).toEqual([300_000, 0, 180_000]);
  // Month 121: 1,750.00 of interest, 575.90 of principal.
  expect([at(made.interest, 121), at(made.balance, 121), made.paymentsMade]).toEqual([1750, 299_424.1, 360]);
});

test("an interest-only 5/6 loan follows the rate for ten years before principal is paid", () => {
  // 300,000 x 7% / 12 = 1,750.00 from payment 61, and the 2,325.90 above from payment 121.
  const made = adjustableSchedule(interestOnly, flat(0.0425));
  expect(charged(made)).toEqual([
    [1, 0.06, 1500],
    [61, 0.07, 1750],
    [121, 0.07, 2325.9],
  ]);
  // 60 x 1,500 + 60 x 1,750 = 195,000.
  expect(at(made.interestSoFar, 120)).toBe(195_000);
});

test("if the interest-only period ends between two rate changes, principal starts the next month", () => {
  // 63 interest-only payments, then 297 level ones at 7%: 1.00583333 ** 297 = 5.62638106; 1,750 / (1 - 1 / 5.62638106)
  // = 1,750 / 0.82226586 = 2,128.27.
  const made = adjustableSchedule({ ...interestOnly, interestOnlyMonths: 63 }, flat(0.0425));
  expect(charged(made)).toEqual([
    [1, 0.06, 1500],
    [61, 0.07, 1750],
    [64, 0.07, 2128.27],
  ]);
  expect([at(made.balance, 63), at(made.balance, 360)]).toEqual([300_000, 0]);
});

const points = (most: number) => fc.integer({ min: 0, max: most * 8 }).map((eighths) => eighths / 800);
const anyAdjustable: fc.Arbitrary<AdjustableLoan> = fc
  .tuple(
    anyLoan,
    fc.record({
      fixedMonths: fc.integer({ min: 1, max: 130 }),
      interestOnlyMonths: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
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

test("if the index stays at the initial rate minus the margin, an adjustable loan works like a fixed one", () => {
  fc.assert(
    fc.property(anyAdjustable, (terms) => {
      const made = adjustableSchedule(
        { ...terms, interestOnlyMonths: 0, floor: 0, roundTo: 0 },
        flat(terms.initialRate - terms.margin),
      );
      const fixed = schedule({ ...terms, annualRate: terms.initialRate });
      expect([made.paymentsMade, made.totalInterest]).toEqual([fixed.paymentsMade, fixed.totalInterest]);
      expect(made.segments).toHaveLength(1);
    }),
  );
});

test("whatever the index does, the rate stays within its caps, and the loan is paid off to the cent", () => {
  fc.assert(
    fc.property(anyAdjustable, fc.array(points(20), { minLength: 1 }), anyExtras, (terms, index, extras) => {
      const made = adjustableSchedule(terms, given(index), extras);
      let repaid = 0;
      for (let k = 1; k <= made.paymentsMade; k++) repaid += at(made.principal, k) + at(made.extra, k);
      expect(repaid).toBeCloseTo(terms.loan, 2);
      for (const { rate, fromPayment } of made.segments) {
        expect(rate).toBeLessThanOrEqual(Math.max(terms.initialRate + terms.lifetimeCap, terms.floor) + 1e-9);
        if (fromPayment > terms.fixedMonths) expect(rate).toBeGreaterThanOrEqual(terms.floor);
      }
    }),
  );
});

test("the outlook of an adjustable loan explains itself", () => {
  fc.assert(
    fc.property(anyAdjustable, points(10), (terms, index) => {
      const lines = interestOnlyOf(terms) > 0 ? interestOnlyOutlookLines : adjustableOutlookLines;
      const steps = explain(adjustableOutlook(terms, index), lines, {
        ...scopeOfInputs(terms),
        index: known(index, "rate"),
      });
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("the savings from a lower start run out at the capped rate, never below the fixed rate", () => {
  const dear = adjustableSchedule(hybrid, worst(hybrid));
  const month = monthFixedLoanWins(dear, 0.07, hybrid);
  expect(month).toBeGreaterThan(60);
  expect(monthFixedLoanWins(adjustableSchedule(hybrid, flat(0.01)), 0.07, hybrid)).toBeNull();
});

test("history is read two months before each change, and its last value carries forward", () => {
  const path = replay([0.01, 0.02, 0.03, 0.04], 1);
  expect([path(1, 0), path(2, 2), path(3, 3), path(4, 99)]).toEqual([0.01, 0.02, 0.03, 0.04]);
});
