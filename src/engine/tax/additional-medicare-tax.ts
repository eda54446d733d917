export interface AdditionalMedicareLaw {
  readonly rate: number;
  readonly threshold: number;
}

export type AdditionalMedicareTax = ReturnType<typeof additionalMedicareTax>;

/**
 * Additional Medicare Tax of a return (Form 8959). Wages of both spouses use up the threshold first; what is left of it is
 * for self-employment income (after the 92.35%), where a spouse's loss does not count. No half of it is deductible. Dollars.
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
