import { startedSteps } from "../../rounding.ts";

export interface DependentCareLaw {
  readonly forOne: number;
  readonly forMore: number;
  readonly deemedForOne: number;
  readonly deemedForMore: number;
  readonly firstRate: number;
  readonly start: number;
  readonly step: number;
  readonly lostPerStep: number;
  readonly firstLeastRate: number;
  /** A second reduction of the rate, from 2026; `null` before. */
  readonly secondStart: number | null;
  readonly secondStep: number;
  readonly leastRate: number;
}

export interface CareClaim {
  readonly persons: number;
  readonly expenses: number;
  /** The lower-earning spouse's, on a joint return. */
  readonly earnedIncome: number;
  readonly income: number;
}

export interface CareEarner {
  readonly earnedIncome: number;
  /** As a full-time student or unable to care for themselves. */
  readonly studentOrDisabledMonths: number;
}

/**
 * The filer's earned income, or on a joint return that of the spouse who earned less. For each month as a student or
 * disabled, one spouse counts as earning at least an amount (Form 2441, lines 4 and 5). Dollars.
 *
 * Earnings are spread evenly over the year. If both spouses have such months, the one counts for whom it gives more.
 */
export function careEarnedIncome([first, second]: readonly [CareEarner, CareEarner?], deemedMonthly: number): number {
  if (second === undefined) return first.earnedIncome;
  const deemed = ({ earnedIncome, studentOrDisabledMonths }: CareEarner) =>
    earnedIncome + studentOrDisabledMonths * Math.max(0, deemedMonthly - earnedIncome / 12);
  return Math.max(Math.min(deemed(first), second.earnedIncome), Math.min(first.earnedIncome, deemed(second)));
}

export type DependentCareCredit = ReturnType<typeof dependentCareCredit>;

/**
 * Credit for the care of children and dependents, before it is limited to the tax (Form 2441). Dollars, unrounded.
 *
 * Leaves out: employer benefits.
 */
export function dependentCareCredit({ persons, expenses, earnedIncome, income }: CareClaim, law: DependentCareLaw) {
  const expenseLimit = persons === 0 ? 0 : persons === 1 ? law.forOne : law.forMore;
  const counted = Math.min(expenses, expenseLimit, Math.max(0, earnedIncome));
  const firstRate = Math.max(
    law.firstLeastRate,
    law.firstRate - law.lostPerStep * startedSteps(Math.max(0, income - law.start), law.step),
  );
  const rate =
    law.secondStart === null
      ? firstRate
      : Math.max(
          law.leastRate,
          firstRate - law.lostPerStep * startedSteps(Math.max(0, income - law.secondStart), law.secondStep),
        );
  const credit = counted * rate;
  return { expenseLimit, counted, rateAfterFirstFall: firstRate, rate, credit };
}
