import type { Situation } from "./situation.ts";

/**
 * The federal credit, for filers without a child at the ages the state allows. States with their own ages also give it
 * to filers with taxpayer numbers (ITIN): 35 ILCS 5/212, C.R.S. 39-22-123.5, Md. Tax-General 10-704, 36 M.R.S. 5219-S
 * and NMSA 7-2-18.15.
 */
export function creditAtAges(s: Situation, leastAge: number, mostAge: number): number {
  if (s.federal.childrenByAnyNumber > 0) return s.federal.earnedIncomeCreditByAnyNumber;
  for (const { age } of s.people)
    if (age >= leastAge && age <= mostAge) return s.federal.earnedIncomeCreditByAnyNumberOrAge;
  return 0;
}
