/** Where calculators like this go wrong: each test checks ours, from the form to the result. */

import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { answer } from "./answer.ts";
import { fields, givenOn } from "./inputs.ts";
import { equalWage } from "./insights/equal-wage.ts";
import { penaltiesOf } from "./paying/penalties.ts";
import { planOf } from "./paying/plan.ts";
import { taxWith } from "./year/year.ts";

const givenBy = givenOn("2026-11-21");
const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const resultOf = (typed: Typed) => answer(inputsFor(typed)).year.result;
const yearly = (amount: number) => `${amount}/year`;
const job = (i: number, who: string, pay: number): Typed => ({
  [`jobs.${i}.who`]: who,
  [`jobs.${i}.pay`]: yearly(pay),
});
const joint = { filingStatus: "married_joint" };

test("only the person's own wages reduce the wage base", () => {
  const gig = { "gigs.0.pay": yearly(60_000) };
  const alone = resultOf({ ...joint, ...gig }).selfEmploymentTax;
  expect(resultOf({ ...joint, ...gig, jobs: "1", ...job(0, "spouse", 184_500) }).selfEmploymentTax).toBeCloseTo(
    alone,
    9,
  );
  // Own wages use up the base, so only Medicare's 2.9% of 92.35% is left.
  expect(resultOf({ ...joint, ...gig, jobs: "1", ...job(0, "filer", 184_500) }).selfEmploymentTax).toBeCloseTo(
    60_000 * 0.9235 * 0.029,
    6,
  );
});

test("a person's businesses are netted before the $400 test", () => {
  const two = (second: Typed) =>
    resultOf({ gigs: "2", "gigs.0.pay": yearly(300), "gigs.1.pay": yearly(300), ...second }).selfEmploymentTax;
  expect(resultOf({ "gigs.0.pay": yearly(300) }).selfEmploymentTax).toBe(0);
  expect(two({})).toBeCloseTo(600 * 0.9235 * 0.153, 9);
  expect(two({ "gigs.1.supplies": "400" })).toBe(0);
});

test("half of self-employment tax, health insurance and plan contributions reduce qualified business income", () => {
  const base = { "gigs.0.pay": yearly(60_000), jobs: "1", ...job(0, "filer", 30_000) };
  const half = (60_000 * 0.9235 * 0.153) / 2;
  expect(resultOf(base).qualified.deduction).toBeCloseTo(0.2 * (60_000 - half), 6);
  const more = { healthPremiums: "5000", plan: "sep", planContribution: "4000" };
  expect(resultOf({ ...base, ...more }).qualified.deduction).toBeCloseTo(0.2 * (60_000 - half - 9_000), 6);
});

test("the business income deduction is capped by taxable income, and from 2026 has a minimum", () => {
  const half = (60_000 * 0.9235 * 0.153) / 2;
  expect(resultOf({ "gigs.0.pay": yearly(60_000) }).qualified.deduction).toBeCloseTo(0.2 * (60_000 - half - 16_100), 6);
  const small = { "gigs.0.pay": yearly(1_200), jobs: "1", ...job(0, "filer", 50_000) };
  expect(resultOf(small).qualified.deduction).toBe(400);
  expect(resultOf({ ...small, taxYear: "2025" }).qualified.deduction).toBeCloseTo(
    0.2 * (1_200 - (1_200 * 0.9235 * 0.153) / 2),
    6,
  );
});

test("joint thresholds apply only to joint returns", () => {
  const medicare = (status: string) =>
    resultOf({ filingStatus: status, "gigs.0.pay": yearly(270_000) }).additionalMedicareTax.tax;
  const earnings = 270_000 * 0.9235;
  expect(medicare("married_joint")).toBeCloseTo(0.009 * Math.max(0, earnings - 250_000), 6);
  for (const status of ["single", "head_of_household", "surviving_spouse"])
    expect(medicare(status), status).toBeCloseTo(0.009 * (earnings - 200_000), 6);
  expect(medicare("married_separate")).toBeCloseTo(0.009 * (earnings - 125_000), 6);
});

test("tips: at most the profit after the owner's deductions, in listed occupations, with self-employment tax", () => {
  const tips = { "gigs.0.pay": yearly(30_000), "gigs.0.tips": "30000" };
  const se = 30_000 * 0.9235 * 0.153;
  expect(resultOf(tips).selfEmploymentTax).toBeCloseTo(se, 9);
  expect(resultOf(tips).tipsDeduction.deduction).toBe(25_000);
  expect(resultOf({ ...tips, "gigs.0.supplies": "10000" }).tipsDeduction.deduction).toBeCloseTo(
    20_000 - (20_000 * 0.9235 * 0.153) / 2,
    6,
  );
  expect(resultOf({ ...tips, "gigs.0.work": "freelance" }).tipsDeduction.deduction).toBe(0);
});

