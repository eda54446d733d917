/** Premiums of one year for one kind of return, per person and month. */
export interface MedicarePremiumLaw {
  readonly standardPartB: number;
  /** Income above which each surcharge applies; the highest applies at that income, too. Ascending. */
  readonly tierStarts: readonly number[];
  readonly partB: readonly number[];
  readonly partD: readonly number[];
}

export type MedicarePremium = ReturnType<typeof medicarePremium>;

/** The surcharge tier of an income: 0 for none. */
export function surchargeTier(income: number, tierStarts: readonly number[]): number {
  let tier = 0;
  for (let i = 0; i < tierStarts.length; i++) {
    const start = tierStarts[i] as number;
    if (income > start || (i === tierStarts.length - 1 && income >= start)) tier = i + 1;
  }
  return tier;
}

/**
 * Medicare premiums of one person with the income-related surcharge (IRMAA), for one year.
 *
 * `incomeTwoYearsBefore` is the adjusted gross income of the return of two years before, plus tax-exempt interest. A dollar
 * over a line costs the whole surcharge. Leaves out: a newer year after a life-changing event (Form SSA-44), the protection of
 * the net Social Security payment, and the premium of the drug plan itself.
 */
export function medicarePremium({ incomeTwoYearsBefore }: { incomeTwoYearsBefore: number }, law: MedicarePremiumLaw) {
  const tier = surchargeTier(incomeTwoYearsBefore, law.tierStarts);
  const partBSurcharge = tier === 0 ? 0 : (law.partB[tier - 1] as number);
  const partDSurcharge = tier === 0 ? 0 : (law.partD[tier - 1] as number);
  const partBMonthly = law.standardPartB + partBSurcharge;
  const yearlySurcharge = 12 * (partBSurcharge + partDSurcharge);
  const yearlyPremium = 12 * partBMonthly + 12 * partDSurcharge;
  /** What more income there may be before the next surcharge; 0 in the highest tier. */
  const roomToNextTier = (law.tierStarts[tier] ?? incomeTwoYearsBefore) - incomeTwoYearsBefore;
  return { tier, partBSurcharge, partDSurcharge, partBMonthly, yearlySurcharge, yearlyPremium, roomToNextTier };
}
