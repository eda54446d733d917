import { amountAt } from "../solve.ts";
import { cashIncome, type RetirementYear, type YearTaxLaw, yearTax } from "./year-tax.ts";

/** What has to be spent in the year, after tax. */
export interface SpendingNeed {
  readonly need: number;
  /** The most that can be withdrawn: the balance. */
  readonly available: number;
}

export type GrossedUp = ReturnType<typeof grossUp>;

/** The step over which the tax on the next dollars of withdrawal is measured. */
const NEXT_DOLLARS = 100;

/** Spendable cash of a year with so much taken from traditional accounts, on top of what the year has already. */
function afterTax(year: RetirementYear, law: YearTaxLaw) {
  const trial = { ...year };
  return (withdrawal: number) => {
    trial.traditionalWithdrawal = year.traditionalWithdrawal + withdrawal;
    return cashIncome(trial) - yearTax(trial, law).total;
  };
}

/**
 * The withdrawal from traditional accounts that leaves just what is needed after tax. Exact to a fraction of a cent.
 *
 * Cash after tax always rises with the withdrawal, so there is one answer. A withdrawal changes Medicare premiums only two
 * years later, so they have no part in this.
 */
export function grossUp(year: RetirementYear, { need, available }: SpendingNeed, law: YearTaxLaw) {
  const spendable = afterTax(year, law);
  const before = spendable(0);
  const gap = need - before;
  const withdrawal = gap <= 0 ? 0 : amountAt(need, spendable, Math.min(gap, available), available);
  const worked = { ...year, traditionalWithdrawal: year.traditionalWithdrawal + withdrawal };
  const tax = yearTax(worked, law);
  const cash = cashIncome(worked) - tax.total;
  const taxOnNext = withNext(worked, law) - tax.total;
  const marginalRate = taxOnNext / NEXT_DOLLARS;
  const shortfall = Math.max(0, need - cash);
  return { before, withdrawal, cash, marginalRate, shortfall, tax };
}

const withNext = (year: RetirementYear, law: YearTaxLaw) =>
  yearTax({ ...year, traditionalWithdrawal: year.traditionalWithdrawal + NEXT_DOLLARS }, law).total;
