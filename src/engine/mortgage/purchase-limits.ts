import type { Lines } from "../worksheet.ts";
import {
  type Affordability,
  affordability,
  type Household,
  highestPrice,
  type InsuranceNeededLaw,
} from "./affordability.ts";

/** Limits besides income: the largest loan a programme makes here, the least it wants down, and the cash at hand. */
export interface PurchaseLimits {
  /** `null` where the programme has no limit. */
  readonly largestLoan: number | null;
  readonly leastDownShare: number;
  readonly cash: number;
  /** Closing costs and prepaid items, as a share of the price, and months of the housing payment to keep in reserve. */
  readonly closingShare: number;
  readonly reserveMonths: number;
}

export type LimitedPrice = ReturnType<typeof limitedPrice>;

/** The price that income allows, lowered to what programme and cash allow. */
export function limitedPrice(given: Household, limits: PurchaseLimits, law: InsuranceNeededLaw) {
  const byIncome = affordability(given, law);
  const byLoanLimit = limits.largestLoan === null ? null : given.downPayment + limits.largestLoan;
  const byDownPayment = limits.leastDownShare > 0 ? given.downPayment / limits.leastDownShare : null;
  const cashForClosing = Math.max(0, limits.cash - given.downPayment);
  const byCash = limits.closingShare > 0 ? priceOfClosing(cashForClosing, given, byIncome, limits) : null;
  const price = Math.min(byIncome.maxPrice, ...[byLoanLimit, byDownPayment, byCash].filter((one) => one !== null));
  const cashToClose = given.downPayment + limits.closingShare * price;
  return {
    maxPriceByIncome: byIncome.maxPrice,
    byLoanLimit,
    byDownPayment,
    cashForClosing,
    byCash,
    price,
    cashToClose,
  };
}

/** The highest price whose closing costs, and the months of its own housing payment kept in reserve, are no more than `cash`. */
function priceOfClosing(
  cash: number,
  { downPayment, associationDuesPerMonth }: Household,
  { paymentPerDollar, taxAndInsurancePerDollar, mortgageInsurancePerDollar, priceAtJump }: Affordability,
  { closingShare, reserveMonths }: PurchaseLimits,
): number {
  const room = cash - reserveMonths * associationDuesPerMonth;
  if (room < 0) return 0;
  return highestPrice({
    room,
    downPayment,
    priceAtJump,
    perPrice: closingShare + reserveMonths * taxAndInsurancePerDollar,
    perLoan: reserveMonths * paymentPerDollar,
    perInsuredLoan: reserveMonths * (paymentPerDollar + mortgageInsurancePerDollar),
  }).highest;
}

export const limitedPriceLines: Lines<LimitedPrice> = {
  maxPriceByIncome: {
    label: "Highest price your income allows",
    found: "The price whose monthly cost fits both ratios.",
  },
  byLoanLimit: {
    label: "Highest price under the loan limit",
    formula: "when(largestLoan == null, null, downPayment + largestLoan)",
  },
  byDownPayment: {
    label: "Highest price for which your down payment is enough",
    formula: "when(leastDownShare > 0, downPayment / leastDownShare, null)",
  },
  cashForClosing: {
    label: "Cash left for closing costs and a reserve",
    formula: "max(0, cash - downPayment)",
  },
  byCash: {
    label: "Highest price whose closing costs and reserve you can pay",
    found:
      "The highest price whose closing costs, and the months of its own housing payments that you keep in reserve, are no more than that cash.",
    check: "byCash == null || closingShare * byCash <= cashForClosing + 0.01",
  },
  price: {
    label: "Highest price within all limits",
    found: "The lowest of these prices.",
    check: "price <= maxPriceByIncome",
  },
  cashToClose: { label: "Cash to close at that price", formula: "downPayment + closingShare * price" },
};
