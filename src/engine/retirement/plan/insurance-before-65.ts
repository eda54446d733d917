/** What health insurance before 65 costs in its first and last year, and what the premium tax credit leaves of it. */
import {
  type Coverage,
  type PremiumTaxCredit,
  type PremiumTaxCreditLaw,
  premiumTaxCredit,
} from "../../tax/health/premium-tax-credit.ts";

export interface Insured {
  /** Typed for someone of the age in the first year without pay, whose premium is this multiple of that at 21. */
  readonly premiumBefore: number;
  readonly typedFor: number;
  /** The same multiples of everybody insured, added up: in the first year and in the last. */
  readonly multiples: number;
  readonly lastMultiples: number;
  /** Income that counts for the credit in the first year, and the poverty line for the household. */
  readonly income: number;
  readonly povertyLine: number;
}

export interface InsuranceBefore65 extends PremiumTaxCredit {
  readonly premium: number;
  readonly lastPremium: number;
  /** What the credit leaves to pay in the first year. */
  readonly left: number;
  /** With more income than this there is no credit; `null` if there is no such limit. */
  readonly creditEndsAbove: number | null;
}

/** Dollars of today, for a year. The insurance is taken as a second-lowest silver plan for the whole year. */
export function insuranceBefore65(
  { premiumBefore, typedFor, multiples, lastMultiples, income, povertyLine }: Insured,
  law: PremiumTaxCreditLaw,
): InsuranceBefore65 {
  const premium = (premiumBefore * multiples) / typedFor;
  const lastPremium = (premiumBefore * lastMultiples) / typedFor;
  const coverage: Coverage = {
    povertyLine,
    premium,
    benchmark: premium,
    monthsCovered: 12,
    eligibleBelowPovertyLine: false,
  };
  const credit = premiumTaxCredit(income, coverage, law);
  return {
    ...credit,
    premium,
    lastPremium,
    left: premium - credit.credit,
    creditEndsAbove: law.endsAbove === null ? null : law.endsAbove * povertyLine,
  };
}
