/** What it costs to live in a year. */

import type { PlanPerson, PlanTerms } from "../terms.ts";

/** Living costs, the mortgage and out-of-pocket health costs; nothing of it in a year in which pay covers them. */
export function spendingIn(
  { spending, persons }: PlanTerms,
  year: number,
  living: readonly PlanPerson[],
  livesOnPay: boolean,
) {
  if (livesOnPay) return { spending: 0, mortgage: 0, healthCosts: 0 };
  const phase = spending.phases.findLast(({ fromYear }) => year >= fromYear)?.share ?? 1;
  const alone = living.length < persons.length ? spending.survivorShare : 1;
  return {
    spending: spending.yearly * phase * alone,
    mortgage: year <= spending.mortgageThrough ? spending.mortgage : 0,
    healthCosts: spending.medical * living.length,
  };
}
