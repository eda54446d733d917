/** What the state wants during the year, and when. */
import { type CompiledLocality, type CompiledState, forStatus } from "../../engine/state/compiled.ts";
import { type EstimatedPaymentsLaw, stateCatchUp, statePayments } from "../../engine/state/estimated-payments.ts";
import type { LocalReturn } from "../../engine/state/local-return.ts";
import type { StateReturn } from "../../engine/state/state-return.ts";
import type { Inputs } from "./inputs.ts";
import type { Year } from "./year.ts";

interface Returned {
  readonly law: CompiledState | null;
  readonly placeLaw: CompiledLocality | null;
  readonly now: { readonly made: StateReturn | null; readonly place: LocalReturn | null };
}

/** State tax with that of the place where both stand on one return; taxes with a return of their own are left out. */
export function statePlanOf(inputs: Inputs, { result }: Year, { law, placeLaw, now }: Returned) {
  if (law === null || now.made === null) return null;
  const figures = forStatus(law.year.estimatedPayments, inputs.filingStatus, false);
  const bare = forStatus(law.year.estimatedPayments, inputs.filingStatus, true) as unknown as EstimatedPaymentsLaw;
  const { place } = now;
  let local = 0;
  if (place && placeLaw?.year.onStateReturn) {
    local = place.tax;
    for (const [i, { key }] of placeLaw.otherTaxes.entries())
      if (placeLaw.year.apart?.includes(key)) local -= place.parts.otherTaxes[i]?.amount ?? 0;
  }
  const brief = {
    taxYear: inputs.taxYear,
    tax: now.made.tax + local,
    income: result.adjustedGrossIncome,
    withholding: inputs.stateWithheld,
    priorYearTax: inputs.lastYearStateTax,
    priorYearIncome: inputs.lastYearIncome ?? result.adjustedGrossIncome,
  };
  const payments = statePayments(brief, bare);
  return { figures, law: bare, local, brief, payments, left: stateCatchUp(payments, inputs.statePaid, inputs.today) };
}
