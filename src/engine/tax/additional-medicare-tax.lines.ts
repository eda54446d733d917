import type { Lines, Source } from "../worksheet.ts";
import type { AdditionalMedicareTax } from "./additional-medicare-tax.ts";

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
    label: "Self-employment income above that",
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
