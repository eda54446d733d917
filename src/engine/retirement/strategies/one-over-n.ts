import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/** Savings divided by the years left: a thirtieth, then a twenty-ninth, and finally everything. */
export const oneOverN = () => ({
  wants: ({ balance, yearsLeft }: Now) => ({ wanted: balance / yearsLeft }),
  lines: {
    wanted: { label: "Savings over the years left", formula: "balance / yearsLeft", source: WITHDRAWAL_METHODS },
  },
  settings: settings({}),
});
