import fc from "fast-check";
import { expect, test } from "vitest";
import { anyExtras, anyLoan } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { known } from "../../testing/scope.ts";
import { dateFromIso, isoDate } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { loanPaymentLines } from "./level-payment.lines.ts";
import { levelPayment, loanPayment } from "./level-payment.ts";
import { balanceAt, type FixedLoan, paymentDate, schedule } from "./schedule.ts";
import { scheduleRowLines } from "./schedule-row.lines.ts";
import { rowAt, rowScope } from "./schedule-row.ts";

const cents = (dollars: number) => Math.round(dollars * 100);
const sumOfCents = (column: Float64Array) => column.reduce((sum, dollars) => sum + cents(dollars), 0);
const sample: FixedLoan = {
  loan: 360_000,
  annualRate: 0.0725,
  termMonths: 360,
  firstPayment: dateFromIso("2027-01-31"),
};

test("the worked example: 360,000 at 7.25% for 30 years", () => {
  const made = schedule(sample);
  expect(made.principalAndInterest).toBe(2455.83);
  expect(rowAt(made, 1)).toMatchObject({ interest: 2175, principal: 280.83, balance: 359_719.17 });
  expect(made.lastPayment).toBe(2461.84);
  expect(made.totalInterest).toBe(524_104.81);
});

test("the loan that the CFPB’s page on loan options starts with: 200,000 at 5% for 30 years", () => {
  // It prints 1,073.64 a month and 186,511.57 of interest, which is 360 payments that aren't rounded, less the loan.
  const made = schedule({ ...sample, loan: 200_000, annualRate: 0.05 });
  expect(made.principalAndInterest).toBe(1073.64);
  expect(360 * levelPayment(200_000, 0.05 / 12, 360) - 200_000).toBeCloseTo(186_511.57, 2);
  // With every payment rounded to the cent, the last one makes up for it.
  expect(Math.abs(made.totalInterest - 186_511.57)).toBeLessThan(3);
});

test("12 CFR 1026.43, comment (e)(2)(iv)-7: 200,000 at 7% over 30 years is 1,331 a month, rounded", () => {
  expect(Math.round(schedule({ ...sample, loan: 200_000, annualRate: 0.07 }).principalAndInterest)).toBe(1331);
});

test("extra payments in the worked example", () => {
  const monthly = schedule(sample, { perMonth: 200 });
  expect([monthly.paymentsMade, monthly.totalInterest, monthly.lastPayment]).toEqual([284, 393_519.93, 1920.04]);
  const yearly = schedule(sample, { perYear: 5000, inMonth: 12 });
  expect([yearly.paymentsMade, yearly.totalInterest]).toEqual([240, 322_161]);
});

test("a payment is due on the same day of the month as the first, or on the last day of a shorter month", () => {
  const days = [1, 2, 3, 14].map((number) => isoDate(paymentDate(sample, number)));
  expect(days).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2028-02-29"]);
});

test("half a cent of interest rounds up: 1,050.00 x 4% / 12 is 3.50, 787.50 x 4% / 12 is 2.625", () => {
  const interest = (loan: number) => rowAt(schedule({ ...sample, loan, annualRate: 0.04 }), 1).interest;
  expect(interest(1050)).toBe(3.5);
  expect(interest(787.5)).toBe(2.63);
});

test("principal and extra payments add up to the loan, to the cent, and the balance ends at zero", () => {
  fc.assert(
    fc.property(anyLoan, anyExtras, (loan, extras) => {
      const made = schedule(loan, extras);
      expect(sumOfCents(made.principal) + sumOfCents(made.extra)).toBe(cents(made.loan));
      expect(balanceAt(made, made.paymentsMade)).toBe(0);
      expect(made.balance.every((owed) => owed >= 0)).toBe(true);
      expect(cents(made.totalPaid)).toBe(cents(made.loan) + sumOfCents(made.interest));
    }),
  );
});

test("every row explains itself", () => {
  fc.assert(
    fc.property(anyLoan, anyExtras, fc.nat(), (loan, extras, some) => {
      const made = schedule(loan, extras);
      if (made.paymentsMade === 0) return;
      const number = 1 + (some % made.paymentsMade);
      expect(misexplained(explain(rowAt(made, number), scheduleRowLines, rowScope(made, number)))).toEqual([]);
    }),
  );
});

test("an extra payment never costs interest and never makes the loan longer", () => {
  fc.assert(
    fc.property(anyLoan, anyExtras, (loan, extras) => {
      const [without, faster] = [schedule(loan), schedule(loan, extras)];
      expect(faster.paymentsMade).toBeLessThanOrEqual(without.paymentsMade);
      expect(faster.totalInterest).toBeLessThanOrEqual(without.totalInterest);
    }),
  );
});

test("the payment explains itself", () => {
  fc.assert(
    fc.property(anyLoan, ({ loan, annualRate, termMonths }) => {
      const given = {
        loan: known(loan),
        annualRate: known(annualRate, "rate"),
        termMonths: known(termMonths, "months"),
      };
      const steps = explain(loanPayment({ loan, annualRate, termMonths }), loanPaymentLines, given);
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("a longer term never raises the payment", () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 120 }), (loan, more) => {
      const longer = schedule({ ...loan, termMonths: loan.termMonths + more });
      expect(longer.principalAndInterest).toBeLessThanOrEqual(schedule(loan).principalAndInterest);
    }),
  );
});

test("at rates near zero, the payment is that of a loan without interest, plus interest on half the balance", () => {
  expect(levelPayment(36_000, 0, 360)).toBe(100);
  for (const rate of [5e-324, 1e-300, 1e-18]) expect(levelPayment(36_000, rate, 360)).toBeCloseTo(100, 10);
  expect(levelPayment(36_000, 1e-9, 360)).toBeCloseTo(100 * (1 + 361 * 0.5e-9), 10);
});
