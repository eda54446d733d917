/**
 * Starting assumptions for what nobody can know: how home prices, premiums, rents and savings will change. They are
 * this site's assumptions and labeled that way; visitors can replace them.
 */
import type { Source } from "../../engine/worksheet.ts";
import { months, rate } from "../figure.ts";
import { currentAverages } from "./current-averages.ts";

const OURS: Source = { cite: "Our assumption; replace it with your own", url: "/about#methodology" };
const ASSUMED = "no one can predict this";

export const outlook = {
  appreciation: rate(0.03, "Yearly growth of the home's value", OURS, ASSUMED),
  inflation: rate(0.025, "Yearly growth of prices", OURS, ASSUMED),
  rentGrowth: rate(0.03, "Yearly growth of rents", OURS, ASSUMED),
  insuranceGrowth: rate(0.05, "Yearly growth of the insurance premium", OURS, ASSUMED),
  duesGrowth: rate(0.04, "Yearly growth of HOA dues", OURS, ASSUMED),
  investReturn: rate(0.05, "Yearly return on savings", OURS, ASSUMED),
  stockShare: rate(
    0.6,
    "Share of savings in stocks, the rest in bonds, in replays of the past",
    OURS,
    "yours may differ",
  ),
  investTaxRate: rate(0.15, "Tax on the growth of savings", OURS, "depends on your income"),
};

/** What a renter pays on top of rent. */
export const renting = {
  insurancePerYear: currentAverages.rentersInsurance,
  depositMonths: months(1, "Deposit, in months of rent", OURS, "differs by state and landlord"),
};
