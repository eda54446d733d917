import type { Source } from "../../worksheet.ts";
import { type Now, settings, shareOf } from "../strategies.ts";

const GUYTON_KLINGER: Source = {
  cite: "Guyton and Klinger, Decision Rules and Maximum Initial Withdrawal Rates, Journal of Financial Planning, March 2006",
  url: "https://cornerstonewealthadvisors.com/decision-rules-and-maximum-initial-withdrawal-rates/",
};

/** The paper's figures are in parentheses. */
export interface DecisionRules {
  readonly firstRate: number;
  /**
   * The largest inflation adjustment in a year; what is cut off isn't made up later. Guyton's earlier paper (2004) has
   * 6%; this one has none.
   */
  readonly inflationCap?: number;
  /** Prosperity rule: below this multiple of the first rate, increase (0.8, by 10%). */
  readonly prosperityTrigger: number;
  readonly prosperityRaise: number;
  /** Capital preservation rule: above this multiple, cut (1.2, by 10%), except in the last years (15). */
  readonly preservationTrigger: number;
  readonly preservationCut: number;
  readonly preservationOffYears: number;
}

/**
 * The decision rules of Guyton and Klinger: prosperity first, then inflation (the withdrawal rule), then capital
 * preservation. Their portfolio management rule (which asset to sell) is replaced by yearly rebalancing, so call it
 * "simplified".
 */
export const decisionRules = ({ inflationCap = Number.POSITIVE_INFINITY, ...rules }: DecisionRules) => ({
  wants: ({ year, yearsLeft, balance, inflation, before }: Now) => {
    const raised =
      year > 0 && shareOf(before.wanted, balance) < rules.prosperityTrigger * rules.firstRate
        ? before.wanted * (1 + rules.prosperityRaise)
        : before.wanted;
    const skipped = balance < before.left && shareOf(raised, balance) > rules.firstRate;
    const withPrices = skipped ? raised : raised * (1 + Math.min(inflation, inflationCap));
    const cut =
      yearsLeft > rules.preservationOffYears &&
      shareOf(withPrices, balance) > rules.preservationTrigger * rules.firstRate;
    const later = cut ? withPrices * (1 - rules.preservationCut) : withPrices;
    const wanted = year === 0 ? rules.firstRate * balance : later;
    return { raised, skipped, withPrices, cut, later, wanted };
  },
  lines: {
    raised: {
      label: "Last year's withdrawal, raised if savings did well",
      formula:
        "when(year > 0 && when(balance == 0, 1, before.wanted / balance) < prosperityTrigger * firstRate, before.wanted * (1 + prosperityRaise), before.wanted)",
      source: GUYTON_KLINGER,
    },
    skipped: {
      label: "No inflation raise, because savings fell and the rate is above the first one",
      formula: "balance < before.left && when(balance == 0, 1, raised / balance) > firstRate",
    },
    withPrices: Number.isFinite(inflationCap)
      ? {
          label: "Raised with prices, up to the cap",
          formula: "when(skipped, raised, raised * (1 + min(inflation, inflationCap)))",
        }
      : { label: "Raised with prices", formula: "when(skipped, raised, raised * (1 + inflation))" },
    cut: {
      label: "The rate is far above the first: cut",
      formula:
        "yearsLeft > preservationOffYears && when(balance == 0, 1, withPrices / balance) > preservationTrigger * firstRate",
    },
    later: { label: "After the cut, if any", formula: "when(cut, withPrices * (1 - preservationCut), withPrices)" },
    wanted: { label: "Withdrawal wanted", formula: "when(year == 0, firstRate * balance, later)" },
  },
  settings: settings({
    firstRate: [rules.firstRate, "First withdrawal as a share of savings", "rate"],
    ...(Number.isFinite(inflationCap) && {
      inflationCap: [inflationCap, "Largest raise for inflation in a year", "rate"],
    }),
    prosperityTrigger: [rules.prosperityTrigger, "Raise below this multiple of the first rate", "count"],
    prosperityRaise: [rules.prosperityRaise, "Raise", "rate"],
    preservationTrigger: [rules.preservationTrigger, "Cut above this multiple of the first rate", "count"],
    preservationCut: [rules.preservationCut, "Cut", "rate"],
    preservationOffYears: [rules.preservationOffYears, "No cuts when this many years or fewer are left", "years"],
  }),
});
