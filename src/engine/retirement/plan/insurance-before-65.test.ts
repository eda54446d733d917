/** Insurance before 65 in a sentence, worked by hand from the age curve and Form 8962. */
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../../law/figure.ts";
import { premiumAgeCurve, premiumAgeCurveIn } from "../../../law/retirement/marketplace.ts";
import { known2027 } from "../../../law/us/next-year.data.ts";
import { knownForPlans } from "../../../law/us/next-year.ts";
import { misexplained } from "../../../testing/rework.ts";
import { asInput, explain } from "../../worksheet.ts";
import { insuranceBefore65Lines } from "./insurance-before-65.lines.ts";
import { type Insured, insuranceBefore65 } from "./insurance-before-65.ts";

const { premiumTaxCredit: law } = known2027;
const [at57, at63] = [2.437, 2.952];
/** Stops in the year of the 58th birthday, so the premium typed is for 57 on January 1; the last year's is for 63. */
const alone: Insured = {
  premiumBefore: 14_300,
  typedFor: at57,
  multiples: at57,
  lastMultiples: at63,
  income: 40_000,
  povertyLine: 15_960,
};

describe("one person from 58 through 64", () => {
  test("the price rises from 14,300 by the curve, and the credit leaves a share of income", () => {
    const { premium, lastPremium, credit, left } = insuranceBefore65(alone, law);
    expect([premiumAgeCurve[57], premiumAgeCurve[63]]).toEqual([at57, at63]);
    expect(premium).toBe(14_300);
    expect(lastPremium).toBeCloseTo((14_300 * 2.952) / 2.437, 8);
    // 40,000 is 250% of 15,960, where the band of 250% to 300% begins.
    expect(left).toBeCloseTo(40_000 * 0.0866, 6);
    expect(credit).toBeCloseTo(14_300 - 3_464, 6);
  });
  test("the cliff is at 400% of the poverty line: 63,840, and a dollar above it the whole price is due", () => {
    expect(insuranceBefore65({ ...alone, income: 63_840 }, law)).toMatchObject({ tooHigh: false });
    const above = insuranceBefore65({ ...alone, income: 63_841 }, law);
    expect(above).toMatchObject({ tooHigh: true, credit: 0, left: 14_300, creditEndsAbove: 63_840 });
  });
  test("below the poverty line there is no credit either", () =>
    expect(insuranceBefore65({ ...alone, income: 15_000 }, law)).toMatchObject({ tooLow: true, left: 14_300 }));
});

test("its lines work out", () => {
  const sheet = insuranceBefore65(alone, law);
  const { premiumBefore, typedFor, multiples, lastMultiples, income, povertyLine } = alone;
  const inputs = { premiumBefore, typedFor, multiples, lastMultiples, income, povertyLine, monthsCovered: 12 };
  const steps = explain(sheet, insuranceBefore65Lines, {
    ...scopeOf(knownForPlans.premiumTaxCredit as never),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, asInput("", name, value)])),
    benchmark: asInput("", "benchmark", sheet.premium),
    eligibleBelowPovertyLine: asInput("", "eligible", false),
  });
  expect(misexplained(steps)).toEqual([]);
});

test("in New York and Vermont the price is the same at every age", () => {
  for (const state of ["NY", "VT"]) {
    const curve = premiumAgeCurveIn(state);
    expect([curve[21], curve[40], curve[64]]).toEqual([1, 1, 1]);
  }
  expect(premiumAgeCurveIn("CO")).toBe(premiumAgeCurve);
});
