/** The futures that a plan is tested on, and the lives lived in them. */
import { historicalFutures } from "../../../engine/retirement/futures/history.ts";
import type { Futures } from "../../../engine/retirement/futures/market.ts";
import { bootstrapFutures } from "../../../engine/retirement/futures/montecarlo/bootstrap.ts";
import { lognormalFutures } from "../../../engine/retirement/futures/montecarlo/lognormal.ts";
import { shocks } from "../../../engine/retirement/futures/montecarlo/shocks.ts";
import { between, cohortTable, type LifeTable, survival } from "../../../engine/retirement/futures/mortality.ts";
import { type Lifetimes, randomLifetimes } from "../../../engine/retirement/futures/mortality-lifetimes.ts";
import { marketHistory } from "../../../law/series/market-history.ts";
import { cohortLife } from "../../../law/series/mortality.ts";
import type { Inputs } from "../inputs.ts";
import { FIRST_YEAR } from "../years.ts";
import type { Planned } from "./plan-of.ts";

export type Model = Inputs["model"];

/**
 * How inflation moves in random draws: how much of last year's distance from its mean it keeps, and the deviation of
 * its shocks.
 */
export const INFLATION_PERSISTENCE = 0.6;
export const INFLATION_DEVIATION = 0.015;

/** The average price of stocks over ten years' average earnings, at the start of all years for which it is known. */
const prices = marketHistory.cape.filter((cape) => cape !== null);
export const AVERAGE_CAPE = prices.reduce((sum, cape) => sum + cape, 0) / prices.length;

/** Where that price isn't known, in random draws and before 1881, its average is used. */
const withPriceOfStocks = (futures: Futures): Futures => ({
  ...futures,
  cape:
    futures.cape === null
      ? new Float64Array(futures.stockReturn.length).fill(AVERAGE_CAPE)
      : futures.cape.map((cape) => (Number.isNaN(cape) ? AVERAGE_CAPE : cape)),
});

const kept = new Map<string, Futures>();

/**
 * The same futures for the same fields, whatever the rest of the plan is. A few are cached, so that a slider meets the
 * same shocks.
 */
export function futuresOf(inputs: Inputs, years: number, model: Model = inputs.model): Futures {
  const { seed, paths, blockYears, stockMean, stockDeviation, bondMean, bondDeviation, correlation, inflation } =
    inputs;
  const key =
    model === "history"
      ? `${model} ${years}`
      : model === "bootstrap"
        ? [model, years, seed, paths, blockYears].join()
        : [
            model,
            years,
            seed,
            paths,
            stockMean,
            stockDeviation,
            bondMean,
            bondDeviation,
            correlation,
            inflation,
          ].join();
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > 6) kept.clear();
  const made = withPriceOfStocks(
    model === "history"
      ? historicalFutures(marketHistory, years)
      : model === "bootstrap"
        ? bootstrapFutures(marketHistory, { seed, paths, years, meanBlockYears: blockYears })
        : lognormalFutures(
            {
              stocks: { mean: stockMean, deviation: stockDeviation },
              bonds: { mean: bondMean, deviation: bondDeviation },
              correlation,
              inflation: {
                mean: inflation,
                persistence: INFLATION_PERSISTENCE,
                deviation: INFLATION_DEVIATION,
              },
            },
            shocks({ seed, paths, years, withPrices: true }),
          ),
  );
  kept.set(key, made);
  return made;
}

const FIRST_COHORT = 1930;
const LAST_COHORT = 2010;
const LAST_TABLE_AGE = 119;
const inTables = (birthYear: number) => Math.min(LAST_COHORT, Math.max(FIRST_COHORT, birthYear));

/** The life table for people born in a year; before 1930 and after 2010, the nearest published one. */
export function lifeTableOf(birthYear: number, sex: Inputs["sex"]): LifeTable {
  const of = (which: "male" | "female") => cohortTable(cohortLife[which], inTables(birthYear));
  return sex === "average" ? between(of("male"), of("female"), 1 / 2) : of(sex);
}

const curve = (birthYear: number, sex: Inputs["sex"], years: number) => {
  const table = lifeTableOf(birthYear, sex);
  const age = Math.min(LAST_TABLE_AGE, Math.max(table.firstAge, FIRST_YEAR - birthYear));
  return survival(table, age, years).map((alive, t) => (t === 0 ? 1 : alive));
};

/** Each person's chance of being alive at the start of each year. */
function survivalOf({ inputs, plan, schedule }: Planned): readonly Float64Array[] {
  const sexes = [inputs.sex, inputs.spouseSex] as const;
  return plan.persons.map(({ birth }, i) => curve(birth.year, sexes[i] ?? "average", schedule.years));
}

/** Random years to live for each path, or undefined if the plan is for a fixed time. */
export function lifetimesOf(which: Planned, paths: number): Lifetimes | null {
  if (which.inputs.lifetimes === "fixed") return null;
  const [first, second] = survivalOf(which);
  return randomLifetimes(which.inputs.seed, paths, first as Float64Array, second);
}
