import { expect, test } from "vitest";
import type { Typed } from "../../inputs/typed.ts";
import { answer } from "./answer.ts";
import { datesOf } from "./dates.ts";
import { inputsFor } from "./given.ts";
import * as others from "./other-loans.ts";

/** Without interest, so that the balance falls by the same amount each month: 1,000 of 360,000. */
const plain = { price: "450000", downPayment: "90000", annualRate: "0", termMonths: "30", firstPayment: "2027-01" };
const days = (typed: Typed) =>
  datesOf(answer(inputsFor({ ...plain, ...typed }), others), others).map(({ id, day }) => `${id.slice(9)} ${day}`);

test("20% down: a first payment and a last one", () => {
  expect(days({})).toEqual(["first-payment 2027-01-01", "payoff 2056-12-01"]);
  expect(days({ downPayment: "100%" })).toEqual([]);
});

test("10% down: insurance may end at 80% of the value, and has to at 78%", () => {
  // 360,000 of 400,000: 320,000 after 40 payments, 312,000 after 48.
  expect(days({ price: "400000", downPayment: "40000" })).toEqual([
    "first-payment 2027-01-01",
    "insurance-request 2030-04-01",
    "insurance-end 2030-12-01",
    "payoff 2056-12-01",
  ]);
});

test("interest only for ten years: then principal begins", () => {
  const found = days({ kind: "interestOnly", interestOnlyMonths: "10" });
  expect(found).toEqual(["first-payment 2027-01-01", "principal-begins 2037-01-01", "payoff 2056-12-01"]);
});

test("a balloon after seven years: the rest is due with payment 84", () => {
  const found = datesOf(answer(inputsFor({ ...plain, kind: "balloon", balloonMonths: "7" }), others), others);
  expect(found.at(-1)).toMatchObject({ id: "mortgage-payoff", day: "2033-12-01" });
  // 83 payments of 1,000 have been made by then.
  expect(found.at(-1)?.title).not.toContain("277,000");
  expect(found.at(-1)?.withAmounts?.title).toContain("$277,000.00");
});

test("an FHA loan with 10% down has its premium for 11 years, with less to the end", () => {
  const fha = { program: "fha", price: "400000" };
  expect(days({ ...fha, downPayment: "40000" })).toContain("insurance-end 2037-12-01");
  expect(days({ ...fha, downPayment: "20000" })).toEqual(["first-payment 2027-01-01", "payoff 2056-12-01"]);
});

test("a 5/6 loan: its rate may change with payment 61, and then every six months, 50 times", () => {
  const found = datesOf(answer(inputsFor({ ...plain, annualRate: "6", kind: "adjustable" }), others), others);
  const change = found.find(({ id }) => id === "mortgage-rate-change");
  expect(change).toMatchObject({ day: "2032-01-01", again: { months: 6, times: 50 } });
});
