import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { states } from "../../../law/states/all.ts";
import { lawFor } from "../../../law/us/index.ts";
import { householdOf } from "../../../testing/retirement-year.ts";
import { stateYear } from "../../../testing/state-year.ts";
import { compiledState } from "../../state/compiled.ts";
import { blankHome, situationOf } from "../../state/situation.ts";
import { stateReturn } from "../../state/state-return.ts";
import { federalReturn } from "../../tax/return/federal-return.ts";
import { stateTaxOf } from "./state-tax.ts";
import { nothingInTheYear, type RetirementYear, yearTax } from "./year-tax.ts";
import { yearTaxLaw } from "./year-tax-law.ts";

const dollars = (max: number) => fc.integer({ min: 0, max });
const anyYear = fc.record({
  socialSecurity: dollars(60_000),
  pension: dollars(60_000),
  rent: fc.oneof(fc.constant(0), dollars(60_000)),
  taxableInterest: dollars(9_000),
  qualifiedDividends: dollars(20_000),
  gains: dollars(80_000),
  traditionalWithdrawal: dollars(120_000),
  profit: fc.oneof(fc.constant(0), dollars(60_000)),
  age: fc.integer({ min: 50, max: 90 }),
});

/** Above this, nobody gets the earned income credit, which a plan leaves out. */
const NO_CREDIT = 30_000;

describe.each(Object.keys(states))("%s tax on a year of a plan", (state) => {
  test.each([false, true])("matches its return on the full federal return; joint: %s", (joint) =>
    fc.assert(
      fc.property(anyYear, ({ age, gains, ...given }) => {
        const status = joint ? "married_joint" : "single";
        const ages = joint ? [age, age - 4] : [age];
        const year: RetirementYear = {
          ...nothingInTheYear,
          ...given,
          ownSocialSecurity: given.socialSecurity,
          pension: given.pension + NO_CREDIT,
          employerPension: given.pension,
          secondPension: joint ? Math.floor(given.pension / 3) : 0,
          qualifiedDividendsAndGains: given.qualifiedDividends + gains,
          ages,
          seniors: ages.filter((one) => one >= 65).length,
          secondShare: joint ? 0.4 : 0,
          earlyAmount: age < 60 ? given.traditionalWithdrawal : 0,
        };
        const law = lawFor(2026, status);
        const compiled = compiledState(stateYear(state, 2026), status);
        const made = federalReturn(householdOf(year, status), law);
        const situation = situationOf(householdOf(year, status), blankHome, made, law);
        const expected = compiled === null ? 0 : stateReturn(situation, compiled).tax;
        const tables = yearTaxLaw(law);
        const worked = yearTax(year, {
          ...tables,
          state: compiled === null ? () => 0 : stateTaxOf([{ from: 2026, law: compiled }], law.standardDeduction.basic),
        });
        expect(worked.adjustedGrossIncome).toBeCloseTo(made.adjustedGrossIncome, 4);
        expect(worked.onIncome.tax).toBeCloseTo(made.regularTax.tax, 4);
        expect(worked.ofState).toBeCloseTo(expected, 4);
      }),
      { numRuns: 15 },
    ),
  );
});

// R&TC 17052(c)(2)(C): no earned income credit with more than 4,978 of investment income in 2026. 5,000 of profit alone
// brings one.
test("investment income above the limit bars California's earned income credit in a plan, too", () => {
  const compiled = compiledState(stateYear("CA", 2026), "single");
  if (compiled === null) throw new Error("California taxes income");
  const law = lawFor(2026, "single");
  const tables = yearTaxLaw(law);
  const state = stateTaxOf([{ from: 2026, law: compiled }], law.standardDeduction.basic);
  const taxOf = (gains: number) =>
    yearTax({ ...nothingInTheYear, profit: 5_000, ages: [50], qualifiedDividendsAndGains: gains }, { ...tables, state })
      .ofState;
  expect(taxOf(0)).toBeLessThan(0);
  expect(taxOf(4_979)).toBe(0);
});

