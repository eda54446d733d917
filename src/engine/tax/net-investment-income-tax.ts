export interface NetInvestmentIncomeLaw {
  readonly rate: number;
  readonly threshold: number;
}

export type NetInvestmentIncomeTax = ReturnType<typeof netInvestmentIncomeTax>;

/**
 * Net investment income tax (Form 8960). Profit from a business one works in isn't investment income. Dollars,
 * unrounded.
 */
export function netInvestmentIncomeTax(investmentIncome: number, income: number, law: NetInvestmentIncomeLaw) {
  const netInvestmentIncome = Math.max(0, investmentIncome);
  const incomeAbove = Math.max(0, income - law.threshold);
  const tax = law.rate * Math.min(netInvestmentIncome, incomeAbove);
  return { netInvestmentIncome, incomeAbove, tax };
}
