import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../../../testing/plans.ts";
import { nothingInTheYear, yearTax } from "../taxes/year-tax.ts";
import { lawInTodaysDollars } from "../taxes/year-tax-law.ts";
import { LawInYears } from "./law-in-year.ts";

test("the law of a year in the loop equals the law in today's dollars", () =>
  fc.assert(
    fc.property(fc.integer({ min: 2027, max: 2100 }), fc.double({ min: 0.3, max: 30, noNaN: true }), (year, prices) => {
      const known = law.together.yearTax;
      const then = lawInTodaysDollars(known, {
        year,
        seniorDeductionLastYear: law.seniorDeductionLastYear,
        prices,
      });
      const loop = new LawInYears(known, law.seniorDeductionLastYear).at(year, prices);
      const income = {
        ...nothingInTheYear,
        seniors: 2,
        socialSecurity: 40_000,
        profit: 70_000,
        pension: 90_000,
        taxableInterest: 20_000,
        qualifiedDividendsAndGains: 60_000,
        traditionalWithdrawal: 50_000,
        stateRate: 0.05,
      };
      expect(yearTax(income, loop).total).toBeCloseTo(yearTax(income, then).total, 4);
    }),
  ));
