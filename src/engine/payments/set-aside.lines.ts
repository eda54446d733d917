import type { Lines } from "../worksheet.ts";
import type { SetAside } from "./set-aside.ts";

export const setAsideLines: Lines<SetAside> = {
  tax: { label: "Extra tax because of your gig work", formula: "taxWith - taxWithout" },
  averageRate: {
    label: "Extra tax on each dollar of profit, on average",
    formula: "when(profit > 0, max(0, tax) / profit, 0)",
    unit: "share",
  },
  ofProfit: {
    label: "Share of profit that this tax takes",
    formula: "startedSteps(averageRate, 1 / 100) / 100",
    unit: "share",
    meaning: "Rounded up to a whole percent.",
  },
  profitShare: {
    label: "Profit in each dollar received",
    formula: "when(grossReceipts > 0, max(0, profit) / grossReceipts, 0)",
    unit: "share",
  },
  ofReceipts: {
    label: "Share of each payout that this tax takes",
    formula: "startedSteps(ofProfit * profitShare, 1 / 100) / 100",
    unit: "share",
    meaning: "Rounded up to a whole percent.",
  },
};
