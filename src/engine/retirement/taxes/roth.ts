import { amountAt } from "../solve.ts";
import { marketplaceIncome } from "./marketplace-income.ts";
import { type RetirementYear, type YearTax, type YearTaxLaw, yearTax } from "./year-tax.ts";

/** The level up to which traditional money is withdrawn or converted. */
export type Ceiling =
  /** Income taxed at ordinary rates, up to the top of a bracket. */
  | { readonly kind: "bracket"; readonly ordinaryIncome: number }
  /** All taxable income, up to the limit below which gains aren't taxed. */
  | { readonly kind: "taxable income"; readonly taxableIncome: number }
  /** The income that determines Medicare premiums, up to a surcharge line. It may reach the line but not exceed it. */
  | { readonly kind: "Medicare"; readonly medicareIncome: number }
  /** The income that determines the premium tax credit, including all Social Security. */
  | { readonly kind: "Marketplace"; readonly marketIncome: number };

/** A ceiling for a single return and one for a joint return; after a death the single one applies. */
export type Ceilings = Readonly<Record<"alone" | "together", Ceiling>>;

const measured = (tax: YearTax, ceiling: Ceiling, socialSecurity: number): number =>
  ceiling.kind === "bracket"
    ? tax.onIncome.ordinaryIncome
    : ceiling.kind === "taxable income"
      ? tax.taxableIncome
      : ceiling.kind === "Medicare"
        ? tax.medicareIncome
        : marketplaceIncome(tax, socialSecurity);
const limitOf = (ceiling: Ceiling): number =>
  ceiling.kind === "bracket"
    ? ceiling.ordinaryIncome
    : ceiling.kind === "taxable income"
      ? ceiling.taxableIncome
      : ceiling.kind === "Medicare"
        ? ceiling.medicareIncome
        : ceiling.marketIncome;

/** By how much a year's return is above a ceiling; negative below it. */
export const excessOver = (ceiling: Ceiling, tax: YearTax, socialSecurity: number): number =>
  measured(tax, ceiling, socialSecurity) - limitOf(ceiling);

/** All ceilings are federal; state tax doesn't affect them. */
const noStateTax = () => 0;

/**
 * How many more dollars of ordinary income fit under a ceiling, up to `available`. Dollars; 0 if the year is already
 * there.
 */
export function roomUnder(ceiling: Ceiling, year: RetirementYear, available: number, law: YearTaxLaw): number {
  const limit = limitOf(ceiling);
  const trial = { ...year };
  const federal = { ...law, state: noStateTax };
  const measure = (amount: number) => {
    trial.rothConversion = year.rothConversion + amount;
    return measured(yearTax(trial, federal), ceiling, year.socialSecurity);
  };
  if (measure(0) >= limit) return 0;
  if (measure(available) <= limit) return available;
  const amount = amountAt(limit, measure, 0, available);
  // The search ends within a fraction of a cent of the line, on either side; rounding down to whole cents is safely
  // under it.
  return Math.max(0, Math.floor(amount * 100 - 1e-3) / 100);
}
