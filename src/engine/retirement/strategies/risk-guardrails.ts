import type { Source } from "../../worksheet.ts";
import { type Now, settings, shareOf } from "../strategies.ts";

const RISK_BASED: Source = {
  cite: "Kitces, Why Guyton-Klinger Guardrails Are Too Risky For Most Retirees (And How Risk-Based Guardrails Can Help)",
  url: "https://www.kitces.com/blog/guyton-klinger-guardrails-retirement-income-rules-risk-based/",
};

/**
 * Shares of savings by years left (index 0: one year left): what could be taken, adjusted for inflation, to the end of
 * the plan at the lowest, target and highest probability of success. See `sustainableRates`.
 */
export interface RatesByYearsLeft {
  readonly atLowest: ArrayLike<number>;
  readonly atTarget: ArrayLike<number>;
  readonly atHighest: ArrayLike<number>;
}

/**
 * Guardrails by risk: the same purchasing power every year as long as its probability of success stays between two
 * limits; outside of them, the amount that returns it to the target probability.
 */
export const riskGuardrails = ({ amount, rates }: { readonly amount: number; readonly rates: RatesByYearsLeft }) => ({
  wants: ({ year, yearsLeft, balance, prices, before }: Now) => {
    const same = year === 0 ? amount * prices : (before.wanted * prices) / before.prices;
    const rate = shareOf(same, balance);
    const highest = rates.atLowest[yearsLeft - 1] as number;
    const lowest = rates.atHighest[yearsLeft - 1] as number;
    const target = rates.atTarget[yearsLeft - 1] as number;
    const reset = year > 0 && (rate > highest || rate < lowest);
    const wanted = reset ? target * balance : same;
    return { same, rate, highest, lowest, target, reset, wanted };
  },
  lines: {
    same: {
      label: "Last year's withdrawal, raised with prices",
      formula: "when(year == 0, amount * prices, before.wanted * prices / before.prices)",
    },
    rate: { label: "As a share of savings", formula: "when(balance == 0, 1, same / balance)", unit: "rate" },
    highest: {
      label: "Share at which success becomes too unlikely",
      found: "The quantile, over all futures, of the share of savings that would have lasted exactly the years left.",
      unchecked: "rows",
      unit: "rate",
      source: RISK_BASED,
    },
    lowest: {
      label: "Share at which success is more likely than needed",
      found: "The same quantile at the highest probability.",
      unchecked: "rows",
      unit: "rate",
    },
    target: {
      label: "Target share",
      found: "The same quantile at the target probability.",
      unchecked: "rows",
      unit: "rate",
    },
    reset: { label: "Outside the guardrails", formula: "year > 0 && (rate > highest || rate < lowest)" },
    wanted: { label: "Withdrawal wanted", formula: "when(reset, target * balance, same)" },
  } as const,
  settings: settings({ amount: [amount, "First yearly withdrawal in today's dollars", "usd"] }),
});
