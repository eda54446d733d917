import { type Brackets, taxOn } from "../../brackets.ts";
import type { OwnedYear, YearlyTaxSaving } from "./owning.ts";

/** What the shortcut needs to know of a household's taxes, in dollars of the first year. */
export interface OwnersTaxes {
  /** The rate on the last dollar of income. */
  readonly marginalRate: number;
  readonly standardDeduction: number;
  /** Gifts and other deductions besides taxes and interest; state income or sales tax. Both grow with inflation. */
  readonly otherItemized: number;
  readonly otherStateTax: number;
  /** These do not grow by themselves; a cap may differ by year. */
  readonly saltCap: number | ((year: number) => number);
  readonly interestDebtLimit: number;
  /** The part of mortgage insurance that counts as interest: 1, 0, or between in the phase-out. */
  readonly deductibleInsuranceShare: number;
}

export type MarginalTaxSaving = ReturnType<typeof marginalTaxSaving>;

/** What is needed of a year, and how far prices have risen since the first. */
type Year = Pick<
  OwnedYear,
  "year" | "interest" | "mortgageInsurance" | "propertyTax" | "balanceAtStart" | "balanceAtEnd"
>;

/**
 * What owning saves in federal income tax in a year, in short: the marginal rate on that part of the owner's itemized
 * deductions that goes beyond what a renter of the same household would deduct anyway.
 */
export function marginalTaxSaving(year: Year, taxes: OwnersTaxes, inflation: number) {
  const { marginalRate, interestDebtLimit, saltCap, deductibleInsuranceShare } = taxes;
  const dearer = (1 + inflation) ** (year.year - 1);
  const standardDeduction = taxes.standardDeduction * dearer;
  const otherItemized = taxes.otherItemized * dearer;
  const otherStateTax = taxes.otherStateTax * dearer;
  const cap = typeof saltCap === "number" ? saltCap : saltCap(year.year);
  const averageBalance = (year.balanceAtStart + year.balanceAtEnd) / 2;
  const deductibleInterest = year.interest * (averageBalance > 0 ? Math.min(1, interestDebtLimit / averageBalance) : 1);
  const deductibleInsurance = year.mortgageInsurance * deductibleInsuranceShare;
  const deductibleTaxes = Math.min(cap, otherStateTax + year.propertyTax);
  const itemizedAsOwner = otherItemized + deductibleInterest + deductibleInsurance + deductibleTaxes;
  const asRenter = Math.max(standardDeduction, otherItemized + Math.min(cap, otherStateTax));
  const asOwner = Math.max(standardDeduction, itemizedAsOwner);
  const saving = marginalRate * Math.max(0, asOwner - asRenter);
  return {
    dearer,
    averageBalance,
    deductibleInterest,
    deductibleInsurance,
    deductibleTaxes,
    itemizedAsOwner,
    asRenter,
    asOwner,
    saving,
  };
}

/** The shortcut as the tax saving of each year of owning. */
export const byMarginalRate =
  (taxes: OwnersTaxes, inflation: number): YearlyTaxSaving =>
  (year) =>
    marginalTaxSaving(year, taxes, inflation).saving;

/** What else is needed for the brackets of a year: income and brackets rise with prices. Dollars of the first year. */
export interface OwnersIncome extends Omit<OwnersTaxes, "marginalRate" | "deductibleInsuranceShare"> {
  readonly incomePerYear: number;
  readonly rates: Brackets;
  /** From this income on, itemized deductions lose a share (26 USC 68). */
  readonly topBracketStart: number;
  readonly topBracketShare: number;
  deductibleInsuranceShare(year: number): number;
}

/** The tax on the income with what a renter deducts, less the tax with what the owner deducts, by the brackets. */
export const byBrackets =
  (taxes: OwnersIncome, inflation: number): YearlyTaxSaving =>
  (year) => {
    const { incomePerYear, standardDeduction, topBracketStart, topBracketShare } = taxes;
    const deductibleInsuranceShare = taxes.deductibleInsuranceShare(year.year);
    const itemizedIn = (of: Year) =>
      marginalTaxSaving(of, { ...taxes, marginalRate: 0, deductibleInsuranceShare }, inflation);
    const { dearer, itemizedAsOwner } = itemizedIn(year);
    const { itemizedAsOwner: itemizedAsRenter } = itemizedIn({
      ...year,
      interest: 0,
      mortgageInsurance: 0,
      propertyTax: 0,
    });
    const taxWith = (itemized: number) => {
      const lost = topBracketShare * Math.min(itemized, Math.max(0, incomePerYear - topBracketStart));
      return taxOn(incomePerYear - Math.max(standardDeduction, itemized - lost), taxes.rates);
    };
    return Math.max(0, dearer * (taxWith(itemizedAsRenter / dearer) - taxWith(itemizedAsOwner / dearer)));
  };
