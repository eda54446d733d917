/** National averages of the costs of owning a home: what a form starts with before a state is chosen. */
import type { Source } from "../../engine/worksheet.ts";
import { rate, usd } from "../figure.ts";

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
export const OLD_PREMIUM = "four years old; premiums have risen by about 40% since";

export const nationalHomeCosts = {
  propertyTaxRate: rate(
    0.009,
    "Average property tax, as a share of home value",
    CENSUS_2023,
    "0.9% to 1%, by tabulation",
  ),
  homeInsurance: usd(1569, "Average home insurance premium", INSURERS_2022, OLD_PREMIUM),
  homeInsurance2025: usd(
    2405,
    "Average home insurance premium of mortgaged single-family homes",
    {
      cite: "ICE Mortgage Monitor, September 2025",
      url: "https://mortgagetech.ice.com/resources/data-reports",
      period: "2025",
    },
    "single source",
  ),
};
