/** A home's price and how it is paid for. The same names mean the same on every page, so that links carry them over. */
import { money, percent } from "../../inputs/fields.ts";
import { amountOrShare } from "../../inputs/kinds/amount-or-share.ts";
import { duration } from "../../inputs/kinds/duration.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";
import { startingHouse } from "../../law/mortgage/starting-house.ts";

export const EXAMPLE = { text: "an example" };

export const price = money({
  label: "Price of the home",
  start: startingHouse.price.value,
  max: 100_000_000,
  usual: [20_000, 20_000_000],
  from: EXAMPLE,
});
export const downPayment = amountOrShare({
  label: "Down payment",
  start: { share: startingHouse.downShare.value },
  of: "of the price",
  ofField: "price",
  max: 100_000_000,
  maxShare: 1,
});
export const annualRate = percent({
  label: "Interest rate",
  start: currentAverages.fixed30.value,
  max: 0.3,
  usual: [0.01, 0.2],
  help: "The rate in the lender's offer, not the APR.",
});
export const termMonths = duration({
  label: "Term",
  start: 360,
  min: 1,
  max: 600,
  usual: [60, 480],
  help: "Years, or months like “18 months.”",
});
