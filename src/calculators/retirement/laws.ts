/** The figures of law a plan needs, for one person and for a couple. */
import type { PlanLaw } from "../../engine/retirement/plan/terms.ts";
import { yearTaxLaw } from "../../engine/retirement/year-tax-law.ts";
import { valuesOf } from "../../law/figure.ts";
import { distributions, distributionTables, startAges } from "../../law/retirement/distributions.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import { earningsTests } from "../../law/retirement/social-security.ts";
import { earlyWithdrawal, rothCatchUp, seniorDeduction } from "../../law/retirement/withdrawals.ts";
import { lawFor } from "../../law/us/index.ts";
import { LAW_YEAR } from "./inputs.ts";
import type { StateTaxes } from "./state-law.ts";

const premiums = valuesOf(medicare[LAW_YEAR]);
const early = valuesOf(earlyWithdrawal);

/** The flat rate that is typed, instead of the law of a state. */
export const FLAT = "flat";

function made(taxes: StateTaxes | undefined): PlanLaw {
  const single = lawFor(LAW_YEAR, "single");
  const joint = lawFor(LAW_YEAR, "married_joint");
  const { standardPartB } = premiums;
  return {
    alone: {
      yearTax: { ...yearTaxLaw({ ...single, earlyWithdrawal: early }), state: taxes?.alone },
      medicare: { standardPartB, ...premiums.individual },
      saving: single,
    },
    together: {
      yearTax: { ...yearTaxLaw({ ...joint, earlyWithdrawal: early }), state: taxes?.together },
      medicare: { standardPartB, ...premiums.joint },
      saving: joint,
    },
    seniorDeductionLastYear: seniorDeduction.lastYear.value,
    distributions: {
      youngerSpouseYears: distributions.youngerSpouseYears.value,
      startAges,
      tables: distributionTables,
    },
    rothCatchUpPay: rothCatchUp.payAbove.value,
    earningsTest: valuesOf(earningsTests[LAW_YEAR]),
    payroll: single.payroll,
  };
}

const states = new Map<string, StateTaxes>();
/** Fetches the law of the state that is chosen. Before that a plan with it cannot be worked out. */
export async function fetchState(code: string): Promise<void> {
  if (code === FLAT || states.has(code)) return;
  const { stateTaxes } = await import("./state-law.ts");
  states.set(code, await stateTaxes(code));
}
export const stateTaxesOf = (code: string): StateTaxes | undefined => states.get(code);

const laws = new Map<string, PlanLaw>();
/** The same object each time for the same state. */
export function lawsFor(code: string = FLAT): PlanLaw {
  const known = laws.get(code);
  if (known) return known;
  const taxes = states.get(code);
  if (code !== FLAT && taxes === undefined) throw new Error(`The law of ${code} has not been fetched`);
  const law = made(taxes);
  laws.set(code, law);
  return law;
}
