export interface BenefitsLaw {
  readonly base: number;
  readonly secondBase: number;
  readonly baseLivingTogether: number;
  readonly firstRate: number;
  readonly secondRate: number;
}

export interface Benefits {
  readonly benefits: number;
  /** Other income, tax-exempt interest and half of the benefits, minus most adjustments. */
  readonly provisionalIncome: number;
  /** Files a separate return and lived with the spouse at any time during the year. */
  readonly separateTogether: boolean;
}

export type TaxableBenefits = ReturnType<typeof taxableBenefits>;

/**
 * The taxable part of Social Security benefits (worksheet of Form 1040, line 6b). Dollars, unrounded. Leaves out lump
 * sums for earlier years.
 */
export function taxableBenefits({ benefits, provisionalIncome, separateTogether }: Benefits, law: BenefitsLaw) {
  const base = separateTogether ? law.baseLivingTogether : law.base;
  const secondBase = separateTogether ? law.baseLivingTogether : law.secondBase;
  const firstTier = Math.min(
    law.firstRate * benefits,
    law.firstRate * Math.max(0, Math.min(provisionalIncome, secondBase) - base),
  );
  const secondTier = law.secondRate * Math.max(0, provisionalIncome - secondBase);
  const taxable = Math.min(law.secondRate * benefits, firstTier + secondTier);
  return { base, secondBase, firstTier, secondTier, taxable };
}
