/** Rules of the federal return, from the form to the figure on the page. Each is worked by hand. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { answer } from "./answer.ts";
import { fields, givenOn } from "./inputs.ts";
import { conflicts } from "./questions/conflicts.ts";
import { parentsRateNote, refundNote } from "./questions/parents-rate.ts";

const givenBy = givenOn("2026-11-21");
const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const resultOf = (typed: Typed) => answer(inputsFor({ printedTables: "no", ...typed })).year.result;
const said = (typed: Typed) => conflicts(inputsFor(typed));

test("wages paid preserve the business income deduction above the threshold (26 USC 199A(b)(2)(B)(i))", () => {
  // 2025: 600,000 minus wages of 200,000. Half of self-employment tax: (176,100 x 0.124 + 369,400 x 0.029) / 2 =
  // 16,274.50. Taxable income 400,000 - 16,274.50 - 15,750 = 367,975.50; 20% of that is less than half of the wages.
  const given = { taxYear: "2025", "gigs.0.pay": "600000/year", "gigs.0.wages": "200000" };
  expect(resultOf(given).qualified.deduction).toBeCloseTo(73_595.1, 2);
  const others = { ...given, "gigs.0.wages": "0", "gigs.0.contract_labor": "200000" };
  expect(resultOf(others).qualified.deduction).toBe(0);
});

test("so does property: a quarter of the wages and 2.5% of its original cost (26 USC 199A(b)(2)(B)(ii))", () => {
  // 25% x 40,000 + 2.5% x 1,000,000 = 35,000, more than half of 40,000.
  const given = { "gigs.0.pay": "640000/year", "gigs.0.wages": "40000", "gigs.0.propertyBasis": "1000000" };
  expect(resultOf(given).qualified.deduction).toBeCloseTo(35_000, 6);
});

test("a carried-over business loss lowers the business income deduction (26 USC 199A(c)(2); Form 8995)", () => {
  // 60,000 minus 4,238.87, half of self-employment tax, is 55,761.14. A fifth of that minus 20,000 is 7,152.23, which
  // is now below the limit: a fifth of 39,661.14, 7,932.23.
  const result = resultOf({ "gigs.0.pay": "60000/year", businessLossBefore: "20000" });
  expect(result.qualified.deduction).toBeCloseTo(7_152.23, 2);
  expect(result.adjustedGrossIncome).toBeCloseTo(55_761.14, 2);
  // With 60,000 carried over, only the minimum deduction of 2026 is left (26 USC 199A(i)), and 4,238.86 carries
  // forward.
  const more = resultOf({ "gigs.0.pay": "60000/year", businessLossBefore: "60000" });
  expect(more.qualified.deduction).toBeCloseTo(400, 6);
  expect(more.qualified.lossForNextYear).toBeCloseTo(4_238.86, 2);
});

test("a part that exceeds its whole is flagged at its field, and only the whole counts", () => {
  const tips = { "gigs.0.pay": "36000/year", "gigs.0.tips": "90000" };
  expect(said(tips)["gigs.0.tips"]).toBe("Tips can't be more than your pay of $36,000, so we count that much.");
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
  expect(Object.keys(said({ pensions: "100", earlyWithdrawals: "101" }))).toEqual(["earlyWithdrawals"]);
});

test("care for nobody, and a payment before its year, are flagged at their fields", () => {
  expect(Object.keys(said({ careExpenses: "3000" }))).toEqual(["carePersons"]);
  const payment = { payments: "1", "payments.0.amount": "500", "payments.0.paidOn": "2025-12-31" };
  expect(Object.keys(said(payment))).toEqual(["payments.0.paidOn"]);
  expect(said({ ...payment, taxYear: "2025" })).toEqual({});
});

const noGig = { "gigs.0.pay": "0/year", jobs: "1" };
const wages = (amount: number): Typed => ({ ...noGig, "jobs.0.pay": `${amount}/year` });

test("a Roth contribution earns the saver's credit, but not for a full-time student (26 USC 25B(c), (d))", () => {
  // 2026, single, 24,000: 50% of 2,000.
  expect(resultOf({ ...wages(24_000), roth: "3000" }).savers.credit).toBe(1_000);
  expect(resultOf({ ...wages(24_000), roth: "3000", filerStudent: "yes" }).savers.credit).toBe(0);
  expect(resultOf({ ...wages(24_000), ira: "3000", filerStudent: "yes" }).savers.credit).toBe(0);
  // Each spouse up to 2,000: 50% of 2,000 and of 1,200.
  const couple = { ...wages(40_000), filingStatus: "married_joint", roth: "3000", spouseRoth: "1200" };
  expect(resultOf(couple).savers.credit).toBe(1_600);
  // Without earnings, nothing may go into an IRA.
  expect(resultOf({ ...wages(0), pensions: "20000", roth: "2000", ira: "2000" }).savers.credit).toBe(0);
});

describe("withdrawals before 59½ bear 10% more (26 USC 72(t)(1); Form 5329, line 4)", () => {
  const cashOut = { taxYear: "2025", "gigs.0.pay": "20000/year", filerAge: "40", pensions: "40000" };
  const extra = (typed: Typed) => resultOf({ ...cashOut, ...typed }).earlyWithdrawalTax;
  test("40,000 at 40: 4,000 more tax, also in the tax that payments during the year are based on", () => {
    // 2025, with the tax table. Half of 18,470 x 15.3% is 1,412.96: income of 58,587.05, taxable 39,119.64 after 15,750
    // and a business income deduction of 3,717.41. The row from 39,100 to 39,150: 1,192.50 + 12% x 27,200 = 4,456.50.
    const { year, plan } = answer(inputsFor(cashOut));
    expect(year.result.totalTax).toBeCloseTo(4_457 + 2_825.91 + 4_000, 2);
    expect(plan.safeHarbor.currentYearTax).toBeCloseTo(11_282.91, 2);
  });
  test("an exception for part of it leaves the rest, and an employer's pension isn't a withdrawal", () => {
    expect(extra({ earlyWithdrawals: "15000" })).toBe(1_500);
    expect(extra({ earlyWithdrawals: "0" })).toBe(0);
    expect(extra({ earlyWithdrawals: "50000" })).toBe(4_000);
    expect(extra({ employerPensions: "30000" })).toBe(1_000);
  });
  test("at 59 at the end of the year it counts, at 60 only what is entered, at 61 nothing", () => {
    expect(extra({ filerAge: "59" })).toBe(4_000);
    expect(extra({ filerAge: "60" })).toBe(0);
    expect(extra({ filerAge: "60", earlyWithdrawals: "9000" })).toBe(900);
    expect(extra({ filerAge: "61", earlyWithdrawals: "9000" })).toBe(0);
    // It may be the younger spouse's.
    const couple = { filingStatus: "married_joint", filerAge: "61", earlyWithdrawals: "9000" };
    expect(extra({ ...couple, spouseAge: "60" })).toBe(900);
    expect(extra({ ...couple, spouseAge: "61" })).toBe(0);
  });
});

test("a couple with a student or disabled spouse gets the care credit (26 USC 21(d)(2); Form 2441, line 5)", () => {
  // 2026: 90,000 less 6,358.30, half of self-employment tax, is an income of 83,641.70: 35 steps of 2,000 above 15,000,
  // so 35%. For two people, 12 x 500 = 6,000 counts, for one 12 x 250 = 3,000.
  const couple = { filingStatus: "married_joint", "gigs.0.pay": "90000/year", careExpenses: "6000" };
  const counted = (typed: Typed) => resultOf({ ...couple, carePersons: "2", ...typed }).care.counted;
  const children = { dependents: "2", "dependents.0.age": "2", "dependents.1.age": "4" };
  const student = resultOf({ ...couple, ...children, carePersons: "2", spouseCareMonths: "12" });
  expect(student.dependentCareCredit).toBeCloseTo(2_100, 6);
  expect(counted({})).toBe(0);
  expect(counted({ carePersons: "1", spouseCareMonths: "12" })).toBe(3_000);
  expect(counted({ spouseCareMonths: "9" })).toBe(4_500);
  // 1,200 a year is 100 a month: nine months count 500 and three count 100.
  const parttime = { jobs: "1", "jobs.0.who": "spouse", "jobs.0.pay": "1200/year" };
  expect(counted({ ...parttime, spouseCareMonths: "9" })).toBeCloseTo(4_800, 6);
  // Only one of them in any month (the last sentence of (d)(2)): the other earns nothing.
  const neither = { "gigs.0.pay": "0/year", filerCareMonths: "12", spouseCareMonths: "12" };
  expect(counted(neither)).toBe(0);
  // The filer, too; and nobody who files alone.
  const filer = { "gigs.0.pay": "0/year", ...parttime, "jobs.0.pay": "50000/year", filerCareMonths: "12" };
  expect(counted(filer)).toBe(6_000);
  expect(counted({ ...filer, filingStatus: "single" })).toBe(0);
});

test("under 24, notes say what depends on parents and support (26 USC 1(g), 25A(i))", () => {
  const told = (typed: Typed) => {
    const answered = answer(inputsFor({ filerAge: "23", "gigs.0.pay": "15000/year", ...typed }));
    return [parentsRateNote(answered) !== undefined, refundNote(answered) !== undefined];
  };
  // Twice 1,350, the least standard deduction of a dependent in 2026 (26 USC 1(g)(4)(A)(ii)).
  expect(told({ ordinaryDividends: "2701" })).toEqual([true, false]);
  expect(told({ ordinaryDividends: "2700" })).toEqual([false, false]);
  expect(told({ collegeCosts: "4000" })).toEqual([false, true]);
  expect(told({ collegeCosts: "4000", claimedAsDependent: "yes" })).toEqual([false, false]);
  const both = { ordinaryDividends: "9000", collegeCosts: "4000" };
  expect(told(both)).toEqual([true, true]);
  expect(told({ ...both, filerAge: "24" })).toEqual([false, false]);
  expect(told({ ...both, filingStatus: "married_joint" })).toEqual([false, false]);
  expect(parentsRateNote(answer(inputsFor({ ...both, filerAge: "17" })))).toContain("above $2,700");
});

test("Roth and traditional IRAs share one limit, and Roth contributions phase out with income (26 USC 408A(c))", () => {
  const roth = (typed: Typed) => resultOf(typed).adjusted.iras[0]?.roth;
  // 2026: 7,500 for both.
  expect(roth({ ...wages(60_000), ira: "6000", roth: "5000" })).toBe(1_500);
  expect(roth({ ...wages(4_000), roth: "5000" })).toBe(4_000);
  // Halfway from 153,000 to 168,000.
  expect(roth({ ...wages(160_500), roth: "7000" })).toBe(3_750);
  const separate = { ...wages(20_000), filingStatus: "married_separate", roth: "5000" };
  expect(roth(separate)).toBe(0);
  expect(roth({ ...separate, livedApart: "yes" })).toBe(5_000);
});

test("each student has their own American Opportunity Credit (26 USC 25A(b)(1))", () => {
  const two = { ...wages(60_000), collegeCosts: "4000", otherStudents: "1", "otherStudents.0.costs": "3000" };
  // 2,500 for 4,000 of costs, and 2,000 + 25% of 1,000 = 2,250 for 3,000: together 4,750, of which 40% can be refunded.
  expect(resultOf(two).educationCredits.opportunityCredit).toBeCloseTo(4_750, 6);
  expect(resultOf(two).educationCredits.refundable).toBeCloseTo(1_900, 6);
});

test("on a separate return there is no standard deduction if the spouse itemizes (26 USC 63(c)(6)(A))", () => {
  const separate = { ...wages(50_000), filingStatus: "married_separate" };
  expect(resultOf(separate).taxableIncome).toBe(50_000 - 16_100);
  expect(resultOf({ ...separate, spouseItemizes: "yes" }).taxableIncome).toBe(50_000);
  expect(resultOf({ ...separate, spouseItemizes: "yes", mortgageInterest: "3000" }).taxableIncome).toBe(47_000);
  expect(resultOf({ ...wages(50_000), spouseItemizes: "yes" }).taxableIncome).toBe(50_000 - 16_100);
});

test("someone born on January 1 turns 65 the day before (instructions for Form 1040: 'born before January 2')", () => {
  const at64 = { ...wages(50_000), filerAge: "64" };
  expect(resultOf(at64).standard.amount).toBe(16_100);
  // 16,100 + 2,050, plus 6,000 for seniors.
  expect(resultOf({ ...at64, filerNewYear: "yes" }).standard.amount).toBe(18_150);
  expect(resultOf({ ...at64, filerNewYear: "yes" }).seniors.deduction).toBe(6_000);
  // Publication 596: 25 on December 31, but 65 only on the birthday: 7.65% of 8,000 at 24 and at 64.
  const credit = (filerAge: string, filerNewYear: string) =>
    resultOf({ ...wages(8_000), filerAge, filerNewYear }).earnedCredit.credit;
  expect(credit("24", "no")).toBe(0);
  expect(credit("24", "yes")).toBeCloseTo(612, 6);
  expect(credit("64", "yes")).toBeCloseTo(612, 6);
});

test("the income of dependents who have to file counts for the premium tax credit (26 USC 36B(d)(2)(A)(ii))", () => {
  const plan = { marketplace: "yes", healthPremiums: "6600", benchmarkPremium: "7200", dependentsIncome: "5000" };
  const income = (typed: Typed) => answer(inputsFor({ ...wages(40_000), ...plan, ...typed })).year.health?.coverage;
  expect(income({ dependents: "1", "dependents.0.age": "17" })?.incomeBefore).toBe(45_000);
  expect(income({})?.incomeBefore).toBe(40_000);
});

test("consulting is always a specified service: at high incomes it gets no deduction", () => {
  const deduction = (typed: Typed) =>
    answer(inputsFor({ "gigs.0.pay": "400000/year", ...typed })).year.result.qualified.deduction;
  // Single, taxable income above 201,750 plus 75,000: 26 USC 199A(d)(3) leaves nothing for a specified service. Other
  // work without wages or property gets nothing either, except the minimum deduction of 400 (26 USC 199A(i)).
  expect(deduction({ "gigs.0.work": "consulting" })).toBe(0);
  expect(deduction({ "gigs.0.work": "other" })).toBe(400);
});
