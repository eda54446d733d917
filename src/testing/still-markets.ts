import type { Typed } from "../inputs/typed.ts";

/**
 * Random futures for the retirement calculator in which savings neither grow nor shrink, so that everything can be
 * added up by hand.
 */
export const stillMarkets: Typed = {
  model: "random",
  paths: "500",
  stockMean: "0",
  stockDeviation: "0",
  bondMean: "0",
  bondDeviation: "0",
  fee: "0",
};

/** With two of those futures instead of the 500 that the form asks for at least, because all are alike. */
export const inTwoFutures = <I extends { readonly paths: number }>(inputs: I): I => ({ ...inputs, paths: 2 });
