import type { CompiledState, Group, GroupName } from "./compiled.ts";
import type { Part, Running } from "./rule.ts";
import type { Situation } from "./situation.ts";

/** A computed state income tax return: its groups' totals and each rule's worksheet. Dollars, unrounded. */
export interface StateReturn extends Readonly<Running> {
  /** What the group of credits took: the tax left after each rule. */
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

/** A return before anything is figured. */
class Totals implements Running {
  startingIncome = 0;
  additions = 0;
  subtractions = 0;
  stateIncome = 0;
  standardDeduction = 0;
  itemizedDeductions = 0;
  itemizes = false;
  deduction = 0;
  exemptions = 0;
  lastExemption = 0;
  taxableIncome = 0;
  taxBeforeCredits = 0;
  taxLeft = 0;
  nonrefundableCredits = 0;
  lastCredit = 0;
  otherTaxes = 0;
  refundableCredits = 0;
  tax = 0;
  stateTaxBeforeCredits = 0;
  stateTaxAfterCredits = 0;
  stateTax = 0;
}
export const nothingYet = (): Totals => new Totals();

/** Where a group's parts are stored; nowhere if only the tax is needed. */
type Keep<Name extends string> = { readonly [K in Name]: Part[] } & { readonly leftAfter: number[] };

/** What a rule adds to its group's total. */
export function amountOf({ figure, law }: Group[number], s: Situation, r: Running, parts: Part[] | undefined): number {
  const part = figure(s, law, r);
  parts?.push(part);
  return part.amount;
}

/** Takes a credit from the tax left by the ones before it. */
export function takeCredit(amount: number, r: Running, leftAfter: number[] | undefined): void {
  const before = r.taxLeft;
  r.taxLeft = Math.max(0, before - amount);
  r.lastCredit = before - r.taxLeft;
  leftAfter?.push(r.taxLeft);
}

/** Works through a return from its first group to its tax. `r` starts empty. */
function goThrough(s: Situation, law: CompiledState, r: Running, keep: Keep<GroupName> | null): void {
  for (const rule of law.income) r.startingIncome += amountOf(rule, s, r, keep?.income);
  r.stateIncome = r.startingIncome;
  for (const rule of law.additions) r.additions += amountOf(rule, s, r, keep?.additions);
  r.stateIncome = r.startingIncome + r.additions;
  for (const rule of law.subtractions) r.subtractions += amountOf(rule, s, r, keep?.subtractions);
  r.stateIncome = r.startingIncome + r.additions - r.subtractions;
  if (law.incomeAtLeastZero && r.stateIncome < 0) r.stateIncome = 0;

  for (const rule of law.standardDeduction) r.standardDeduction += amountOf(rule, s, r, keep?.standardDeduction);
  for (const rule of law.itemizedDeductions) r.itemizedDeductions += amountOf(rule, s, r, keep?.itemizedDeductions);
  r.itemizes =
    law.itemizing === "as_federal"
      ? s.federal.itemizes
      : r.itemizedDeductions > r.standardDeduction && (law.itemizing === "larger" || s.federal.itemizes);
  r.deduction = r.itemizes ? r.itemizedDeductions : r.standardDeduction;
  for (const rule of law.exemptions) {
    r.lastExemption = amountOf(rule, s, r, keep?.exemptions);
    r.exemptions += r.lastExemption;
  }
  r.taxableIncome = Math.max(0, r.stateIncome - r.deduction - r.exemptions);

  for (const rule of law.tax) r.taxBeforeCredits += amountOf(rule, s, r, keep?.tax);
  r.taxLeft = r.taxBeforeCredits;
  for (const rule of law.credits) takeCredit(amountOf(rule, s, r, keep?.credits), r, keep?.leftAfter);
  r.nonrefundableCredits = r.taxBeforeCredits - r.taxLeft;
  for (const rule of law.otherTaxes) r.otherTaxes += amountOf(rule, s, r, keep?.otherTaxes);
  for (const rule of law.refundableCredits) r.refundableCredits += amountOf(rule, s, r, keep?.refundableCredits);
  r.tax = r.taxLeft + r.otherTaxes - r.refundableCredits;
}

/**
 * A full-year resident's income tax return, under the law of the state, year and filing status. Dollars, unrounded
 * except where a form requires it.
 *
 * Leaves out: income from other states and the credit for their tax, part-year residents, and what the state's own file
 * lists as missing.
 */
export function stateReturn(s: Situation, law: CompiledState): StateReturn {
  const r = nothingYet();
  const { leftAfter, ...parts } = emptyKeep();
  goThrough(s, law, r, { ...parts, leftAfter });
  // Returns the running totals themselves: copying them would cost as much as the arithmetic.
  return Object.assign(r, { leftAfter, taxAfterCredits: r.taxLeft, parts });
}

const emptyKeep = (): Keep<GroupName> => ({
  income: [],
  additions: [],
  subtractions: [],
  standardDeduction: [],
  itemizedDeductions: [],
  exemptions: [],
  tax: [],
  credits: [],
  otherTaxes: [],
  refundableCredits: [],
  leftAfter: [],
});

/** Only the tax of the same return, in dollars. */
export function stateTax(s: Situation, law: CompiledState): number {
  const r = nothingYet();
  goThrough(s, law, r, null);
  return r.tax;
}