test("the deduction for tips falls by $100 for each full $1,000 above the threshold", () => {
  const at = (wages: number) => {
    const result = resultOf({
      "gigs.0.pay": yearly(40_000),
      "gigs.0.tips": "30000",
      jobs: "1",
      ...job(0, "filer", wages),
    });
    return { over: result.adjustedGrossIncome - 150_000, deduction: result.tipsDeduction.deduction };
  };
  const { over, deduction } = at(125_000);
  expect(over).toBeGreaterThan(1_000);
  expect(deduction).toBe(25_000 - 100 * Math.floor(over / 1_000));
});

test("deducted tips aren't qualified business income", () => {
  const given = { "gigs.0.pay": yearly(50_000), "gigs.0.tips": "10000", jobs: "1", ...job(0, "filer", 40_000) };
  const half = (50_000 * 0.9235 * 0.153) / 2;
  expect(resultOf(given).qualified.deduction).toBeCloseTo(0.2 * (50_000 - half - 10_000), 6);
});

test("the Additional Medicare threshold is shared with wages", () => {
  const { tax } = resultOf({
    "gigs.0.pay": yearly(60_000),
    jobs: "1",
    ...job(0, "filer", 150_000),
  }).additionalMedicareTax;
  expect(tax).toBeCloseTo(0.009 * (60_000 * 0.9235 - 50_000), 6);
});

test("a loss lowers other income and creates no self-employment tax", () => {
  const given = { "gigs.0.pay": yearly(1_000), "gigs.0.supplies": "6000", jobs: "1", ...job(0, "filer", 50_000) };
  const result = resultOf(given);
  expect(result.selfEmploymentTax).toBe(0);
  expect(result.adjustedGrossIncome).toBe(45_000);
});

test("miles in 2026 count at the rate of the half-year they were driven in", () => {
  const profit = (typed: Typed) => answer(inputsFor({ "gigs.0.pay": yearly(50_000), ...typed })).profit;
  expect(profit({ "gigs.0.milesJanuaryToJune": "1000" })).toBeCloseTo(50_000 - 725, 9);
  expect(profit({ "gigs.0.milesJulyToDecember": "1000" })).toBeCloseTo(50_000 - 760, 9);
  expect(profit({ taxYear: "2025", "gigs.0.milesJulyToDecember": "1000" })).toBeCloseTo(50_000 - 700, 9);
});

test("last year's income, not this year's, determines the 110%", () => {
  const choice = (lastYearIncome: string, pay: number) => {
    const inputs = inputsFor({ "gigs.0.pay": yearly(pay), lastYearTax: "5000", lastYearIncome });
    return planOf(inputs, answer(inputs).year).choice;
  };
  expect(choice("150001", 60_000)).toBe("prior_year_110");
  expect(choice("150000", 60_000)).toBe("prior_year_100");
  expect(choice("60000", 400_000)).toBe("prior_year_100");
});

test("a year's tax uses only that year's figures", () => {
  const at = (taxYear: string) => resultOf({ taxYear, "gigs.0.pay": yearly(60_000), printedTables: "no" });
  // 2025: 15,750 and brackets from 11,925; 2026: 16,100 and brackets from 12,400 (worked by hand).
  expect(at("2025").taxableIncome).toBeCloseTo((55_761.135 - 15_750) * 0.8, 6);
  expect(at("2025").regularTax.tax).toBeCloseTo(1_192.5 + 0.12 * ((55_761.135 - 15_750) * 0.8 - 11_925), 6);
  expect(at("2026").regularTax.tax).toBeCloseTo(1_240 + 0.12 * ((55_761.135 - 16_100) * 0.8 - 12_400), 6);
});

test("blank isn't zero: last year's tax left blank is unknown; 0 means nothing has to be paid ahead", () => {
  const plan = (typed: Typed) => {
    const inputs = inputsFor({ "gigs.0.pay": yearly(60_000), ...typed });
    return planOf(inputs, answer(inputs).year);
  };
  expect(plan({}).choice).toBe("current_year_90");
  expect(plan({ lastYearTax: "0" }).choice).toBe("no_tax_last_year");
});

test("typing the same again, or in another order, changes nothing", () => {
  const gig = (i: number, pay: number): Typed => ({
    [`gigs.${i}.pay`]: yearly(pay),
    [`gigs.${i}.supplies`]: String(pay / 10),
  });
  const one = resultOf({ gigs: "2", ...gig(0, 20_000), ...gig(1, 35_000) });
  const other = resultOf({ ...gig(1, 20_000), ...gig(0, 35_000), gigs: "2" });
  expect(other.taxAfterRefundableCredits).toBeCloseTo(one.taxAfterRefundableCredits, 9);
});

const marketplace = { marketplace: "yes", healthPremiums: "6600", benchmarkPremium: "7200" };

