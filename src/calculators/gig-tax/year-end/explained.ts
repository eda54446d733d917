/** The lines of the year-end planner. Loaded when the first of its numbers is opened. */

import { taxSavedLines } from "../../../engine/payments/tax-saved.lines.ts";
import type { TaxSaved } from "../../../engine/payments/tax-saved.ts";
import {
  asInput,
  asLine,
  explain,
  type Known,
  type LineName,
  type Scope,
  type Step,
} from "../../../engine/worksheet.ts";
import type { Compared, YearEnd } from "./effects.ts";
import type { StepId } from "./steps-to-take.ts";
import { small, titleOf, titlesOf } from "./words.ts";

const line = (name: string, label: string, value: number): Known => asLine(name, label, value);

function scopeOf({ now, then, amount }: Compared, done: string): Scope {
  return {
    "now.federal": line("taxAfterRefundableCredits", "Federal tax for the year", now.federal),
    "then.federal": line("", `Federal tax for the year ${done}`, then.federal),
    "now.state": line("", "State and local tax for the year", now.state),
    "then.state": line("", `State and local tax for the year ${done}`, then.state),
    "now.penalty": line("", "Penalty for paying too little, if nothing more is paid", now.penalty),
    "then.penalty": line("", `Penalty for paying too little ${done}`, then.penalty),
    amount: asInput("spare", "Amount", amount),
  };
}

export type YearEndLine = `yearEnd.${StepId | "cliff" | "together"}.${LineName<TaxSaved>}`;

/** The lines for what was saved; `done` says how: "after you put $2,000 into a SEP-IRA". */
export const savedSteps = (compared: Compared, done: string, path: string): Step[] =>
  explain(compared.saved, taxSavedLines, scopeOf(compared, done), path);

export function yearEndSteps({ steps, together, cliff }: Pick<YearEnd, "steps" | "together" | "cliff">): Step[] {
  return [
    ...steps.flatMap((step) =>
      savedSteps(step, `after you ${small(titleOf(step.what, step.amount))}`, `yearEnd.${step.what}.`),
    ),
    ...(cliff ? savedSteps(cliff, `after you ${small(titlesOf(cliff.steps))}`, "yearEnd.cliff.") : []),
    ...(together ? savedSteps(together, "with all planned steps", "yearEnd.together.") : []),
  ];
}
