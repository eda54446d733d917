/** How long a plan takes while a slider moves: 10,000 paths of 40 years stay below a frame of 16 ms, all of history below 1 ms. */
import { historicalFutures } from "./history.ts";
import type { Futures, MarketHistory } from "./market.ts";
import { bootstrapFutures } from "./montecarlo-bootstrap.ts";
import { lognormalFutures } from "./montecarlo-lognormal.ts";
import { shocks } from "./montecarlo-shocks.ts";
import { BandsByYear } from "./percentiles.ts";
import { simulate } from "./simulation.ts";
import { perfectWithdrawals, safeWithdrawal } from "./simulation-perfect.ts";
import type { Plan } from "./simulation-plan.ts";
import { successOf } from "./simulation-success.ts";
import { constantDollar } from "./strategies/constant-dollar.ts";
import { guardrails } from "./strategies/guardrails.ts";
import type { Strategy } from "./strategies.ts";

const PATHS = 10_000;
const YEARS = 40;
const model = { stocks: { mean: 0.06, deviation: 0.18 }, bonds: { mean: 0.02, deviation: 0.07 }, correlation: 0.1 };
const someShocks = shocks({ seed: 1, paths: PATHS, years: YEARS });
const random = lognormalFutures(model, someShocks);

/** As long as the history of the market, with figures of no year. */
const invented = lognormalFutures(
  { ...model, inflation: { mean: 0.02, persistence: 0.6, deviation: 0.02 } },
  shocks({ seed: 2, paths: 1, years: 155, withPrices: true }),
);
const history: MarketHistory = {
  firstYear: 1871,
  stockReturn: [...invented.stockReturn],
  bondReturn: [...invented.bondReturn],
  inflation: [...(invented.inflation ?? [])],
  cashReturn: Array(155).fill(null),
  cape: Array(155).fill(20),
};
const cycles = historicalFutures(history, 30);

const follow = (futures: Futures, strategy: Strategy): number => {
  const plan: Plan = { savings: 1e6, years: futures.years, strategy, stockShare: 0.6, fee: 0.002 };
  const bands = new BandsByYear(futures.paths, plan.years);
  return successOf(simulate(plan, futures, ({ t, balances }) => bands.add(t, balances))).rate;
};
const rails = guardrails({ amount: 40_000, upper: 0.2, cut: 0.1, lower: 0.2, raise: 0.1, preservationOffYears: 15 });

const bench = (name: string, unit: string, run: () => unknown, most?: number) => ({
  name,
  unit,
  ...(most && { most }),
  run: () => {
    run();
    return 1;
  },
});

export const benches = [
  bench(
    "retirement: 10,000 paths x 40 years, constant dollar, 7 bands",
    "plans",
    () => follow(random, constantDollar({ amount: 40_000 })),
    16,
  ),
  bench(
    "retirement: all cycles of 30 years since 1871, 7 bands",
    "plans",
    () => follow(cycles, constantDollar({ amount: 40_000 })),
    1,
  ),
  bench("retirement: 10,000 paths x 40 years, guardrails, 7 bands", "plans", () => follow(random, rails)),
  bench("retirement: safe withdrawal of 10,000 paths x 40 years", "plans", () =>
    safeWithdrawal(perfectWithdrawals({ savings: 1e6, years: YEARS, stockShare: 0.6 }, random), 0.9),
  ),
  bench("retirement: returns of 10,000 x 40 shocks for another mean", "models", () =>
    lognormalFutures(model, someShocks),
  ),
  bench("retirement: 10,000 x 40 shocks for another seed", "seeds", () =>
    shocks({ seed: 3, paths: PATHS, years: YEARS }),
  ),
  bench("retirement: 10,000 x 40 years of blocks of history", "seeds", () =>
    bootstrapFutures(history, { seed: 3, paths: PATHS, years: YEARS, meanBlockYears: 10 }),
  ),
];
