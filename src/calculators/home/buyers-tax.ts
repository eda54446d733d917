/**
 * The states that assess a home at about its price when it is sold, and hold the assessment down until then: what a
 * buyer pays, or `null` where the law doesn't set it. What happens at a sale there is in
 * `mortgage/place/reassessment.ts`.
 */
import type { Source } from "../../engine/worksheet.ts";
import { type Figure, rate } from "../../law/figure.ts";

export const CALIFORNIA: Source = {
  cite: "California Constitution, article XIII A, sections 1 and 2",
  url: "https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?lawCode=CONS&article=XIII%20A",
};

export const buyersTax: Readonly<Record<string, Figure<number> | null>> = {
  CA: rate(
    0.0118,
    "Property tax of a new buyer in California, as a share of the price",
    CALIFORNIA,
    "1% under the state constitution, plus local debt: 1.1% to 1.25% in most places",
  ),
  FL: null,
  MI: null,
};
