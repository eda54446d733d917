import fc from "fast-check";
import { expect, test } from "vitest";
import { anyExtras, anyLoan, anyRate, dollars, known, scopeOfInputs } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { type AdjustableLoan, adjustableSchedule } from "./adjustable.ts";
import { adjustableApr, adjustableAprLines } from "./adjustable-apr.ts";
import { adjustableOutlook, adjustableOutlookLines, monthFixedLoanWins } from "./adjustable-outlook.ts";
import { biweekly, biweeklyLines, trueBiweekly } from "./biweekly.ts";
import { flat, given, replay, worst } from "./index-paths.ts";
import { unusualSchedule, unusualScheduleLines } from "./interest-only.ts";
import { at } from "./ledger.ts";
import { interestCredit, prepaidInterest, prepaidInterestLines } from "./odd-days.ts";
import { recast, recastLines } from "./recast.ts";
import { schedule } from "./schedule.ts";

const firstPayment = dateFromIso("2027-01-01");
const sample = { loan: 360_000, annualRate: 0.0725, termMonths: 360, firstPayment };

test("three ways to 13 payments a year: the worked example", () => {
  const { half, everyFortnight, heldByServicer, twelfthEachMonth } = biweekly(sample);
  expect(half).toBe(1227.92);
  expect(everyFortnight).toMatchObject({ paymentsMade: 611, totalInterest: 390_136.83 });
  expect(everyFortnight.years).toBeCloseTo(23.42, 2);
  expect(heldByServicer).toMatchObject({ paymentsMade: 285, totalInterest: 396_381.07 });
  expect(twelfthEachMonth).toMatchObject({ paymentsMade: 283, totalInterest: 391_361.49 });
});

test("thirteen payments a year never cost more interest than twelve, and all three ways explain themselves", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const plans = biweekly(loan);
      for (const plan of [plans.heldByServicer, plans.twelfthEachMonth])
        expect(plan.totalInterest).toBeLessThanOrEqual(plans.interestMonthly);
      expect(misexplained(explain(plans, biweeklyLines, scopeOfInputs(loan)))).toEqual([]);
    }),
  );
});

test("paying every fortnight costs less interest than paying monthly, at any rate and size of a home loan", () => {
  const anyHomeLoan = fc.record({
    loan: fc.integer({ min: 10_000, max: 3_000_000 }),
    annualRate: anyRate().filter((rate) => rate >= 0.001),
    termMonths: fc.integer({ min: 24, max: 480 }),
    firstPayment: fc.constant(firstPayment),
  });
  fc.assert(
    fc.property(anyHomeLoan, (loan) => {
      expect(trueBiweekly(loan).totalInterest).toBeLessThan(schedule(loan).totalInterest);
    }),
  );
});

test("a monthly extra on a fortnightly loan is paid twelve times a year", () => {
  const perYear = 365.25 / 14;
  const plain = trueBiweekly({ ...sample, annualRate: 0 });
  const faster = trueBiweekly({ ...sample, annualRate: 0 }, 1000);
  const years = faster.paymentsMade / perYear;
  expect(years * (12_000 + 500 * perYear)).toBeGreaterThan(359_000);
  expect(years * (12_000 + 500 * perYear)).toBeLessThan(362_000);
  expect(plain.paymentsMade).toBe(720);
});

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

test("interest alone first: 360,000 at 7.25% pays 2,175.00 for ten years, then 240 level payments", () => {
  const made = unusualSchedule(sample, { interestOnlyMonths: 120, balloonAfter: 360 });
  expect(made).toMatchObject({ interestOnlyPayment: 2175, balloon: 0, paymentsMade: 360 });
  expect(made.principalAndInterest).toBe(schedule({ ...sample, termMonths: 240 }).principalAndInterest);
  expect(at(made.balance, 120)).toBe(360_000);
});

test("a balloon after 7 years pays the balance of the 30-year schedule", () => {
  const made = unusualSchedule(sample, { interestOnlyMonths: 0, balloonAfter: 84 });
  const full = schedule(sample);
  expect(made.paymentsMade).toBe(84);
  expect(made.balloon).toBeCloseTo(at(full.balance, 84) + full.principalAndInterest, 9);
});

test("keeping the old payment after a lump sum never costs more interest than a recast", () => {
  const anyLump = fc.record({
    lumpAfterPayment: fc.integer({ min: 1, max: 300 }),
    lump: fc.integer({ min: 1000, max: 300_000 }),
    fee: fc.constant(0),
  });
  fc.assert(
    fc.property(anyLump, anyRate(), (change, annualRate) => {
      const { remainingInterestKeepPayment, remainingInterestRecast } = recast({ ...sample, annualRate }, change);
      expect(remainingInterestKeepPayment).toBeLessThanOrEqual(remainingInterestRecast);
    }),
  );
});

test("a recast explains itself", () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 400 }), dollars(500_000), dollars(500), (loan, after, lump, fee) => {
      const change = { lumpAfterPayment: after, lump, fee };
      const steps = explain(recast(loan, change), recastLines, scopeOfInputs({ ...loan, ...change }));
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("closing on March 18: interest for 14 days, first payment on May 1", () => {
  const closing = { loan: 360_000, annualRate: 0.0725, closing: dateFromIso("2027-03-18"), dayBasis: 365 };
  const prepaid = prepaidInterest(closing);
  expect(prepaid).toMatchObject({ days: 14, firstPaymentDate: "2027-05-01", amount: 1001.1 });
  expect(misexplained(explain(prepaid, prepaidInterestLines, scopeOfInputs(closing)))).toEqual([]);
  const leap = { ...closing, closing: dateFromIso("2028-02-01"), dayBasis: "actual" as const };
  expect(prepaidInterest(leap)).toMatchObject({ days: 29, daysInYear: 366 });
  expect(interestCredit({ ...closing, closing: dateFromIso("2027-03-04") })).toEqual({
    days: 3,
    amount: 214.52,
    firstPaymentDate: "2027-04-01",
  });
});

test("interest-only and balloon loans explain themselves and are paid off to the cent", () => {
  const anyTerms = fc.record({
    interestOnlyMonths: fc.integer({ min: 0, max: 400 }),
    balloonAfter: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(anyLoan, anyTerms, (loan, terms) => {
      const made = unusualSchedule(loan, terms);
      const repaid = made.principal.reduce((sum, principal) => sum + principal, 0);
      expect(repaid).toBeCloseTo(loan.loan, 2);
      expect(misexplained(explain(made, unusualScheduleLines, scopeOfInputs({ ...loan, ...terms })))).toEqual([]);
    }),
  );
});

test("the composite rate of an adjustable loan lies between its rates, and explains itself", () => {
  fc.assert(
    fc.property(anyAdjustable, points(10), (terms, index) => {
      const result = adjustableApr(terms, index, 0);
      const steps = explain(result, adjustableAprLines, {
        ...scopeOfInputs({ ...terms, prepaidFinanceCharge: 0 }),
        index: known(index, "rate"),
      });
      expect(misexplained(steps)).toEqual([]);
      if (terms.loan < 10_000 || result.apr === null) return;
      expect(result.apr).toBeGreaterThan(Math.min(...result.rates) - 1e-4);
      expect(result.apr).toBeLessThan(Math.max(...result.rates) + 1e-4);
    }),
  );
});
