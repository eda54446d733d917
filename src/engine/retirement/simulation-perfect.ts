/**
 * The perfect withdrawal: the amount in today's dollars that, taken every year, would just have lasted to the end of a path. Only
 * hindsight knows it, but for each path it has a closed form, so that what was safe is a percentile and needs no search.
 */
import type { Futures } from "./market.ts";
import { percentileOfSorted, percentiles } from "./percentiles.ts";
import { type Plan, planByYear } from "./simulation-plan.ts";
import { termsOf } from "./simulation-walk.ts";
import { yearOfSavings } from "./simulation-year.ts";

/** Grows a dollar on each path through the years: `show` gets, for each year, what a dollar of that year's start was worth at first. */
function discounts(
  plan: Plan,
  futures: Futures,
  show: (t: number, discount: Float64Array, prices: Float64Array) => void,
): void {
  const byYear = planByYear(plan, futures);
  const { paths, yearStride, stockReturn, bondReturn, cashReturn, inflation } = futures;
  const discount = new Float64Array(paths).fill(1);
  const prices = new Float64Array(paths).fill(1);
  for (let t = 0; t < byYear.years; t++) {
    show(t, discount, prices);
    const terms = termsOf(byYear, t);
    for (let path = 0, at = t * yearStride; path < paths; path++, at++) {
      const cash = cashReturn === null ? 0 : (cashReturn[at] as number);
      const grown = yearOfSavings(1, 0, 0, terms, stockReturn[at] as number, bondReturn[at] as number, cash).end;
      const rise = inflation === null ? 1 : 1 + (inflation[at] as number);
      discount[path] = ((discount[path] as number) * rise) / grown;
      prices[path] = (prices[path] as number) * rise;
    }
  }
}

/**
 * The perfect withdrawal of each path. With other money coming in later, savings could run dry before it comes, so that each year
 * sets a limit: all money up to then over all withdrawals up to then, both at their worth at the start.
 */
export function perfectWithdrawals(plan: Omit<Plan, "strategy">, futures: Futures): Float64Array {
  const { paths } = futures;
  const { workingYears = 0, income = [], nominalIncome = [] } = plan;
  const money = new Float64Array(paths).fill(plan.savings);
  const withdrawals = new Float64Array(paths);
  const perfect = new Float64Array(paths).fill(Number.POSITIVE_INFINITY);
  discounts({ ...plan, strategy: NOTHING }, futures, (t, discount, prices) => {
    for (let path = 0; path < paths; path++) {
      const worth = discount[path] as number;
      const received = (income[t] ?? 0) + (nominalIncome[t] ?? 0) / (prices[path] as number);
      money[path] = (money[path] as number) + received * worth;
      if (t < workingYears) continue;
      withdrawals[path] = (withdrawals[path] as number) + worth;
      perfect[path] = Math.min(perfect[path] as number, (money[path] as number) / (withdrawals[path] as number));
    }
  });
  return perfect;
}

const NOTHING: Plan["strategy"] = {
  wants: () => ({ wanted: 0 }),
  lines: { wanted: { label: "Nothing", formula: "0" } },
  settings: {},
};

/** The withdrawal that lasted with this confidence: 0.95 for what 19 in 20 paths could have paid. */
export const safeWithdrawal = (perfect: Float64Array, confidence: number): number =>
  percentileOfSorted(perfect.slice().sort(), 1 - confidence);

/** The largest withdrawal that at least a share `target` of the paths could have paid: one of the perfect withdrawals itself. */
export function largestWithdrawal(perfect: Float64Array, target: number): number {
  const needed = Math.max(1, Math.ceil(target * perfect.length - 1e-9));
  return perfect.slice().sort()[perfect.length - needed] as number;
}

/**
 * The share of savings that could be taken, raised with prices, over each number of years from 1 to that of the plan: at each confidence
 * a row, with one year at index 0. The paths are taken from their start, so that the target shares should be the same every year.
 */
export function sustainableRates(
  plan: Omit<Plan, "strategy">,
  futures: Futures,
  confidences: readonly number[],
): readonly Float64Array[] {
  const rows = confidences.map(() => new Float64Array(plan.years));
  const withdrawals = new Float64Array(futures.paths);
  discounts({ ...plan, savings: 1, workingYears: 0, strategy: NOTHING }, futures, (t, discount) => {
    for (let path = 0; path < withdrawals.length; path++)
      withdrawals[path] = (withdrawals[path] as number) + (discount[path] as number);
    const rates = percentiles(
      withdrawals.map((sum) => 1 / sum),
      confidences.map((confidence) => 1 - confidence),
    );
    for (const [i, rate] of rates.entries()) (rows[i] as Float64Array)[t] = rate;
  });
  return rows;
}
