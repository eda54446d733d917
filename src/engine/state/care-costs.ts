import type { Situation } from "./situation.ts";

export interface CareCosts {
  readonly smaller: number;
  readonly limit: number;
  readonly counted: number;
}
/**
 * What the spouse who earns less earns: wages and profit, less half of self-employment tax; none on a separate return.
 */
export function smallerEarnings(s: Situation): number {
  let smaller = s.status === "married_separate" ? 0 : Number.POSITIVE_INFINITY;
  for (const { wages, profit, halfOfSelfEmploymentTax } of s.people)
    smaller = Math.max(0, Math.min(smaller, wages + profit - halfOfSelfEmploymentTax));
  return smaller;
}

/**
 * The care costs that the federal credit is based on: up to a limit per person and the lower-earning spouse's earnings.
 * Dollars.
 */
export function careCosts(s: Situation, perPerson: number, mostPersons: number): CareCosts {
  const smaller = smallerEarnings(s);
  const limit = perPerson * Math.min(mostPersons, s.carePersons);
  return { smaller, limit, counted: Math.min(s.careExpenses, limit, smaller) };
}

export const careCostsLines = {
  smaller: {
    label: "Earnings of the spouse who earns less",
    found: "Wages and profit, less half of self-employment tax; none on a separate return.",
    unchecked: "people",
  },
  limit: { label: "Maximum costs that count", formula: "perPerson * min(mostPersons, carePersons)" },
  counted: { label: "Costs that count", formula: "min(careExpenses, limit, smaller)" },
} as const;
