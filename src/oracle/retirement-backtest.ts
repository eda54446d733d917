/**
 * Cycles as the reference program computes them: stocks by price growth and dividend yield, bonds by the par-bond
 * return, prices by the January indexes, a fee that isn't charged on dividends, and spending that continues when
 * nothing is left.
 */
import { historicalFutures } from "../engine/retirement/futures/history.ts";
import type { MarketHistory } from "../engine/retirement/futures/market.ts";
import { successOf } from "../engine/retirement/futures/success.ts";
import type { OpenedYear } from "../engine/retirement/plan/follow.ts";
import { greatestThat } from "../engine/retirement/step-search.ts";
import { amortized } from "../engine/retirement/strategies/amortized.ts";
import { capeBased } from "../engine/retirement/strategies/cape-based.ts";
import { constantDollar } from "../engine/retirement/strategies/constant-dollar.ts";
import { constantNominal } from "../engine/retirement/strategies/constant-nominal.ts";
import { guardrails } from "../engine/retirement/strategies/guardrails.ts";
import { oneOverN } from "../engine/retirement/strategies/one-over-n.ts";
import { percentOfBalance } from "../engine/retirement/strategies/percent-of-balance.ts";
import { ratioVariable } from "../engine/retirement/strategies/ratio-variable.ts";
import type { Now, Strategy } from "../engine/retirement/strategies.ts";
import { marketColumn, marketHistory } from "../law/series/market-history.ts";
import { yearsBetween } from "../testing/history.ts";
import { followSavings, type SavingsPlan } from "../testing/savings-plan.ts";
import { answerByTag, type RetirementFields, type RetirementRule } from "./retirement-case.fields.ts";
import {
  byStartYear,
  cyclesOf,
  endsOf,
  mixOf,
  namedPercentiles,
  nominalEnd,
  share,
  spendingFields,
  untaxed,
  yearsOf,
} from "./retirement-cycles.fields.ts";

const priceGrowth = marketColumn("priceGrowth");
const dividendYield = marketColumn("dividendYield");
const parBond = marketColumn("bondReturnParBond");
const cpi = marketColumn("janCpi");

/**
 * The history in the program's own terms. The fee is charged on price and bond growth including principal, but not on
 * dividends.
 */
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

const strategies: Readonly<Record<string, (inputs: RetirementFields) => Strategy>> = {
  "constant-dollar": (inputs) => constantDollar({ amount: initialSpending(inputs) }),
  "constant-nominal": (inputs) => constantNominal({ amount: initialSpending(inputs) }),
  "one-over-n": () => oneOverN(),
  "percent-of-portfolio": (inputs) => percentOfBalance({ rate: inputs.fraction("percent") }),
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

/** Spending of a plain amount is the page's own plan; everything else is a rule. */
function spendingOf(inputs: RetirementFields): SavingsPlan["spending"] {
  const strategy = inputs.word("strategy", strategies)(inputs);
  return inputs.text("strategy") === "constant-dollar" ? initialSpending(inputs) : strategy;
}

const HALF_A_CENT = 0.005;

/**
 * What is asked of savings in each year, in today's dollars, and the first year (from 1) with a shortfall; 0 if there
 * is none.
 */
interface Asked {
  readonly spending: readonly number[];
  readonly failedYear: number;
}

/**
 * The reference program counts a cycle as failed when a withdrawal exceeds the balance, and lets its rule continue
 * below zero. Our plan can't, so from that year on, this computes what the rule asks for, with the growth of the plan's
 * years.
 */
function askedBy({ wants }: Strategy, years: readonly OpenedYear[]): Asked {
  const spending: number[] = [];
  let failedYear = 0;
  let owing: Now | null = null;
  for (const [t, { look, before, market, year }] of years.entries()) {
    const now: Now | null = owing ?? look;
    if (now === null) throw new Error("A rule decides in every year of a cycle");
    const { wanted } = wants(now);
    spending.push(wanted / before.prices);
    const left: number = now.balance - wanted;
    if (failedYear === 0 && left >= -HALF_A_CENT) continue;
    if (failedYear === 0) failedYear = t + 1;
    const prices = year.end.prices;
    owing = {
      ...now,
      year: now.year + 1,
      yearsLeft: now.yearsLeft - 1,
      balance: left * year.growth * (prices / before.prices),
      prices,
      inflation: market.rise,
      before: { wanted, left, prices: before.prices },
    };
  }
  return { spending, failedYear };
}

const backtest: RetirementRule = (inputs) => {
  const history = historyAfter(feeOf(inputs));
  const spending = spendingOf(inputs);
  const cycles = cyclesOf(inputs, history, { ...mixOf(inputs), spending });
  const { outcome, firstStart, futures } = cycles;
  const asked =
    typeof spending === "number"
      ? cycles.years.map((years, path) => ({
          spending: years.map(({ terms }) => terms.spending),
          failedYear: outcome.failedYear[path] as number,
        }))
      : cycles.years.map((years) => askedBy(spending, years));
  const failedYear = Uint16Array.from(asked, (cycle) => cycle.failedYear);
  const { paths, succeeded, rate } = successOf({ failedYear });
  const failures = asked.map(({ failedYear: yearIndex }, path) => ({ startYear: firstStart + path, yearIndex }));
  const ends = endsOf(outcome);
  // deflated with prices at the start of the last year, not at its end
  const lastRise = (path: number) => futures.inflation?.[path + outcome.years - 1] as number;
  return {
    cycles: paths,
    failedCycles: paths - succeeded,
    successRate: rate,
    failures: failures.filter(({ yearIndex }) => yearIndex > 0),
    endRealPercentiles: namedPercentiles(ends.map((end, path) => (failedYear[path] ? 0 : end * (1 + lastRise(path))))),
    ...spendingFields(
      cycles,
      asked.map((cycle) => cycle.spending),
    ),
    endNominalByStartYear: byStartYear(cycles, (path) => nominalEnd(cycles, ends, path)),
  };
};

/** Searched as on the page, but to the cent. */
const safeWithdrawal: RetirementRule = (inputs) => {
  const years = yearsOf(inputs);
  const first = inputs.numberOr("firstStartYear", marketHistory.firstYear);
  const history = yearsBetween(historyAfter(feeOf(inputs)), first, inputs.number("lastDataYear"));
  const futures = historicalFutures(history, years);
  const savings = inputs.amount("initialPortfolio");
  const target = inputs.number("targetSuccessRate");
  if (!(target > 0 && target <= 1))
    throw new Error(`"targetSuccessRate" should be above 0 and at most 1, not ${target}`);
  const lasts = (cents: number) =>
    successOf(followSavings({ savings, years, ...mixOf(inputs), spending: cents / 100 }, untaxed, futures)).rate >=
    target;
  const cents = greatestThat(lasts, 0, savings * 100, 1) ?? 0;
  return { maxInitialSpending: cents / 100 };
};

export const answer = answerByTag({ backtest, "safe-withdrawal": safeWithdrawal });
