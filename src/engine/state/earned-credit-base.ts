import type { Situation } from "./situation.ts";

/** The federal credit, for filers without a child at the ages the state allows. */
export function creditAtAges(s: Situation, leastAge: number, mostAge: number): number {
  if (s.federal.childrenForEarnedIncome > 0) return s.federal.earnedIncomeCredit;
  for (const { age } of s.people) if (age >= leastAge && age <= mostAge) return s.federal.earnedIncomeCreditAtAnyAge;
  return 0;
}