test("a what-if deducts health insurance once: with nothing changed, the tax stays the same", () => {
  const inputs = inputsFor({ "gigs.0.pay": yearly(45_000), ...marketplace, printedTables: "no" });
  const { year } = answer(inputs);
  const again = taxWith(taxWith(year, inputs, {}), inputs, {});
  // The pair from the worked example, 2,703 deducted and a credit of 3,897, or a little better.
  expect(year.health?.deduction).toBeCloseTo(2_695.85, 2);
  expect(again.health?.deduction).toBeCloseTo(2_695.85, 2);
  expect(again.result.taxAfterRefundableCredits).toBeCloseTo(year.result.taxAfterRefundableCredits, 6);
});

test("a job instead of gigs gets the premium tax credit for the job's income", () => {
  const inputs = inputsFor({ "gigs.0.pay": yearly(90_000), ...marketplace });
  const answered = answer(inputs);
  // 2026: above four times 15,650, neither the gigs nor the equivalent wage leave any credit.
  expect(answered.year.health?.credit).toBe(0);
  const { amount } = equalWage(answered, undefined);
  const without = inputsFor({ "gigs.0.pay": yearly(90_000), healthPremiums: "6600" });
  expect(amount).toBeCloseTo(equalWage(answer(without), undefined).amount ?? 0, 2);
});

test("Social Security benefits count in full for the premium tax credit, taxed or not", () => {
  const inputs = inputsFor({ "gigs.0.pay": yearly(30_000), ...marketplace, socialSecurity: "12000" });
  const half = (30_000 * 0.9235 * 0.153) / 2;
  expect(answer(inputs).year.health?.coverage.incomeBefore).toBeCloseTo(30_000 - half + 12_000, 6);
});

test("what an employer withholds for Additional Medicare Tax, from 200,000 on, counts as paid", () => {
  const noGig = { "gigs.0.pay": yearly(0) };
  const pay = (amount: number) => resultOf({ ...joint, ...noGig, jobs: "1", ...job(0, "filer", amount) });
  expect(pay(200_000).paid.additionalMedicareWithheld).toBe(0);
  // A couple's tax starts at 250,000, the employer's withholding at 200,000.
  expect(pay(240_000).additionalMedicareTax.tax).toBe(0);
  expect(pay(240_000).paid.additionalMedicareWithheld).toBeCloseTo(0.009 * 40_000, 6);
});

test("a business loss isn't subtracted from wages for the IRA limit", () => {
  const given = { "gigs.0.pay": yearly(1_000), "gigs.0.supplies": "6000", jobs: "1", ...job(0, "filer", 9_000) };
  expect(resultOf({ ...given, ira: "7000" }).adjusted.iraDeductions).toBe(7_000);
  expect(resultOf({ ...given, ...job(0, "filer", 6_000), ira: "7000" }).adjusted.iraDeductions).toBe(6_000);
});

test("a part of the year gets its part of the tips", () => {
  const inputs = inputsFor({ "gigs.0.pay": yearly(60_000), "gigs.0.work": "delivery", "gigs.0.tips": "20000" });
  const { year } = answer(inputs);
  expect(year.result.tipsDeduction.deduction).toBe(20_000);
  expect(taxWith(year, inputs, { profitTimes: 0.4 }).result.tipsDeduction.deduction).toBeCloseTo(8_000, 9);
});

test("the return's income determines the credit, with student loan interest after the insurance", () => {
  const inputs = inputsFor({
    filingStatus: "head_of_household",
    dependents: "2",
    "gigs.0.pay": yearly(106_000),
    marketplace: "yes",
    healthPremiums: "12000",
    benchmarkPremium: "12500",
    studentLoanInterest: "2500",
  });
  const { result, health } = answer(inputs).year;
  // Interest of 2,500 phases out from 85,000 to 100,000, so some of it comes back as the insurance lowers income.
  expect(result.adjusted.studentLoan.deduction).toBeGreaterThan(0);
  expect(health?.together.best.income).toBeCloseTo(result.adjustedGrossIncome, 2);
});

test("after the return's due date nothing is paid ahead, and the penalty has stopped growing", () => {
  const plan = (today: string) => {
    const inputs = inputsFor({ taxYear: "2025", "gigs.0.pay": yearly(60_000), paidSoFar: "none", today });
    return { ...answer(inputs).plan, ...penaltiesOf(answer(inputs)) };
  };
  const lastDay = plan("2026-04-15");
  expect(lastDay.schedule).toHaveLength(1);
  const later = plan("2026-04-16");
  expect(later.schedule).toEqual([]);
  expect(later.ifPaidToday.penalty).toBeCloseTo(lastDay.ifNothingMore.penalty, 9);
  expect(plan("2026-11-21").ifPaidToday.penalty).toBeCloseTo(later.ifPaidToday.penalty, 9);
});

