import { type Brackets, taxOn } from "../brackets.ts";

export interface PaycheckLaw {
  /** The standard deduction of the status on Form W-4. */
  readonly standardDeduction: number;
  readonly rates: Brackets;
}

/**
 * The federal income tax an employer withholds in a year from one job, if Form W-4 has only a filing status on it
 * (Publication 15-T, percentage method, standard withholding). Dollars, unrounded.
 *
 * The publication first takes an amount off the pay and then applies a table whose first step is the rest of the standard
 * deduction; together that is the deduction and the rate schedule of the year.
 *
 * Leaves out the credits, other income and deductions of Form W-4, steps 3 and 4, its box for two jobs, and pay that
 * differs from one payday to the next.
 */
export function paycheckWithholding(wages: number, { standardDeduction, rates }: PaycheckLaw) {
  const taxed = Math.max(0, wages - standardDeduction);
  const withheld = taxOn(taxed, rates);
  return { taxed, withheld };
}
