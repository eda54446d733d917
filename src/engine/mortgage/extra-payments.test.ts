import { expect, test } from "vitest";
import { type ExtraPayments, extrasInCents } from "./extra-payments.ts";

/** Ten payments from March 2027; the extra dollars with each of them. */
const extras = (given: ExtraPayments) => {
  const cents = extrasInCents(given, 10, { year: 2027, month: 3, day: 1 });
  return cents && Array.from(cents.subarray(1), (amount) => amount / 100);
};

test("each month, from one payment through another", () => {
  expect(extras({ perMonth: 5 })).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  expect(extras({ perMonth: 5, fromPayment: 3 })).toEqual([0, 0, 5, 5, 5, 5, 5, 5, 5, 5]);
  expect(extras({ perMonth: 5, throughPayment: 2 })).toEqual([5, 5, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(extras({ perMonth: 5, fromPayment: 9, throughPayment: 99 })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 5, 5]);
  expect(extras({ perMonth: 5, fromPayment: -3, throughPayment: 1 })).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test("once a year, with the payment of a month", () => {
  expect(extras({ perYear: 7, inMonth: 3 })).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(extras({ perYear: 7, inMonth: 4 })).toEqual([0, 7, 0, 0, 0, 0, 0, 0, 0, 0]);
  // The first January comes with payment 11.
  expect(extras({ perYear: 7 })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(extras({ perYear: 7, inMonth: 12 })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
});

test("single amounts, added to the others on the same payment; none after the loan", () => {
  const once = [
    { payment: 2, amount: 30 },
    { payment: 2, amount: 4.5 },
    { payment: 0, amount: 9 },
    { payment: 11, amount: 9 },
    { payment: 10, amount: 1 },
    { payment: 5, amount: -8 },
  ];
  expect(extras({ once })).toEqual([0, 34.5, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(extras({ once, perMonth: 1, perYear: 2, inMonth: 4 })).toEqual([1, 37.5, 1, 1, 1, 1, 1, 1, 1, 2]);
});

test("none at all", () => {
  expect(extras({})).toBeNull();
  expect(extras({ perMonth: -5, perYear: -1 })).toBeNull();
  expect(extras({ perYear: 0.01, inMonth: 3 })?.[0]).toBe(0.01);
});
