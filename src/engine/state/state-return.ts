import type { CompiledState, Group } from "./compiled.ts";
import type { Part, Running } from "./rule.ts";
import type { Situation } from "./situation.ts";

/** A state's income tax return, computed: the totals of its groups and, for each rule, its own worksheet. Dollars, unrounded. */
export interface StateReturn extends Readonly<Running> {
  /** What was taken in the group of credits: each rule's tax left afterwards. */
  readonly leftAfter: readonly number[];
  readonly startingIncome: number;
  readonly parts: StateParts;
  readonly taxAfterCredits: number;
}
export interface StateParts {
  readonly income: readonly Part[];
  readonly additions: readonly Part[];
  readonly subtractions: readonly Part[];
  readonly standardDeduction: readonly Part[];
  readonly itemizedDeductions: readonly Part[];
  readonly exemptions: readonly Part[];
  readonly tax: readonly Part[];
  readonly credits: readonly Part[];
  readonly otherTaxes: readonly Part[];
  readonly refundableCredits: readonly Part[];
}

export const nothingYet = (): Running => ({
  startingIncome: 0,
  additions: 0,
  subtractions: 0,
  stateIncome: 0,
  standardDeduction: 0,
  itemizedDeductions: 0,
  itemizes: false,
  deduction: 0,
  exemptions: 0,
  taxableIncome: 0,
  taxBeforeCredits: 0,
  taxLeft: 0,
  nonrefundableCredits: 0,
  lastCredit: 0,
  otherTaxes: 0,
  refundableCredits: 0,
  tax: 0,
  stateTaxBeforeCredits: 0,
  stateTaxAfterCredits: 0,
  stateTax: 0,
});

const NONE: readonly Part[] = [];
type Total =
  | "startingIncome"
  | "additions"
  | "subtractions"
  | "standardDeduction"
  | "itemizedDeductions"
  | "exemptions"
  | "taxBeforeCredits"
  | "otherTaxes"
  | "refundableCredits";

/** Figures the rules of a group in order and adds their amounts to its total. */
export function added(group: Group, total: Total, s: Situation, r: Running): readonly Part[] {
  if (group.length === 0) return NONE;
  const parts: Part[] = [];
  for (const { figure, law } of group) {
    const part = figure(s, law, r);
    r[total] += part.amount;
    parts.push(part);
  }
  return parts;
}

/** Figures credits in order, each against the tax that those before it leave. */
export function credited(group: Group, s: Situation, r: Running, leftAfter: number[]): readonly Part[] {
  if (group.length === 0) return NONE;
  const parts: Part[] = [];
  for (const { figure, law } of group) {
    const part = figure(s, law, r);
    const before = r.taxLeft;
    r.taxLeft = Math.max(0, before - part.amount);
    r.lastCredit = before - r.taxLeft;
    leftAfter.push(r.taxLeft);
    parts.push(part);
  }
  return parts;
}

/**
 * The income tax return of a full-year resident, by the law of the state, year and filing status. Dollars, unrounded but
 * where a form prescribes it.
 *
 * Leaves out: income from other states and the credit for their tax, part-year residents, and what the state's own file
 * lists as missing.
 */
export function stateReturn(s: Situation, law: CompiledState): StateReturn {
  const r = nothingYet();
  const income = added(law.income, "startingIncome", s, r);
  r.stateIncome = r.startingIncome;
  const additions = added(law.additions, "additions", s, r);
  r.stateIncome = r.startingIncome + r.additions;
  const subtractions = added(law.subtractions, "subtractions", s, r);
  r.stateIncome = r.startingIncome + r.additions - r.subtractions;

  const standardDeduction = added(law.standardDeduction, "standardDeduction", s, r);
  const itemizedDeductions = added(law.itemizedDeductions, "itemizedDeductions", s, r);
  r.itemizes =
    law.itemizing === "as_federal"
      ? s.federal.itemizes
      : r.itemizedDeductions > r.standardDeduction && (law.itemizing === "larger" || s.federal.itemizes);
  r.deduction = r.itemizes ? r.itemizedDeductions : r.standardDeduction;
  const exemptions = added(law.exemptions, "exemptions", s, r);
  r.taxableIncome = Math.max(0, r.stateIncome - r.deduction - r.exemptions);

  const tax = added(law.tax, "taxBeforeCredits", s, r);
  r.taxLeft = r.taxBeforeCredits;
  const leftAfter: number[] = [];
  const credits = credited(law.credits, s, r, leftAfter);
  const taxAfterCredits = r.taxLeft;
  r.nonrefundableCredits = r.taxBeforeCredits - taxAfterCredits;
  const otherTaxes = added(law.otherTaxes, "otherTaxes", s, r);
  const refundableCredits = added(law.refundableCredits, "refundableCredits", s, r);
  r.tax = taxAfterCredits + r.otherTaxes - r.refundableCredits;
  const parts = {
    income,
    additions,
    subtractions,
    standardDeduction,
    itemizedDeductions,
    exemptions,
    tax,
    credits,
    otherTaxes,
    refundableCredits,
  };
  // The running totals are the result: a copy of them would cost as much as the arithmetic.
  return Object.assign(r, { leftAfter, taxAfterCredits, parts });
}
