import fc from "fast-check";
import { expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { misexplained } from "../../testing/rework.ts";
import { stateYear } from "../../testing/state-year.ts";
import { forStatus, valuesOf } from "../figure.ts";
import { ROUNDED } from "../payments/whole-dollars.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import { explain, type Known, type Scope } from "../worksheet.ts";
import {
  type EstimatedPaymentsLaw,
  type StateTaxInBrief,
  statePayments,
  statePaymentsLines,
  wasPaidLate,
} from "./estimated-payments.ts";

function lawOf(state: string, year = 2026, status: FilingStatus = "single"): EstimatedPaymentsLaw {
  const found = stateYear(state, year);
  if (found.untaxed) throw new Error(`${state} has no income tax`);
  return valuesOf<EstimatedPaymentsLaw>(forStatus(found.estimatedPayments, status));
}
const brief = (tax: number, more: Partial<StateTaxInBrief> = {}): StateTaxInBrief => ({
  taxYear: 2026,
  tax,
  income: 0,
  withholding: 0,
  priorYearTax: null,
  priorYearIncome: 0,
  ...more,
});
const amounts = (state: string, year: StateTaxInBrief) =>
  statePayments(year, lawOf(state)).payments.map(({ amount }) => Math.round(amount * 100) / 100);
const days = (state: string) => statePayments(brief(5_000), lawOf(state)).payments.map(({ due }) => due);

test("most states want four equal parts of 90% of the tax", () => {
  expect(amounts("NC", brief(4_000))).toEqual([900, 900, 900, 900]);
});

// La. R.S. 47:118(B): 90% of the year's tax, from 2026 on 70% (Act 307 of 2026).
test("Louisiana wants 90% of the tax of 2025, and 70% of that of 2026", () => {
  expect(statePayments(brief(4_000, { taxYear: 2025 }), lawOf("LA", 2025)).requiredYearly).toBeCloseTo(3_600, 9);
  expect(amounts("LA", brief(4_000))).toEqual([700, 700, 700, 700]);
});

// La. R.S. 47:118(B)(2)(b)(ii); 35 Miss. Admin. Code 3-11-21-100; Utah Form TC-546; Kansas Schedule K-210, line 3; the
// New Mexico department's answer on the underpayment penalty: 100% of the year before, with no word of the income.
test.each(["LA", "MS", "UT", "KS", "NM"])("in %s all of last year's tax is enough at every income", (state) => {
  const { ofLastYear } = statePayments(brief(30_000, { priorYearTax: 9_000, priorYearIncome: 400_000 }), lawOf(state));
  expect(ofLastYear).toBe(9_000);
});

test("California wants 30, 40, 0 and 30 percent (Form 540-ES)", () => {
  expect(amounts("CA", brief(10_000))).toEqual([2_700, 3_600, 0, 2_700]);
});

test("nothing is due below the state's threshold, or where payments are voluntary", () => {
  expect(statePayments(brief(999), lawOf("NC")).required).toBe(false);
  expect(amounts("NC", brief(999))).toEqual([0, 0, 0, 0]);
  expect(amounts("ID", brief(9_000))).toEqual([0, 0, 0, 0]);
});

test("withholding counts, and so does last year's tax", () => {
  expect(amounts("NC", brief(4_000, { withholding: 1_600 }))).toEqual([500, 500, 500, 500]);
  expect(amounts("NC", brief(4_000, { priorYearTax: 1_000 }))).toEqual([250, 250, 250, 250]);
  // IT-2105.9: 110% of last year's tax with more than 150,000 of income.
  expect(amounts("NY", brief(4_000, { priorYearTax: 1_000, priorYearIncome: 200_000 }))).toEqual([275, 275, 275, 275]);
});

test.each([
  ["MD", "COMAR 03.04.01.02(A)(4)(b); Form 502UP"],
  ["DC", "Form D-2210, line 4"],
])("%s asks for a tenth more than last year's tax at every income (%s)", (state) => {
  for (const priorYearIncome of [40_000, 200_000])
    expect(amounts(state, brief(4_000, { priorYearTax: 1_000, priorYearIncome }))).toEqual([275, 275, 275, 275]);
});

test("California and Michigan ask for 110% above 150,000; California takes last year's tax below a million only", () => {
  for (const state of ["CA", "MI"]) {
    const of = (priorYearIncome: number, income = 0) =>
      statePayments(brief(4_000, { priorYearTax: 1_000, priorYearIncome, income }), lawOf(state)).requiredYearly;
    expect(of(150_000)).toBeCloseTo(1_000, 6);
    expect(of(150_001)).toBeCloseTo(1_100, 6);
    expect(of(150_001, 1_000_000)).toBeCloseTo(state === "CA" ? 3_600 : 1_100, 6);
  }
});

test.each([
  ["NC", "G.S. 105-163.15(d)(2)"],
  ["AZ", "A.R.S. 43-581(A)"],
  ["MA", "M.G.L. c. 62B, s. 14(c)(ii)"],
  ["PA", "61 Pa. Code 119.23(c); Form REV-1630, exception 1"],
  ["VA", "Va. Code 58.1-492; Form 760C"],
  ["GA", "Form 500 UET"],
  ["NJ", "N.J.S.A. 54A:9-6(c); NJ Division of Taxation, notice for taxpayers earning over $150,000"],
  ["OH", "R.C. 5747.09"],
])("%s is satisfied with all of last year's tax at every income (%s)", (state) =>
  expect(amounts(state, brief(40_000, { priorYearTax: 1_000, priorYearIncome: 900_000 }))).toEqual([
    250, 250, 250, 250,
  ]),
);

test.each([
  ["CO", 0.7, "Form DR 0104EP"],
  ["GA", 0.7, "Form 500 UET, line 5"],
  ["HI", 0.6, "Form N-200V"],
  ["NJ", 0.8, "NJ-1040-ES"],
  ["OK", 0.7, "Form OW-8-ES, line 9"],
  ["RI", 0.8, "Form RI-2210, line 2"],
  ["NY", 0.9, "Form IT-2105"],
])("%s accepts %d of this year's tax (%s)", (state, share) => {
  expect(statePayments(brief(10_000), lawOf(state)).requiredYearly).toBeCloseTo(share * 10_000);
});

test("Missouri asks for payments from $100 (RSMo 143.521.1, Form MO-1040ES)", () => {
  expect(amounts("MO", brief(99))).toEqual([0, 0, 0, 0]);
  expect(amounts("MO", brief(100))).toEqual([22.5, 22.5, 22.5, 22.5]);
});

// Ala. Code 40-18-80(a)(2); Form 2210AL, line 6.
test("Alabama asks for payments from $500", () => {
  expect(amounts("AL", brief(499))).toEqual([0, 0, 0, 0]);
  expect(amounts("AL", brief(500))).toEqual([112.5, 112.5, 112.5, 112.5]);
});

// S.C. Code 12-6-3910(A)(1): 26 USC 6654 with one hundred dollars as the small amount.
test("South Carolina asks for payments from $100", () => {
  expect(amounts("SC", brief(99))).toEqual([0, 0, 0, 0]);
  expect(amounts("SC", brief(100))).toEqual([22.5, 22.5, 22.5, 22.5]);
});

test("Delaware asks for payments if the tax exceeds $800 (30 Del. C. 1169(a))", () => {
  expect(amounts("DE", brief(800))).toEqual([0, 0, 0, 0]);
  expect(amounts("DE", brief(804)).reduce((sum, part) => sum + part, 0)).toBeCloseTo(0.9 * 804);
});

// Form 500-ES: income above deductions and exemptions and 1,000 more without withholding. In 2026, 1,000 is taxed
// 49.90.
test("Georgia asks for payments from more than the tax on $1,000 of income (O.C.G.A. 48-7-114(b))", () => {
  expect(amounts("GA", brief(49.9))).toEqual([0, 0, 0, 0]);
  expect(amounts("GA", brief(600)).reduce((sum, part) => sum + part, 0)).toBeCloseTo(0.7 * 600);
});

// 72 P.S. 7325(a): more than 11,000 of income without withholding in 2025, 14,000 in 2026; 3.07% of it.
test("Pennsylvania asks for payments from the tax on $14,000 of income in 2026 (Act 108 of 2022)", () => {
  expect(amounts("PA", brief(429.8))).toEqual([0, 0, 0, 0]);
  expect(amounts("PA", brief(440))).toEqual([99, 99, 99, 99]);
});

// The federal rule asks for 110% above 150,000. These states ask for 100% of last year's tax at every income.
test.each([
  ["MO", "Form MO-2210, line 5"],
  ["ND", "N.D.C.C. 57-38-62(1)(b)"],
  ["ME", "36 M.R.S. 5228(3)(A)"],
  ["WV", "Form IT-210, lines 6 to 8"],
  ["WI", "Wis. Stat. 71.09(13)(a)2"],
  ["VT", "32 V.S.A. 5851(2)"],
  ["OR", "Form OR-10 instructions"],
  ["MT", "MCA 15-30-2512(1)(a)(ii)"],
  ["AR", "Form AR2210, lines 5 and 6"],
  ["CT", "Conn. Agencies Regs. 12-701(a)(12)-1(a)(1)"],
  ["IL", "35 ILCS 5/804(c)(1)(B)(ii)"],
  ["OH", "Ohio R.C. 5747.09(E); Department of Taxation, interest penalty on Form IT/SD 2210"],
])("%s asks high earners, too, for all of last year's tax and no more (%s)", (state) => {
  const year = brief(40_000, { priorYearTax: 10_000, priorYearIncome: 300_000 });
  expect(amounts(state, year)).toEqual([2_500, 2_500, 2_500, 2_500]);
});

test.each([
  ["AL", "Ala. Code 40-18-80(a), as 26 USC 6654"],
  ["DE", "Form PIT-UND, line B"],
  ["IA", "IA 2210, line 5"],
  ["IN", "Department of Revenue, Estimated Payments"],
  ["KY", "KRS 141.305(3), as 26 USC 6654"],
  ["MN", "Schedule M15, line 5"],
  ["NE", "Form 2210N, line 7"],
  ["SC", "S.C. Code 12-6-3910(A), as 26 USC 6654"],
])("%s asks for a tenth more than last year's tax above 150,000 of income (%s)", (state) => {
  const of = (priorYearIncome: number) =>
    statePayments(brief(40_000, { priorYearTax: 10_000, priorYearIncome }), lawOf(state)).requiredYearly;
  expect(of(150_000)).toBeCloseTo(10_000, 6);
  expect(of(150_001)).toBeCloseTo(11_000, 6);
});

test("California accepts last year's tax as the measure only below a million dollars (Form 540-ES)", () => {
  const year = { priorYearTax: 1_000, priorYearIncome: 200_000 };
  expect(statePayments(brief(90_000, { ...year, income: 999_999 }), lawOf("CA")).requiredYearly).toBeCloseTo(1_100);
  expect(statePayments(brief(90_000, { ...year, income: 1_000_000 }), lawOf("CA")).requiredYearly).toBeCloseTo(81_000);
});

test("the parts of every state's year add up to the whole, with a date for each", () => {
  for (const [state, years] of Object.entries(states))
    for (const year of [2025, 2026] as const)
      if (years[year] && !years[year].untaxed) {
        const { shares, dates } = lawOf(state, year);
        expect(dates.length, state).toBe(shares.length);
        if (shares.length > 0)
          expect(
            shares.reduce((sum, share) => sum + share, 0),
            state,
          ).toBeCloseTo(1);
      }
});

test.each([
  ["NC", ["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"]],
  ["IA", ["2026-04-30", "2026-06-30", "2026-09-30", "2027-02-01"]],
  ["DE", ["2026-04-30", "2026-06-15", "2026-09-15", "2027-01-15"]],
  ["HI", ["2026-04-20", "2026-06-22", "2026-09-21", "2027-01-20"]],
  ["VA", ["2026-05-01", "2026-06-15", "2026-09-15", "2027-01-15"]],
])("%s has its own dates, moved to the next business day", (state, due) => {
  expect(days(state)).toEqual(due);
});

test("every formula shown works out to the number computed", () => {
  const dollars = fc.integer({ min: 0, max: 40_000 });
  const year = fc.record({
    taxYear: fc.constantFrom(2025, 2026),
    tax: dollars.map((n) => n - 2_000),
    income: fc.integer({ min: 0, max: 2_000_000 }),
    withholding: dollars,
    priorYearTax: fc.option(dollars),
    priorYearIncome: fc.integer({ min: 0, max: 400_000 }),
  });
  fc.assert(
    fc.property(year, fc.constantFrom("CA", "NC", "ID", "NY", "HI"), (entered, state) => {
      const law = lawOf(state, entered.taxYear);
      const scope: Record<string, Known> = {};
      for (const [name, value] of Object.entries({ ...law, ...entered }))
        scope[name] = { kind: "input", name, label: name, value, unit: "usd" };
      const steps = explain(statePayments(entered, law), statePaymentsLines, scope as Scope);
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("what comes after its date is late from half a dollar on, whatever else is paid later", () => {
  const two = [
    { due: "2026-04-15", amount: 100 },
    { due: "2026-06-15", amount: 100 },
  ] as const;
  const after = { day: "2026-05-01", amount: 50 } as const;
  expect(wasPaidLate(two, [{ day: "2026-04-15", amount: 100 - ROUNDED }, after])).toBe(false);
  expect(wasPaidLate(two, [{ day: "2026-04-15", amount: 98.6 }, after, after, after])).toBe(true);
});
