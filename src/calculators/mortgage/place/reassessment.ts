/**
 * States that hold down a home's assessed value until it is sold. There, the average for current owners says little
 * about a buyer's bill, because the home is reassessed at about its price. A buyer's rate, where the law sets one, is
 * in `home/buyers-tax.ts`.
 */
import type { Source } from "../../../engine/worksheet.ts";
import { type Figure, rate, usd } from "../../../law/figure.ts";
import { inDollars } from "../../../ui/format.ts";
import { CALIFORNIA } from "../../home/buyers-tax.ts";

const constitution = (state: string, article: string, url: string): Source => ({
  cite: `${state} Constitution, article ${article}`,
  url,
});
const FLORIDA = constitution(
  "Florida",
  "VII, section 4(d)",
  "http://www.leg.state.fl.us/statutes/index.cfm?submenu=3#A7S04",
);
const MICHIGAN = constitution(
  "Michigan",
  "IX, section 3",
  "https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-Article-IX-3",
);
/** How much more a new owner pays in one Florida city; no law or survey gives a rate for buyers in the whole state. */
const LINCOLN_2019: Source = {
  cite: "Lincoln Institute of Land Policy, 50-State Property Tax Comparison Study, June 2019",
  url: "https://www.lincolninst.edu/publications/articles/property-tax",
  period: "2018",
};
export const inMiami = {
  newOwner: usd(5_200, "Property tax of a new owner in Miami", LINCOLN_2019, "about"),
  thirteenYears: usd(2_800, "Property tax of somebody who has owned the same home for 13 years", LINCOLN_2019, "about"),
};

const CAP = "Most that a home's assessed value may rise in a year until it is sold";

export interface Reassessed {
  readonly assessmentCap: Figure<number>;
  /** What happens at a sale, in words. */
  readonly because: string;
}

export const reassessedAtSale: Readonly<Record<string, Reassessed | undefined>> = {
  CA: {
    assessmentCap: rate(0.02, CAP, CALIFORNIA, "prices in general, if they rise less"),
    because: "California taxes a home on its last sale price, plus at most 2% a year, or inflation if that is less.",
  },
  FL: {
    assessmentCap: rate(0.03, CAP, FLORIDA, "main homes; prices in general, if they rise less"),
    because: `Until a main home is sold, Florida lets its assessed value rise at most 3% a year, or by inflation if that is less. Then the home is assessed at its full value. In Miami in ${LINCOLN_2019.period}, a new owner paid about ${inDollars(inMiami.newOwner.value)}, while someone who had owned the same home for 13 years paid about ${inDollars(inMiami.thirteenYears.value)}. Ask the county what the tax would be at your price.`,
  },
  MI: {
    assessmentCap: rate(0.05, CAP, MICHIGAN, "prices in general, if they rise less"),
    because:
      "Until a home is sold, Michigan lets its taxable value rise at most 5% a year, or by inflation if that is less. Then the taxable value goes up to half of what the home is worth.",
  },
};
