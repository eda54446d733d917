import type { CompiledLocality } from "./compiled.ts";
import type { Part } from "./rule.ts";
import type { Situation } from "./situation.ts";
import { amountOf, nothingYet, type StateReturn, takeCredit } from "./state-return.ts";

/** The computed income tax of a city or county. Dollars, unrounded. */
export interface LocalReturn {
  readonly leftAfter: readonly number[];
  readonly parts: LocalParts;
  readonly taxBeforeCredits: number;
  readonly taxAfterCredits: number;
  readonly otherTaxes: number;
  readonly refundableCredits: number;
  readonly tax: number;
}
interface LocalParts {
  readonly tax: readonly Part[];
  readonly credits: readonly Part[];
  readonly otherTaxes: readonly Part[];
  readonly refundableCredits: readonly Part[];
}

/**
 * What a place taxes its residents, on top of the state's return; many start from the state's taxable income. Dollars.
 */
export function localReturn(s: Situation, state: StateReturn | null, law: CompiledLocality): LocalReturn {
  const r = nothingYet();
  if (state !== null) {
    r.startingIncome = state.startingIncome;
    r.stateIncome = state.stateIncome;
    r.deduction = state.deduction;
    r.exemptions = state.exemptions;
    r.taxableIncome = state.taxableIncome;
    r.stateTaxBeforeCredits = state.taxBeforeCredits;
    r.stateTaxAfterCredits = state.taxAfterCredits;
    r.stateTax = state.tax;
  }
  const parts = { tax: [], credits: [], otherTaxes: [], refundableCredits: [] };
  const leftAfter: number[] = [];
  for (const rule of law.tax) r.taxBeforeCredits += amountOf(rule, s, r, parts.tax);
  r.taxLeft = r.taxBeforeCredits;
  for (const rule of law.credits) takeCredit(amountOf(rule, s, r, parts.credits), r, leftAfter);
  const taxAfterCredits = r.taxLeft;
  for (const rule of law.otherTaxes) r.otherTaxes += amountOf(rule, s, r, parts.otherTaxes);
  for (const rule of law.refundableCredits) r.refundableCredits += amountOf(rule, s, r, parts.refundableCredits);
  return {
    leftAfter,
    taxBeforeCredits: r.taxBeforeCredits,
    taxAfterCredits,
    otherTaxes: r.otherTaxes,
    refundableCredits: r.refundableCredits,
    tax: taxAfterCredits + r.otherTaxes - r.refundableCredits,
    parts,
  };
}
