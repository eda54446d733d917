/** The lines behind the four figures: from the Loan Estimate, the income, and the answer itself. */
import type { Step } from "../../engine/worksheet.ts";
import type { Answer } from "./answer.ts";
import { affordOf } from "./panels/affordable/affordable.ts";
import { stepsOfAfford } from "./panels/affordable/steps.ts";
import { estimateOf } from "./panels/loan-estimate/closing-figures.ts";
import { stepsOfEstimate } from "./panels/loan-estimate/steps.ts";
import { stepsOf } from "./steps.ts";

/** If two of them have a line with the same name, it is the same number; the answer's own comes last and is used. */
export const stepsAtAGlance = (answered: Answer): Step[] => [
  ...stepsOfAfford(affordOf(answered)),
  ...stepsOfEstimate(estimateOf(answered)),
  ...stepsOf(answered),
];
