import { amountAt, limitsPassed } from "../../tiers.ts";

/** One year's premiums for one kind of return, per person per month. */
export interface MedicarePremiumLaw {
  readonly standardPartB: number;
  /** The incomes above which the surcharges apply, up to the second highest. Ascending. */
  readonly tierStarts: readonly number[];
  /** The income from which the highest surcharge applies: it also applies at that income. */
  readonly highestTierStart: number;
  readonly partBSurcharges: readonly number[];
  readonly partDSurcharges: readonly number[];
}

export type MedicarePremium = ReturnType<typeof medicarePremium>;

/**
 * One person's Medicare premiums for one year, with the income-related surcharge (IRMAA). Dollars.
 *
 * `incomeTwoYearsBefore` is the adjusted gross income on the return from two years before, plus tax-exempt interest.
 * One dollar over a limit costs the whole surcharge. Leaves out: a newer year after a life-changing event (Form
 * SSA-44), the protection of the net Social Security payment, and the drug plan's own premium.
 */
export function medicarePremium({ incomeTwoYearsBefore }: { incomeTwoYearsBefore: number }, law: MedicarePremiumLaw) {
  const isHighest = incomeTwoYearsBefore >= law.highestTierStart;
  const tier = limitsPassed(incomeTwoYearsBefore, law.tierStarts) + (isHighest ? 1 : 0);
  const partBSurcharge = tier > 0 ? amountAt(tier, law.partBSurcharges) : 0;
  const partDSurcharge = tier > 0 ? amountAt(tier, law.partDSurcharges) : 0;
  const partBMonthly = law.standardPartB + partBSurcharge;
  const yearlySurcharge = 12 * (partBSurcharge + partDSurcharge);
  const yearlyPremium = 12 * partBMonthly + 12 * partDSurcharge;
  return { tier, partBSurcharge, partDSurcharge, partBMonthly, yearlySurcharge, yearlyPremium };
}
