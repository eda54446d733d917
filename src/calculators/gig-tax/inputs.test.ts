/** What the form holds before anyone types, what it takes, and how links of earlier versions are read; by hand. */
import { describe, expect, test } from "vitest";
import type { AnyField } from "../../inputs/fields.ts";
import { fromLink } from "../../inputs/link.ts";
import { startOf } from "../../inputs/typed.ts";
import { fields, linkFormat } from "./inputs.ts";
import { costs, shareName } from "./questions/gig-fields.ts";

/** Every question, those of a list after the list's name: "jobs.pay". */
type Question = readonly [name: string, field: AnyField];
const questions = Object.entries(fields).flatMap(([name, field]): readonly Question[] =>
  field.kind === "list"
    ? Object.entries(field.of as Record<string, AnyField>).map(([inner, one]): Question => [`${name}.${inner}`, one])
    : [[name, field as AnyField]],
);
const numbers = questions.flatMap(([name, field]) => {
  const { kind, unit, min, max } = field as AnyField & { unit?: string; min?: number; max: number };
  return kind === "number" ? [{ name, field, start: field.start as number | null, unit, min, max }] : [];
});
const takes = (field: AnyField, text: string) => "value" in field.read(text);
const everyCar = (name: string) => [`gigs.${name}`, `cars.${name}`];

test("a box is checked at the start only if it's true of nearly everyone", () => {
  const checked = questions.filter(([, { kind, start }]) => kind === "flag" && start === true).map(([name]) => name);
  expect(checked.sort()).toEqual([
    "dependents.hasNumber",
    // Dependents are usually the visitor's children, at home.
    "dependents.livedWithYou",
    // Anyone who may work in the United States has one; without it, the earned income credit is lost (26 USC 32(m)).
    "filerHasNumber",
    // With taxable income below $100,000, Form 1040's instructions require the tables.
    "printedTables",
    "spouseHasNumber",
  ]);
});

test("an amount nobody typed is zero, or unknown where zero would be a claim", () => {
  const starting = (of: (start: number | null) => boolean) =>
    numbers.filter(({ start }) => of(start)).map(({ name, start }) => [name, start]);
  expect(Object.fromEntries(starting((start) => start === null))).toEqual({
    // Without an age, a dependent doesn't count.
    "dependents.age": null,
    // Then they are the pay, all business miles, and half of the profit.
    "gigs.grossOnForms": null,
    ...Object.fromEntries(everyCar("totalMiles").map((name) => [name, null])),
    ...{ corporateSalary: null, stateUnemploymentRate: null, stateUnemploymentWages: null },
    // Estimated from the paychecks, or from the profit.
    ...{ stateWithheld: null, personalServices: null },
    // Everything that isn't an employer's pension, under 59½ (26 USC 72(t)(2)(A)).
    earlyWithdrawals: null,
    // Unless they are known, only 90% of this year's tax protects from the penalty (26 USC 6654(d)(1)(B)).
    ...{ lastYearTax: null, lastYearIncome: null, lastYearStateTax: null, lastYearPlaceTax: null },
  });
  expect(Object.fromEntries(starting((start) => start !== null && start !== 0))).toEqual({
    // No rule for the young or the old applies: the earned income credit asks for 25 to 64 (26 USC 32(c)(1)(A)(ii)),
    // catch-up contributions begin at 50, and a larger standard deduction at 65.
    ...{ filerAge: 35, spouseAge: 35 },
    // The whole year, the whole cost, the first gig.
    ...{ "gigs.officeMonths": 12, hsaMonths: 12, "cars.gig": 1 },
    ...Object.fromEntries(costs.filter(({ isShared }) => isShared).map(({ id }) => [`gigs.${shareName(id)}`, 1])),
    // A profit that comes evenly: three, five and eight of twelve months (26 USC 6654(d)(2)(B)(i)).
    ...{ profitByMarch: 3 / 12, profitByMay: 5 / 12, profitByAugust: 8 / 12 },
    // Examples, which the page calls so.
    ...{ payrollService: 600, corporateReturn: 900, spare: 2_000, "planned.amount": 2_000 },
  });
  const periodic = questions.filter(([, { kind }]) => kind === "periodic");
  expect(Object.fromEntries(periodic.map(([name, { start }]) => [name, start]))).toEqual({
    "gigs.pay": { amount: 0, per: "month" },
    "jobs.pay": { amount: 0, per: "year" },
    "jobs.withheld": null,
    healthPremiums: { amount: 0, per: "year" },
    benchmarkPremium: { amount: 0, per: "year" },
    advanceCredit: { amount: 0, per: "year" },
  });
});

test("the page opens with one gig of 3,000 a month since January, and nothing else in any list", () => {
  const { gigs, cars, dependents, jobs, otherStudents, payments, planned } = startOf(fields);
  expect(gigs).toHaveLength(1);
  expect(gigs[0]).toMatchObject({ pay: { amount: 3_000, per: "month" }, began: 1, who: "filer", work: "rideshare" });
  expect([cars, dependents, jobs, otherStudents, payments, planned]).toEqual([[], [], [], [], [], []]);
  expect(startOf(fields)).toMatchObject({ filingStatus: "single", state: "none", paidSoFar: "due", plan: "none" });
});

