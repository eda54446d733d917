/** Rent for a home or room, from the form to the tax. Each figure is worked by hand. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { shareOf } from "../state/share.ts";
import { stepsOf } from "../steps.ts";

const inputsFor = (typed: Typed) =>
  readForm(fields, { printedTables: "no", ...typed }, {}, givenOn("2026-11-21")).inputs;
const answerTo = (typed: Typed) => {
  const answered = answer(inputsFor(typed));
  expect(misexplained(stepsOf(answered))).toEqual([]);
  return answered;
};
const resultOf = (typed: Typed) => answerTo(typed).year.result;
const host = (rent: number, more: Typed = {}): Typed => ({
  "gigs.0.work": "home_sharing",
  "gigs.0.pay": `${rent}/year`,
  ...more,
});
const job = (pay: number): Typed => ({ jobs: "1", "jobs.0.pay": `${pay}/year` });

test("rent for a place to stay bears income tax but no self-employment tax (26 USC 1402(a)(1))", () => {
  const answered = answerTo(host(24_000));
  const { result } = answered.year;
  expect(result.selfEmploymentTax).toBe(0);
  // 2026: 24,000 - 16,100 = 7,900, at 10%.
  expect(result.totalTax).toBeCloseTo(790, 6);
  expect(answered.aside.tax).toBeCloseTo(790, 6);
  expect(result.earnedIncome).toBe(0);
});

test("with hotel-like services it is a business on Schedule C (26 CFR 1.1402(a)-4(c)(2))", () => {
  expect(resultOf(host(24_000, { "gigs.0.services": "hotel" })).selfEmploymentTax).toBeCloseTo(
    24_000 * 0.9235 * 0.153,
    6,
  );
});

test("rent for fewer than 15 days in one's own home is not income, and its costs are not deducted (26 USC 280A(g))", () => {
  const given = host(3_000, { "gigs.0.services": "fewDays", "gigs.0.supplies": "5000", ...job(50_000) });
  expect(resultOf(given).adjustedGrossIncome).toBe(50_000);
});

test("costs, mortgage interest and depreciation are subtracted from rent, on Schedules E and C alike", () => {
  const costs = { "gigs.0.supplies": "1000", "gigs.0.homeMortgageInterest": "4000", "gigs.0.homeDepreciation": "3000" };
  expect(answerTo(host(24_000, costs)).profit).toBe(16_000);
  expect(answerTo(host(24_000, { ...costs, "gigs.0.services": "hotel" })).profit).toBe(16_000);
  expect(answerTo(host(24_000, { ...costs, "gigs.0.work": "rideshare" })).profit).toBe(23_000);
});

// 12,000 of rent and 30,000 of repairs: a loss of 18,000.
const loss = host(12_000, { "gigs.0.repairs": "30000" });
const long = { "gigs.0.stay": "long", "gigs.0.role": "decides" };

test("a loss with longer stays offsets up to 25,000, less half of income above 100,000 (26 USC 469(i))", () => {
  const agi = (pay: number, more: Typed = {}) =>
    resultOf({ ...loss, ...long, ...job(pay), ...more }).adjustedGrossIncome;
  expect(agi(90_000)).toBe(72_000);
  // 25,000 - (120,000 - 100,000) / 2 = 15,000 counts, and 3,000 carries forward.
  expect(agi(120_000)).toBeCloseTo(105_000, 6);
  expect(answerTo({ ...loss, ...long, ...job(120_000) }).year.rental.losses.waiting).toBeCloseTo(3_000, 6);
  expect(agi(150_000)).toBe(150_000);
  expect(agi(90_000, { "gigs.0.role": "none" })).toBe(90_000);
  // Student loan interest doesn't lower the income that decides: 120,000 again, so 15,000 counts.
  const loan = { studentLoanInterest: "2500", filingStatus: "married_joint" };
  expect(agi(120_000, loan)).toBeCloseTo(120_000 - 15_000 - 2_500, 6);
});

test("separate filers who lived apart all year get half, from 50,000 on; others nothing (26 USC 469(i)(5))", () => {
  const agi = (livedApart: string) =>
    resultOf({ ...loss, ...long, ...job(55_000), filingStatus: "married_separate", livedApart }).adjustedGrossIncome;
  expect(agi("no")).toBe(55_000);
  // 12,500 - 5,000 / 2 = 10,000.
  expect(agi("yes")).toBeCloseTo(45_000, 6);
});

test("stays of a week or less: a loss counts in full if the owner does most of the work, otherwise not at all", () => {
  const agi = (more: Typed) => resultOf({ ...loss, ...job(120_000), ...more }).adjustedGrossIncome;
  expect(agi({})).toBe(102_000);
  expect(agi({ "gigs.0.role": "decides" })).toBe(120_000);
  // 26 USC 280A(c)(5): in a home that the owner uses, costs count up to the rent.
  expect(agi({ "gigs.0.livedIn": "yes" })).toBe(120_000);
});

test("one rental's loss offsets another's gain", () => {
  const two = {
    ...loss,
    ...long,
    gigs: "2",
    "gigs.1.work": "home_sharing",
    "gigs.1.pay": "10000/year",
    "gigs.1.stay": "long",
    ...job(150_000),
  };
  // 18,000 of loss against 10,000 of gain; at 150,000 of income there is no allowance for the other 8,000.
  const { result, rental } = answerTo(two).year;
  expect(result.adjustedGrossIncome).toBeCloseTo(150_000, 6);
  expect(rental.losses.waiting).toBeCloseTo(8_000, 6);
});

test("rent is investment income, except in a short-stay business that the owner works in (26 USC 1411(c))", () => {
  const tax = (more: Typed) => resultOf({ ...host(20_000), ...job(250_000), ...more }).investmentTax.tax;
  expect(tax({})).toBeCloseTo(0.038 * 20_000, 6);
  expect(tax({ "gigs.0.isBusiness": "yes" })).toBe(0);
  expect(tax({ "gigs.0.isBusiness": "yes", "gigs.0.stay": "long" })).toBeCloseTo(0.038 * 20_000, 6);
});

test("rent gets the business income deduction only if it is a business (26 USC 199A(d); Rev. Proc. 2019-38)", () => {
  const deduction = (more: Typed) => resultOf({ ...host(24_000), ...job(60_000), ...more }).qualified.deduction;
  expect(deduction({})).toBe(0);
  expect(deduction({ "gigs.0.isBusiness": "yes" })).toBeCloseTo(4_800, 6);
});

test("rent allows no contribution to an own plan or an IRA, and no earned income credit", () => {
  const result = resultOf({ ...host(24_000), plan: "sep", planContribution: "4000", ira: "3000" });
  expect(result.adjusted.planDeductions).toBe(0);
  expect(result.adjusted.iraDeductions).toBe(0);
  expect(result.earnedCredit.credit).toBe(0);
});

test("a gig next to the rental is taxed as usual", () => {
  const { result } = answerTo({ ...host(24_000), gigs: "2", "gigs.1.pay": "20000/year" }).year;
  expect(result.selfEmploymentTax).toBeCloseTo(20_000 * 0.9235 * 0.153, 6);
  expect(result.adjusted.passThroughIncome).toBe(24_000);
});

test("states tax rent as income: Pennsylvania 3.07% of 24,000", async () => {
  const share = await shareOf(answerTo(host(24_000, { state: "PA" })));
  expect(share?.tax).toBeCloseTo(736.8, 2);
});
