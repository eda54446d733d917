/** The income tax of one state for a plan. It comes with the state that is chosen, and only then. */

import { stateReturnOf, stateTaxOf } from "../../engine/retirement/state-tax.ts";
import {
  federalYear,
  type RetirementYear,
  type StateTaxOf,
  type YearTaxLaw,
  yearTax,
} from "../../engine/retirement/year-tax.ts";
import { type CompiledState, compiledState } from "../../engine/state/compiled.ts";
import { stateSteps } from "../../engine/state/state-lines.ts";
import type { StateYear } from "../../engine/state/state-year.ts";
import type { Step } from "../../engine/worksheet.ts";
import { loadStateLaw } from "../../law/states/load.ts";
import { lawFor } from "../../law/us/index.ts";
import { LAW_YEAR } from "./inputs.ts";

export interface StateTaxes {
  readonly year: StateYear;
  readonly alone: StateTaxOf;
  readonly together: StateTaxOf;
  /** Every line of the return on a year that is opened. */
  readonly steps: (year: RetirementYear, law: YearTaxLaw, joint: boolean) => Step[];
}

const untaxed: StateTaxOf = () => 0;

export async function stateTaxes(code: string): Promise<StateTaxes> {
  const year = (await loadStateLaw(code))?.[LAW_YEAR];
  if (year === undefined) throw new Error(`There is no law of ${code} for ${LAW_YEAR}`);
  const [single, joint] = [compiledState(year, "single"), compiledState(year, "married_joint")];
  const basicOf = (status: "single" | "married_joint") => lawFor(LAW_YEAR, status).standardDeduction.basic;
  const taxOf = (law: CompiledState | null) =>
    law === null ? untaxed : stateTaxOf(law, basicOf(law.status as "single"));
  return {
    year,
    alone: taxOf(single),
    together: taxOf(joint),
    steps: (inYear, law, together) => {
      const compiled = together ? joint : single;
      if (compiled === null) return [];
      const { situation, made } = stateReturnOf(
        compiled,
        basicOf(together ? "married_joint" : "single"),
        inYear,
        federalYear(yearTax(inYear, law)),
      );
      return stateSteps(made, compiled, situation, {}, "state.");
    },
  };
}
