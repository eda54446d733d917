/** The newest average mortgage rates. The whole series: `law/series/mortgage-rates-weekly.json` and `-monthly.json`. */
import type { Source } from "../../engine/worksheet.ts";
import { rate } from "../figure.ts";

const survey = (series: string, date: string): Source => ({
  cite: "Freddie Mac Primary Mortgage Market Survey, retrieved from FRED, Federal Reserve Bank of St. Louis",
  url: `https://fred.stlouisfed.org/series/${series}`,
  period: `week of ${date}`,
});

export const averageRates = {
  fixed30: rate(0.0728, "Average rate of a 30-year fixed mortgage", survey("MORTGAGE30US", "October 1, 2026")),
  fixed15: rate(
    0.066,
    "Average rate of a 15-year fixed mortgage",
    survey("MORTGAGE15US", "October 1, 2026"),
    "seen in one public copy of the survey",
  ),
};

/** The same, to the nearest eighth of a point as lenders quote: what a form starts with. */
export const startingRates = {
  fixed30: rate(0.0725, "30-year average, to the nearest 1/8 point", averageRates.fixed30.source),
  fixed15: rate(
    0.06625,
    "15-year average, to the nearest 1/8 point",
    averageRates.fixed15.source,
    averageRates.fixed15.doubt,
  ),
};

/** Extremes of the weekly survey since April 1971. */
export const recordRates = {
  highest30: rate(0.1863, "Highest 30-year average", survey("MORTGAGE30US", "October 9, 1981")),
  lowest30: rate(0.0265, "Lowest 30-year average", survey("MORTGAGE30US", "January 7, 2021")),
  mean30: rate(0.0768, "Mean of the 30-year average since 1971", survey("MORTGAGE30US", "April 1971 to October 2026")),
};
