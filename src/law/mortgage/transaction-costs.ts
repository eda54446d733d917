/** What buying and selling a home costs besides the loan, from surveys and custom, not law. */
import type { Source } from "../../engine/worksheet.ts";
import { rate, usd } from "../figure.ts";

export const LODESTAR_2024: Source = {
  cite: "Scotsman Guide, on LodeStar's report of closing costs for purchases",
  url: "https://www.scotsmanguide.com/?p=80553",
  period: "2024",
};
const CUSTOM: Source = {
  cite: "A customary range; no official figure is published",
  url: "https://www.consumerfinance.gov/owning-a-home/",
};
const OURS: Source = { cite: "Our assumption; replace it with your own", url: "/about#methodology" };

export const buyingCosts = {
  titleAndTaxes: usd(
    4661,
    "Average title, settlement and tax cost of buying, without lender fees and prepaids",
    LODESTAR_2024,
  ),
  titleAndTaxesShare: rate(0.0106, "The same, as a share of the price", LODESTAR_2024),
  servicesShare: rate(0.0069, "The part of it for services (sections B and C), as a share of the price", OURS),
  governmentShare: rate(0.0037, "The part of it for recording and transfer taxes (section E), as a share", OURS),
  highestShare: rate(0.0299, "The same in Delaware", LODESTAR_2024),
  lowOfLoan: rate(0.02, "Low end of all closing costs, as a share of the loan", CUSTOM),
  highOfLoan: rate(0.05, "High end of all closing costs, as a share of the loan", CUSTOM),
  lenderFeesWithoutPoints: usd(1500, "Lender's fees without points that the tools start with", OURS),
};

export const sellingCosts = {
  low: rate(0.06, "Low end of the cost of selling, as a share of the price", CUSTOM),
  high: rate(0.08, "High end of the cost of selling, as a share of the price", CUSTOM),
  assumed: rate(0.07, "Cost of selling that the tools start with, as a share of the price", OURS),
};
