import type { Lines, Source } from "../../worksheet.ts";

export interface InsuredBusiness {
  /** Of the business under which the insurance is established, and of all the owner's businesses that made a profit. */
  readonly netProfit: number;
  readonly allNetProfits: number;
  /** The owner's whole deductible half of self-employment tax. */
  readonly deductibleHalf: number;
  /** The owner's plan contributions that belong to this business. */
  readonly planContributions: number;
}

export type HealthEarnedIncome = ReturnType<typeof healthEarnedIncome>;

/**
 * What a business leaves to pay its owner's health insurance from (Form 7206, lines 4 to 13). Dollars, unrounded.
 *
 * Leaves out shareholders of S corporations and foreign earned income. Premiums of months in which an employer's plan was on
 * offer, one's own or the spouse's, must not be entered at all.
 */
export function healthEarnedIncome(business: InsuredBusiness) {
  const share = business.allNetProfits > 0 ? Math.max(0, business.netProfit) / business.allNetProfits : 0;
  const halfOfBusiness = share * business.deductibleHalf;
  const afterHalf = business.netProfit - halfOfBusiness;
  const earnedIncomeLimit = afterHalf - business.planContributions;
  return { share, halfOfBusiness, afterHalf, earnedIncomeLimit };
}

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
