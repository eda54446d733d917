export interface SepLaw {
  /** The most compensation that counts for a plan. */
  readonly compensationCap: number;
  /** The most that may go into one plan for one person. */
  readonly additionsLimit: number;
}

export interface OwnersProfit {
  /** Net profit of the business for the year. */
  readonly netProfit: number;
  /** The deductible half of self-employment tax on it. */
  readonly deductibleHalf: number;
}

export type SepContribution = ReturnType<typeof sepContribution>;

/**
 * The largest deductible SEP contribution of an owner without employees (Publication 560, deduction worksheet for the
 * self-employed, steps 1 to 8 and 21). Dollars, unrounded.
 *
 * @param planRate the plan's contribution rate, up to 25% of compensation
 */
export function sepContribution(
  { netProfit, deductibleHalf, planRate }: OwnersProfit & { readonly planRate: number },
  law: SepLaw,
) {
  const netEarnings = netProfit - deductibleHalf;
  const ownersRate = reducedRate(planRate);
  const byRate = Math.max(0, netEarnings) * ownersRate;
  const byCompensation = planRate * law.compensationCap;
  const maximum = Math.min(byRate, byCompensation, law.additionsLimit);
  return { netEarnings, ownersRate, byRate, byCompensation, maximum };
}

/** Converts a share of what is left after the contribution into a share of what is there before it: 25% becomes 20%. */
export const reducedRate = (planRate: number) => planRate / (1 + planRate);
