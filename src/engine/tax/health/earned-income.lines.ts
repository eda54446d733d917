import type { Lines, Source } from "../../worksheet.ts";
import type { HealthEarnedIncome } from "./earned-income.ts";

const FORM_7206: Source = { cite: "Form 7206 and its instructions", url: "https://www.irs.gov/instructions/i7206" };

export const healthEarnedIncomeLines: Lines<HealthEarnedIncome> = {
  share: {
    label: "Share of all profits",
    formula: "when(allNetProfits > 0, max(0, netProfit) / allNetProfits, 0)",
    unit: "rate",
    form: "Form 7206, line 6",
    source: FORM_7206,
  },
  halfOfBusiness: {
    label: "Half of self-employment tax, share of this business",
    formula: "share * deductibleHalf",
    form: "Form 7206, line 7",
  },
  afterHalf: { label: "Profit after it", formula: "netProfit - halfOfBusiness", form: "Form 7206, line 8" },
  earnedIncomeLimit: {
    label: "Left to pay premiums from",
    formula: "afterHalf - planContributions",
    form: "Form 7206, line 10",
    source: FORM_7206,
  },
};
