import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { explain } from "../worksheet.ts";
import { type Day, daysBetween, nextDay } from "./days.ts";
import { paymentDates } from "./due-dates.ts";
import { ratesFor } from "./rates.ts";
import { underpaymentPenaltyLines } from "./underpayment-penalty.lines.ts";
import { type Payment, type QuarterlyRates, ratePeriods, underpaymentPenalty } from "./underpayment-penalty.ts";

const RATES: QuarterlyRates = {
  "2025Q2": 0.07,
  "2025Q3": 0.07,
  "2025Q4": 0.07,
  "2026Q1": 0.07,
  "2026Q2": 0.06,
  "2026Q3": 0.07,
  "2026Q4": 0.07,
  "2027Q1": 0.05,
};
const of = (taxYear: number, required: readonly number[]) =>
  paymentDates(taxYear).map((date, i) => ({ ...date, required: required[i] ?? 0 }));
const penaltyOf = (
  taxYear: number,
  required: readonly number[],
  payments: readonly Payment[],
  withholding = 0,
  rates = RATES,
) => underpaymentPenalty({ taxYear, instalments: of(taxYear, required), withholding, payments }, rates);

const dayAfter = (start: Day, days: number) => {
  let day = start;
  for (let i = 0; i < days; i++) day = nextDay(day);
  return day;
};
const anyDay = (taxYear: number) => fc.integer({ min: 0, max: 480 }).map((days) => dayAfter(`${taxYear}-01-01`, days));
const anyTaxYear = fc.constantFrom(2025, 2026);
const anyYear = anyTaxYear.chain((taxYear) =>
  fc.record({
    taxYear: fc.constant(taxYear),
    required: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 4, maxLength: 4 }),
    payments: fc.array(fc.record({ day: anyDay(taxYear), amount: fc.integer({ min: 0, max: 20_000 }) }), {
      maxLength: 5,
    }),
    withholding: fc.integer({ min: 0, max: 40_000 }),
  }),
);

test("2,250 due April 15, 2026 and paid June 15 costs 61 days at 6%", () => {
  expect(penaltyOf(2026, [2_250], [{ day: "2026-06-15", amount: 2_250 }]).penalty).toBeCloseTo(
    (2_250 * 0.06 * 61) / 365,
    9,
  );
});

test("April 1 to 15 uses the first quarter's rate, and interest stops after April 15", () => {
  const [, , , fourth] = penaltyOf(2026, [0, 0, 0, 1_000], [{ day: "2027-04-20", amount: 1_000 }]).instalments;
  expect(fourth?.charges.map(({ from, to, days, rate }) => ({ from, to, days, rate }))).toEqual([
    { from: "2027-01-15", to: "2027-04-15", days: 90, rate: 0.05 },
  ]);
});

test("each day of a leap year counts as 1/366", () => {
  const rates = { "2027Q2": 0, "2027Q3": 0, "2027Q4": 0, "2028Q1": 0.1 };
  expect(penaltyOf(2027, [366], [{ day: "2028-03-01", amount: 366 }], 0, rates).penalty).toBeCloseTo(6.1, 9);
});

describe("a date on a weekend", () => {
  test("a payment on the next business day is on time", () => {
    expect(penaltyOf(2025, [0, 1_000], [{ day: "2025-06-16", amount: 1_000 }]).penalty).toBe(0);
  });
  test("a later payment counts its days from the 15th", () => {
    const [, second] = penaltyOf(2025, [0, 1_000], [{ day: "2025-06-17", amount: 1_000 }]).instalments;
    expect(second?.charges.map((charge) => charge.days)).toEqual([2]);
  });
});

test("withholding counts as even, whenever it was taken", () => {
  const worksheet = penaltyOf(2026, [1_000, 1_000, 1_000, 1_000], [], 4_000);
  expect(worksheet.instalments.map((one) => one.paidInTime)).toEqual([1_000, 1_000, 1_000, 1_000]);
  expect(worksheet.penalty).toBe(0);
});

test("payments go to the earliest installment first: June is late by what May's payment didn't cover", () => {
  const { instalments } = penaltyOf(2026, [1_000, 1_000], [{ day: "2026-05-15", amount: 1_400 }]);
  expect(instalments.map((one) => one.underpayment)).toEqual([1_000, 600, 0, 0]);
  expect(instalments[0]?.charges.map((charge) => charge.days)).toEqual([30]);
});

