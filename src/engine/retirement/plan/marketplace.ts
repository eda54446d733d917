/** Marketplace health insurance before 65: its premium by age, and the credit for it. */

import type { YearSeries } from "../../social-security/series.ts";
import type { PovertyLineLaw } from "../../tax/health/poverty-line.ts";
import {
  type Coverage,
  type PremiumTaxCredit,
  type PremiumTaxCreditLaw,
  premiumTaxCredit,
} from "../../tax/health/premium-tax-credit.ts";
import { marketplaceIncome } from "../taxes/marketplace-income.ts";
import type { YearTax } from "../taxes/year-tax.ts";

export interface MarketplaceLaw {
  readonly credit: PremiumTaxCreditLaw & PovertyLineLaw;
  /** Premium by age on the day the policy begins, as a multiple of the premium at 21. */
  readonly ageCurve: YearSeries;
}

/** A year's insurance, and the law on its credit. */
export interface Marketplace {
  readonly coverage: Coverage;
  readonly law: PremiumTaxCreditLaw;
}

const YOUNGEST = 15;
const OLDEST = 64;

/** The premium at an age, as a multiple of the premium at 21. */
export const premiumFactor = (age: number, curve: YearSeries): number =>
  curve[Math.min(OLDEST, Math.max(YOUNGEST, age))] as number;

/** A year's credit, in dollars; 0 without Marketplace insurance. */
export const creditOf = (
  marketplace: Marketplace | null,
  tax: YearTax,
  socialSecurity: number,
): PremiumTaxCredit | null =>
  marketplace === null
    ? null
    : premiumTaxCredit(marketplaceIncome(tax, socialSecurity), marketplace.coverage, marketplace.law);
