/** Insurance before 65 in a sentence, worked by hand from the age curve and the poverty line. */
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../../law/figure.ts";
import { medicaid, premiumAgeCurve, premiumAgeCurveIn } from "../../../law/retirement/marketplace.ts";
import { knownForPlans } from "../../../law/us/next-year.ts";
import { misexplained } from "../../../testing/rework.ts";
import { asInput, explain } from "../../worksheet.ts";
import { triedIn } from "../futures/tried.ts";
import { insuranceBefore65Lines } from "./insurance-before-65.lines.ts";
import { type Insured, insuranceBefore65 } from "./insurance-before-65.ts";

const law = { startsAt: 1, endsAbove: 4, medicaidUpTo: medicaid.upTo.value };
const [at57, at63] = [2.437, 2.952];
/** Stops in the year of the 58th birthday, so the premium typed is for 57 on January 1; the last price is for 63. */
const alone: Insured = {
  premiumBefore: 14_300,
  typedFor: at57,
  multiples: at57,
  lastMultiples: at63,
  povertyLine: 15_960,
  years: [
    { months: 12, insurance: 14_300, credit: 10_836, income: 40_000 },
    { months: 12, insurance: 17_322, credit: 0, income: 22_024 },
  ],
};

describe("one person from 58 through 64", () => {
  test("the price rises from 14,300 by the curve", () => {
    const { premium, lastPremium } = insuranceBefore65(alone, law);
    expect([premiumAgeCurve[57], premiumAgeCurve[63]]).toEqual([at57, at63]);
    expect(premium).toBe(14_300);
    expect(lastPremium).toBeCloseTo((14_300 * 2.952) / 2.437, 8);
  });
  test("over two years of 31,622, 10,836 of credit leaves 10,393 a year instead of 15,811", () =>
    expect(insuranceBefore65(alone, law)).toMatchObject({ yearly: 15_811, yearlyLeft: 10_393, insuredMonths: 24 }));
  test("six months more at 8,802 make 40,424 for 30 months: 16,170 for twelve", () => {
    const years = [...alone.years, { months: 6, insurance: 8_802, credit: 0, income: 40_000 }];
    expect(insuranceBefore65({ ...alone, years }, law)).toMatchObject({ yearly: 16_170, yearlyLeft: 11_835 });
  });
  test("no credit above 400% of the poverty line, 63,840; Medicaid below 138% of it, 22,024.80", () => {
    const found = insuranceBefore65(alone, law);
    expect(found).toMatchObject({
      creditEndsAbove: 63_840,
      yearsInMedicaid: 1,
      creditStartsAt: 15_960,
      yearsTooLow: 0,
    });
    expect(found.medicaidBelow).toBeCloseTo(22_024.8, 8);
  });
});

test("its lines work out", () => {
  const { years: _, ...inputs } = alone;
  const steps = explain(insuranceBefore65(alone, law), insuranceBefore65Lines(triedIn("history")), {
    ...scopeOf(knownForPlans.premiumTaxCredit as never),
    ...scopeOf({ medicaidUpTo: medicaid.upTo }),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, asInput("", name, value)])),
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
