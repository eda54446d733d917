/** Rules of the federal return, from what is typed to the figure on the page. Each is worked out by hand. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { answer, conflicts } from "./answer.ts";
import { fields, givenOn } from "./inputs.ts";

const givenBy = givenOn("2026-11-21");
const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const resultOf = (typed: Typed) => answer(inputsFor({ printedTables: "no", ...typed })).year.result;
const said = (typed: Typed) => conflicts(inputsFor(typed));

test("wages paid to employees keep the business income deduction above the threshold (26 USC 199A(b)(2)(B)(i))", () => {
  // 2025: 600,000 less wages of 200,000. Half of self-employment tax: (176,100 x 0.124 + 369,400 x 0.029) / 2 = 16,274.50.
  // Taxable income 400,000 - 16,274.50 - 15,750 = 367,975.50, of which 20% is less than half of the wages.
  const given = { taxYear: "2025", "gigs.0.pay": "600000/year", "gigs.0.wages": "200000" };
  expect(resultOf(given).qualified.deduction).toBeCloseTo(73_595.1, 2);
  const others = { ...given, "gigs.0.wages": "0", "gigs.0.contract_labor": "200000" };
  expect(resultOf(others).qualified.deduction).toBe(0);
});

test("so does property that cost much: a quarter of the wages and 2.5% of the first cost (26 USC 199A(b)(2)(B)(ii))", () => {
  // 25% x 40,000 + 2.5% x 1,000,000 = 35,000, more than half of 40,000.
  const given = { "gigs.0.pay": "640000/year", "gigs.0.wages": "40000", "gigs.0.propertyBasis": "1000000" };
  expect(resultOf(given).qualified.deduction).toBeCloseTo(35_000, 6);
});

test("a part that is more than its whole is said at its field, and no more than the whole counts", () => {
  const tips = { "gigs.0.pay": "36000/year", "gigs.0.tips": "90000" };
  expect(said(tips)["gigs.0.tips"]).toBe(
    "Tips are part of the pay, so they can't be more than $36,000. That much is counted.",
  );
  expect(said({ ...tips, "gigs.0.tips": "36000" })).toEqual({});
  expect(
    said({ "gigs.0.pay": "36000/year", "gigs.0.grossOnForms": "40000", "gigs.0.passedOn": "4001" }),
  ).toHaveProperty(["gigs.0.passedOn"]);
  const job = { jobs: "1", "jobs.0.pay": "30000/year" };
  const jobSaid = (typed: Typed) => Object.keys(said({ ...job, ...typed }));
  expect(
    jobSaid({ "jobs.0.withheld": "30000/year", "jobs.0.tips": "20000", "jobs.0.overtimePremium": "10000" }),
  ).toEqual([]);
  expect(jobSaid({ "jobs.0.withheld": "30001/year" })).toEqual(["jobs.0.withheld"]);
  expect(jobSaid({ "jobs.0.retirementAtWork": "30001" })).toEqual(["jobs.0.retirementAtWork"]);
  expect(jobSaid({ "jobs.0.tips": "30001" })).toEqual(["jobs.0.tips"]);
  const both = { "jobs.0.tips": "20000", "jobs.0.overtimePremium": "10001" };
  expect(jobSaid(both)).toEqual(["jobs.0.overtimePremium"]);
  expect(resultOf({ ...job, ...both, "gigs.0.pay": "0/year" }).allOvertime).toBe(10_000);
  expect(Object.keys(said({ ordinaryDividends: "100", qualifiedDividends: "101" }))).toEqual(["qualifiedDividends"]);
  expect(Object.keys(said({ pensions: "100", employerPensions: "101" }))).toEqual(["employerPensions"]);
  expect(Object.keys(said({ pensions: "100", pensionWithheld: "101" }))).toEqual(["pensionWithheld"]);
});

test("care for nobody and a payment before its year are said at their fields", () => {
  expect(Object.keys(said({ careExpenses: "3000" }))).toEqual(["carePersons"]);
  const payment = { payments: "1", "payments.0.amount": "500", "payments.0.paidOn": "2025-12-31" };
  expect(Object.keys(said(payment))).toEqual(["payments.0.paidOn"]);
  expect(said({ ...payment, taxYear: "2025" })).toEqual({});
});
