import { startedSteps } from "../../rounding.ts";

export interface DependentCareLaw {
  readonly forOne: number;
  readonly forMore: number;
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

export type DependentCareCredit = ReturnType<typeof dependentCareCredit>;

/**
 * Credit for the care of children and dependents, before it is limited to the tax (Form 2441). Dollars, unrounded.
 *
 * Leaves out: employer benefits, and the deemed income of a spouse who was a student or disabled.
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
