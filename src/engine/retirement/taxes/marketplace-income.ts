import type { YearTax } from "./year-tax.ts";

/** The income that determines the premium tax credit: Social Security counts in full (26 USC 36B(d)(2)(B)). */
export const marketplaceIncome = ({ medicareIncome, taxedBenefits }: YearTax, socialSecurity: number): number =>
  medicareIncome + socialSecurity - taxedBenefits.taxable;
