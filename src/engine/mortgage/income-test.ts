/** What a lender compares with a borrower's income. Dollars a month, except the income. */
export interface IncomeTested {
  /** Principal, interest, taxes, insurance and dues. */
  readonly housing: number;
  readonly debtsPerMonth: number;
  /** Before taxes, a year, as the lender counts it; `null` if it is not known. */
  readonly incomePerYear: number | null;
  /** The largest share of income that the program allows for housing and debts. A fraction. */
  readonly mostShare: number;
}

/**
 * The debt-to-income ratio of a loan, and what would bring it within the limit: a higher income, or less to pay each month. Without an
 * income there is no ratio.
 */
export function incomeTest({ housing, debtsPerMonth, incomePerYear, mostShare }: IncomeTested) {
  const obligations = housing + debtsPerMonth;
  const hasIncome = incomePerYear !== null && incomePerYear > 0;
  return {
    ratio: hasIncome ? (12 * obligations) / incomePerYear : null,
    incomeNeeded: (12 * obligations) / mostShare,
    overPerMonth: incomePerYear === null ? 0 : Math.max(0, obligations - (mostShare * incomePerYear) / 12),
  };
}
