import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { lateSteps } from "./explained.ts";
import { isLate, lateWays } from "./late-ways.ts";

const of = (typed: Typed) =>
  answer(
    readForm(fields, { printedTables: "no", "gigs.0.pay": "60000/year", ...typed }, {}, givenOn("2026-11-22")).inputs,
  );

test("someone who has said nothing, or who made every payment due so far, isn't late", () => {
  expect(isLate(of({}))).toBe(false);
  expect(isLate(of({ paidSoFar: "none" }))).toBe(true);
  expect(isLate(of({ taxYear: "2025" }))).toBe(true);
});

test("a return for 2025 that was never filed costs 22.5% for filing late and 0.5% a month for paying late", () => {
  const late = of({ taxYear: "2025", paidSoFar: "none" });
  const [today, january, april] = lateWays(late);
  const owed = -late.year.result.refund;
  expect(today?.cost.failureToFile).toBeCloseTo(owed * 0.225, 6);
  // April 15 to November 22: the eighth month has begun. To January 15: nine months; to April 15, 2027: twelve.
  expect(today?.cost.failureToPay).toBeCloseTo(owed * 0.04, 6);
  expect(january?.paidOn).toBe("2027-01-15");
  expect(january?.cost.failureToPay).toBeCloseTo(owed * 0.045, 6);
  expect(april?.cost.failureToPay).toBeCloseTo(owed * 0.06, 6);
  expect(misexplained(lateSteps(lateWays(late), { directDebit: 22, otherwise: 69 }))).toEqual([]);
});

test("before the return is due, filing on time is compared with filing six months late", () => {
  const late = of({ paidSoFar: "none" });
  const [filed, not] = lateWays(late);
  const owed = -late.year.result.refund;
  expect(filed?.cost.failureToFile).toBe(0);
  expect(not?.cost.failureToFile).toBeCloseTo(owed * 0.225, 6);
  // April 15 to October 15, 2027: six months.
  expect(filed?.cost.failureToPay).toBeCloseTo(owed * 0.03, 6);
});