test("a separate filer who lived apart all year has a single filer's range for the IRA deduction", () => {
  const given = {
    filingStatus: "married_separate",
    "gigs.0.pay": yearly(0),
    jobs: "1",
    "jobs.0.hasPlan": "yes",
    ira: "5000",
  };
  const deducted = (typed: Typed) => resultOf({ ...given, ...typed }).adjusted.iraDeductions;
  expect(deducted(job(0, "filer", 60_000))).toBe(0);
  expect(deducted({ ...job(0, "filer", 60_000), livedApart: "yes" })).toBe(5_000);
  // 2026: 81,000 to 91,000. At 87,000, four tenths of 7,500 are left.
  expect(deducted({ ...job(0, "filer", 87_000), livedApart: "yes" })).toBe(3_000);
});

test("26 USC 164(b)(6), (7): a separate filer's limit on taxes falls with income first and is then halved", () => {
  const given = { filingStatus: "married_separate", "gigs.0.pay": yearly(0), jobs: "1", ...job(0, "filer", 256_000) };
  const taxes = (taxYear: string) => resultOf({ ...given, taxYear, stateTaxPaid: "35000" }).itemized.taxes.deduction;
  // (40,400 - 30% x 3,500) / 2 and (40,000 - 30% x 6,000) / 2.
  expect(taxes("2026")).toBeCloseTo(19_675, 9);
  expect(taxes("2025")).toBeCloseTo(19_100, 9);
});

test("26 USC 408(p)(2)(E)(i)(I): the page allows the higher SIMPLE limit for small employers", () => {
  const paidIn = (taxYear: string) =>
    resultOf({ taxYear, "gigs.0.pay": yearly(100_000), plan: "simple", planContribution: "50000" }).adjusted
      .planDeductions;
  // 17,600 and 18,100, and 3% of 92,350 each.
  expect(paidIn("2025")).toBeCloseTo(20_370.5, 9);
  expect(paidIn("2026")).toBeCloseTo(20_870.5, 9);
});

describe("a 40,000 car bought in 2026 and driven 20,000 miles", () => {
  const sheetFor = (typed: Typed) =>
    answer(
      inputsFor({ "gigs.0.pay": yearly(60_000), "gigs.0.carCost": "40000", "gigs.0.totalMiles": "20000", ...typed }),
    ).year.businesses[0]?.sheet.carBothWays;
  test("mostly for work: 75% of the first-year limit of 20,300 (26 USC 280F(a), Rev. Proc. 2026-15)", () =>
    expect(sheetFor({ "gigs.0.milesJulyToDecember": "15000" })?.depreciation).toBeCloseTo(15_225, 9));
  test("at most half for work: 40% of a tenth, straight-line (26 USC 280F(b)(1))", () =>
    expect(sheetFor({ "gigs.0.milesJulyToDecember": "8000" })?.depreciation).toBeCloseTo(1_600, 9));
  test("exactly half isn't more than half, and typed depreciation on an older car doesn't count on top", () =>
    expect(
      sheetFor({ "gigs.0.milesJulyToDecember": "10000", "gigs.0.carDepreciation": "5000" })?.depreciation,
    ).toBeCloseTo(2_000, 9));
});

describe("several cars", () => {
  const profitOf = (typed: Typed, i = 0) => answer(inputsFor(typed)).year.businesses[i]?.sheet.netProfit;
  const car = (i: number, more: Typed = {}): Typed => ({ [`cars.${i}.milesJulyToDecember`]: "1000", ...more });
  test("each deducts its miles, at 76 cents after June 2026, from the gig it is used for", () => {
    const typed = {
      gigs: "2",
      "gigs.0.pay": yearly(20_000),
      "gigs.1.pay": yearly(10_000),
      cars: "2",
      ...car(0),
      ...car(1),
    };
    expect(profitOf(typed)).toBeCloseTo(20_000 - 760 - 760, 9);
    expect(profitOf({ ...typed, "cars.1.gig": "2" })).toBeCloseTo(20_000 - 760, 9);
    expect(profitOf({ ...typed, "cars.1.gig": "2" }, 1)).toBeCloseTo(10_000 - 760, 9);
  });
  test("five at the same time deduct only actual costs, even if the mileage rate would give more", () => {
    // Publication 463, chapter 4. All 1,000 miles of each car are for work; its fuel is 300.
    const cars = [0, 1, 2, 3].map((i) => car(i, { [`cars.${i}.fuel`]: "300" }));
    const typed: Typed = Object.assign({ "gigs.0.pay": yearly(20_000), cars: "4" }, ...cars);
    expect(profitOf(typed)).toBeCloseTo(20_000 - 4 * 760, 9);
    expect(profitOf({ ...typed, fleet: "yes" })).toBeCloseTo(20_000 - 4 * 300, 9);
  });
});
