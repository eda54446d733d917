/** How savings are invested, and what they are tested on. */

import { choice, count, percent } from "../../../inputs/fields.ts";
import { real, share } from "./kinds.ts";

const AS_BEFORE = "As in the years 1871 to 2025.";
/** Averages of the history this page uses; a test recomputes them. */
const averaged = (label: string, start: number, min: number, max: number, help?: string, text = AS_BEFORE) =>
  percent({
    label,
    start,
    min,
    max,
    ...(help === undefined ? {} : { help }),
    from: {
      text,
      source: { cite: "Robert J. Shiller, file of June 2026", url: "https://shillerdata.com" },
    },
  });

export const markets = {
  stocks: share(["Stocks while you work", "Share of stocks while you work"], 0.8, "The rest is in bonds."),
  stocksRetired: share(["Stocks in retirement", "Share of stocks in retirement"], 0.6),
  fee: share("Yearly fees", 0.002, "Funds and advisers combined.", 0.1),
  model: choice({
    label: "Test your plan on",
    start: "history",
    options: [
      { value: "history", label: "Every history since 1871" },
      { value: "bootstrap", label: "Random futures made from pieces of history" },
      { value: "random", label: "Random futures around averages I set" },
    ],
  }),
  paths: choice({
    label: "How many random futures",
    start: 1000,
    options: [
      { value: 500, label: "500" },
      { value: 1000, label: "1,000" },
      { value: 4000, label: "4,000" },
    ],
  }),
  seed: count({
    label: "Seed for the random numbers",
    start: 1,
    min: 0,
    max: 999_999,
    help: "The same seed gives everyone the same futures.",
  }),
  blockYears: count({ label: "Average length of a piece of history", start: 10, min: 1, max: 50, suffix: "years" }),
  stockMean: averaged(
    "Average stock return, above inflation",
    0.086,
    -0.2,
    0.3,
    "The arithmetic mean of yearly returns.",
    `${AS_BEFORE} Many forecasters expect lower returns when stocks are expensive.`,
  ),
  stockDeviation: averaged("Standard deviation of stocks", 0.177, 0, 1),
  bondMean: averaged("Average bond return, above inflation", 0.028, -0.2, 0.3),
  bondDeviation: averaged("Standard deviation of bonds", 0.089, 0, 1),
  correlation: averaged("Correlation of the two", 0.18, -1, 1),
  inflation: averaged("Average inflation", 0.023, -0.1, 0.3),
  cashReturn: real("Cash return, above inflation", 0, -0.2, 0.1),
  dividendYield: share("Stock dividends", 0.015, undefined, 0.2),
  bondYield: share("Bond interest", 0.04, undefined, 0.3),
};
