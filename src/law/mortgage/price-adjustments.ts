/**
 * Fannie Mae's one-off price adjustments by credit score and loan-to-value ratio. Lenders turn them into a higher rate,
 * about a quarter of a point of rate for each point of price.
 */
import type { PriceAdjustments, RateCard } from "../../engine/mortgage/rate-cards.ts";
import type { Source } from "../../engine/worksheet.ts";

export const PRICE_ADJUSTMENT_MATRIX: Source = {
  cite: "Fannie Mae Loan-Level Price Adjustment Matrix",
  url: "https://singlefamily.fanniemae.com/media/9391",
  period: "September 9, 2026",
};
/** The purchase grid agrees in two copies of the matrix; the others were seen in one. */
export const PRICE_ADJUSTMENT_DOUBT = "single source";

const percents = (...percents: number[]) => percents.map((percent) => percent / 100);
const scores = [780, 760, 740, 720, 700, 680, 660, 640, 620];
const RATIOS = [0, 0.3, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const byRatio = (...adjustments: number[]): RateCard => ({
  scores: [0],
  rows: adjustments.map((percent, i) => ({
    above: RATIOS[i] ?? 0,
    upTo: RATIOS[i + 1] ?? Number.POSITIVE_INFINITY,
    rates: percents(percent),
  })),
});

export const priceAdjustments: PriceAdjustments = {
  shortTermMonths: 180,
  grids: {
    purchase: {
      scores,
      rows: [
        // 780+  760-779  740-759  720-739  700-719  680-699  660-679  640-659  620-639
        { above: 0, upTo: 0.3, rates: percents(0, 0, 0, 0, 0, 0, 0, 0, 0) },
        { above: 0.3, upTo: 0.6, rates: percents(0, 0, 0, 0, 0, 0, 0, 0, 0.125) },
        { above: 0.6, upTo: 0.7, rates: percents(0, 0, 0.125, 0.25, 0.375, 0.625, 0.75, 1.125, 1.5) },
        { above: 0.7, upTo: 0.75, rates: percents(0, 0.25, 0.375, 0.75, 0.875, 1.125, 1.375, 1.5, 2.125) },
        { above: 0.75, upTo: 0.8, rates: percents(0.375, 0.625, 0.875, 1.25, 1.375, 1.75, 1.875, 2.25, 2.75) },
        { above: 0.8, upTo: 0.85, rates: percents(0.375, 0.625, 1.0, 1.25, 1.5, 1.875, 2.125, 2.5, 2.875) },
        { above: 0.85, upTo: 0.9, rates: percents(0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.625) },
        { above: 0.9, upTo: 0.95, rates: percents(0.25, 0.5, 0.625, 0.875, 1.125, 1.375, 1.625, 1.875, 2.25) },
        {
          above: 0.95,
          upTo: Number.POSITIVE_INFINITY,
          rates: percents(0.125, 0.25, 0.5, 0.75, 0.875, 1.125, 1.25, 1.5, 1.75),
        },
      ],
    },
    refinance: {
      scores,
      rows: [
        // 780+  760-779  740-759  720-739  700-719  680-699  660-679  640-659  620-639
        { above: 0, upTo: 0.3, rates: percents(0, 0, 0, 0, 0, 0, 0, 0, 0) },
        { above: 0.3, upTo: 0.6, rates: percents(0, 0, 0, 0, 0, 0, 0.125, 0.25, 0.375) },
        { above: 0.6, upTo: 0.7, rates: percents(0, 0.125, 0.25, 0.5, 0.625, 0.875, 1.125, 1.375, 1.75) },
        { above: 0.7, upTo: 0.75, rates: percents(0.125, 0.375, 0.75, 1, 1.25, 1.625, 1.875, 2.125, 2.5) },
        { above: 0.75, upTo: 0.8, rates: percents(0.5, 0.875, 1.125, 1.625, 1.875, 2.25, 2.5, 2.875, 3.5) },
        { above: 0.8, upTo: 0.85, rates: percents(0.625, 1, 1.375, 1.75, 2.125, 2.5, 3, 3.375, 3.875) },
        { above: 0.85, upTo: 0.9, rates: percents(0.5, 0.75, 1.125, 1.5, 1.75, 2.125, 2.375, 2.875, 3.625) },
        { above: 0.9, upTo: 0.95, rates: percents(0.375, 0.625, 1, 1.25, 1.625, 1.75, 2.125, 2.5, 2.5) },
        {
          above: 0.95,
          upTo: Number.POSITIVE_INFINITY,
          rates: percents(0.375, 0.625, 1, 1.25, 1.625, 1.75, 2.125, 2.5, 2.5),
        },
      ],
    },
    cashOut: {
      scores,
      rows: [
        // 780+  760-779  740-759  720-739  700-719  680-699  660-679  640-659  620-639
        { above: 0, upTo: 0.3, rates: percents(0.375, 0.375, 0.375, 0.375, 0.375, 0.375, 0.375, 0.375, 0.375) },
        { above: 0.3, upTo: 0.6, rates: percents(0.375, 0.375, 0.375, 0.5, 0.5, 0.625, 0.875, 1.375, 1.375) },
        { above: 0.6, upTo: 0.7, rates: percents(0.625, 0.875, 1, 1.375, 1.625, 2, 2.75, 3.125, 3.375) },
        { above: 0.7, upTo: 0.75, rates: percents(0.875, 1.25, 1.625, 2, 2.625, 2.875, 4, 4.625, 4.875) },
        { above: 0.75, upTo: 0.8, rates: percents(1.375, 1.875, 2.375, 2.75, 3.25, 3.75, 4.75, 5.125, 5.125) },
      ],
    },
  },
  attributes: {
    adjustable: byRatio(0, 0, 0, 0, 0, 0, 0, 0.25, 0.25),
    condominium: byRatio(0, 0, 0.125, 0.125, 0.75, 0.75, 0.75, 0.75, 0.75),
    investmentProperty: byRatio(1.125, 1.125, 1.625, 2.125, 3.375, 4.125, 4.125, 4.125, 4.125),
    secondHome: byRatio(1.125, 1.125, 1.625, 2.125, 3.375, 4.125, 4.125, 4.125, 4.125),
    manufacturedHome: byRatio(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    twoToFourUnits: byRatio(0, 0, 0.375, 0.375, 0.625, 0.625, 0.625, 0.625, 0.625),
    highBalanceFixed: byRatio(0.5, 0.5, 0.75, 0.75, 1, 1, 1, 1, 1),
    highBalanceAdjustable: byRatio(1.25, 1.25, 1.5, 1.5, 2.5, 2.5, 2.5, 2.75, 2.75),
    subordinateFinancing: byRatio(0.625, 0.625, 0.625, 0.875, 1.125, 1.125, 1.125, 1.875, 1.875),
  },
};
