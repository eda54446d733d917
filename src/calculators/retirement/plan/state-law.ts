/** One state's income tax for a plan. Loaded only when that state is chosen. */

import { type LawFrom, lawIn, stateReturnOf, stateTaxOf } from "../../../engine/retirement/taxes/state-tax.ts";
import {
  federalYear,
  type RetirementYear,
  type StateTaxOf,
  type YearTaxLaw,
  yearTax,
} from "../../../engine/retirement/taxes/year-tax.ts";
import { compiledState } from "../../../engine/state/compiled.ts";
import { lawWith } from "../../../engine/state/later-years.ts";
import { stateSteps } from "../../../engine/state/state-lines.ts";
import type { StateYear, TaxedYear } from "../../../engine/state/state-year.ts";
import type { Step } from "../../../engine/worksheet.ts";
import { laterYears } from "../../../law/states/later-years.ts";
import { loadStateLaw } from "../../../law/states/load.ts";
import { lawFor } from "../../../law/us/index.ts";
import { LAW_YEAR } from "../years.ts";

export interface StateTaxes {
  readonly year: StateYear;
  readonly alone: StateTaxOf;
  readonly together: StateTaxOf;
  /** Every line of the return for an opened year. */
  readonly steps: (year: RetirementYear, law: YearTaxLaw, joint: boolean) => Step[];
}

type Status = "single" | "married_joint";
const untaxed: StateTaxOf = () => 0;
const basicOf = (status: Status) => lawFor(LAW_YEAR, status).standardDeduction.basic;

/** A state's law from year to year: today's, and what is enacted for later. Undefined if it has no income tax. */
function lawsOver(now: StateYear, status: Status): readonly LawFrom[] {
  if (now.untaxed) return [];
  const laws: LawFrom[] = [];
  const add = (from: number, year: TaxedYear) => {
    const law = compiledState(year, status);
    if (law !== null) laws.push({ from, law });
    return year;
  };
  (laterYears[now.state] ?? []).reduce((year, later) => add(later.from, lawWith(year, later)), add(LAW_YEAR, now));
  return laws;
}

export async function stateTaxes(code: string): Promise<StateTaxes> {
  const year = (await loadStateLaw(code))?.[LAW_YEAR];
  if (year === undefined) throw new Error(`There is no law of ${code} for ${LAW_YEAR}`);
  const [single, joint] = [lawsOver(year, "single"), lawsOver(year, "married_joint")];
  const taxOf = (laws: readonly LawFrom[], status: Status) =>
    laws.length === 0 ? untaxed : stateTaxOf(laws, basicOf(status));
  return {
    year,
    alone: taxOf(single, "single"),
    together: taxOf(joint, "married_joint"),
    steps: (inYear, law, together) => {
      if (year.untaxed) return [];
      const compiled = lawIn(together ? joint : single, inYear.calendarYear);
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
