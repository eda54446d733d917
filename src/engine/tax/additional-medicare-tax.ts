import type { Lines, Source } from "../worksheet.ts";

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

const FORM_8959: Source = { cite: "Form 8959", url: "https://www.irs.gov/forms-pubs/about-form-8959" };

export const additionalMedicareTaxLines: Lines<AdditionalMedicareTax> = {
  wagesAbove: {
    label: "Wages above the threshold",
    formula: "max(0, allMedicareWages - threshold)",
    form: "Form 8959, line 6",
    source: FORM_8959,
  },
  thresholdLeft: {
    label: "Threshold left after wages",
    formula: "max(0, threshold - allMedicareWages)",
    form: "Form 8959, line 11",
  },
  selfEmploymentAbove: {
    label: "Self-employment income above it",
    formula: "max(0, allSelfEmploymentIncome - thresholdLeft)",
    form: "Form 8959, line 12",
  },
  taxOnWages: { label: "Tax on wages", formula: "wagesAbove * rate", form: "Form 8959, line 7" },
  taxOnSelfEmployment: {
    label: "Tax on self-employment income",
    formula: "selfEmploymentAbove * rate",
    form: "Form 8959, line 13",
  },
  tax: {
    label: "Additional Medicare Tax",
    formula: "taxOnWages + taxOnSelfEmployment",
    form: "Schedule 2, line 11",
  },
};
