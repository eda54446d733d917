import type { Lines, Source } from "../worksheet.ts";
import type { NetInvestmentIncomeTax } from "./net-investment-income-tax.ts";

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
