import { besideNumbers, type Lines } from "../worksheet.ts";
import type { Situation } from "./situation.ts";

/** The totals of a state return as far as it has been figured. Rules may read them; formulas call them by these names. */
export interface Running {
  startingIncome: number;
  additions: number;
  subtractions: number;
  /** Starting income with additions and less subtractions: the state's adjusted gross income. */
  stateIncome: number;
  standardDeduction: number;
  itemizedDeductions: number;
  itemizes: boolean;
  deduction: number;
  exemptions: number;
  /** What the last of them took off: tells the tax what a deduction of choice was taken for. */
  lastExemption: number;
  taxableIncome: number;
  /** Sum of the taxes of the group so far. */
  taxBeforeCredits: number;
  /** Tax after the credits so far. */
  taxLeft: number;
  nonrefundableCredits: number;
  /** Tax that the last of the nonrefundable credits took away: tells whether a credit of choice was taken there. */
  lastCredit: number;
  otherTaxes: number;
  refundableCredits: number;
  tax: number;
  /** The state's tax before its credits, after the nonrefundable ones and in the end, for a place that builds on it. */
  stateTaxBeforeCredits: number;
  stateTaxAfterCredits: number;
  stateTax: number;
}

/** The numbers one rule gives. `amount` is what enters the total of its group. */
export interface Part {
  readonly amount: number;
}

/**
 * A rule of one or many states: what it gives, from the situation, its own figures of law and the totals so far, and how
 * each of its numbers is explained. Its lines name the figures of its law, `federal.…`, `people.…` and the totals.
 *
 * A rule is a plain function of these: the same numbers in, the same out.
 */
export interface Rule<Law, W extends Part> {
  readonly figure: (s: Situation, law: Law, r: Readonly<Running>) => W;
  readonly lines: Lines<W>;
  /** What the household must have: without it the amount is 0. Said so that a plan that never has it can leave the rule out. */
  readonly needs?: (s: Situation, law: Law) => boolean;
  /** Where a dollar more of income can change the amount all at once: in which table or at which limit. */
  readonly cliff?: string;
  /** The visitor types the rate, because no list of the places has it. */
  readonly asksRate?: true;
}
/** A rule whatever its figures of law and its numbers are. */
export type AnyRule = Omit<Rule<never, Part>, "lines"> & { readonly lines: object };

export const rule = <Law, W extends Part>(made: Rule<Law, W>): Rule<Law, W> => ({
  ...made,
  lines: besideNumbers(made.lines),
});
