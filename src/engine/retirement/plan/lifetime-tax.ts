/** The kinds of tax in a plan's lifetime tax, each added up over all years of a future. Today's dollars. */
import type { YearTax } from "../taxes/year-tax.ts";

export interface TaxParts {
  readonly incomeTax: number;
  readonly minimumTax: number;
  readonly investmentTax: number;
  readonly selfEmploymentTax: number;
  readonly additionalMedicareTax: number;
  readonly earlyTax: number;
  readonly stateTax: number;
  readonly total: number;
}

export const taxPartsOf = (tax: YearTax): TaxParts => ({
  incomeTax: tax.onIncome.tax,
  minimumTax: tax.minimumTax.tax,
  investmentTax: tax.onInvestments.tax,
  selfEmploymentTax: tax.selfEmployed.tax.tax,
  additionalMedicareTax: tax.onEarnings.tax,
  earlyTax: tax.onEarlyAmount,
  stateTax: tax.ofState,
  total: tax.total,
});

/** Sums of the parts, each times a weight: years count fully, and two futures in the middle by half. */
export function addedUp(parts: readonly TaxParts[], weight = 1): TaxParts {
  const sum = (name: keyof TaxParts) => weight * parts.reduce((total, part) => total + part[name], 0);
  return {
    incomeTax: sum("incomeTax"),
    minimumTax: sum("minimumTax"),
    investmentTax: sum("investmentTax"),
    selfEmploymentTax: sum("selfEmploymentTax"),
    additionalMedicareTax: sum("additionalMedicareTax"),
    earlyTax: sum("earlyTax"),
    stateTax: sum("stateTax"),
    total: sum("total"),
  };
}
