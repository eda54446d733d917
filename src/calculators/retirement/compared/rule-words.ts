/** Each spending rule's name within a sentence, and what it does, in one sentence. */

import type { StrategyName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";

type Rule = Exclude<StrategyName, "plan">;

export const ruleWords: Readonly<Record<Rule, readonly [called: string, does: string]>> = {
  "constant-dollar-rate": [
    "the 4% rule",
    "Take a share of savings in the first year, then raise that amount with prices, no matter what markets do or how much less you need.",
  ],
  "constant-nominal": [
    "the same dollars",
    "Take the same number of dollars every year. Inflation makes them buy less.",
  ],
  percent: [
    "the percent-of-balance rule",
    "Take the same share of your savings each year. They never run out, but your spending goes up and down.",
  ],
  "one-over-n": ["the 1/N rule", "Divide your savings by the years left. You spend little early on and more later."],
  "variable-percentage": [
    "variable percentage withdrawal (VPW)",
    "Take a share that grows as fewer years are left, so savings are used up at the end and not before.",
  ],
  "decision-rules": [
    "Guyton-Klinger rules",
    "Raise spending with prices, but skip the raise after a loss. Cut 10% when you take too much, and add 10% when you could take more.",
  ],
  guardrails: [
    "guardrails",
    "Raise spending with prices. Cut it 10% when you take a 20% larger share of your savings than at the start, and add 10% when you take a 20% smaller one.",
  ],
  "floor-and-ceiling": [
    "the floor-and-ceiling rule",
    "Take a share of savings, but always 90% to 125% of what the first withdrawal could buy.",
  ],
  "yearly-limits": [
    "Vanguard dynamic spending",
    "Take a share of savings, but let spending rise at most 5% and fall at most 2.5% from one year to the next.",
  ],
  "ninety-five-percent": ["the 95% rule", "Take a share of savings, but at least 95% of last year's dollars."],
  amortized: [
    "a level payment (ABW)",
    "Each year, take the payment that would use up your savings evenly if they earned 3% a year from here on.",
  ],
  "base-plus-extras": [
    "the base-plus-extras rule",
    "Always take a base, and after a good year spend a quarter of the growth on top.",
  ],
  "age-over-twenty": [
    "the age-over-20 rule",
    "Take your age divided by 20, as a percentage of savings: 3.25% at 65, 4% at 80.",
  ],
  "ratio-variable": [
    "the “half with the market” rule",
    "Raise the first amount with prices, and pass on half of what your savings have gained or lost since.",
  ],
  "risk-guardrails": [
    "risk-based guardrails",
    "Keep your spending while its chance of lasting is between 70% and 99%. If it leaves that range, reset your spending to the amount with a 90% chance.",
  ],
  "cape-based": [
    "the CAPE rule",
    "Take 1.75% plus half of stocks' earnings yield (company earnings divided by stock prices): more when stocks are cheap, less when they are expensive.",
  ],
  "distribution-table": [
    "the RMD method",
    "Divide your savings each year by the life expectancy in the IRS table for required distributions.",
  ],
};

/** What 4% of savings in the first year is called; with another share or amount, it isn't the 4% rule. */
const FOUR_PERCENT = 0.04;

/** The chosen rule's name within a sentence. */
export const ruleCalled = ({ strategy, firstRate }: Pick<Inputs, "strategy" | "firstRate">): string =>
  strategy === "plan"
    ? ""
    : strategy === "constant-dollar-rate" && firstRate !== FOUR_PERCENT
      ? "the same withdrawal each year"
      : ruleWords[strategy][0];

/** Rules that determine the first withdrawal themselves. */
export const OWN_START: readonly StrategyName[] = [
  ...([
    "one-over-n",
    "variable-percentage",
    "amortized",
    "age-over-twenty",
    "cape-based",
    "distribution-table",
  ] as const),
];

/** The first withdrawal doesn't come from desired spending: the rule sets it, or its share of savings is typed. */
export const setsOwnStart = ({ strategy, firstRate }: Pick<Inputs, "strategy" | "firstRate">): boolean =>
  strategy !== "plan" && (firstRate !== null || OWN_START.includes(strategy));
