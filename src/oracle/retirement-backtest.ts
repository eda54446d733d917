/**
 * Cycles as the reference program computes them: stocks by price growth and dividend yield, bonds by the par-bond return, prices by the
 * January indexes, a fee that spares dividends, and balances that may go below zero.
 */
import { historicalFutures, yearsBetween } from "../engine/retirement/history.ts";
import type { MarketHistory } from "../engine/retirement/market.ts";
import { largestWithdrawal, perfectWithdrawals } from "../engine/retirement/simulation-perfect.ts";
import { successOf } from "../engine/retirement/simulation-success.ts";
import { amortized } from "../engine/retirement/strategies/amortized.ts";
import { capeBased } from "../engine/retirement/strategies/cape-based.ts";
import { constantDollar } from "../engine/retirement/strategies/constant-dollar.ts";
import { constantNominal } from "../engine/retirement/strategies/constant-nominal.ts";
import { guardrails } from "../engine/retirement/strategies/guardrails.ts";
import { withinLimits } from "../engine/retirement/strategies/limits.ts";
import { oneOverN } from "../engine/retirement/strategies/one-over-n.ts";
import { percentOfBalance, percentWithRealFloor } from "../engine/retirement/strategies/percent-of-balance.ts";
import { ratioVariable } from "../engine/retirement/strategies/ratio-variable.ts";
import type { Strategy } from "../engine/retirement/strategies.ts";
import { marketColumn, marketHistory } from "../law/series/market-history.ts";
import { answerByTag, type RetirementFields, type RetirementRule } from "./retirement-case.fields.ts";
import {
  byStartYear,
  cyclesOf,
  mixOf,
  namedPercentiles,
  nominalEnd,
  share,
  spendingFields,
  yearsOf,
} from "./retirement-cycles.fields.ts";

const priceGrowth = marketColumn("priceGrowth");
const dividendYield = marketColumn("dividendYield");
const parBond = marketColumn("bondReturnParBond");
const cpi = marketColumn("janCpi");

/** The history in the program's own terms. The fee is taken from price and bond growth with what they grew from, not from dividends. */
const historyAfter = (fee: number): MarketHistory => ({
  ...marketHistory,
  stockReturn: priceGrowth.map((growth, i) => growth + (dividendYield[i] as number) - fee * (1 + growth)),
  bondReturn: parBond.map((growth) => growth - fee * (1 + growth)),
  inflation: marketHistory.inflation.map((published, i) =>
    i + 1 < cpi.length ? (cpi[i + 1] as number) / (cpi[i] as number) - 1 : published,
  ),
});

const feeOf = (inputs: RetirementFields) => (inputs.has("feePercent") ? share(inputs, "feePercent") : 0);

function initialSpending(inputs: RetirementFields): number {
  if (inputs.has("initialSpending")) return inputs.amount("initialSpending");
  return (inputs.amount("initialPortfolio") * inputs.number("withdrawalRatePercent")) / 100;
}

const limited = (strategy: Strategy, inputs: RetirementFields): Strategy =>
  withinLimits(strategy, {
    floor: inputs.has("floorReal") ? inputs.amount("floorReal") : undefined,
    ceiling: inputs.has("ceilingReal") ? inputs.amount("ceilingReal") : undefined,
  });

const strategies: Readonly<Record<string, (inputs: RetirementFields) => Strategy>> = {
  "constant-dollar": (inputs) => constantDollar({ amount: initialSpending(inputs) }),
  "constant-nominal": (inputs) => constantNominal({ amount: initialSpending(inputs) }),
  "one-over-n": () => oneOverN(),
  "percent-of-portfolio": (inputs) => {
    const rate = inputs.fraction("percent");
    return inputs.has("floorPercentOfPreviousReal")
      ? percentWithRealFloor({ rate, kept: inputs.fraction("floorPercentOfPreviousReal") })
      : percentOfBalance({ rate });
  },
  "guardrails-prosperity-preservation": (inputs) =>
    guardrails({
      amount: initialSpending(inputs),
      upper: inputs.fraction("upperGuardrailPercent"),
      cut: inputs.fraction("cutPercent"),
      lower: inputs.fraction("lowerGuardrailPercent"),
      raise: inputs.fraction("raisePercent"),
      preservationOffYears: inputs.numberOr("preservationOffInLastYears", 15),
      skipInflationAfterLoss: inputs.flagOr("inflationSkipRule", false),
    }),
  amortized: (inputs) =>
    amortized({ rate: inputs.fraction("ratePercent"), legacy: inputs.numberOr("futureValueReal", 0) }),
  "cape-based": (inputs) =>
    capeBased({ base: inputs.fraction("basePercent"), multiplier: inputs.number("capeYieldMultiplier") }),
  "portfolio-ratio-variable": (inputs) => ratioVariable({ amount: initialSpending(inputs), part: inputs.number("z") }),
};

const backtest: RetirementRule = (inputs) => {
  const history = historyAfter(feeOf(inputs));
  const strategy = limited(inputs.word("strategy", strategies)(inputs), inputs);
  const cycles = cyclesOf(inputs, history, { ...mixOf(inputs), mayOwe: true }, strategy);
  const { outcome, firstStart, futures } = cycles;
  const { paths, succeeded, rate } = successOf(outcome);
  const failures = Array.from(outcome.failedYear, (yearIndex, path) => ({ startYear: firstStart + path, yearIndex }));
  // deflated with prices at the start of the last year, not at its end
  const lastRise = (path: number) => futures.inflation?.[path + outcome.years - 1] as number;
  const ends = outcome.ends.map((end, path) => (outcome.failedYear[path] ? 0 : end * (1 + lastRise(path))));
  return {
    cycles: paths,
    failedCycles: paths - succeeded,
    successRate: rate,
    failures: failures.filter(({ yearIndex }) => yearIndex > 0),
    endRealPercentiles: namedPercentiles(ends),
    ...spendingFields(cycles),
    endNominalByStartYear: byStartYear(cycles, (path) => nominalEnd(cycles, path)),
  };
};

const safeWithdrawal: RetirementRule = (inputs) => {
  const years = yearsOf(inputs);
  const first = inputs.numberOr("firstStartYear", marketHistory.firstYear);
  const history = yearsBetween(historyAfter(feeOf(inputs)), first, inputs.number("lastDataYear"));
  const perfect = perfectWithdrawals(
    { savings: inputs.amount("initialPortfolio"), years, ...mixOf(inputs) },
    historicalFutures(history, years),
  );
  const target = inputs.number("targetSuccessRate");
  if (!(target > 0 && target <= 1))
    throw new Error(`"targetSuccessRate" should be above 0 and at most 1, not ${target}`);
  return { maxInitialSpending: largestWithdrawal(perfect, target) };
};

export const answer = answerByTag({ backtest, "safe-withdrawal": safeWithdrawal });
