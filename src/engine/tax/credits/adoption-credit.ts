export interface AdoptionLaw {
  /** Costs and refundable part per child. */
  readonly maximum: number;
  readonly refundable: number;
  readonly phaseOutStart: number;
  readonly phaseOutEnd: number;
}

export type AdoptionCredit = ReturnType<typeof adoptionCredit>;

/**
 * Adoption credit (Form 8839). Dollars; the phase-out ratio isn't rounded. Costs are assumed to be equal for all
 * children. Leaves out: employer benefits, credits carried forward, adoptions of children with special needs (which
 * count as the maximum), and separate returns, which qualify only in special cases.
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
