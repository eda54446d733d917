/**
 * Published estimates of what it costs to maintain a home for a year. They differ several-fold because they measure
 * different things: routine repairs or every project, a median or an average, a survey or a rule of thumb. The labels
 * say which.
 */
import type { Source } from "../../engine/worksheet.ts";
import { rate, usd, years } from "../figure.ts";

const PLANNERS: Source = {
  cite: "A financial planners' rule of thumb; it isn't based on a survey",
  url: "https://www.consumerfinance.gov/owning-a-home/",
};
const CENSUS_2021: Source = {
  cite: "Census Bureau, Cost of Improving and Maintaining Older Homes Higher for New Owners, October 2023",
  url: "https://www.census.gov/library/stories/2023/10/older-home-costs.html",
  period: "2021",
};
const ZILLOW_2025: Source = {
  cite: "Zillow and Thumbtack, hidden costs of owning a home, November 13, 2025",
  url: "https://www.prnewswire.com/news-releases/hidden-costs-of-homeownership-reach-16k-per-year-302614207.html",
  period: "2025",
};
const NAHB_2007: Source = {
  cite: "Associated Press, on the Study of Life Expectancy of Home Components by home builders and Bank of America",
  url: "https://www.columbiatribune.com/1171572e-fe51-534d-9dac-259480374145.html",
  period: "2007",
};
const OURS: Source = { cite: "Our example; replace it with a quote from your area", url: "/about#methodology" };

export const upkeep = {
  shareOfValue: rate(0.01, "Yearly upkeep as a share of the home's value, rule of thumb", PLANNERS),
  newHome: rate(0.005, "Yearly upkeep of a home under ten years old, rule of thumb", PLANNERS),
  oldHome: rate(0.02, "Yearly upkeep of a home built before 1960, rule of thumb", PLANNERS),
  perSquareFoot: usd(1, "Yearly upkeep for each square foot, rule of thumb", PLANNERS),
  routine: usd(540, "Median yearly maintenance reported by owners of homes built before 1950", CENSUS_2021),
  withImprovements: usd(1800, "Median yearly maintenance and improvements, homes built before 1950", CENSUS_2021),
  projectList: usd(10_946, "Average yearly cost of a full list of upkeep projects", ZILLOW_2025),
};

const part = (name: string, life: number, cost: number, source = OURS) => ({
  life: years(life, `Life of ${name}`, source, source === OURS ? "an example" : undefined),
  cost: usd(cost, `Price of ${name}`, OURS, "an example"),
});
/** The parts of a home that wear out, how long they last, and a starting price. */
export const wearingParts = {
  roof: part("an asphalt roof", 20, 14_000, NAHB_2007),
  heating: part("heating and cooling", 15, 12_000),
  waterHeater: part("a water heater", 10, 1_800),
  paint: part("exterior paint", 8, 5_000),
  appliances: part("kitchen appliances", 10, 4_000),
};
