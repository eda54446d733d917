import { type Now, settings, shareOf } from "../strategies.ts";

export interface Guardrails {
  /** First withdrawal, in today's dollars. */
  readonly amount: number;
  /** How far above the first rate triggers a cut, and how large it is; no cuts in the last years. */
  readonly upper: number;
  readonly cut: number;
  readonly preservationOffYears: number;
  /** How far below it triggers an increase, and how large it is. */
  readonly lower: number;
  readonly raise: number;
  /** After a year in which savings fell, and above the first rate: no inflation adjustment. */
  readonly skipInflationAfterLoss?: boolean;
}

/**
 * The simpler guardrails, prosperity and preservation: last year's withdrawal adjusted for inflation, cut above an
 * upper guardrail and increased below a lower one. The first rate is measured against savings after the first
 * withdrawal, as in the program that popularized this variant.
 */
export const guardrails = (rules: Guardrails) => {
  const skip = rules.skipInflationAfterLoss ? 1 : 0;
  return {
    wants: ({ year, yearsLeft, balance, prices, first, before }: Now) => {
      const firstRate = shareOf(rules.amount * first.prices, first.left);
      const rate = shareOf(before.wanted, balance);
      const skipped = skip === 1 && balance < before.left && rate > firstRate;
      const same = skipped ? before.wanted : (before.wanted * prices) / before.prices;
      const cutNow = rate > firstRate * (1 + rules.upper) && yearsLeft > rules.preservationOffYears;
      const raiseNow = !cutNow && rate < firstRate * (1 - rules.lower);
      const later = cutNow ? same * (1 - rules.cut) : raiseNow ? same * (1 + rules.raise) : same;
      const wanted = year === 0 ? rules.amount * prices : later;
      return { firstRate, rate, skipped, same, cutNow, raiseNow, later, wanted };
    },
    lines: {
      firstRate: {
        label: "First rate",
        formula: "when(first.left == 0, 1, amount * first.prices / first.left)",
        unit: "rate",
        meaning: "The first withdrawal as a share of the savings it left.",
      },
      rate: {
        label: "Last year's withdrawal as a share of savings now",
        formula: "when(balance == 0, 1, before.wanted / balance)",
        unit: "rate",
      },
      skipped: {
        label: "No rise with prices",
        formula: "skip == 1 && balance < before.left && rate > firstRate",
      },
      same: {
        label: "Last year's withdrawal, raised with prices",
        formula: "when(skipped, before.wanted, before.wanted * prices / before.prices)",
      },
      cutNow: {
        label: "Above the upper guardrail",
        formula: "rate > firstRate * (1 + upper) && yearsLeft > preservationOffYears",
      },
      raiseNow: { label: "Below the lower guardrail", formula: "!cutNow && rate < firstRate * (1 - lower)" },
      later: {
        label: "After cut or raise",
        formula: "when(cutNow, same * (1 - cut), when(raiseNow, same * (1 + raise), same))",
      },
      wanted: { label: "Withdrawal wanted", formula: "when(year == 0, amount * prices, later)" },
    } as const,
    settings: settings({
      amount: [rules.amount, "First yearly withdrawal in today's dollars", "usd"],
      upper: [rules.upper, "Upper guardrail, above the first rate", "rate"],
      cut: [rules.cut, "Cut", "rate"],
      lower: [rules.lower, "Lower guardrail, below the first rate", "rate"],
      raise: [rules.raise, "Raise", "rate"],
      preservationOffYears: [rules.preservationOffYears, "No cuts when this many years or fewer are left", "years"],
      skip: [skip, "Skip the inflation raise after a loss (1 for yes, 0 for no)", "count"],
    }),
  };
};
