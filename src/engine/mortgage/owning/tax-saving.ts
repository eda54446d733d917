import { type Brackets, taxOn } from "../../brackets.ts";
import type { OwnedYear, YearlyTaxSaving } from "./owning.ts";

/** What we know about a household's taxes. First-year dollars, and fractions; income and brackets rise with prices. */
export interface OwnersTaxes {
  readonly incomePerYear: number;
  readonly rates: Brackets;
  readonly standardDeduction: number;
  /** Gifts and other deductions besides taxes and interest; state income or sales tax. Both grow with inflation. */
  readonly otherItemized: number;
  readonly otherStateTax: number;
  /** These amounts aren't indexed; a cap may differ by year. */
  readonly saltCap: number | ((year: number) => number);
  readonly interestDebtLimit: number;
  /** The share of mortgage insurance that counts as interest in a year: 1, 0, or in between during the phase-out. */
  deductibleInsuranceShare(year: number): number;
  /** Above this income, itemized deductions lose a share (26 USC 68). */
  readonly topBracketStart: number;
  readonly topBracketShare: number;
}

type Deducted = Pick<OwnedYear, "interest" | "mortgageInsurance" | "propertyTax">;
const NO_HOME: Deducted = { interest: 0, mortgageInsurance: 0, propertyTax: 0 };

/**
 * What owning saves in federal income tax in a year: the tax with a renter's deductions minus the tax with the owner's.
 * Dollars. Leaves out credits and state tax.
 */
export const byBrackets =
  (taxes: OwnersTaxes, inflation: number): YearlyTaxSaving =>
  (year) => {
    const { incomePerYear, standardDeduction, topBracketStart, topBracketShare, saltCap, interestDebtLimit } = taxes;
    const prices = (1 + inflation) ** (year.year - 1);
    const cap = typeof saltCap === "number" ? saltCap : saltCap(year.year);
    const averageBalance = (year.balanceAtStart + year.balanceAtEnd) / 2;
    const countedInterest = averageBalance > 0 ? Math.min(1, interestDebtLimit / averageBalance) : 1;
    const countedInsurance = taxes.deductibleInsuranceShare(year.year);
    const itemizedWith = ({ interest, mortgageInsurance, propertyTax }: Deducted) =>
      taxes.otherItemized * prices +
      interest * countedInterest +
      mortgageInsurance * countedInsurance +
      Math.min(cap, taxes.otherStateTax * prices + propertyTax);
    const taxWith = (itemized: number) => {
      const inFirstDollars = itemized / prices;
      const lost = topBracketShare * Math.min(inFirstDollars, Math.max(0, incomePerYear - topBracketStart));
      return prices * taxOn(incomePerYear - Math.max(standardDeduction, inFirstDollars - lost), taxes.rates);
    };
    return Math.max(0, taxWith(itemizedWith(NO_HOME)) - taxWith(itemizedWith(year)));
  };
