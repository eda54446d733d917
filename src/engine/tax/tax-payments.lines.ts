import type { Lines, Source } from "../worksheet.ts";
import type { TaxPayments } from "./tax-payments.ts";

const FORM_8959: Source = { cite: "Form 8959, Part V", url: "https://www.irs.gov/forms-pubs/about-form-8959" };

export const taxPaymentsLines: Lines<TaxPayments> = {
  additionalMedicareWithheld: {
    label: "Additional Medicare Tax withheld by employers",
    formula: "max(0, sum(people.medicareWithheld) - medicareRate * sum(people.medicareWages))",
    meaning: "Medicare tax withheld beyond the usual rate counts as income tax withheld.",
    form: "Form 8959, line 22",
    source: FORM_8959,
  },
  withheld: {
    label: "Tax withheld",
    formula: "sum(people.withheld) + payments.otherTaxWithheld + additionalMedicareWithheld",
    form: "Form 1040, line 25d",
  },
  excessSocialSecurity: {
    label: "Excess Social Security tax withheld",
    formula: "sum(people.excessSocialSecurity)",
    form: "Schedule 3, line 11",
  },
  total: {
    label: "Paid before the return",
    formula: "withheld + payments.estimatedTaxPayments + excessSocialSecurity",
  },
};
