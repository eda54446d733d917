import { besideNumbers, type Lines } from "../worksheet.ts";
import type { Situation } from "./situation.ts";

/** A state return's totals as far as it has been computed. Rules may read them; formulas use these names. */
export interface Running {
  startingIncome: number;
  additions: number;
  subtractions: number;
  /** Starting income plus additions minus subtractions: the state's adjusted gross income. */
  stateIncome: number;
  standardDeduction: number;
  itemizedDeductions: number;
  itemizes: boolean;
  deduction: number;
  exemptions: number;
  /** What the last subtraction took off; it shows the tax rule which optional deduction was taken. */
  lastExemption: number;
  taxableIncome: number;
  /** Sum of the taxes of the group so far. */
  taxBeforeCredits: number;
  /** Tax after the credits so far. */
  taxLeft: number;
  nonrefundableCredits: number;
  /** The tax that the last nonrefundable credit took off; it shows whether an optional credit was taken. */
  lastCredit: number;
  otherTaxes: number;
  refundableCredits: number;
  tax: number;
  /** The state's tax before credits, after nonrefundable ones, and at the end, for places that build on it. */
  stateTaxBeforeCredits: number;
  stateTaxAfterCredits: number;
  stateTax: number;
}

/** The numbers that one rule returns. `amount` goes into its group's total. */
export interface Part {
  readonly amount: number;
}

/**
 * A rule of one or more states: what it gives, based on the situation, its own legal figures and the totals so far, and
 * an explanation of each of its numbers. Its lines use the names of its law, `federal.…`, `people.…` and the totals.
 *
 * A rule is a plain function of these: the same numbers in, the same numbers out.
 */
export interface Rule<Law, W extends Part> {
  readonly figure: (s: Situation, law: Law, r: Readonly<Running>) => W;
  readonly lines: Lines<W>;
  /**
   * What the household must have; without it the amount is 0. Declared so that a plan that never has it can skip the
   * rule.
   */
  readonly needs?: (s: Situation, law: Law) => boolean;
  /** Where one more dollar of income can change the amount abruptly: in which table or at which limit. */
  readonly cliff?: string;
  /** The visitor types the rate, because our lists don't have this place. */
  readonly asksRate?: true;
}
/** A rule with any legal figures and any numbers. */
export type AnyRule = Omit<Rule<never, Part>, "lines"> & { readonly lines: object };

export const rule = <Law, W extends Part>(made: Rule<Law, W>): Rule<Law, W> => ({
  ...made,
  lines: besideNumbers(made.lines),
});
