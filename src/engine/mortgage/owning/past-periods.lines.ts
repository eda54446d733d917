import { each, type Lines, part } from "../../worksheet.ts";
import type { PastPeriods, Spread } from "./past-periods.ts";
import { rentOrBuyLines } from "./rent-or-buy.lines.ts";

type PastPeriod = PastPeriods["periods"][number];

const period: Lines<PastPeriod> = {
  firstYear: { label: "Begins in", found: "The year it starts with.", unchecked: "table", unit: "year" },
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
    label: "Rent at which both come out the same",
    found: "Found by halving an interval of rents. Zero where buying wins at any rent.",
    check: "breakEvenRent >= 0",
  },
};

const spread = (what: string): Lines<Spread> => ({
  low: {
    label: `${what}, low`,
    found: "All periods in order, the lowest first: the one with a tenth of them below it.",
    unchecked: "rows",
  },
  middle: {
    label: `${what}, middle`,
    found: "All periods in order: the one in the middle.",
    check: "low <= middle",
  },
  high: {
    label: `${what}, high`,
    found: "All periods in order, the lowest first: the one with a tenth of them above it.",
    check: "middle <= high",
  },
});

export const pastPeriodsLines: Lines<PastPeriods> = {
  cashOut: {
    label: "All that the owner pays",
    found: "What is paid at the purchase and in every month, less the income tax saved.",
    unchecked: "rows",
  },
  periods: each(period),
  periodCount: {
    label: "Periods in the past",
    found: "Every run of as many years as you stay that the record holds. Neighbors share most of their years.",
    check: "periodCount >= 0",
    unit: "count",
  },
  timesBuyingWon: {
    label: "Periods in which buying would have won",
    found: "Those at whose end the buyer, having sold, is at least as rich as the renter.",
    check: "timesBuyingWon >= 0 && timesBuyingWon <= periodCount",
    unit: "count",
  },
  advantage: part(spread("Buying leaves you ahead by")),
  advantageReal: part(spread("Buying leaves you ahead by, in today's dollars")),
  netCost: part(spread("Monthly net cost")),
  tippingRent: part(spread("Rent at which both come out the same")),
};
