/** The names of this calculator's lines, by which parts of the page open their explanations. */
import type { Confidence, Success } from "../../engine/retirement/futures/success.ts";
import type { EarlyTaxFigures } from "../../engine/retirement/plan/early-tax.ts";
import type { FlexibleFigures } from "../../engine/retirement/plan/flexible.ts";
import type { InsuranceBefore65 } from "../../engine/retirement/plan/insurance-before-65.ts";
import type { OutcomeFigures } from "../../engine/retirement/plan/outcome.ts";
import type { SavingLimits } from "../../engine/retirement/taxes/limits.ts";
import type { tipsLadder } from "../../engine/retirement/tips-ladder.ts";
import type { EarningsTest } from "../../engine/social-security/earnings-test.ts";
import type { PrimaryInsuranceAmount } from "../../engine/social-security/primary-insurance-amount.ts";
import type { retirementBenefit } from "../../engine/social-security/retirement-benefit.ts";
import type { statedBenefit } from "../../engine/social-security/stated-benefit.ts";
import type { SepContribution } from "../../engine/tax/plans/sep.ts";
import type { Solo401k } from "../../engine/tax/plans/solo-401k.ts";
import type { LineName } from "../../engine/worksheet.ts";

export type AnswerLine =
  | LineName<Success & Confidence>
  | LineName<OutcomeFigures>
  | `flexible.${LineName<FlexibleFigures>}`
  | `early.${LineName<EarlyTaxFigures>}`
  | `health.${LineName<InsuranceBefore65>}`;

export type OwnPlanLine =
  | `ownPlan.sep.${LineName<SepContribution>}`
  | `ownPlan.solo.${LineName<Solo401k>}`
  | `ownPlan.ira.${LineName<SavingLimits>}`;

export type BenefitLine =
  | `benefit.${LineName<PrimaryInsuranceAmount>}`
  | `stated.${LineName<ReturnType<typeof statedBenefit>>}`
  | `claimed.${LineName<ReturnType<typeof retirementBenefit>>}`
  | `earningsTest.${LineName<EarningsTest>}`;

export type LadderLine = `ladder.${LineName<ReturnType<typeof tipsLadder>>}`;
