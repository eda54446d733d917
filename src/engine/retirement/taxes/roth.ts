import { amountAt } from "../solve.ts";
import { type RetirementYear, type YearTax, type YearTaxLaw, yearTax } from "./year-tax.ts";

/** Up to where traditional money is taken out or converted. */
export type Ceiling =
  /** Income taxed at ordinary rates: the top of a bracket. */
  | { readonly kind: "bracket"; readonly ordinaryIncome: number }
  /** All taxable income: the limit below which gains are not taxed. */
  | { readonly kind: "taxable income"; readonly taxableIncome: number }
  /** Income that decides Medicare premiums: a surcharge line. It may be met, not passed. */
  | { readonly kind: "Medicare"; readonly medicareIncome: number }
  /** Income that decides the premium tax credit, all of Social Security included. */
  | { readonly kind: "Marketplace"; readonly marketIncome: number };

/** A ceiling for a return of one person, and for a joint one: after a death the lines are those of one person. */
export type Ceilings = Readonly<Record<"alone" | "together", Ceiling>>;

const measured = (tax: YearTax, ceiling: Ceiling, socialSecurity: number): number =>
  ceiling.kind === "bracket"
    ? tax.onIncome.ordinaryIncome
    : ceiling.kind === "taxable income"
      ? tax.taxableIncome
      : ceiling.kind === "Medicare"
        ? tax.medicareIncome
        : tax.medicareIncome + socialSecurity - tax.taxedBenefits.taxable;
const limitOf = (ceiling: Ceiling): number =>
  ceiling.kind === "bracket"
    ? ceiling.ordinaryIncome
    : ceiling.kind === "taxable income"
      ? ceiling.taxableIncome
      : ceiling.kind === "Medicare"
        ? ceiling.medicareIncome
        : ceiling.marketIncome;

/** All ceilings are federal: what the state takes does not move them. */
const noStateTax = () => 0;

/** How many more dollars of ordinary income fit under a ceiling, up to `available`. Dollars; 0 if the year is there already. */
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
  // The search ends within a fraction of a cent on either side of the line; the whole cents below it are safely under.
  return Math.max(0, Math.floor(amount * 100 - 1e-3) / 100);
}
