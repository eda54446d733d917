/** The spending rule, with the settings it was published with. */

import type { Futures } from "../../../engine/retirement/futures/market.ts";
import type { Schedule } from "../../../engine/retirement/plan/schedule.ts";
import { withBridge } from "../../../engine/retirement/strategies/bridge.ts";
import { constantDollarFromRate } from "../../../engine/retirement/strategies/constant-dollar.ts";
import { publishedStrategies } from "../../../engine/retirement/strategies/published.ts";
import type { RatesByYearsLeft } from "../../../engine/retirement/strategies/risk-guardrails.ts";
import { sustainableRates } from "../../../engine/retirement/strategies/sustainable-rates.ts";
import type { Now, Strategy } from "../../../engine/retirement/strategies.ts";
import { distributionTables } from "../../../law/retirement/distributions.ts";
import { stopsAt } from "../ages.ts";
import { OWN_START } from "../compared/rule-words.ts";
import type { StrategyName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";

const FIRST_DIVISOR_AGE = 72;
const uniform = distributionTables.uniformLifetime;
const divisors = Object.entries(uniform)
  .filter(([age]) => Number(age) >= FIRST_DIVISOR_AGE)
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([, divisor]) => divisor);

/**
 * `null`: the plan's own spending, whatever markets do. A rule that needs a first withdrawal starts from that spending,
 * unless a first share of savings is typed; later Social Security and pensions are bridged.
 */
export function strategyOf(
  inputs: Inputs,
  name: StrategyName,
  futures: () => Futures,
  schedule: Pick<Schedule, "together" | "workingYears">,
  claimYears: readonly number[],
): Strategy | null {
  if (name === "plan") return null;
  const bridge = bridgeOf(schedule, claimYears);
  const rule = ruleOf(inputs, name, futures);
  return bridge.length === 0 ? rule : withBridge(rule, bridge);
}

function ruleOf(inputs: Inputs, name: StrategyName, futures: () => Futures): Strategy {
  const rates = name === "risk-guardrails" ? ratesIn(inputs, futures()) : { atLowest: [], atTarget: [], atHighest: [] };
  const make =
    name === "constant-dollar-rate"
      ? (_: number, rate: number): Strategy => constantDollarFromRate({ rate })
      : (amount: number, rate: number): Strategy =>
          published(name).make({
            amount,
            rate,
            age: stopsAt(inputs),
            distributions: { divisors, firstAge: FIRST_DIVISOR_AGE },
            rates,
          });
  if (OWN_START.includes(name)) return make(0, 0);
  const { firstRate } = inputs;
  const from = ({ first }: Now) => {
    const planned = (first.planned ?? 0) / Math.max(first.balance, 1);
    const rate = Math.min(1, firstRate ?? planned);
    return make((rate * first.balance) / first.prices, rate);
  };
  return {
    ...make(0, firstRate ?? 0),
    wants: (now) => from(now).wants(now),
    settingsAt: (now) => from(now).settings,
    startsFromPlan: firstRate === null,
  };
}

function published(name: StrategyName) {
  const found = publishedStrategies.find(({ id }) => id === name);
  if (!found) throw new Error(`No strategy is called "${name}"`);
  return found;
}

/**
 * How much less Social Security, rising pensions and rent pay in each year of retirement than once everyone has
 * claimed, up to then. Today's dollars; empty if everything is paid from the first year on.
 */
function bridgeOf(
  { together, workingYears }: Pick<Schedule, "together" | "workingYears">,
  claimYears: readonly number[],
): readonly number[] {
  const income = together
    .slice(workingYears)
    .map(({ socialSecurity, risingPension, rent }) => socialSecurity + risingPension + rent);
  const firstYear = together[workingYears]?.year ?? 0;
  // The year after the last claim is the first one paid in full.
  const full = Math.min(income.length - 1, Math.max(...claimYears) + 1 - firstYear);
  if (full <= 0) return [];
  const missing = income.slice(0, full).map((amount) => Math.max(0, (income[full] as number) - amount));
  return missing.some((amount) => amount > 0) ? missing : [];
}

/** The chances of lasting between which spending is left alone, and the target. */
const CHANCES = [0.7, 0.9, 0.99] as const;

/** What share of savings would have lasted this many years with these chances, in the plan's futures and before tax. */
function ratesIn({ stocksRetired, fee }: Inputs, futures: Futures): RatesByYearsLeft {
  const invested = { stockShare: stocksRetired, fee };
  const [atLowest = [], atTarget = [], atHighest = []] = sustainableRates(invested, futures, CHANCES);
  return { atLowest, atTarget, atHighest };
}
