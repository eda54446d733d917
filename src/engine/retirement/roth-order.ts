import type { Lines, Source } from "../worksheet.ts";

/** What is in somebody's Roth IRAs. Dollars. */
export interface RothIra {
  /** Own contributions, less what was taken out of them. */
  readonly contributions: number;
  /** Conversions at least five years old, or all of them from 59½ on. */
  readonly oldConversions: number;
  /** Later conversions, on which the tax was paid. */
  readonly newConversions: number;
  readonly earnings: number;
  /** From 59½ on, and five years after the first contribution: then all of it is free of tax. */
  readonly qualified: boolean;
}

export type RothWithdrawal = ReturnType<typeof rothWithdrawal>;

/**
 * What is taxed of a withdrawal from Roth IRAs: contributions come out first, then conversions, the oldest first, then earnings.
 *
 * Leaves out: the exceptions from the additional tax (first home, disability and others) and conversions of amounts not taxed.
 */
export function rothWithdrawal(amount: number, ira: RothIra) {
  const fromContributions = Math.min(amount, ira.contributions);
  const fromOldConversions = Math.min(amount - fromContributions, ira.oldConversions);
  const fromNewConversions = Math.min(amount - fromContributions - fromOldConversions, ira.newConversions);
  const fromEarnings = Math.min(amount - fromContributions - fromOldConversions - fromNewConversions, ira.earnings);
  const taxable = ira.qualified ? 0 : fromEarnings;
  const early = ira.qualified ? 0 : fromNewConversions + fromEarnings;
  return { fromContributions, fromOldConversions, fromNewConversions, fromEarnings, taxable, early };
}

const ORDER: Source = { cite: "26 USC 408A(d)(4)", url: "https://www.law.cornell.edu/uscode/text/26/408A" };

export const rothWithdrawalLines: Lines<RothWithdrawal> = {
  fromContributions: {
    label: "From contributions",
    formula: "min(amount, contributions)",
    meaning: "Your own contributions come out first, always without tax.",
    source: ORDER,
  },
  fromOldConversions: {
    label: "From conversions five years old",
    formula: "min(amount - fromContributions, oldConversions)",
  },
  fromNewConversions: {
    label: "From later conversions",
    formula: "min(amount - fromContributions - fromOldConversions, newConversions)",
  },
  fromEarnings: {
    label: "From earnings",
    formula: "min(amount - fromContributions - fromOldConversions - fromNewConversions, earnings)",
  },
  taxable: { label: "Taxable", formula: "when(qualified, 0, fromEarnings)", form: "Form 8606, line 25c" },
  early: {
    label: "Subject to the additional tax before 59½",
    formula: "when(qualified, 0, fromNewConversions + fromEarnings)",
    source: { cite: "26 USC 408A(d)(3)(F)", url: "https://www.law.cornell.edu/uscode/text/26/408A" },
  },
};
