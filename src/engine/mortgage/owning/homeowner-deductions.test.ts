import { expect, test } from "vitest";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { interestDeductionLines, saltDeductionLines } from "./homeowner-deductions.lines.ts";
import { interestDeduction, saltDeduction } from "./homeowner-deductions.ts";

test("the cap on state and local taxes shrinks above the threshold, down to its floor", () => {
  const cap2026 = { cap: 40_400, threshold: 505_000, reductionRate: 0.3, floor: 10_000, share: 1 };
  const paid = { stateIncomeTax: 30_000, propertyTax: 20_000 };
  const capAt = (modifiedAdjustedGrossIncome: number) =>
    saltDeduction({ ...paid, modifiedAdjustedGrossIncome }, cap2026).deductible;
  expect([capAt(505_000), capAt(515_000), capAt(605_000), capAt(5_000_000)]).toEqual([40_400, 37_400, 10_400, 10_000]);
  const scope = { ...scopeOfInputs({ ...cap2026, ...paid }), modifiedAdjustedGrossIncome: known(560_000) };
  const result = saltDeduction({ ...paid, modifiedAdjustedGrossIncome: 560_000 }, cap2026);
  expect(misexplained(explain(result, saltDeductionLines, scope))).toEqual([]);
});

test("26 USC 164(b)(6), (7): on a separate return the cap shrinks from half the threshold and is halved last", () => {
  const separate2026 = { cap: 40_400, threshold: 252_500, reductionRate: 0.3, floor: 10_000, share: 0.5 };
  const capAt = (modifiedAdjustedGrossIncome: number) =>
    saltDeduction({ stateIncomeTax: 30_000, propertyTax: 5_000, modifiedAdjustedGrossIncome }, separate2026).deductible;
  // (40,400 - 30% x 3,500) / 2 = 19,675; half of the floor at last.
  expect([capAt(252_500), capAt(256_000), capAt(400_000)]).toEqual([20_200, 19_675, 5_000]);
});

test("mortgage insurance is phased out by each 1,000 begun; interest is cut to the share of debt within the limit", () => {
  const law2026 = {
    debtLimit: 750_000,
    phaseOutStart: 100_000,
    phaseOutStep: 1000,
    phaseOutShare: 0.1,
    insuranceCounts: true,
  };
  const debt = { interestPaid: 60_000, balanceStart: 1_000_000, balanceEnd: 1_000_000, mortgageInsurancePaid: 1000 };
  const at = (adjustedGrossIncome: number) => interestDeduction({ ...debt, adjustedGrossIncome }, law2026);
  expect(at(100_000)).toMatchObject({ phaseOutSteps: 0, deductibleInsurance: 1000, deductibleInterest: 45_000 });
  expect(at(100_001)).toMatchObject({ phaseOutSteps: 1, deductibleInsurance: 900 });
  expect(at(109_001)).toMatchObject({ phaseOutSteps: 10, deductibleInsurance: 0 });
  const scope = scopeOfInputs({ ...law2026, ...debt, adjustedGrossIncome: 104_500 });
  expect(misexplained(explain(at(104_500), interestDeductionLines, scope))).toEqual([]);
});
