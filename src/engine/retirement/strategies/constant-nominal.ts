import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/**
 * The same number of dollars every year, whatever they buy: an amount in dollars of the first withdrawal, never
 * increased.
 */
export const constantNominal = ({ amount }: { readonly amount: number }) => ({
  wants: ({ first }: Now) => ({ wanted: amount * first.prices }),
  lines: {
    wanted: {
      label: "Withdrawal wanted, never raised",
      formula: "amount * first.prices",
      source: WITHDRAWAL_METHODS,
    },
  },
  settings: settings({ amount: [amount, "Yearly withdrawal, in today's dollars when it begins", "usd"] }),
});
