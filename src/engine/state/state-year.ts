/** How a state's law for one year is written: its rules, in the order of its form, with their figures. */
import type { Brackets } from "../brackets.ts";
import type { Figure } from "../figure.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import type { Source } from "../worksheet.ts";
import type { EstimatedPaymentsLaw } from "./estimated-payments.ts";
import type { StatePaycheckLaw } from "./paychecks.ts";
import type { AnyRule } from "./rule.ts";

/** One figure for everyone, or one for each filing status. */
export type CitedByStatus<V> = Figure<V> | Readonly<Record<FilingStatus, Figure<V>>>;
type Plain = number | boolean | null | Brackets | readonly number[];
export type FiguresOf<Law> = {
  readonly [K in keyof Law]: Law[K] extends Plain ? CitedByStatus<Law[K]> : FiguresOf<Law[K]>;
};

/**
 * A rule that a state uses, under the state's own name for it. `use` makes sure that the figures are the ones the rule
 * asks for.
 */
export interface Use {
  readonly rule: AnyRule;
  readonly label: string;
  /** "Form 140, line 43" */
  readonly form?: string;
  readonly figures: object;
}
/** Rules in the order of the form; the keys become the names of their lines. */
export type Uses = Readonly<Record<string, Use>>;

/**
 * Whether a filer itemizes: `larger` takes the larger deduction; `as_federal` does the same as the federal return;
 * `larger_if_federal` takes the larger one if the federal return itemizes, and otherwise the standard deduction.
 */
export type DeductionChoice = "larger" | "as_federal" | "larger_if_federal";

interface StateHead {
  /** Two letters, as on an envelope. */
  readonly state: string;
  readonly name: string;
  readonly year: number;
  /** The year's own figures aren't published yet, so the year before fills in for them. */
  readonly standInFor?: number;
  /** What a reader should know that no line says. */
  readonly notes?: readonly string[];
}

/** A state without a broad tax on income, and why. */
export interface UntaxedYear extends StateHead {
  readonly untaxed: true;
  readonly why: string;
  readonly source: Source;
  /** A credit that needs no income tax. */
  readonly refundableCredits?: Uses;
}

/** A state that taxes income. Every group is a part of its return, in this order. */
export interface TaxedYear extends StateHead {
  readonly untaxed?: false;
  readonly form: string;
  readonly income: Uses;
  readonly additions?: Uses;
  readonly subtractions?: Uses;
  /** Its line for income after additions and subtractions says: if less than zero, enter zero. */
  readonly incomeAtLeastZero?: true;
  readonly standardDeduction?: Uses;
  readonly itemizedDeductions?: Uses;
  readonly itemizing?: DeductionChoice;
  readonly exemptions?: Uses;
  readonly tax: Uses;
  readonly credits?: Uses;
  readonly otherTaxes?: Uses;
  readonly refundableCredits?: Uses;
  /** What the state has and this file leaves out. */
  readonly missing: readonly string[];
  readonly estimatedPayments: FiguresOf<EstimatedPaymentsLaw>;
  /** The state requires estimated payments only with more income than this, this year and last. */
  readonly paymentsOnlyAbove?: CitedByStatus<number>;
  /** The state requires estimated payments only if last year's tax was at least this much. */
  readonly paymentsOnlyFrom?: CitedByStatus<number>;
  /** A last year without tax spares people from payments only if this year's tax is less than this. */
  readonly noTaxLastYearBelow?: CitedByStatus<number>;
  /**
   * The state's formula for employers, in order where it changed during the year; else the tax of the wages stands in
   * for it.
   */
  readonly paychecks?: readonly FiguresOf<StatePaycheckLaw>[];
}
export type StateYear = TaxedYear | UntaxedYear;

/** A city or county with an income tax of its own, and what is figured for it. */
export interface LocalityYear {
  readonly name: string;
  /** Who gets its tax, if the name on the list says more than that. */
  readonly payee?: string;
  /** Whether the state's return collects it, or the place has its own return. */
  readonly onStateReturn: boolean;
  readonly tax: Uses;
  readonly credits?: Uses;
  readonly otherTaxes?: Uses;
  readonly refundableCredits?: Uses;
  /** Keys of other taxes with their own return and payments, although the rest goes on the state's return. */
  readonly apart?: readonly string[];
  /**
   * What a place with its own return asks for during the year, or for its taxes that are `apart`; left out where its
   * rule wasn't read.
   */
  readonly estimatedPayments?: FiguresOf<EstimatedPaymentsLaw>;
  /** The same in a sentence, if there is nothing to figure. */
  readonly paymentsNote?: string;
  readonly notes?: readonly string[];
  /** What the place has and this file leaves out. */
  readonly missing?: readonly string[];
}
export type Localities = readonly LocalityYear[];
