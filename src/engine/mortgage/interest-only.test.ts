import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { unusualScheduleLines } from "./interest-only.lines.ts";
import { unusualSchedule } from "./interest-only.ts";
import { at } from "./ledger.ts";
import { schedule } from "./schedule.ts";

const firstPayment = dateFromIso("2027-01-01");
const sample = { loan: 360_000, annualRate: 0.0725, termMonths: 360, firstPayment };

test("interest-only at first: 360,000 at 7.25% pays 2,175.00 for ten years, then 240 level payments", () => {
  const made = unusualSchedule(sample, { interestOnlyMonths: 120, balloonAfter: 360 });
  expect(made).toMatchObject({ interestOnlyPayment: 2175, balloon: 0, paymentsMade: 360 });
  expect(made.principalAndInterest).toBe(schedule({ ...sample, termMonths: 240 }).principalAndInterest);
  expect(at(made.balance, 120)).toBe(360_000);
});

test("a balloon payment after 7 years is the balance of the 30-year schedule", () => {
  const made = unusualSchedule(sample, { interestOnlyMonths: 0, balloonAfter: 84 });
  const full = schedule(sample);
  expect(made.paymentsMade).toBe(84);
  expect(made.balloon).toBeCloseTo(at(full.balance, 84) + full.principalAndInterest, 9);
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
