import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { homeownersProtection } from "../../../law/mortgage/homeowners-protection.ts";
import { insuredLoan } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { insuranceAlternativesLines } from "./insurance-alternatives.lines.ts";
import { insuranceAlternatives } from "./insurance-alternatives.ts";

const hpa = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);
const hpaScope = scopeOf(homeownersProtection);

test("the ways to borrow above 80% explain themselves; without premiums they cost only interest", () => {
  const choice = {
    ...insuredLoan,
    singlePremiumShare: 0.015,
    lenderPaidAddition: 0.0025,
    secondRate: 0.085,
    secondMonths: 180,
    holdMonths: 84,
  };
  const result = insuranceAlternatives(choice, hpa);
  expect(result).toMatchObject({ insured: 84, firstLoan: 320_000, secondLoan: 60_000, singlePremium: 5700 });
  expect(result.monthly.cost - result.single.cost).toBeCloseTo(209 * 84 - 5700, 6);
  const steps = explain(result, insuranceAlternativesLines, { ...scopeOfInputs(choice), ...hpaScope });
  expect(misexplained(steps)).toEqual([]);
});
