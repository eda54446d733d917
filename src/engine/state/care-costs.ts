import type { Situation } from "./situation.ts";

export interface CareCosts {
  readonly smaller: number;
  readonly limit: number;
  readonly counted: number;
}
/** What the spouse who earns less earns, as the federal credit counts it; none on a separate return. */
export const smallerEarnings = ({ status, federal }: Situation): number =>
  status === "married_separate" ? 0 : Math.max(0, federal.careEarnedIncome);

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
    formula: "when(separate, 0, max(0, federal.careEarnedIncome))",
  },
  limit: { label: "Maximum costs that count", formula: "perPerson * min(mostPersons, carePersons)" },
  counted: { label: "Costs that count", formula: "min(careExpenses, limit, smaller)" },
} as const;
