import type { Source } from "../../worksheet.ts";
import { type Now, settings } from "../strategies.ts";

const DYNAMIC_SPENDING: Source = {
  cite: "Jaconetti and others, From assets to income: A goals-based approach to retirement spending, Vanguard Research, 2016",
  url: "https://guide.ficalc.app/withdrawal-strategies/vanguard-dynamic-spending",
};

export interface YearlyLimits {
  readonly rate: number;
  /** The most that purchasing power may rise and fall in a year: 5% and 2.5% as published. */
  readonly maxRise: number;
  readonly maxFall: number;
}

/** A share of savings whose purchasing power changes by a limited amount from year to year. */
export const yearlyLimits = ({ rate, maxRise, maxFall }: YearlyLimits) => ({
  wants: ({ year, balance, prices, before }: Now) => {
    const target = rate * balance;
    const same = year === 0 ? target : (before.wanted * prices) / before.prices;
    const wanted = Math.min(Math.max(target, same * (1 - maxFall)), same * (1 + maxRise));
    return { target, same, wanted };
  },
  lines: {
    target: { label: "Share of savings", formula: "rate * balance" },
    same: {
      label: "Last year's withdrawal, raised with prices",
      formula: "when(year == 0, target, before.wanted * prices / before.prices)",
    },
    wanted: {
      label: "Share of savings within the yearly limits",
      formula: "min(max(target, same * (1 - maxFall)), same * (1 + maxRise))",
      source: DYNAMIC_SPENDING,
    },
  },
  settings: settings({
    rate: [rate, "Target share of savings", "rate"],
    maxRise: [maxRise, "Most it rises in a year", "rate"],
    maxFall: [maxFall, "Most it falls in a year", "rate"],
  }),
});
