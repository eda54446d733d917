/** What health insurance before 65 costs over the years that need it, with the premium tax credit and without. */

export interface Insured {
  /** Typed for someone of the age in the first year without pay, whose premium is this multiple of that at 21. */
  readonly premiumBefore: number;
  readonly typedFor: number;
  /** The same multiples of everybody insured, added up, for a whole year: in the first year and in the last. */
  readonly multiples: number;
  readonly lastMultiples: number;
  readonly povertyLine: number;
  /** The years with insurance, in a plan that counts the credit. */
  readonly years: readonly InsuredYear[];
}

export interface InsuredYear {
  /** Months before the last person insured turns 65; 12 in earlier years. */
  readonly months: number;
  readonly insurance: number;
  readonly credit: number;
  /** The income that counts for the credit. */
  readonly income: number;
}

interface CreditAndMedicaid {
  /** The multiple of the poverty line from which there is a credit. */
  readonly startsAt: number;
  /** The multiple of the poverty line above which there is no credit; `null` if there is no such limit. */
  readonly endsAbove: number | null;
  /** The multiple up to which most states offer Medicaid instead. */
  readonly medicaidUpTo: number;
}

export type InsuranceBefore65 = ReturnType<typeof insuranceBefore65>;

/** Today's dollars. */
export function insuranceBefore65(
  { premiumBefore, typedFor, multiples, lastMultiples, povertyLine, years }: Insured,
  { startsAt, endsAbove, medicaidUpTo }: CreditAndMedicaid,
) {
  const premium = (premiumBefore * multiples) / typedFor;
  const lastPremium = (premiumBefore * lastMultiples) / typedFor;
  const insuredMonths = years.reduce((sum, { months }) => sum + months, 0);
  const total = years.reduce((sum, { insurance }) => sum + insurance, 0);
  const totalCredit = years.reduce((sum, { credit }) => sum + credit, 0);
  const yearly = Math.round((total * 12) / insuredMonths);
  const yearlyLeft = Math.round(((total - totalCredit) * 12) / insuredMonths);
  const creditStartsAt = startsAt * povertyLine;
  const yearsTooLow = years.filter(({ income }) => income < creditStartsAt).length;
  const creditEndsAbove = endsAbove === null ? null : endsAbove * povertyLine;
  const medicaidBelow = medicaidUpTo * povertyLine;
  const yearsInMedicaid = years.filter(({ income }) => income < medicaidBelow).length;
  return {
    premium,
    lastPremium,
    insuredMonths,
    total,
    totalCredit,
    yearly,
    yearlyLeft,
    creditStartsAt,
    yearsTooLow,
    creditEndsAbove,
    medicaidBelow,
    yearsInMedicaid,
  };
}
