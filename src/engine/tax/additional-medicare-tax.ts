export interface AdditionalMedicareLaw {
  readonly rate: number;
  readonly threshold: number;
}

export type AdditionalMedicareTax = ReturnType<typeof additionalMedicareTax>;

/**
 * A return's Additional Medicare Tax (Form 8959). Both spouses' wages use up the threshold first; the rest of it is for
 * self-employment income (after the 92.35%), where a spouse's loss doesn't count. No half of it is deductible. Dollars.
 */
export function additionalMedicareTax(medicareWages: number, selfEmploymentIncome: number, law: AdditionalMedicareLaw) {
  const wagesAbove = Math.max(0, medicareWages - law.threshold);
  const thresholdLeft = Math.max(0, law.threshold - medicareWages);
  const selfEmploymentAbove = Math.max(0, selfEmploymentIncome - thresholdLeft);
  const taxOnWages = wagesAbove * law.rate;
  const taxOnSelfEmployment = selfEmploymentAbove * law.rate;
  const tax = taxOnWages + taxOnSelfEmployment;
  return { wagesAbove, thresholdLeft, selfEmploymentAbove, taxOnWages, taxOnSelfEmployment, tax };
}
