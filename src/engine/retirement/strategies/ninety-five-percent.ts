import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/**
 * A share of savings, but at least 95% of last year's dollars, not adjusted for inflation (Clyatt, Work Less, Live
 * More, 2005).
 */
export const ninetyFivePercent = ({ rate, kept = 0.95 }: { readonly rate: number; readonly kept?: number }) => ({
  wants: ({ balance, before }: Now) => {
    const least = kept * before.wanted;
    const wanted = Math.max(rate * balance, least);
    return { least, wanted };
  },
  lines: {
    least: { label: "Least, from last year's withdrawal", formula: "kept * before.wanted", source: WITHDRAWAL_METHODS },
    wanted: { label: "Share of savings, not below the least", formula: "max(rate * balance, least)" },
  },
  settings: settings({
    rate: [rate, "Share of savings taken each year", "rate"],
    kept: [kept, "Share of last year's dollars kept", "rate"],
  }),
});