test("Publication 505 (2005), Ben Brown: 722, 1,444, 1,166 and 888 underpaid", () => {
  const countedFrom = ["2005-04-15", "2005-06-15", "2005-09-15", "2006-01-15"];
  const { instalments, penalty } = underpaymentPenalty(
    {
      taxYear: 2005,
      instalments: countedFrom.map((day) => ({ countedFrom: day, due: day, required: 1_529 })),
      withholding: 3_228,
      payments: [
        { day: "2005-09-02", amount: 1_000 },
        { day: "2006-01-12", amount: 1_000 },
      ],
    },
    { "2005Q2": 0.06, "2005Q3": 0.06, "2005Q4": 0.07, "2006Q1": 0.07 },
  );
  expect(instalments.map((one) => one.underpayment)).toEqual([722, 1_444, 1_166, 888]);
  expect(Math.abs(penalty - 68.51)).toBeLessThan(0.03); // the form rounds each part to cents
});

test("a quarter without a published rate is named", () => {
  expect(() => penaltyOf(2027, [1_000], [])).toThrow("2027Q2");
});

test("a quarter that isn't published yet uses the last known rate, and is named", () => {
  expect(ratesFor(2026, { "2026Q2": 0.06, "2026Q3": 0.07 })).toEqual({
    rates: { "2026Q2": 0.06, "2026Q3": 0.07, "2026Q4": 0.07, "2027Q1": 0.07 },
    assumed: ["2026Q4", "2027Q1"],
  });
  expect(() => ratesFor(2024, { "2025Q1": 0.07 })).toThrow("2024Q2");
});

test("the stretches at one rate follow each other without a gap, through April 15", () => {
  const last = ratePeriods(2026).map((period) => period.last);
  expect(last).toEqual(["2026-06-30", "2026-09-30", "2026-12-31", "2027-04-15"]);
  expect(daysBetween("2026-12-31", "2027-04-15")).toBe(105);
});

test("paying everything on time gives no penalty", () => {
  fc.assert(
    fc.property(anyYear, ({ taxYear, required }) => {
      const onTime = paymentDates(taxYear).map(({ due }, i) => ({ day: due, amount: required[i] ?? 0 }));
      expect(penaltyOf(taxYear, required, onTime).penalty).toBe(0);
    }),
  );
});

test("a later payment never lowers the penalty", () => {
  fc.assert(
    fc.property(anyYear, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 60 }), (year, which, days) => {
      const { taxYear, required, payments, withholding } = year;
      const later = payments.map((payment, i) =>
        i === which ? { ...payment, day: dayAfter(payment.day, days) } : payment,
      );
      const before = penaltyOf(taxYear, required, payments, withholding).penalty;
      expect(penaltyOf(taxYear, required, later, withholding).penalty).toBeGreaterThanOrEqual(before - 1e-6);
    }),
  );
});

test("more withholding or a further payment never raises the penalty", () => {
  fc.assert(
    fc.property(anyYear, fc.integer({ min: 0, max: 9_000 }), ({ taxYear, required, payments, withholding }, more) => {
      const before = penaltyOf(taxYear, required, payments, withholding).penalty;
      const withheld = penaltyOf(taxYear, required, payments, withholding + more).penalty;
      const paid = penaltyOf(taxYear, required, [...payments, { day: `${taxYear}-08-01`, amount: more }], withholding);
      expect(withheld).toBeLessThanOrEqual(before + 1e-6);
      expect(paid.penalty).toBeLessThanOrEqual(before + 1e-6);
    }),
  );
});

test("the order in which payments are entered doesn't matter", () => {
  fc.assert(
    fc.property(anyYear, ({ taxYear, required, payments, withholding }) => {
      const one = penaltyOf(taxYear, required, payments, withholding).penalty;
      expect(penaltyOf(taxYear, required, payments.toReversed(), withholding).penalty).toBeCloseTo(one, 6);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyYear, ({ taxYear, required, payments, withholding }) => {
      const worksheet = penaltyOf(taxYear, required, payments, withholding);
      expect(misexplained(explain(worksheet, underpaymentPenaltyLines, {}))).toEqual([]);
    }),
  );
});
