import type { Lines } from "../../worksheet.ts";
import { usc26 } from "../cite.ts";

export interface AdoptionLaw {
  /** Costs and refundable part for each child. */
  readonly maximum: number;
  readonly refundable: number;
  readonly phaseOutStart: number;
  readonly phaseOutEnd: number;
}

export type AdoptionCredit = ReturnType<typeof adoptionCredit>;

/**
 * Adoption credit (Form 8839). Dollars; the ratio of the phase-out is not rounded. Costs are taken to be equal for all
 * children. Leaves out: benefits from an employer, credits carried forward, adoptions of children with special needs
 * (which count as the maximum), and separate returns, which can have it only in special cases.
 */
export function adoptionCredit(
  children: number,
  expenses: number,
  income: number,
  separate: boolean,
  law: AdoptionLaw,
) {
  const counted = separate ? 0 : Math.min(expenses, children * law.maximum);
  const lostShare = Math.min(1, Math.max(0, income - law.phaseOutStart) / (law.phaseOutEnd - law.phaseOutStart));
  const credit = counted * (1 - lostShare);
  const refundable = Math.min(credit, children * law.refundable);
  const nonrefundable = credit - refundable;
  return { counted, lostShare, credit, refundable, nonrefundable };
}

const IRC_23 = usc26("23");

export const adoptionCreditLines: Lines<AdoptionCredit> = {
  counted: {
    label: "Adoption costs that count",
    formula: "when(separate, 0, min(claims.adoptionExpenses, claims.adoptedChildren * maximum))",
    form: "Form 8839",
    source: IRC_23,
  },
  lostShare: {
    label: "Share lost to the phase-out",
    formula: "min(1, max(0, adjustedGrossIncome - phaseOutStart) / (phaseOutEnd - phaseOutStart))",
    unit: "rate",
    form: "Form 8839",
  },
  credit: { label: "Adoption credit", formula: "counted * (1 - lostShare)", form: "Form 8839" },
  refundable: {
    label: "Its refundable part",
    formula: "min(credit, claims.adoptedChildren * adoption.refundable)",
    form: "Form 1040, line 30",
  },
  nonrefundable: {
    label: "Its part that only reduces tax",
    formula: "credit - refundable",
    form: "Form 8839",
  },
};
