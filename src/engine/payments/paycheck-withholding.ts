import { type Brackets, taxOn } from "../brackets.ts";

export interface PaycheckLaw {
  /** The standard deduction of the status on Form W-4. */
  readonly standardDeduction: number;
  readonly rates: Brackets;
}

/**
 * The federal income tax that an employer withholds in a year from one job when Form W-4 shows only a filing status
 * (Publication 15-T, percentage method, standard withholding). Dollars, unrounded.
 *
 * The publication first subtracts an amount from pay, then applies a table whose first step is the rest of the standard
 * deduction. Together they are the same as the year's standard deduction and rate schedule.
 *
 * Leaves out the credits, other income and deductions on Form W-4, steps 3 and 4, its two-jobs box, and pay that varies
 * from payday to payday.
 */
export function paycheckWithholding(wages: number, { standardDeduction, rates }: PaycheckLaw) {
  const taxed = Math.max(0, wages - standardDeduction);
  const withheld = taxOn(taxed, rates);
  return { taxed, withheld };
}
