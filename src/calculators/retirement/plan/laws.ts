/** The legal figures a plan needs, for one person and for a couple. */
import type { PlanLaw } from "../../../engine/retirement/plan/terms.ts";
import { yearTaxLaw } from "../../../engine/retirement/taxes/year-tax-law.ts";
import { premiumAgeCurveIn } from "../../../law/retirement/marketplace.ts";
import { planLawOf2027 } from "../../../law/retirement/plan.ts";
import type { StateTaxes } from "./state-law.ts";

/** The typed flat rate, instead of a state's law. */
export const FLAT = "flat";

function made(code: string, taxes: StateTaxes | undefined): PlanLaw {
  const law = planLawOf2027();
  const { alone, together } = law;
  return {
    ...law,
    marketplace: { ...law.marketplace, ageCurve: premiumAgeCurveIn(code) },
    alone: { ...alone, yearTax: { ...yearTaxLaw(alone.yearTax), state: taxes?.alone } },
    together: { ...together, yearTax: { ...yearTaxLaw(together.yearTax), state: taxes?.together } },
  };
}

const states = new Map<string, StateTaxes>();
/** Fetches the chosen state's law. Until then, a plan with it can't be computed. */
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
  const law = made(code, taxes);
  laws.set(code, law);
  return law;
}
