/** Adjustable-rate mortgages as lenders offer them. Caps are fractions: 0.02 is two points. */
import type { AdjustableLoan } from "../../engine/mortgage/adjustable/adjustable.ts";
import type { Source } from "../../engine/worksheet.ts";
import { rate } from "../figure.ts";
import { currentAverages } from "./current-averages.ts";

export const FANNIE_ARMS: Source = {
  cite: "Fannie Mae Selling Guide B2-1.4-02, Adjustable-Rate Mortgages",
  url: "https://selling-guide.fanniemae.com/sel/b2-1.4-02/adjustable-rate-mortgages-arms",
};

type Terms = Pick<AdjustableLoan, "fixedMonths" | "adjustEveryMonths" | "firstCap" | "laterCap" | "lifetimeCap">;
export interface AdjustableProduct extends Terms {
  readonly name: string;
  readonly index: "SOFR" | "Treasury";
  /** Set if we didn't read the caps in the program's own guide. */
  readonly doubt?: string;
}

const product = (
  name: string,
  index: AdjustableProduct["index"],
  [fixedMonths, adjustEveryMonths]: readonly [number, number],
  [firstCap, laterCap, lifetimeCap]: readonly [number, number, number],
  doubt?: string,
): AdjustableProduct => ({
  name,
  index,
  fixedMonths,
  adjustEveryMonths,
  firstCap: firstCap / 100,
  laterCap: laterCap / 100,
  lifetimeCap: lifetimeCap / 100,
  ...(doubt === undefined ? {} : { doubt }),
});

const CUSTOM = "customary terms; each lender's note has its own";

export const adjustableProducts: readonly AdjustableProduct[] = [
  product("3/6", "SOFR", [36, 6], [2, 1, 5]),
  product("5/6", "SOFR", [60, 6], [2, 1, 5]),
  product("7/6", "SOFR", [84, 6], [5, 1, 5]),
  product("10/6", "SOFR", [120, 6], [5, 1, 5]),
  product("5/1", "Treasury", [60, 12], [2, 2, 5], CUSTOM),
  product("7/1", "Treasury", [84, 12], [5, 2, 5], CUSTOM),
  product("10/1", "Treasury", [120, 12], [5, 2, 5], CUSTOM),
  product("FHA 3/1", "Treasury", [36, 12], [1, 1, 5], CUSTOM),
  product("FHA 5/1", "Treasury", [60, 12], [2, 2, 6], CUSTOM),
  product("FHA 7/1", "Treasury", [84, 12], [2, 2, 6], CUSTOM),
  product("FHA 10/1", "Treasury", [120, 12], [2, 2, 6], CUSTOM),
  product("VA 3/1", "Treasury", [36, 12], [1, 1, 5], CUSTOM),
  product("VA 5/1", "Treasury", [60, 12], [2, 2, 6], CUSTOM),
];

export const adjustableTerms = {
  margin: rate(0.0275, "Usual margin of a SOFR loan", FANNIE_ARMS, "customary; the guide allows 1 to 3 points"),
  roundTo: rate(0.00125, "Step to which index plus margin is rounded", FANNIE_ARMS),
  index: currentAverages.sofr30Days,
};
