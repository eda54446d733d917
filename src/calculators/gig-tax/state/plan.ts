/** What the state requires during the year, and when. */
import { forStatus, valuesOf } from "../../../engine/figure.ts";
import type { CompiledLocality, CompiledState } from "../../../engine/state/compiled.ts";
import {
  type EstimatedPaymentsLaw,
  installmentParts,
  type StateTaxInBrief,
  stateCatchUp,
  statePayments,
  wasPaidLate,
} from "../../../engine/state/estimated-payments.ts";
import type { LocalReturn } from "../../../engine/state/local-return.ts";
import type { StateReturn } from "../../../engine/state/state-return.ts";
import type { Inputs, Payee } from "../inputs.ts";
import { countsAsPaid, paidTo } from "../paying/plan.ts";
import type { Year } from "../year/year.ts";

interface Returned {
  /** What employers withhold, where it has to be estimated. */
  readonly paychecks: { readonly state: number; readonly place: number } | null;
  readonly law: CompiledState | null;
  readonly placeLaw: CompiledLocality | null;
  readonly now: { readonly made: StateReturn | null; readonly place: LocalReturn | null };
}

/** State tax plus local tax if both are on one return; taxes with their own return are left out. */
export function statePlanOf(inputs: Inputs, { result }: Year, { law, placeLaw, now, paychecks }: Returned) {
  if (law === null || now.made === null) return null;
  const asked = forStatus(law.year.estimatedPayments, inputs.filingStatus);
  const least = Math.min(result.adjustedGrossIncome, inputs.lastYearIncome ?? result.adjustedGrossIncome);
  const isExempt = least <= onlyAbove(law, inputs) || lastYearsTaxWasTooLow(law, inputs);
  const { place } = now;
  const local = place && placeLaw?.year.onStateReturn ? place.tax - apartOf(placeLaw, place) : 0;
  const estimated = paychecks ? paychecks.state + (placeLaw?.year.onStateReturn ? paychecks.place : 0) : 0;
  const brief = {
    taxYear: inputs.taxYear,
    tax: now.made.tax + local,
    income: result.adjustedGrossIncome,
    withholding: inputs.stateWithheld ?? estimated,
    priorYearTax: inputs.lastYearStateTax,
    priorYearIncome: inputs.lastYearIncome ?? result.adjustedGrossIncome,
  };
  const figures = isExempt
    ? { ...asked, threshold: { ...asked.threshold, value: null } }
    : lastYearsZeroIsNoMeasure(law, inputs, brief.tax)
      ? { ...asked, priorYearBelow: { ...asked.priorYearBelow, value: 0 } }
      : asked;
  const bare = valuesOf<EstimatedPaymentsLaw>(figures);
  return { figures, law: bare, local, ...planFor(brief, bare, "state", inputs) };
}

/** Taxes of a place on the state's return that have a return of their own. */
export const apartOf = ({ year, otherTaxes }: CompiledLocality, { parts }: LocalReturn): number =>
  otherTaxes.reduce((sum, { key }, i) => sum + (year.apart?.includes(key) ? (parts.otherTaxes[i]?.amount ?? 0) : 0), 0);

/** The income of this year and last up to which a state requires no payments; none if all incomes have to pay. */
export const onlyAbove = ({ year }: CompiledState, { filingStatus }: Inputs): number =>
  year.paymentsOnlyAbove
    ? valuesOf<{ income: number }>(forStatus({ income: year.paymentsOnlyAbove }, filingStatus)).income
    : Number.NEGATIVE_INFINITY;

/** Last year's tax below which a state requires no payments; null if it makes no difference. */
export const onlyFrom = ({ year }: CompiledState, { filingStatus }: Inputs): number | null =>
  year.paymentsOnlyFrom ? valuesOf<{ tax: number }>(forStatus({ tax: year.paymentsOnlyFrom }, filingStatus)).tax : null;

/** Whether the state requires nothing because last year's tax was low. If we don't know it, we assume it wasn't. */
export const lastYearsTaxWasTooLow = (law: CompiledState, inputs: Inputs): boolean => {
  const least = onlyFrom(law, inputs);
  return least !== null && inputs.lastYearStateTax !== null && inputs.lastYearStateTax < least;
};

/** This year's tax from which a last year without tax spares nobody from payments; null if it always does. */
export const zeroOnlyBelow = ({ year }: CompiledState, { filingStatus }: Inputs): number | null =>
  year.noTaxLastYearBelow
    ? valuesOf<{ tax: number }>(forStatus({ tax: year.noTaxLastYearBelow }, filingStatus)).tax
    : null;

/** Whether last year had no tax, and this year has so much that the state asks for a share of it anyway. */
export const lastYearsZeroIsNoMeasure = (law: CompiledState, inputs: Inputs, tax: number): boolean => {
  const below = zeroOnlyBelow(law, inputs);
  return below !== null && inputs.lastYearStateTax === 0 && tax >= below;
};

/**
 * What a city or county requires during the year for what isn't on the state's return; null where we don't have its
 * rule.
 */
export function placePlanOf(
  inputs: Inputs,
  year: Year,
  placeLaw: CompiledLocality | null,
  made: LocalReturn | null,
  withheld: number,
) {
  const asked = placeLaw?.year.estimatedPayments;
  if (!placeLaw || !asked) return null;
  const tax = made === null ? 0 : placeLaw.year.onStateReturn ? apartOf(placeLaw, made) : made.tax;
  const figures = forStatus(asked, inputs.filingStatus);
  const bare = valuesOf<EstimatedPaymentsLaw>(figures);
  const income = year.result.adjustedGrossIncome;
  const brief = {
    taxYear: inputs.taxYear,
    tax,
    income,
    withholding: withheld,
    priorYearTax: inputs.lastYearPlaceTax,
    priorYearIncome: inputs.lastYearIncome ?? income,
  };
  return { figures, law: bare, ...planFor(brief, bare, "place", inputs) };
}

/** The payments, and what is left of them. Those due so far count as made, unless the visitor said otherwise. */
function planFor(brief: StateTaxInBrief, law: EstimatedPaymentsLaw, to: Payee, inputs: Inputs) {
  const payments = statePayments(brief, law);
  const isAssumed = countsAsPaid(inputs, to);
  const made = isAssumed
    ? payments.payments
        .filter(({ due, amount }) => due < inputs.today && amount >= 0.005)
        .map(({ due, amount }) => ({ day: due, amount }))
    : paidTo(to, inputs);
  const paid = made.reduce((sum, { amount }) => sum + amount, 0);
  const parts = installmentParts(payments.payments, made);
  return {
    brief,
    payments,
    made,
    paid,
    isAssumed,
    /** Each installment by the days on which it was paid. */
    parts,
    /** Some of it was paid after its date. */
    wasLate: wasPaidLate(payments.payments, made),
    left: stateCatchUp(payments, paid, inputs.today),
  };
}
