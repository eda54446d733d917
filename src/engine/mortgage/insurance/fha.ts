import { downToDollar, toCent } from "../../rounding.ts";
import { levelPayment } from "../level-payment.ts";
import { schedule } from "../schedule.ts";
import { meanBalance, monthlyCharges, totalCharges } from "../yearly-charge.ts";

export interface FhaLaw {
  readonly upfrontRate: number;
  /** Base loans above this pay the higher annual rates. */
  readonly largeLoan: number;
  readonly shortTermMonths: number;
  /** How long the annual premium lasts if not for the whole term. */
  readonly limitedMonths: number;
}

/** A row of HUD's table of annual premiums; the first row that fits applies. */
export interface FhaPremium {
  readonly shortTerm: boolean;
  readonly large: boolean;
  readonly loanToValueUpTo: number;
  readonly rate: number;
  readonly wholeTerm: boolean;
}

export interface FhaPurchase {
  readonly price: number;
  /** Fraction of the price. */
  readonly downShare: number;
  readonly annualRate: number;
  readonly termMonths: number;
}

/** The annual premium of a base loan: its yearly rate, and how many payments include it. */
export function fhaAnnualPremium(
  { loan, price, termMonths }: { readonly loan: number; readonly price: number; readonly termMonths: number },
  law: FhaLaw,
  table: readonly FhaPremium[],
) {
  const loanToValue = price > 0 ? loan / price : 0;
  const shortTerm = termMonths <= law.shortTermMonths;
  const large = loan > law.largeLoan;
  const row = table.find(
    (one) => one.shortTerm === shortTerm && one.large === large && loanToValue <= one.loanToValueUpTo + 1e-9,
  );
  if (!row) throw new Error(`The table of FHA premiums has no row for a loan of ${loan} at ${loanToValue} of value`);
  return { rate: row.rate, months: row.wholeTerm ? termMonths : Math.min(law.limitedMonths, termMonths), loanToValue };
}

export type FhaLoan = ReturnType<typeof fhaLoan>;

const START = { year: 2000, month: 1, day: 1 };

/**
 * An FHA loan with its mortgage insurance premiums (MIP): the base loan in whole dollars, the upfront premium added to
 * it, and the annual premium, charged monthly on the average balance of the base loan's schedule in each loan year.
 * Dollars. The premium ends after 11 years or never; the rights to cancel private insurance don't apply.
 */
export function fhaLoan(
  { price, downShare, annualRate, termMonths }: FhaPurchase,
  law: FhaLaw,
  table: readonly FhaPremium[],
) {
  const loan = downToDollar(price * (1 - downShare));
  const {
    loanToValue,
    rate: annualPremiumRate,
    months: premiumMonths,
  } = fhaAnnualPremium({ loan, price, termMonths }, law, table);
  const upfrontPremium = toCent(loan * law.upfrontRate);
  const totalLoan = loan + upfrontPremium;
  const principalAndInterest = toCent(levelPayment(totalLoan, annualRate / 12, termMonths));
  const made = schedule({ loan, annualRate, termMonths, firstPayment: START });
  const averageBalance = meanBalance(made, 1);
  const premiums = monthlyCharges(made, annualPremiumRate, premiumMonths);
  const premiumPerMonth = premiums[0] ?? 0;
  const totalAnnualPremiums = totalCharges(premiums, premiumMonths);
  return {
    loan,
    loanToValue,
    upfrontPremium,
    totalLoan,
    principalAndInterest,
    annualPremiumRate,
    premiumMonths,
    averageBalance,
    premiumPerMonth,
    totalAnnualPremiums,
    /** The monthly premium in each loan year. */
    premiums,
  };
}
