import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/** A fixed share of the current balance. It can't run out, but it can become very small. */
export const percentOfBalance = ({ rate }: { readonly rate: number }) => ({
  wants: ({ balance }: Now) => ({ wanted: rate * balance }),
  lines: {
    wanted: { label: "Share of savings", formula: "rate * balance", source: WITHDRAWAL_METHODS },
  },
  settings: settings({ rate: [rate, "Share of savings taken each year", "rate"] }),
});
