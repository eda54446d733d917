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
