/** Small rules about payments: whole cents, what can still be withheld, whose paychecks, and "I paid this". */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { asksLastYear, asksPayments, leftToWithhold, toWholeCents, whosePaychecks } from "./paying.ts";
import { withPayment } from "./payment-made.ts";

const answered = (typed: Typed, today = "2026-11-23") => answer(readForm(fields, typed, {}, givenOn(today)).inputs);

test.each([
  [100, 100],
  [1_463.32, 1_463.32],
  [1_463.321, 1_463.33],
  [1_463.329, 1_463.33],
  [0.001, 0.01],
  // 1.15 x 100 is 114.99999999999999 and 4.35 x 100 is 434.99999999999994 in floating point, 8.2 x 100 is
  // 819.9999999999999, and 1.1 x 100 is 110.00000000000001.
  [1.15, 1.15],
  [4.35, 4.35],
  [8.2, 8.2],
  [1.1, 1.1],
  // A billionth of a dollar too much is a rounding error, not a cent.
  [250.000_000_001, 250],
])("%d is paid in full with %d", (amount, cents) => expect(toWholeCents(amount)).toBe(cents));

describe("what the page asks for", () => {
  const asked = (typed: Typed, today?: string) => {
    const found = answered({ "gigs.0.pay": "60000/year", ...typed }, today);
    return [asksLastYear(found), asksPayments(found)];
  };
  test("nothing while everything due is paid; last year's taxes and the payments once it isn't", () => {
    expect(asked({})).toEqual([false, false]);
    expect(asked({ paidSoFar: "none" })).toEqual([true, false]);
    expect(asked({ paidSoFar: "some" })).toEqual([true, true]);
  });
  test("last year's taxes once an amount is typed, which then counts in place of every payment due", () => {
    expect(asked({ payments: "1" })).toEqual([false, false]);
    // The card with the amount stays where it is being typed.
    expect(asked({ payments: "1", "payments.0.amount": "3000" })).toEqual([true, false]);
  });
  test("both after the return was due, when no payment counts that isn't entered", () => {
    expect(asked({}, "2027-04-15")).toEqual([false, false]);
    for (const paidSoFar of ["due", "none", "some"]) expect(asked({ paidSoFar }, "2027-04-16")).toEqual([true, true]);
    // 26 USC 6654(e)(1): on 5,000 of profit, 706.48 of self-employment tax is less than 1,000, so no payment was due.
    expect(asked({ "gigs.0.pay": "5000/year" }, "2027-04-16")).toEqual([false, true]);
  });
});

test("what can still be withheld: the pay of the rest of the year, without 7.65%", () => {
  // From July 2 on are 183 of 365 days, and from July 1 to the end of the day 182 are over.
  const left = (typed: Typed) => leftToWithhold(answered(typed, "2026-07-01"));
  const job = { jobs: "2", "jobs.0.pay": "36500/year", "jobs.1.pay": "7300/year" };
  expect(left(job)).toBeCloseTo(100 * 183 * 0.9235 + 20 * 183 * 0.9235, 6);
  expect(left({})).toBe(0);
});

test("whose paychecks they are", () => {
  const whose = (...who: string[]) =>
    whosePaychecks(
      answered({
        filingStatus: "married_joint",
        jobs: `${who.length}`,
        ...Object.fromEntries(who.map((one, i) => [`jobs.${i}.who`, one])),
      }).inputs,
    );
  expect(whose("filer")).toBe("your paychecks");
  expect(whose("spouse", "spouse")).toBe("your spouse's paychecks");
  expect(whose("spouse", "filer")).toBe("your and your spouse's paychecks");
});

describe("“I paid this”", () => {
  // The tax on 36,000 is 6,503.64. 90% of it in four parts is 1,463.319.
  test("writes down the payments that counted as made, each rounded up to the cent, and this one today", () => {
    expect(withPayment(answered({}), null, "irs", 1_463.319)).toEqual({
      ...{ paidSoFar: "some", payments: "4" },
      ...{ "payments.0.to": "irs", "payments.0.paidOn": "2026-04-15", "payments.0.amount": "1,463.32" },
      ...{ "payments.1.to": "irs", "payments.1.paidOn": "2026-06-15", "payments.1.amount": "1,463.32" },
      ...{ "payments.2.to": "irs", "payments.2.paidOn": "2026-09-15", "payments.2.amount": "1,463.32" },
      ...{ "payments.3.to": "irs", "payments.3.paidOn": "2026-11-23", "payments.3.amount": "1,463.32" },
    });
  });
  test("nothing for dates that withholding covers", () => {
    // Of 20,000 that are withheld from the job, a quarter counts for each date.
    const job = { jobs: "1", "jobs.0.pay": "60000/year", "jobs.0.withheld": "20000/year" };
    expect(withPayment(answered(job), null, "irs", 50)).toMatchObject({ payments: "1", "payments.0.amount": "50" });
  });
  test("only this one after the visitor said that nothing was paid", () =>
    expect(withPayment(answered({ paidSoFar: "none" }), null, "state", 250.5)).toEqual({
      ...{ paidSoFar: "some", payments: "1" },
      ...{ "payments.0.to": "state", "payments.0.paidOn": "2026-11-23", "payments.0.amount": "250.5" },
    }));
  test("after those that were typed, of which the oldest go once the list is full", () => {
    const typed = (count: number) => ({
      ...{ paidSoFar: "some", payments: `${count}` },
      ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`payments.${i}.amount`, `${i + 1}`])),
    });
    const paidNext = (count: number) => withPayment(answered(typed(count)), null, "irs", 99);
    expect(paidNext(2)).toMatchObject({ payments: "3", "payments.0.amount": "1", "payments.2.amount": "99" });
    // A list takes 24.
    expect(paidNext(24)).toMatchObject({ payments: "24", "payments.0.amount": "2", "payments.23.amount": "99" });
  });
});
