/** The names of this calculator's lines, by which parts of the page open their explanations. */
import type { Confidence, Success } from "../../engine/retirement/futures/success.ts";
import type { EarlyTaxFigures } from "../../engine/retirement/plan/early-tax.ts";
import type { FlexibleFigures } from "../../engine/retirement/plan/flexible.ts";
import type { OutcomeFigures } from "../../engine/retirement/plan/outcome.ts";
import type { tipsLadder } from "../../engine/retirement/tips-ladder.ts";
import type { EarningsTest } from "../../engine/social-security/earnings-test.ts";
import type { PrimaryInsuranceAmount } from "../../engine/social-security/primary-insurance-amount.ts";
import type { statedBenefit } from "../../engine/social-security/stated-benefit.ts";
import type { LineName } from "../../engine/worksheet.ts";

export type AnswerLine =
  | LineName<Success & Confidence>
  | LineName<OutcomeFigures>
  | `flexible.${LineName<FlexibleFigures>}`
  | `early.${LineName<EarlyTaxFigures>}`;

export type BenefitLine =
  | `benefit.${LineName<PrimaryInsuranceAmount>}`
  | `stated.${LineName<ReturnType<typeof statedBenefit>>}`
  | `earningsTest.${LineName<EarningsTest>}`;

export type LadderLine = `ladder.${LineName<ReturnType<typeof tipsLadder>>}`;
