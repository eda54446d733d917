/** One year's premiums for one kind of return, per person per month. */
export interface MedicarePremiumLaw {
  readonly standardPartB: number;
  /** The income above which each surcharge applies; the highest also applies at that income. Ascending. */
  readonly tierStarts: readonly number[];
  readonly partBSurcharges: readonly number[];
  readonly partDSurcharges: readonly number[];
}

export type MedicarePremium = ReturnType<typeof medicarePremium>;

/** The surcharge tier for an income: 0 for none. */
export function surchargeTier(income: number, tierStarts: readonly number[]): number {
  let tier = 0;
  for (let i = 0; i < tierStarts.length; i++) {
    const start = tierStarts[i] as number;
    if (income > start || (i === tierStarts.length - 1 && income >= start)) tier = i + 1;
  }
  return tier;
}

/**
 * One person's Medicare premiums for one year, with the income-related surcharge (IRMAA). Dollars.
 *
 * `incomeTwoYearsBefore` is the adjusted gross income on the return from two years before, plus tax-exempt interest.
 * One dollar over a line costs the whole surcharge. Leaves out: a newer year after a life-changing event (Form SSA-44),
 * the protection of the net Social Security payment, and the drug plan's own premium.
 */
export function medicarePremium({ incomeTwoYearsBefore }: { incomeTwoYearsBefore: number }, law: MedicarePremiumLaw) {
  const tier = surchargeTier(incomeTwoYearsBefore, law.tierStarts);
  const partBSurcharge = tier === 0 ? 0 : (law.partBSurcharges[tier - 1] as number);
  const partDSurcharge = tier === 0 ? 0 : (law.partDSurcharges[tier - 1] as number);
  const partBMonthly = law.standardPartB + partBSurcharge;
  const yearlySurcharge = 12 * (partBSurcharge + partDSurcharge);
  const yearlyPremium = 12 * partBMonthly + 12 * partDSurcharge;
  /** How much more income fits before the next surcharge; 0 in the highest tier. */
  const roomToNextTier = (law.tierStarts[tier] ?? incomeTwoYearsBefore) - incomeTwoYearsBefore;
  return { tier, partBSurcharge, partDSurcharge, partBMonthly, yearlySurcharge, yearlyPremium, roomToNextTier };
}
