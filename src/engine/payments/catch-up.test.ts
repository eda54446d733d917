import fc from "fast-check";
import { expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { known } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { catchUpLines } from "./catch-up.lines.ts";
import { catchUp } from "./catch-up.ts";
import { paymentDates } from "./due-dates.ts";
import { underpaymentPenalty } from "./underpayment-penalty.ts";

const dates = paymentDates(2026);
const equally = (required: number) => dates.map((date) => ({ ...date, required: required / 4 }));
const RATES = { "2026Q2": 0.06, "2026Q3": 0.07, "2026Q4": 0.07, "2027Q1": 0.07 };
const dollars = (most: number) => fc.integer({ min: 0, max: most });
const anyPlan = fc.record({
  asOf: fc.constantFrom(
    "2026-02-01",
    "2026-04-15",
    "2026-05-02",
    "2026-06-15",
    "2026-08-08",
    "2026-12-31",
    "2027-01-15",
    "2027-03-01",
  ),
  instalments: fc
    .array(dollars(9_000), { minLength: 4, maxLength: 4 })
    .map((required) => dates.map((date, i) => ({ ...date, required: required[i] as number }))),
  withholding: dollars(30_000),
  payments: fc.array(
    fc.record({ day: fc.constantFrom("2026-01-10", "2026-04-15", "2026-04-30", "2026-06-16"), amount: dollars(9_000) }),
    { maxLength: 3 },
  ),
});

test("Publication 505 (2026), amended estimate: after two payments of 450 the third is 4,100 x 75% - 900", () => {
  const plan = catchUp({
    asOf: "2026-07-10",
    instalments: equally(4_100),
    withholding: 0,
    payments: [
      { day: "2026-04-15", amount: 450 },
      { day: "2026-06-15", amount: 450 },
    ],
  });
  expect(plan.dates.map((date) => date.toPay)).toEqual([null, null, 2_175, 1_025]);
  expect(plan.overdue).toBe(1_150);
});

test("a date that is due today is still ahead", () => {
  const plan = catchUp({ asOf: "2026-06-15", instalments: equally(4_000), withholding: 0, payments: [] });
  expect(plan.dates.map((date) => date.ahead)).toEqual([false, true, true, true]);
  expect(plan.dates[1]?.toPay).toBe(2_000);
});

test("after the fourth date nothing more is scheduled: whatever is overdue is due right away", () => {
  const plan = catchUp({ asOf: "2027-02-01", instalments: equally(4_000), withholding: 0, payments: [] });
  expect(plan).toMatchObject({ overdue: 4_000, stillToPay: 0 });
});

test("withholding counts as even: an increase in December also covers April, June and September", () => {
  const late = { asOf: "2026-12-10", instalments: equally(8_000), payments: [] };
  expect(catchUp({ ...late, withholding: 0 }).withholdingThatCures).toBe(8_000);
  expect(catchUp({ ...late, withholding: 8_000 })).toMatchObject({ overdue: 0, withholdingThatCures: 0 });
});

test("the extra withholding that fixes every date leaves no penalty", () => {
  fc.assert(
    fc.property(anyPlan, ({ asOf, instalments, withholding, payments }) => {
      const { withholdingThatCures } = catchUp({ asOf, instalments, withholding, payments });
      const penalty = underpaymentPenalty(
        { taxYear: 2026, instalments, withholding: withholding + withholdingThatCures, payments },
        RATES,
      ).penalty;
      expect(penalty).toBeLessThan(0.01);
    }),
  );
});

test("paying as planned from the start of the year leaves no penalty and asks for not a cent too much", () => {
  fc.assert(
    fc.property(anyPlan, ({ instalments, withholding }) => {
      const plan = catchUp({ asOf: "2026-01-01", instalments, withholding, payments: [] });
      const payments = plan.dates.map(({ due, toPay }) => ({ day: due, amount: toPay ?? 0 }));
      const paid = { taxYear: 2026, instalments, withholding };
      expect(underpaymentPenalty({ ...paid, payments }, RATES).penalty).toBeLessThan(1e-6);
      for (const [i, payment] of payments.entries()) {
        if (payment.amount < 1) continue;
        const less = payments.with(i, { ...payment, amount: payment.amount - 1 });
        expect(underpaymentPenalty({ ...paid, payments: less }, RATES).penalty).toBeGreaterThan(0);
      }
    }),
  );
});

test("overdue amounts plus the dates ahead add up to what is left to pay", () => {
  fc.assert(
    fc.property(anyPlan, (given) => {
      const plan = catchUp(given);
      const whole = plan.dates.at(-1)?.dueByThen as number;
      const anyAhead = plan.dates.some((date) => date.ahead);
      if (anyAhead) expect(plan.stillToPay).toBeCloseTo(Math.max(0, whole - plan.paidSoFar), 6);
      else expect(plan.overdue).toBeCloseTo(Math.max(0, whole - plan.paidSoFar), 6);
      expect(plan.overdue).toBeLessThanOrEqual(anyAhead ? plan.stillToPay + 1e-6 : Number.POSITIVE_INFINITY);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyPlan, (given) => {
      const scope = { withholding: known(given.withholding) };
      expect(misexplained(explain(catchUp(given), catchUpLines, scope))).toEqual([]);
    }),
  );
});
