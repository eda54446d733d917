import { each, type Lines, part } from "../../worksheet.ts";
import type { PastPeriods, Spread } from "./past-periods.ts";
import { rentOrBuyLines } from "./rent-or-buy.lines.ts";

type PastPeriod = PastPeriods["periods"][number];

const period: Lines<PastPeriod> = {
  firstYear: { label: "Begins in", found: "The year in which the period begins.", unchecked: "table", unit: "year" },
  homeValue: {
    label: "Price at the sale",
    found:
      "The price today, grown as home prices did in those years beyond inflation, and by the inflation you assume.",
    unchecked: "table",
  },
  saleProceeds: {
    label: "What the sale leaves",
    found: "The price at the sale less the costs of selling, what is still owed, and tax on the gain.",
    check: "saleProceeds <= homeValue",
  },
  netCostPerMonth: {
    label: "Monthly net cost, with the sale",
    formula: "(cashOut - saleProceeds) / (12 * horizonYears)",
  },
  wealthBuyer: rentOrBuyLines.wealthBuyer,
  wealthRenter: {
    label: "Wealth of the renter",
    found: "The money not spent on the purchase, and what was invested since, grown as stocks and bonds did.",
    unchecked: "other calculation",
  },
  advantageBuy: rentOrBuyLines.advantageBuy,
  breakEvenRent: {
    label: "Break-even rent",
    found: "Found by trying rents until both end up with the same amount. Zero if buying comes out ahead at any rent.",
    check: "breakEvenRent >= 0",
  },
};

const spread = (what: string): Lines<Spread> => ({
  low: {
    label: `${what}, low`,
    found: "When all periods are sorted, lowest first, the one with a tenth of them below it.",
    unchecked: "rows",
  },
  middle: {
    label: `${what}, median`,
    found: "When all periods are sorted, the one in the middle.",
    check: "low <= middle",
  },
  high: {
    label: `${what}, high`,
    found: "When all periods are sorted, lowest first, the one with a tenth of them above it.",
    check: "middle <= high",
  },
});

export const pastPeriodsLines: Lines<PastPeriods> = {
  cashOut: {
    label: "Everything the owner pays",
    found: "What is paid at the purchase and every month, minus the income tax saved.",
    unchecked: "rows",
  },
  periods: each(period),
  periodCount: {
    label: "Periods in the past",
    found: "Every period in our record that is as long as your stay. Neighboring periods share most of their years.",
    check: "periodCount >= 0",
    unit: "count",
  },
  timesBuyingWon: {
    label: "Periods in which buying would have come out ahead",
    found: "Periods after which the buyer, having sold, has at least as much as the renter.",
    check: "timesBuyingWon >= 0 && timesBuyingWon <= periodCount",
    unit: "count",
  },
  advantage: part(spread("Buying leaves you ahead by")),
  advantageReal: part(spread("Buying leaves you ahead by, in today's dollars")),
  netCost: part(spread("Monthly net cost")),
  tippingRent: part(spread("Break-even rent")),
  homeGrowth: {
    label: "Yearly growth of home prices, over the whole record",
    found: "The same growth in every year would have led to the last price, with the inflation you assume.",
    unchecked: "table",
    unit: "rate",
  },
  savingsGrowth: {
    label: "Yearly return on savings, over the whole record",
    found: "The same return in every year would have led to the last balance, with the inflation you assume.",
    unchecked: "table",
    unit: "rate",
  },
};
