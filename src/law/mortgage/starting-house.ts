/**
 * What every form about a house starts with when there is no average to use. It is the same on every page, so that the
 * same house gets the same answer in the calculator, the guides, the true-cost tool and on the home page.
 */
import type { Source } from "../../engine/worksheet.ts";
import { rate, usd, years } from "../figure.ts";

const OURS: Source = { cite: "Our assumption; replace it with your own", url: "/about#methodology" };
/** The survey behind the average rates asks about loans with 20% down. */
const SURVEYED_LOANS: Source = {
  cite: "Freddie Mac, About the Primary Mortgage Market Survey",
  url: "https://www.freddiemac.com/pmms/about-pmms",
  period: "since November 17, 2022",
};
export const NAR_2025: Source = {
  cite: "National Association of Realtors, Profile of Home Buyers and Sellers, November 4, 2025",
  url: "https://www.nar.realtor/research-and-statistics",
  period: "July 2024 to June 2025",
};

export const startingHouse = {
  price: usd(400_000, "Price of the home", OURS),
  downShare: rate(0.2, "Down payment on the loans behind the average rates, as a share of the price", SURVEYED_LOANS),
  stay: years(11, "Median time sellers had owned their home", NAR_2025),
  rentShare: rate(0.005, "Monthly rent for a similar home, as a share of its price", OURS, "differs by place"),
};
