/** Adjustable-rate mortgages as lenders offer them. Caps are fractions: 0.02 is two points. */
import type { AdjustableLoan } from "../../engine/mortgage/adjustable/adjustable.ts";
import type { Source } from "../../engine/worksheet.ts";
import { rate, years } from "../figure.ts";
import { currentAverages } from "./current-averages.ts";

export const FANNIE_ARMS: Source = {
  cite: "Fannie Mae Selling Guide B2-1.4-02, Adjustable-Rate Mortgages",
  url: "https://selling-guide.fanniemae.com/sel/b2-1.4-02/adjustable-rate-mortgages-arms",
};

const FANNIE_QUALIFYING: Source = {
  cite: "Fannie Mae Selling Guide B3-6-04, Qualifying Payment Requirements",
  url: "https://selling-guide.fanniemae.com/sel/b3-6-04/qualifying-payment-requirements",
};

type Terms = Pick<AdjustableLoan, "fixedMonths" | "adjustEveryMonths" | "firstCap" | "laterCap" | "lifetimeCap">;
export interface AdjustableProduct extends Terms {
  readonly name: string;
}

const product = (
  name: string,
  [fixedMonths, adjustEveryMonths]: readonly [number, number],
  [firstCap, laterCap, lifetimeCap]: readonly [number, number, number],
): AdjustableProduct => ({
  name,
  fixedMonths,
  adjustEveryMonths,
  firstCap: firstCap / 100,
  laterCap: laterCap / 100,
  lifetimeCap: lifetimeCap / 100,
});

/**
 * Those with "/6" are conventional. Those with "/1" are FHA's (24 CFR 203.49) and VA's (38 CFR 36.4312(d)), which may
 * change once a year, by two points, and by six in all. Both also insure five-year loans with lower caps.
 */
export const adjustableProducts: readonly AdjustableProduct[] = [
  product("5/6", [60, 6], [2, 1, 5]),
  product("7/6", [84, 6], [5, 1, 5]),
  product("10/6", [120, 6], [5, 1, 5]),
  product("5/1", [60, 12], [2, 2, 6]),
  product("7/1", [84, 12], [2, 2, 6]),
  product("10/1", [120, 12], [2, 2, 6]),
];

export const adjustableTerms = {
  margin: rate(0.0275, "Usual margin of a SOFR loan", FANNIE_ARMS, "customary; the guide allows 1 to 3 points"),
  roundTo: rate(0.00125, "Step to which index plus margin is rounded", FANNIE_ARMS),
  index: currentAverages.sofr30Days,
};

/**
 * Whether an income is enough for an adjustable loan. Freddie Mac's rule is the same. FHA and VA lenders go by the
 * starting rate of loans that are fixed for three years or more (HUD reference guide, page 2-13; VA's proposal of June
 * 2024 for 38 CFR 36.4312(d)(5)).
 */
export const adjustableQualifying = {
  cappedYears: years(5, "Longest time at the starting rate after which lenders add the first cap", FANNIE_QUALIFYING),
};
