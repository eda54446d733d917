/** Michigan: city income tax on residents. */
import { michiganCityTax } from "../../../engine/state/specials/mi-cities.ts";
import { citing, type Documents, lastYearsTax, ONE_SOURCE, onFederalDates, placesIn, use } from "../figures.ts";

const cities = citing({
  cite: "Michigan Department of Treasury, cities that impose an income tax; MCL 141.631",
  url: "https://www.michigan.gov/taxes/questions/iit/accordion/general/what-cities-impose-an-income-tax",
});

// biome-ignore format: reads as the published table
const rates = [
  ["Albion", 0.01, 600],
  ["Battle Creek", 0.01, 750],
  ["Benton Harbor", 0.01, 750],
  ["Big Rapids", 0.01, 600],
  ["Detroit", 0.024, 600],
  ["East Lansing", 0.01, 600],
  ["Flint", 0.01, 600],
  ["Grand Rapids", 0.015, 600],
  ["Grayling", 0.01, 3_000],
  ["Hamtramck", 0.01, 600],
  ["Highland Park", 0.02, 600],
  ["Hudson", 0.01, 1_000],
  ["Ionia", 0.01, 700],
  ["Jackson", 0.01, 600],
  ["Lansing", 0.01, 600],
  ["Lapeer", 0.01, 600],
  ["Muskegon", 0.01, 600],
  ["Muskegon Heights", 0.01, 600],
  ["Pontiac", 0.01, 600],
  ["Port Huron", 0.01, 600],
  ["Portland", 0.01, 1_000],
  ["Saginaw", 0.015, 750],
  ["Springfield", 0.01, 750],
  ["Walker", 0.01, 600],
] as const;

const detroit = citing({
  cite: "Michigan Department of Treasury, City of Detroit, Estimated Payments; Form 5123 instructions",
  url: "https://www.michigan.gov/taxes/citytax/detroit/faq/estimated",
});
const common = citing(
  {
    cite: "City of Ionia, instructions for Form CF-1040ES; City of Grand Rapids, Who Must Make Estimated Tax Payments; MCL 141.662 to 141.664",
    url: "https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-Act-284-of-1964",
  },
  ONE_SOURCE,
);
// MCL 141.662(2): nothing is due during the year if the tax does not exceed 100.00.
const payments = (from: Documents) => onFederalDates(100.01, from, 0.7, lastYearsTax(from, 0.7, 0.7));
/** The state collects Detroit's tax. Other cities collect their own, at the end of the month. */
const ofDetroit = payments(detroit);
const ofOthers = {
  ...payments(common),
  dates: common.list([430, 630, 930, 131], "Due dates, as month and day"),
};

/** Residents' rates; people who only work in a city pay half as much there. */
export const localities = placesIn([2025, 2026], () =>
  rates.map(([name, rate, exemption]) => ({
    name,
    onStateReturn: false,
    tax: {
      city: use(
        michiganCityTax,
        "City income tax",
        {
          rate: cities.rate(rate, `Tax rate of ${name} for residents`),
          exemption: cities.usd(exemption, "Exemption for each person"),
        },
        "Form CF-1040",
      ),
    },
    estimatedPayments: name === "Detroit" ? ofDetroit : ofOthers,
    missing: ["Credit for tax of another city", "Exemptions for age and blindness"],
  })),
);
