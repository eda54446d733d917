/** Random futures and survival. */
import type { Futures } from "../engine/retirement/futures/market.ts";
import { bootstrapFutures } from "../engine/retirement/futures/montecarlo/bootstrap.ts";
import { type LognormalModel, lognormalFutures } from "../engine/retirement/futures/montecarlo/lognormal.ts";
import { shocks } from "../engine/retirement/futures/montecarlo/shocks.ts";
import { cohortTable, type LifeTable, survival } from "../engine/retirement/futures/mortality.ts";
import { percentileOfSorted } from "../engine/retirement/futures/percentiles.ts";
import { confidenceIn, successOf } from "../engine/retirement/futures/success.ts";
import { marketHistory } from "../law/series/market-history.ts";
import { cohortLife } from "../law/series/mortality.ts";
import { inRealTerms, yearsBetween } from "../testing/history.ts";
import { periodLife } from "../testing/period-life.ts";
import { followSavings, type SavingsPlan } from "../testing/savings-plan.ts";
import { answerByTag, type RetirementFields, type RetirementRule } from "./retirement-case.fields.ts";
import { endsOf, mixOf, untaxed, yearsOf } from "./retirement-cycles.fields.ts";

/** How many paths are drawn: the fewest, and the most that a balance near ruin is worth. */
export interface Paths {
  readonly least: number;
  readonly most: number;
}
/** Four hundred thousand paths give a standard error of at most 0.08 points. */
const PATHS: Paths = { least: 400_000, most: 1_600_000 };
/** What fits into memory at once. */
const PATHS_IN_PART = 10_000;
const SEED = 2026;
/** Paths are doubled until the percentiles in the cases are known to this fraction of themselves. */
const SETTLED_AT = [0.1, 0.25, 0.5, 0.75, 0.9];
const SETTLED_TO = 0.005;

const returnsOf = (inputs: RetirementFields, asset: "stock" | "bond", held: number) =>
  held > 0 || inputs.has(`${asset}Mean`)
    ? { mean: inputs.number(`${asset}Mean`), deviation: inputs.number(`${asset}Deviation`) }
    : { mean: 0, deviation: 0 };

function lognormalModel(inputs: RetirementFields): LognormalModel {
  if (inputs.has("means") && !/arithmetic/.test(inputs.text("means")))
    throw new Error(`"means" should be arithmetic, not "${inputs.text("means")}"`);
  const { stockShare } = mixOf(inputs);
  return {
    stocks: returnsOf(inputs, "stock", stockShare),
    bonds: returnsOf(inputs, "bond", 1 - stockShare),
    correlation: inputs.numberOr("logCorrelation", 0),
  };
}

/** The years of history a case draws from, in today's dollars: "1871-2025". */
function rowsOf(inputs: RetirementFields) {
  const all = inRealTerms(marketHistory);
  if (!inputs.has("rows")) return all;
  const [, first, last] = /^(\d{4})-(\d{4})$/.exec(inputs.text("rows")) ?? [];
  if (!first || !last) throw new Error(`"rows" should be years like 1871-2025, not "${inputs.text("rows")}"`);
  return yearsBetween(all, Number(first), Number(last));
}

/** Draws some of the paths. */
type Draw = (firstPath: number) => Futures;

const lognormal = (inputs: RetirementFields, years: number): Draw => {
  const model = lognormalModel(inputs);
  return (firstPath) => lognormalFutures(model, shocks({ seed: SEED, paths: PATHS_IN_PART, years, firstPath }));
};

const models: Readonly<Record<string, (inputs: RetirementFields, years: number) => Draw>> = {
  lognormal,
  bootstrap: (inputs, years) => {
    if (inputs.has("circular") && !inputs.flag("circular"))
      throw new Error("Blocks are drawn from a circle of years only");
    const history = rowsOf(inputs);
    const meanBlockYears = inputs.number("meanBlockYears");
    return (firstPath) =>
      bootstrapFutures(history, { seed: SEED, paths: PATHS_IN_PART, years, meanBlockYears, firstPath });
  },
};

const planOf = (inputs: RetirementFields): SavingsPlan => ({
  savings: inputs.amount("initialPortfolio"),
  years: yearsOf(inputs),
  ...mixOf(inputs),
  fee: inputs.fractionOr("feePercent", 0),
  spending: inputs.amount("yearlyRealWithdrawal"),
});

const PERCENTILES = [1, 5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95, 99];

