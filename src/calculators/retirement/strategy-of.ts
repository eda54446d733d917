/** The rule by which spending is found, with the settings it was published with. */

import type { Futures } from "../../engine/retirement/futures/market.ts";
import { constantDollarFromRate } from "../../engine/retirement/strategies/constant-dollar.ts";
import { publishedStrategies } from "../../engine/retirement/strategies/published.ts";
import type { RatesByYearsLeft } from "../../engine/retirement/strategies/risk-guardrails.ts";
import { sustainableRates } from "../../engine/retirement/strategies/sustainable-rates.ts";
import type { Now, Strategy } from "../../engine/retirement/strategies.ts";
import { distributionTables } from "../../law/retirement/distributions.ts";
import { firstAgeOf } from "./cautions.ts";
import type { Inputs, StrategyName } from "./inputs.ts";

const FIRST_DIVISOR_AGE = 72;
const uniform = distributionTables.uniformLifetime;
const divisors = Object.entries(uniform)
  .filter(([age]) => Number(age) >= FIRST_DIVISOR_AGE)
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([, divisor]) => divisor);

/** `null`: the plan's own spending, whatever markets do. */
export function strategyOf(inputs: Inputs, name: StrategyName, futures: () => Futures): Strategy | null {
  if (name === "plan") return null;
  if (name === "constant-dollar-rate") return constantDollarFromRate({ rate: inputs.firstRate });
  const found = publishedStrategies.find(({ id }) => id === name);
  if (!found) throw new Error(`No strategy is called "${name}"`);
  const rates = name === "risk-guardrails" ? ratesIn(inputs, futures()) : { atLowest: [], atTarget: [], atHighest: [] };
  const make = (amount: number) =>
    found.make({
      amount,
      rate: inputs.firstRate,
      age: Math.max(firstAgeOf(inputs), inputs.retireAge),
      distributions: { divisors, firstAge: FIRST_DIVISOR_AGE },
      rates,
    });
  return BY_AMOUNT.includes(name) ? fromFirstBalance(make, inputs.firstRate) : make(0);
}

/** Chances of lasting between which spending is left alone, and the one aimed at. */
const CHANCES = [0.7, 0.9, 0.99] as const;

/** What share of savings would have lasted so many years with these chances, in the futures of the plan and before tax. */
function ratesIn({ stocksRetired, fee }: Inputs, futures: Futures): RatesByYearsLeft {
  const invested = { stockShare: stocksRetired, fee };
  const [atLowest = [], atTarget = [], atHighest = []] = sustainableRates(invested, futures, CHANCES);
  return { atLowest, atTarget, atHighest };
}

/** Strategies that begin with an amount: here a share of what has been saved by the first withdrawal. */
const BY_AMOUNT: readonly StrategyName[] = ["constant-nominal", "guardrails", "ratio-variable", "risk-guardrails"];

const fromFirstBalance = (make: (amount: number) => Strategy, rate: number): Strategy => {
  const from = ({ first }: Now) => make((rate * first.balance) / first.prices);
  return { ...make(0), wants: (now) => from(now).wants(now), settingsAt: (now) => from(now).settings };
};
