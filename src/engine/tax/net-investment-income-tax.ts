import type { Lines, Source } from "../worksheet.ts";

export interface NetInvestmentIncomeLaw {
  readonly rate: number;
  readonly threshold: number;
}

export type NetInvestmentIncomeTax = ReturnType<typeof netInvestmentIncomeTax>;

/** Net investment income tax (Form 8960). Profit of a business one works in is not investment income. Dollars, unrounded. */
export function netInvestmentIncomeTax(investmentIncome: number, income: number, law: NetInvestmentIncomeLaw) {
  const netInvestmentIncome = Math.max(0, investmentIncome);
  const incomeAbove = Math.max(0, income - law.threshold);
  const tax = law.rate * Math.min(netInvestmentIncome, incomeAbove);
  return { netInvestmentIncome, incomeAbove, tax };
}

const FORM_8960: Source = { cite: "Form 8960", url: "https://www.irs.gov/forms-pubs/about-form-8960" };

export const netInvestmentIncomeTaxLines: Lines<NetInvestmentIncomeTax> = {
  netInvestmentIncome: {
    label: "Net investment income",
    formula: "max(0, investmentIncome)",
    form: "Form 8960, line 12",
    source: FORM_8960,
  },
  incomeAbove: {
    label: "Income above the threshold",
    formula: "max(0, adjustedGrossIncome - threshold)",
    form: "Form 8960, line 15",
  },
  tax: {
    label: "Net investment income tax",
    formula: "rate * min(netInvestmentIncome, incomeAbove)",
    form: "Schedule 2, line 12",
  },
};
