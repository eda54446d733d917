import type { Lines, Source } from "../worksheet.ts";

export interface ReconciliationLaw {
  /** The most that is paid back at incomes below two, three and four times the poverty line; empty: no limit. */
  readonly repaymentLimitsSingle: readonly number[];
  readonly repaymentLimitsOther: readonly number[];
}

export interface AdvancePayments {
  readonly credit: number;
  /** Paid to the insurer in advance (Form 1095-A, column C). */
  readonly advance: number;
  readonly incomePercent: number;
  readonly isSingle: boolean;
}

/** 26 USC 36B(f)(2)(B): the steps of the limits, in percent of the poverty line. */
const LIMITS_END_BELOW = [200, 300, 400];

export type Reconciliation = ReturnType<typeof reconciliation>;

/** What is still paid out, or has to be paid back, once the year's income is known (Form 8962, lines 24 to 29). */
export function reconciliation({ credit, advance, incomePercent, isSingle }: AdvancePayments, law: ReconciliationLaw) {
  const netCredit = Math.max(0, credit - advance);
  const excessAdvance = Math.max(0, advance - credit);
  const limits = isSingle ? law.repaymentLimitsSingle : law.repaymentLimitsOther;
  const step = LIMITS_END_BELOW.findIndex((below) => incomePercent < below);
  const repaymentLimit = limits[step] ?? null;
  const repayment = repaymentLimit === null ? excessAdvance : Math.min(excessAdvance, repaymentLimit);
  return { netCredit, excessAdvance, repaymentLimit, repayment };
}

const IRC_36B_F: Source = { cite: "26 USC 36B(f)", url: "https://www.law.cornell.edu/uscode/text/26/36B" };

export const reconciliationLines: Lines<Reconciliation> = {
  netCredit: {
    label: "Credit still to come",
    formula: "max(0, credit - advance)",
    form: "Form 8962, line 26",
    source: IRC_36B_F,
  },
  excessAdvance: {
    label: "Paid in advance beyond the credit",
    formula: "max(0, advance - credit)",
    form: "Form 8962, line 27",
  },
  repaymentLimit: {
    label: "Limit on what is paid back",
    found:
      "Read from the year's table by the income percentage and filing status; none from 400 percent on, and none at all for years after 2025.",
    form: "Form 8962, line 28",
    source: IRC_36B_F,
  },
  repayment: {
    label: "To be paid back",
    formula: "when(repaymentLimit === null, excessAdvance, min(excessAdvance, repaymentLimit))",
    meaning: "Added to the tax of the year.",
    form: "Form 8962, line 29",
  },
};