/** The state's tax on a year of 2026 with the federal return behind it. */
function stateTaxIn(state: string, year: Partial<RetirementYear>): number {
  const ages = year.ages ?? [];
  const status = ages.length === 2 ? "married_joint" : "single";
  const compiled = compiledState(stateYear(state, 2026), status);
  if (compiled === null) throw new Error(`${state} has no income tax`);
  const law = lawFor(2026, status);
  const seniors = ages.filter((age) => age >= 65).length;
  return yearTax(
    { ...nothingInTheYear, calendarYear: 2026, seniors, ...year },
    { ...yearTaxLaw(law), state: stateTaxOf([{ from: 2026, law: compiled }], law.standardDeduction.basic) },
  ).ofState;
}

// HRS 235-7(a); Ala. Code 40-18-19(a)(6); Md. Tax-General 10-209; R.I. Gen. Laws 44-30-12(c)(9).
describe.each(["AL", "HI", "MD", "RI"])("%s excludes an employer's pension, and no IRA", (state) => {
  const of = (year: Partial<RetirementYear>) => stateTaxIn(state, { ages: [71], ...year });
  test("an annuity or ladder in traditional accounts is taxed as a withdrawal is", () =>
    expect(of({ pension: 60_000 })).toBe(of({ traditionalWithdrawal: 60_000 })));
  test("an employer's pension isn't", () =>
    expect(of({ pension: 60_000, employerPension: 60_000 })).toBeLessThan(of({ pension: 60_000 })));
});
test("Alabama taxes an annuity of 60,000 in an IRA", () => {
  // Single, 71. Federal: 60,000 - 16,100 - 2,050 - 6,000 = 35,850, 1,240 + 12% of 23,450 = 4,054. Alabama: 60,000 less
  // 6,000 from 65, 2,500, 1,500 and the federal tax = 45,946; 10 + 100 + 5% of 42,946.
  expect(stateTaxIn("AL", { pension: 60_000, ages: [71] })).toBeCloseTo(2_257.3, 2);
});

describe("each person's pension has its own exclusion, by their own age", () => {
  const each = { ages: [69, 69], pension: 80_000, employerPension: 80_000, secondPension: 40_000 };
  test("Kentucky leaves out 31,110 for each", () => {
    // KRS 141.019(1)(i). Separately on one return, each has 40,000 - 31,110 - 3,360 = 5,530; 3.5% of it, less 40.
    expect(stateTaxIn("KY", each)).toBeCloseTo(2 * (193.55 - 40), 2);
  });
  test("New York leaves out 20,000 for each", () => {
    // Tax Law 612(c)(3-a): 80,000 - 40,000 - 16,050 = 23,950; 3.9% to 17,150, 4.4% to 23,600 and 5.15% in 2026.
    expect(stateTaxIn("NY", each)).toBeCloseTo(668.85 + 283.8 + 18.025, 2);
  });
  test("Georgia leaves out a pension of 60,000 of someone aged 70, whose spouse is 55", () => {
    // O.C.G.A. 48-7-27(a)(5): up to 65,000 from 65 on.
    const pension = { ages: [55, 70], pension: 60_000, employerPension: 60_000 };
    expect(stateTaxIn("GA", { ...pension, secondPension: 60_000 })).toBe(0);
    expect(stateTaxIn("GA", pension)).toBeGreaterThan(0);
  });
});

describe("rent is no pension", () => {
  const rent = { rent: 80_000, ages: [67] };
  test("Illinois taxes it, after exemptions of 2,925 and 1,000", () => {
    // 35 ILCS 5/203(a)(2)(F) leaves out retirement income only; 201(b)(5.4), 204(b), (d).
    expect(stateTaxIn("IL", rent)).toBeCloseTo(0.0495 * (80_000 - 3_925), 2);
    expect(stateTaxIn("IL", { pension: 80_000, employerPension: 80_000, ages: [67] })).toBe(0);
  });
  test("Pennsylvania taxes all of it", () => {
    // 72 P.S. 7302, 7303(a)(4).
    expect(stateTaxIn("PA", rent)).toBeCloseTo(0.0307 * 80_000, 2);
  });
  test("Georgia leaves out 65,000 of it from 65 on", () => {
    // O.C.G.A. 48-7-27(a)(5)(E)(ii) counts rents.
    expect(stateTaxIn("GA", { ...rent, rent: 65_000 })).toBe(0);
  });
});
