/** Small rules of the page, each by hand. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { answer } from "./answer.ts";
import { fields, givenOn } from "./inputs.ts";
import { equalWage } from "./insights/equal-wage.ts";
import { countsAsPaid } from "./paying/plan.ts";
import { fieldFor } from "./questions/field-for.ts";
import { isStretched } from "./questions/so-far.ts";
import { milesAtThisPace } from "./year/miles-of-year.ts";
import { sinceThen } from "./year/part-of-year.ts";

const inputsFor = (typed: Typed, today = "2026-11-21") => readForm(fields, typed, {}, givenOn(today)).inputs;

test("only pay so far is projected, and only while some of the year is left", () => {
  const soFar = { pay: { amount: 1, per: "so far" } } as const;
  expect([isStretched(soFar, 0.5), isStretched(soFar, 1)]).toEqual([true, false]);
  expect(isStretched({ pay: { amount: 1, per: "month" } }, 0.5)).toBe(false);
});

test("miles at this pace: 3,000 in a quarter of the year are 12,000 in all of it", () => {
  expect(milesAtThisPace(3_000, 0.25)).toBe(12_000);
  expect(milesAtThisPace(1_000, 0.3)).toBe(3_333);
});

describe("pay of 26,000 and 14,000 miles since March, on November 26", () => {
  const typed = { "gigs.0.pay": "26000/so far", "gigs.0.miles": "14000", "gigs.0.began": "3" };
  const business = (more: Typed = {}) => {
    const found = answer(inputsFor({ ...typed, ...more }, "2026-11-26")).year.businesses[0];
    if (found?.form !== "C") throw new Error("no Schedule C");
    return found;
  };
  // From March 1 to November 26 are 271 of the 306 days to the end of the year.
  test("pay and miles go on at the same pace: 29,358 and 15,808 for the year", () => {
    expect(business().deposits).toBeCloseTo((26_000 * 306) / 271, 6);
    expect(business().year.car.totalMiles).toBe(15_808);
  });
  test("of March to December, four months of ten come before July", () => {
    expect(business().year.car.businessMilesJanuaryToJune).toBeCloseTo(15_808 * 0.4, 6);
    // 72.5 cents until June, 76 cents from July on.
    expect(business().sheet.carBothWays.standard).toBeCloseTo(15_808 * (0.4 * 0.725 + 0.6 * 0.76), 6);
  });
  test("unless the miles are said to be the whole year's", () =>
    expect(business({ "gigs.0.milesOfYear": "yes" }).year.car.totalMiles).toBe(14_000));
  test("work that began in July has no miles before it", () =>
    expect(business({ "gigs.0.began": "7" }).year.car.businessMilesJanuaryToJune).toBe(0));
  test("miles typed for January to June leave the rest of the projected year for July to December", () =>
    expect(business({ "gigs.0.milesJanuaryToJune": "5000" }).year.car.businessMilesJulyToDecember).toBe(10_808));
  test("the odometer's total was read on the same day", () =>
    expect(business({ "gigs.0.totalMiles": "20000" }).year.car.totalMiles).toBe(Math.round((20_000 * 306) / 271)));
});

describe("the wage that leaves as much as the gigs", () => {
  test("60,000 of profit leave 47,962.80, and so does a wage of 56,979.22", () => {
    // The tax is 12,037.20 (golden.csv). Of a wage W, 7.65% and income tax: 1,240 and 12% of W less 16,100 and 12,400.
    // 0.9235 W - 1,240 - 0.12 W + 3,420 = 0.8035 W + 2,180 = 47,962.80.
    const given = inputsFor({ "gigs.0.pay": "60000/year", printedTables: "no" });
    const { amount, kept, more } = equalWage(answer(given), undefined);
    expect(kept).toBeCloseTo(47_962.8, 2);
    expect(amount).toBeCloseTo((47_962.8 - 2_180) / 0.8035, 1);
    expect(more).toBeCloseTo(56_979.22 / 60_000 - 1, 5);
  });
  test("next to a job that uses up the wage base, the return gives back what the new employer withholds", () => {
    // 26 USC 6413(c)(1): Social Security tax on more than one wage base is a credit. 190,000 is above 184,500.
    const typed = { "gigs.0.pay": "20000/year", jobs: "1", "jobs.0.pay": "190000/year", printedTables: "no" };
    // The profit: 20,000 x 0.9235 x 2.9% = 535.63, and 0.9% of 8,470 above 200,000 = 76.23. 24% of 20,000 less half of
    // 535.63 and less 20% of 19,732.19 for QBI is 3,788.58. 15,599.56 is left. A wage W: 1.45%, 24%, and 0.9% of what
    // is above 10,000. 0.7365 W + 90 = 15,599.56.
    expect(equalWage(answer(inputsFor(typed)), undefined).amount).toBeCloseTo((15_599.56 - 90) / 0.7365, 1);
  });
});

test("payments due so far count as made unless something was said about them", () => {
  expect(countsAsPaid(inputsFor({}))).toBe(true);
  expect(countsAsPaid(inputsFor({ paidSoFar: "none" }))).toBe(false);
  expect(countsAsPaid(inputsFor({ payments: "1", "payments.0.amount": "0" }))).toBe(true);
  expect(countsAsPaid(inputsFor({ payments: "1", "payments.0.amount": "1" }))).toBe(false);
});
test("once the return was due, only payments that were entered count", () => {
  expect(countsAsPaid(inputsFor({}, "2027-04-15"))).toBe(true);
  for (const paidSoFar of ["due", "some"]) expect(countsAsPaid(inputsFor({ paidSoFar }, "2027-04-16"))).toBe(false);
  expect(countsAsPaid(inputsFor({}, "2027-04-16"), "state")).toBe(false);
});

describe("what the payment plan starts from", () => {
  const plan = (typed: Typed, today?: string) =>
    answer(inputsFor({ "gigs.0.pay": "60000/year", ...typed }, today)).plan;
  // 12,036.73 with the printed table (golden.csv), and 90% of it is 10,833.06, a quarter 2,708.26.
  test("four equal payments of 90% of the year's tax; those of the past count as made", () => {
    const { payments } = { payments: plan({}).plan.dates };
    expect(payments.map(({ due }) => due)).toEqual(["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"]);
    expect(plan({}).plan.paidSoFar).toBeCloseTo(3 * 2_708.26, 1);
    expect(plan({}).plan.stillToPay).toBeCloseTo(2_708.26, 1);
  });
  test("if nothing was paid, all of it is to pay", () => {
    const { plan: made } = plan({ paidSoFar: "none" });
    expect(made.paidSoFar).toBe(0);
    expect(made.stillToPay).toBeCloseTo(10_833.06, 1);
  });
  test("100% of last year's tax is enough, if that is less", () => {
    const { plan: made } = plan({ paidSoFar: "none", lastYearTax: "4000", lastYearIncome: "40000" });
    expect(made.stillToPay).toBeCloseTo(4_000, 2);
    // Above 150,000 of income, 110% (26 USC 6654(d)(1)(C)).
    const { plan: more } = plan({ paidSoFar: "none", lastYearTax: "4000", lastYearIncome: "150001" });
    expect(more.stillToPay).toBeCloseTo(4_400, 2);
  });
});

describe("the field of a number on the return", () => {
  const inputs = inputsFor({
    filingStatus: "married_joint",
    ...{ gigs: "4", "gigs.0.work": "home_sharing", "gigs.1.who": "spouse", "gigs.2.work": "consulting" },
    ...{ jobs: "3", "jobs.0.who": "spouse", "jobs.2.who": "spouse" },
    ...{ dependents: "3", "dependents.1.age": "8", "dependents.2.age": "3", otherStudents: "2" },
  });
  test.each([
    // The filer's only job is the second in the list; the spouse's are the first and the third.
    ["persons.1.jobs.1.wages", "jobs.1.pay"],
    ["persons.1.jobs.2.wages", ""],
    ["persons.2.jobs.2.federalTaxWithheld", "jobs.2.withheld"],
    ["persons.2.jobs.1.electiveDeferrals", "jobs.0.retirementAtWork"],
    ["persons.2.jobs", "jobs"],
    // Short stays are on Schedule E, so the filer's first business is the third gig.
    ["persons.1.businesses.1.wagesPaid", "gigs.2.wages"],
    ["persons.1.businesses.2.qualifiedTips", "gigs.3.tips"],
    ["persons.2.businesses.1.propertyBasis", "gigs.1.propertyBasis"],
    ["persons.2.businesses.2.propertyBasis", ""],
    ["persons.1.businesses.1.netProfit", ""],
    ["persons.2.businesses.1.specifiedService", "gigs.1.specifiedService"],
    ["students.1.costs", "collegeCosts"],
    ["students.3.costs", "otherStudents.1.costs"],
    // The first dependent has no age yet and isn't counted.
    ["dependents.1.age", "dependents.1.age"],
    ["dependents.2.isChild", "dependents.2.relation"],
    ["persons.1", ""],
    ["costs.stateAndLocalTaxes", "stateTaxPaid"],
    ["nothing", ""],
  ])("%s: %s", (name, field) => expect(fieldFor(name, inputs)).toBe(field));
});

describe("an uneven year", () => {
  const dates = (typed: Typed) => {
    const typedToo = { "gigs.0.pay": "60000/year", printedTables: "no", paidSoFar: "none", ...typed };
    return answer(inputsFor(typedToo)).plan.plan.dates.map(({ required }) => Math.round(required * 100) / 100);
  };
  test("with a profit that comes evenly, each quarter is 22.5% of 12,037.20", () => {
    // 26 USC 6654(d)(2)(C): 22.5, 45, 67.5 and 90%.
    const quarter = 2_708.37;
    expect(dates({})).toEqual([quarter, quarter, quarter, quarter]);
    expect(dates({ unevenIncome: "yes" })).toEqual([quarter, quarter, quarter, quarter]);
  });
  test("with nothing by March, nothing is due in April, and half of the year's in June", () => {
    expect(dates({ unevenIncome: "yes", profitByMarch: "0" }).slice(0, 2)).toEqual([0, 5_416.74]);
  });
});

describe("work that began during the year", () => {
  const first = (typed: Typed) => answer(inputsFor({ printedTables: "no", paidSoFar: "none", ...typed }));
  const dates = (typed: Typed) =>
    first({ "gigs.0.pay": "60000/year", ...typed }).plan.plan.dates.map(
      ({ required }) => Math.round(required * 100) / 100,
    );
  test("pay by the month counts from that month on, and pay so far goes on at the pace since then", () => {
    const received = (pay: string, began: string) => first({ "gigs.0.pay": pay, "gigs.0.began": began }).grossReceipts;
    expect(received("3000/month", "1")).toBe(36_000);
    expect(received("3000/month", "9")).toBeCloseTo(12_000, 6);
    expect(received("600/week", "10")).toBeCloseTo(600 * 13, 6);
    // From September 1 to November 21 are 82 of 122 days.
    expect(received("8200/so far", "9")).toBeCloseTo(12_200, 6);
    expect(received("60000/year", "9")).toBe(60_000);
  });
  test("weekly and monthly pay says what it comes to; pay so far says so at its own field", () => {
    const said = (pay: string, began: string) => sinceThen(first({ "gigs.0.pay": pay, "gigs.0.began": began }), 0);
    expect(said("3000/month", "9")).toBe("We count $12,000 for 2026, starting in September.");
    expect([said("3000/month", "1"), said("8200/so far", "9"), said("60000/year", "9")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test("since September, nothing is due for the months before: all of 90% is due in January", () => {
    // 26 USC 6654(d)(2): no income by March 31, May 31 and August 31. 90% of 12,037.20.
    expect(dates({ "gigs.0.began": "9" })).toEqual([0, 0, 0, 10_833.48]);
    expect(first({ "gigs.0.pay": "60000/year", "gigs.0.began": "9" }).plan.choice).toBe("annualized");
  });
  test("since May, June asks for one month of eight, and September for four", () => {
    // 7,500 by May 31 are 18,000 a year: 2,543.32 of self-employment tax; 16,728.34 less 16,100 and the least deduction
    // of 400 (26 USC 199A(i)) at 10%: 22.83; less 664 and 7.65% above 10,860 of earned income credit (26 USC 32):
    // 215.06. 45% of 2,351.09 is due. 30,000 by August 31 are 45,000: 6,358.30, and 1,240 and 12% above 12,400 on
    // 20,576.68: 8,579.50, of which 67.5% is due by then.
    expect(dates({ "gigs.0.began": "5" })).toEqual([0, 1_057.99, 4_733.18, 5_042.32]);
  });
  test("shares typed by hand count instead", () => {
    expect(dates({ "gigs.0.began": "9", unevenIncome: "yes" })).toEqual(dates({}));
  });
});

test("from 50 on, the owner's own part of a solo 401(k) is 24,500 and 8,000 more", () => {
  // IRS Notice 2025-67. The plan takes more than that from a profit of 100,000.
  const deferral = (filerAge: string) =>
    answer(inputsFor({ "gigs.0.pay": "100000/year", filerAge, plan: "solo", planContribution: "34000" })).year.household
      .filer.retirementPlanDeferral;
  expect([deferral("49"), deferral("50")]).toEqual([24_500, 32_500]);
});
