/** The legal figures this engine needs. Each tax year's table supplies them. */
export interface SelfEmploymentLaw {
  readonly wageBase: number;
  readonly socialSecurityRate: number;
  readonly medicareRate: number;
  readonly netEarningsFactor: number;
  readonly filingFloor: number;
}

export interface SelfEmploymentIncome {
  /** Net profit of all the person's businesses for the year; negative for a loss. */
  readonly profit: number;
  /** The person's own wages already subject to Social Security tax in the same year. */
  readonly wages: number;
}

export type SelfEmploymentTax = ReturnType<typeof selfEmploymentTax>;

/**
 * Self-employment tax for one person and one year (Schedule SE, Part I). Dollars, unrounded.
 *
 * Leaves out: church employee income, the optional methods of Part II, and the
 * Additional Medicare Tax, which is figured on Form 8959.
 */
export function selfEmploymentTax({ profit, wages }: SelfEmploymentIncome, law: SelfEmploymentLaw) {
  const netEarnings = Math.max(0, profit * law.netEarningsFactor);
  const wageBaseLeft = Math.max(0, law.wageBase - wages);
  const socialSecurity = Math.min(netEarnings, wageBaseLeft) * law.socialSecurityRate;
  const medicare = netEarnings * law.medicareRate;
  const tax = netEarnings < law.filingFloor ? 0 : socialSecurity + medicare;
  const deductibleHalf = tax / 2;
  return { netEarnings, wageBaseLeft, socialSecurity, medicare, tax, deductibleHalf };
}
