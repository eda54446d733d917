import type { Lines, Source } from "../worksheet.ts";
import type { Payments } from "./household.ts";
import type { PersonSheet } from "./person.ts";

export interface PaymentsLaw {
  /** Medicare rate of an employee. */
  readonly medicareRate: number;
}

export type TaxPayments = ReturnType<typeof taxPayments>;

/** What has been paid ahead of the return: withheld, estimated payments, Social Security tax withheld in excess. Dollars. */
export function taxPayments(payments: Payments, people: readonly PersonSheet[], law: PaymentsLaw) {
  let fromPay = 0;
  let medicareWithheld = 0;
  let medicareWages = 0;
  let excessSocialSecurity = 0;
  for (const person of people) {
    fromPay += person.withheld;
    medicareWithheld += person.medicareWithheld;
    medicareWages += person.medicareWages;
    excessSocialSecurity += person.excessSocialSecurity;
  }
  const additionalMedicareWithheld = Math.max(0, medicareWithheld - law.medicareRate * medicareWages);
  const withheld = fromPay + payments.otherTaxWithheld + additionalMedicareWithheld;
  const total = withheld + payments.estimatedTaxPayments + excessSocialSecurity;
  return { additionalMedicareWithheld, withheld, excessSocialSecurity, total };
}

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
    label: "Social Security tax withheld in excess",
    formula: "sum(people.excessSocialSecurity)",
    form: "Schedule 3, line 11",
  },
  total: {
    label: "Paid ahead of the return",
    formula: "withheld + payments.estimatedTaxPayments + excessSocialSecurity",
  },
};
