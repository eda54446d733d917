import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { biweeklyByStatementLines, biweeklyLines } from "./biweekly.lines.ts";
import { biweekly, trueBiweekly } from "./biweekly.ts";
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

test("paying every two weeks costs less interest than paying monthly, at any rate and loan size", () => {
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

test("a monthly extra on a biweekly loan is paid twelve times a year", () => {
  const perYear = 365.25 / 14;
  const plain = trueBiweekly({ ...sample, annualRate: 0 });
  const faster = trueBiweekly({ ...sample, annualRate: 0 }, 1000);
  const years = faster.paymentsMade / perYear;
  expect(years * (12_000 + 500 * perYear)).toBeGreaterThan(359_000);
  expect(years * (12_000 + 500 * perYear)).toBeLessThan(362_000);
  expect(plain.paymentsMade).toBe(720);
});

test("a loan from its statement: 200,000 at 6% with 1,500 a month is paid in halves of 750.00", () => {
  const loan = { ...sample, loan: 200_000, annualRate: 0.06, termMonths: 240, statedPayment: 1500 };
  const plans = biweekly(loan);
  expect([plans.principalAndInterest, plans.half, plans.twelfthEachMonth.extra]).toEqual([1500, 750, 125]);
  // 1,625 a month: ln(1,625 / 625) / ln 1.005 = 0.955511 / 0.00498754 = 191.58, so 192 payments.
  expect(plans.twelfthEachMonth.paymentsMade).toBe(192);
  expect(misexplained(explain(plans, biweeklyByStatementLines, scopeOfInputs(loan)))).toEqual([]);
});
