import type { Payments } from "./household.ts";
import type { PersonSheet } from "./person.ts";

export interface PaymentsLaw {
  /** An employee's Medicare rate. */
  readonly medicareRate: number;
}

export type TaxPayments = ReturnType<typeof taxPayments>;

/**
 * What has been paid before the return: withholding, estimated payments, excess Social Security tax withheld. Dollars.
 */
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
