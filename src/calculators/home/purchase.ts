/** What a home is bought for, and how. The same names mean the same on every page, so that links carry them over. */
import { amountOrShare, money, percent } from "../../inputs/fields.ts";

export const EXAMPLE = { text: "an example: type yours" };

export const price = money({
  label: "Price of the home",
  start: 400_000,
  max: 100_000_000,
  usual: [20_000, 20_000_000],
  from: EXAMPLE,
});
export const downPayment = (share: number) =>
  amountOrShare({ label: "Down payment", start: { share }, of: "of the price", max: 100_000_000, maxShare: 1 });
export const annualRate = (start: number) =>
  percent({
    label: "Interest rate a year",
    start,
    max: 0.3,
    usual: [0.01, 0.2],
    help: "The rate in the lender's offer, not the APR.",
  });
