/**
 * Average mortgage rates since 1971. For the newest, see `current-averages.ts`; for the series,
 * `law/series/mortgage-rates-monthly.json`.
 */
import type { Source } from "../../engine/worksheet.ts";
import { rate } from "../figure.ts";

const survey = (series: string, period: string): Source => ({
  cite: "Freddie Mac Primary Mortgage Market Survey, retrieved from FRED, Federal Reserve Bank of St. Louis",
  url: `https://fred.stlouisfed.org/series/${series}`,
  period,
});

/** Highest and lowest rates in the weekly survey since April 1971. */
export const recordRates = {
  highest30: rate(0.1863, "Highest 30-year average", survey("MORTGAGE30US", "week of October 9, 1981")),
  lowest30: rate(0.0265, "Lowest 30-year average", survey("MORTGAGE30US", "week of January 7, 2021")),
  mean30: rate(0.0768, "Mean of the 30-year average since 1971", survey("MORTGAGE30US", "April 1971 to October 2026")),
};