const monteCarlo = (inputs: RetirementFields, drawn: Paths) => {
  const plan = planOf(inputs);
  const draw = inputs.word("model", models)(inputs, plan.years);
  const { ends, perfect, failedYear } = settled(plan, draw, drawn);
  const { paths, rate } = successOf({ failedYear });
  const { standardError } = confidenceIn({ paths, rate });
  return {
    paths,
    successRate: rate,
    standardError,
    endBalancePercentiles: Object.fromEntries(PERCENTILES.map((p) => [`p${p}`, percentileOfSorted(ends, p / 100)])),
    safeWithdrawalAtConfidence: Object.fromEntries(
      PERCENTILES.map((p) => [`${p}%`, percentileOfSorted(perfect, 1 - p / 100)]),
    ),
  };
};

/**
 * The result of as many paths as it takes, with balances and withdrawals sorted. With hindsight, each path has a
 * withdrawal that would have just lasted: savings divided by the sum, over its years, of what a dollar at the start of
 * that year was worth at the beginning.
 */
function settled(plan: SavingsPlan, draw: Draw, { least, most }: Paths) {
  const ends = new Float64Array(most);
  const perfect = new Float64Array(most);
  const failedYear = new Uint16Array(most);
  let paths = 0;
  do {
    for (const until = Math.max(least, 2 * paths); paths < until; paths += PATHS_IN_PART) {
      const futures = draw(paths);
      const worth = new Float64Array(PATHS_IN_PART).fill(1);
      const withdrawals = new Float64Array(PATHS_IN_PART);
      const outcome = followSavings(plan, untaxed, futures, (path, { lived }) => {
        withdrawals[path] = (withdrawals[path] as number) + (worth[path] as number);
        worth[path] = (worth[path] as number) / lived.start.growth;
      });
      ends.set(endsOf(outcome), paths);
      failedYear.set(outcome.failedYear, paths);
      perfect.set(
        withdrawals.map((sum) => plan.savings / sum),
        paths,
      );
    }
    ends.subarray(0, paths).sort();
  } while (paths < most && !isSettled(ends.subarray(0, paths)));
  return {
    ends: ends.subarray(0, paths),
    perfect: perfect.subarray(0, paths).sort(),
    failedYear: failedYear.subarray(0, paths),
  };
}

/**
 * Whether a standard error more or less in the share below moves no percentile by much. Near ruin, few paths share a
 * balance.
 */
const isSettled = (sorted: Float64Array) =>
  SETTLED_AT.every((p) => {
    const error = Math.sqrt((p * (1 - p)) / sorted.length);
    const spread = percentileOfSorted(sorted, p + error) - percentileOfSorted(sorted, p - error);
    return spread / 2 <= SETTLED_TO * percentileOfSorted(sorted, p);
  });

/** Savings without withdrawals, which closed forms also cover. */
const exact = (inputs: RetirementFields, drawn: Paths) => {
  const plan = planOf(inputs);
  const { ends } = settled(plan, lognormal(inputs, plan.years), drawn);
  return {
    paths: ends.length,
    mean: ends.reduce((sum, end) => sum + end, 0) / ends.length,
    endBalancePercentiles: Object.fromEntries(PERCENTILES.map((p) => [`p${p}`, percentileOfSorted(ends, p / 100)])),
  };
};

const tables: Readonly<Record<string, (inputs: RetirementFields, sex: "male" | "female") => LifeTable>> = {
  period2023: (_inputs, sex) => periodLife[sex],
  cohortTr2025: (inputs, sex) => cohortTable(cohortLife[sex], inputs.number(`${sex}BirthYear`)),
};

const MOST_YEARS = 100;

const survivalCase: RetirementRule = (inputs) => {
  const table = inputs.word("table", tables);
  const alive = (sex: "male" | "female") =>
    inputs.has(`${sex}Age`) ? survival(table(inputs, sex), inputs.number(`${sex}Age`), MOST_YEARS) : undefined;
  const [male, female] = [alive("male"), alive("female")];
  if (!male && !female) throw new Error('"maleAge" or "femaleAge" is needed');
  return {
    survivalProbabilityByYears: Object.fromEntries(
      Array.from({ length: MOST_YEARS }, (_, t) => [t + 1, { male: male?.[t + 1], female: female?.[t + 1] }]),
    ),
  };
};

/** The adapter that draws so many paths. */
export const answerFrom = (drawn: Paths) =>
  answerByTag({
    "monte-carlo": (inputs) => monteCarlo(inputs, drawn),
    "monte-carlo-exact": (inputs) => exact(inputs, drawn),
    survival: survivalCase,
  });

export const answer = answerFrom(PATHS);
