/**
 * Average rates that lenders locked on six days, by program and, for conventional loans, by credit score and
 * loan-to-value ratio. Only the differences between them are used: they estimate what another program would cost
 * relative to the visitor's rate. To update, copy newer days from FRED's release table into the same places.
 */
import type { Source } from "../../engine/worksheet.ts";

export const OPTIMAL_BLUE: Source = {
  cite: "Optimal Blue Mortgage Market Indices, retrieved from FRED, Federal Reserve Bank of St. Louis",
  url: "https://fred.stlouisfed.org/release/tables?eid=1194106&rid=473",
  period: "January 7, 2025, January 5 and 6, 2026; December 4, 2024, December 2 and 3, 2025",
};

/** The survey behind the average rates: conventional loans with 20% down and excellent credit. */
export const SURVEYED_SCORE = 740;

type Days = readonly [number, number, number, number, number, number];

/**
 * In percent, on the six days in the source's order. Agencies don't price by score, and no rate by score is published
 * for their loans.
 */
export const programRates = {
  fha: [6.057, 5.979, 6.587, 5.985, 6.052, 6.393],
  va: [5.776, 5.726, 6.488, 5.792, 5.837, 6.132],
  usda: [5.947, 5.98, 6.543, 5.961, 6.093, 6.31],
  jumbo: [6.384, 6.425, 7.059, 6.431, 6.448, 6.758],
} satisfies Readonly<Record<string, Days>>;

/** Conventional loans within the limits, by the lowest score in each band, best first. */
export const conventionalRates: readonly {
  readonly scoreFrom: number;
  readonly upTo80: Days;
  readonly above80: Days;
}[] = [
  {
    scoreFrom: 740,
    upTo80: [6.072, 6.077, 6.867, 6.099, 6.1, 6.604],
    above80: [6.169, 6.145, 6.951, 6.157, 6.211, 6.649],
  },
  {
    scoreFrom: 720,
    upTo80: [6.189, 6.085, 6.966, 6.165, 6.259, 6.614],
    above80: [6.201, 6.283, 7.01, 6.308, 6.25, 6.815],
  },
  {
    scoreFrom: 700,
    upTo80: [6.197, 6.166, 7.036, 6.274, 6.224, 6.562],
    above80: [6.462, 6.326, 6.971, 6.31, 6.348, 6.846],
  },
  {
    scoreFrom: 680,
    upTo80: [6.23, 6.156, 6.958, 6.235, 6.333, 6.854],
    above80: [6.404, 6.299, 6.953, 6.3, 6.536, 6.868],
  },
  {
    scoreFrom: 0,
    upTo80: [6.278, 6.255, 7.049, 6.19, 6.283, 6.771],
    above80: [6.431, 6.587, 7.382, 6.482, 6.54, 7.01],
  },
];
