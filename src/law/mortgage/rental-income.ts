/** How lenders count rent from the other units when the owner lives in the building, and how the rent is taxed. */

import { usc26 } from "../../engine/cite.ts";
import type { Source } from "../../engine/worksheet.ts";
import { rate, years } from "../figure.ts";

const FANNIE: Source = {
  cite: "Fannie Mae Selling Guide B3-3.1-08, Rental Income",
  url: "https://selling-guide.fanniemae.com/sel/b3-3.1-08/rental-income",
};
const HUD: Source = {
  cite: "HUD Handbook 4000.1, II.A.4.c.xii and II.A.1.b.v, self-sufficiency of three- and four-unit homes",
  url: "https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh",
};
const VA: Source = {
  cite: "VA Lenders Handbook, chapter 4, rental income",
  url: "https://www.benefits.va.gov/warms/pam26_7.asp",
};
const AS_QUOTED = "as lenders quote it";

/**
 * The share of the other units' gross rent that is added to the borrower's income, in a home with two to four units.
 * The rest covers vacancies and upkeep. USDA doesn't lend on homes that earn rent. VA counts
 * it only for a borrower with experience as a landlord and six months of payments in reserve.
 */
export const rentCounted = {
  conventional: rate(0.75, "Share of the rent that lenders count, conventional loan", FANNIE, AS_QUOTED),
  fha: rate(0.75, "Share of the rent that lenders count, FHA loan", HUD, AS_QUOTED),
  va: rate(0.75, "Share of the rent that lenders count, VA loan", VA),
};

/** For three or four units, FHA requires this share of the market rent of all units to cover the whole payment. */
export const selfSufficiency = rate(0.75, "Share of the rent of all units that must cover the payment", HUD);

/** The tax on rent spreads a building's cost over these years. */
export const rentalRecovery = years(27.5, "Years over which a rental building is depreciated", usc26("168", "(c)"));

/**
 * The tax on the part of a home sale's gain that was depreciated, even where the rest is tax-free (26 USC 121(d)(6)).
 */
export const depreciatedGainRate = rate(0.25, "Highest tax on depreciation at the sale", usc26("1", "(h)(1)(E)"));