describe("what is taken", () => {
  test("a month's name for each month, January for everything before it", () => {
    const { options } = fields.gigs.of.began;
    expect(options.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect([options[0], options[1], options[11]].map((one) => one?.label)).toEqual([
      ...["In January or earlier", "In February", "In December"],
    ]);
  });
  test("amounts up to a billion; those of one gig or company up to 100 million", () => {
    const ofOne = /^gigs\.|^cars\.|^corporateSalary$|^payrollService$|^corporateReturn$|^stateUnemploymentWages$/;
    for (const { name, max } of numbers.filter(({ unit }) => unit === "usd"))
      expect(max, name).toBe(ofOne.test(name) ? 100_000_000 : 1_000_000_000);
    expect(takes(fields.jobs.of.pay, "1,000,000,000/year")).toBe(true);
    expect(takes(fields.jobs.of.pay, "1,000,000,001/year")).toBe(false);
  });
  test("less than zero only where there can be a loss", () => {
    expect(Object.fromEntries(numbers.filter(({ min = 0 }) => min < 0).map(({ name, min }) => [name, min]))).toEqual({
      ...{ longTermGain: -1_000_000_000, shortTermGain: -1_000_000_000, lastYearIncome: -1_000_000_000 },
      ...{ profitByMarch: -1, profitByMay: -1, profitByAugust: -1 },
    });
    for (const { name, field, min = 0 } of numbers) if (min === 0) expect(takes(field, "0"), name).toBe(true);
    // An age, the number of a gig, and money to spend are at least one.
    expect(numbers.filter(({ min = 0 }) => min > 0).map(({ name }) => name)).toEqual([
      ...["cars.gig", "filerAge", "spouseAge", "spare"],
    ]);
  });
  test("parts of a mile and of a square foot, but whole people, months and years", () => {
    const inParts = numbers.filter(({ unit, field }) => unit !== "usd" && unit !== "rate" && takes(field, "1.5"));
    expect(inParts.map(({ name }) => name).sort()).toEqual(
      [
        ...["miles", "milesJanuaryToJune", "milesJulyToDecember", "totalMiles"].flatMap(everyCar),
        ...["gigs.officeSquareFeet", "gigs.homeSquareFeet"],
      ].sort(),
    );
  });
  test("any name that a place can have, and none", () => {
    for (const name of ["", "Columbus", "St. Mary's", "New York City, work done there"])
      expect(fields.place.read(name), name).toEqual({ value: name });
    for (const name of ["<b>", "1st"]) expect(fields.place.read(name), name).toHaveProperty("problem");
  });
  test("gig pay of $100 to $2,000,000 a year is usual; anything else up to the limit is asked about", () => {
    const asked = (text: string) => "unusual" in fields.gigs.of.pay.read(text);
    expect(["100/year", "2000000/year", "0/year"].map(asked)).toEqual([false, false, false]);
    expect(["99/year", "2000001/year"].map(asked)).toEqual([true, true]);
  });
});

describe("links of earlier versions", () => {
  const from = (text: string) => fromLink(fields, `#v${text}`, linkFormat).typed;
  test("what a state and a city had been paid, without days, counts as paid on April 15 of that year", () => {
    expect(from("3.taxYear=2025&statePaid=500&placePaid=80")).toEqual({
      ...{ taxYear: "2025", payments: "2" },
      ...{ "payments.0.to": "state", "payments.0.amount": "500", "payments.0.paidOn": "2025-04-15" },
      ...{ "payments.1.to": "place", "payments.1.amount": "80", "payments.1.paidOn": "2025-04-15" },
    });
    // After the payments that the link has; nothing for zero.
    expect(from("3.payments=1&payments.0.amount=9&statePaid=0&placePaid=80")).toEqual({
      ...{ payments: "2", "payments.0.amount": "9" },
      ...{ "payments.1.to": "place", "payments.1.amount": "80", "payments.1.paidOn": "2026-04-15" },
    });
    expect(from("3.statePaid=0&placePaid=0")).toEqual({});
    expect(from("3.statePaid=0.5")).toMatchObject({ payments: "1", "payments.0.amount": "0.5" });
  });
  test("a dependent without an age was 8; miles were the whole year's", () => {
    expect(from("2.dependents=2&dependents.1.age=3")).toMatchObject({
      "dependents.0.age": "8",
      "dependents.1.age": "3",
    });
    expect(from("4.gigs.0.miles=700")).toEqual({ "gigs.0.miles": "700", "gigs.0.milesOfYear": "yes" });
  });
  test("in version 1, only typed amounts had been paid or withheld, and a second gig started with 3,000 a month", () => {
    expect(from("1.gigs=2&jobs=1")).toMatchObject({
      ...{ "gigs.1.pay": "3000/month", "jobs.0.withheld": "0/year", stateWithheld: "0", paidSoFar: "none" },
    });
    expect(from("1.gigs=2")).not.toHaveProperty("gigs.0.pay");
    expect(from("1.placePaid=7&stateWithheld=20")).toMatchObject({ paidSoFar: "some", stateWithheld: "20" });
    expect(from("1.placePaid=1")).toMatchObject({ paidSoFar: "some", "payments.0.amount": "1" });
    expect(from("1.placePaid=0")).toMatchObject({ paidSoFar: "none" });
    // The day it wrote was the day the link was made, which nobody had chosen.
    const made = fromLink(fields, "#v1.today=2026-03-01", linkFormat);
    expect(made).toMatchObject({ madeOn: "2026-03-01" });
    expect(made.typed).not.toHaveProperty("today");
    expect(fromLink(fields, "#v1.gigs=1", linkFormat)).not.toHaveProperty("madeOn");
  });
});
