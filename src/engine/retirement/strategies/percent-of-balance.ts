import { type Now, settings, WITHDRAWAL_METHODS } from "../strategies.ts";

/** A fixed share of whatever is there. It cannot run out, but it can become very little. */
export const percentOfBalance = ({ rate }: { readonly rate: number }) => ({
  wants: ({ balance }: Now) => ({ wanted: rate * balance }),
  lines: {
    wanted: { label: "Share of savings", formula: "rate * balance", source: WITHDRAWAL_METHODS },
  },
  settings: settings({ rate: [rate, "Share of savings taken each year", "rate"] }),
});

/** The same, but in purchasing power never less than a share of the year before. */
export const percentWithRealFloor = ({ rate, kept }: { readonly rate: number; readonly kept: number }) => ({
  wants: ({ year, balance, prices, before }: Now) => {
    const least = year === 0 ? 0 : (kept * before.wanted * prices) / before.prices;
    const wanted = Math.max(rate * balance, least);
    return { least, wanted };
  },
  lines: {
    least: {
      label: "Least, from last year's withdrawal raised with prices",
      formula: "when(year == 0, 0, kept * before.wanted * prices / before.prices)",
    },
    wanted: { label: "Share of savings, not below the least", formula: "max(rate * balance, least)" },
  },
  settings: settings({
    rate: [rate, "Share of savings taken each year", "rate"],
    kept: [kept, "Share of last year's purchasing power kept", "rate"],
  }),
});
