/**
 * The averages that forms about a house start with, one entry each, shared by the calculator, the guides, the true-cost
 * tool and the home page. `npm run rates` updates the mortgage rates from Freddie Mac's archive. To update another,
 * change its value, its date and its source here.
 */
import { dayInWords } from "../../engine/calendar.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Figure, rate, usd } from "../figure.ts";
import newest from "../series/mortgage-rates-newest.json" with { type: "json" };

/** Remove `doubt15` when the file is next updated from the archive. */
const newestRates: { week: string; fixed30: number; fixed15: number; doubt15?: string } = newest;

export interface Average extends Figure<number> {
  /** The day or year the figure is for: "2026-10-01", "2025". */
  readonly asOf: string;
  /** How often a newer one comes out: each day, week or year. */
  readonly renewed: "day" | "week" | "year";
}

const average = (figure: Figure<number>, asOf: string, renewed: Average["renewed"]): Average => ({
  ...figure,
  asOf,
  renewed,
});

/** 7.28 percent is 0.0728. */
const fraction = (percent: number) => Number((percent / 100).toFixed(4));

const survey = (series: string): Source => ({
  cite: "Freddie Mac Primary Mortgage Market Survey, retrieved from FRED, Federal Reserve Bank of St. Louis",
  url: `https://fred.stlouisfed.org/series/${series}`,
  period: `week of ${dayInWords(newestRates.week)}`,
});
export const CENSUS_2023: Source = {
  cite: "Census Bureau, American Community Survey, as tabulated by the Tax Foundation (2025)",
  url: "https://taxfoundation.org/data/all/state/property-taxes-by-state-county/",
  period: "2023",
};
export const INSURERS_2022: Source = {
  cite: "National Association of Insurance Commissioners, by way of the Insurance Information Institute",
  url: "https://www.iii.org/fact-statistic/facts-statistics-homeowners-and-renters-insurance",
  period: "2022",
};
const ICE_2025: Source = {
  cite: "ICE, How are home insurance costs changing?, November 7, 2025",
  url: "https://www.ice.com/fixed-income-data-services/ice-climate-data-analytics/how-are-home-insurance-costs-changing-across-the-united-states",
  period: "2025",
};
export const COPY = "read from a copy of the table";

/** The country in the year of the states' premiums, so that a state's can be compared with today's. */
export const homeInsuranceIn2022 = usd(1569, "Average home insurance premium in 2022", INSURERS_2022, COPY);

export const currentAverages = {
  fixed30: average(
    rate(fraction(newestRates.fixed30), "Average rate of a 30-year fixed mortgage", survey("MORTGAGE30US")),
    newestRates.week,
    "week",
  ),
  fixed15: average(
    rate(
      fraction(newestRates.fixed15),
      "Average rate of a 15-year fixed mortgage",
      survey("MORTGAGE15US"),
      newestRates.doubt15,
    ),
    newestRates.week,
    "week",
  ),
  sofr30Days: average(
    rate(
      0.0364,
      "30-day average SOFR",
      {
        cite: "Federal Reserve Bank of New York, SOFR averages",
        url: "https://www.newyorkfed.org/markets/reference-rates/sofr-averages-and-index",
        period: "early September 2026",
      },
      "our mean of the published daily values",
    ),
    "2026-09-11", // the last daily value in the average
    "day",
  ),
  propertyTaxRate: average(
    rate(0.009, "Average property tax, as a share of home value", CENSUS_2023, "0.9% to 1%, by tabulation"),
    "2023",
    "year",
  ),
  homeInsurance: average(
    usd(2405, "Average home insurance premium of mortgaged single-family homes", ICE_2025),
    "2025",
    "year",
  ),
  rentersInsurance: average(usd(171, "Average renters insurance premium", INSURERS_2022, COPY), "2022", "year"),
};
