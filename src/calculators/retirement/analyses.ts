/** Questions asked of the whole plan: other futures, other rules, other blanks. Each is answered with the same random numbers. */
import { follow } from "../../engine/retirement/plan/follow.ts";
import { greatestThat, leastThat } from "../../engine/retirement/simulation-solve.ts";
import { successOf } from "../../engine/retirement/simulation-success.ts";
import { futuresOf, lifetimesOf, type Model } from "./futures-of.ts";
import { FIRST_YEAR, type Inputs, type StrategyName, strategyNames } from "./inputs.ts";
import { lawsFor } from "./laws.ts";
import { planned } from "./plan-of.ts";
import { strategyOf } from "./strategy-of.ts";

export interface Measured {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly paths: number;
  /** Savings at the end, where one in ten ends poorer, and in the middle. */
  readonly poorEnd: number;
  readonly middleEnd: number;
  /** The least that is spent in a year of retirement, where one in ten spends less; and the middle of all years. */
  readonly leastSpent: number;
  readonly middleSpent: number;
  readonly lifetimeTax: number;
}

const at = (sorted: Float64Array, p: number) => sorted[Math.floor(p * (sorted.length - 1))] as number;

export function measured(
  inputs: Inputs,
  model: Model = inputs.model,
  strategy: StrategyName = inputs.strategy,
): Measured {
  const which = planned(inputs, (years) => strategyOf(inputs, strategy, () => futuresOf(inputs, years, model)));
  const futures = futuresOf(inputs, which.schedule.years, model);
  const outcome = follow(
    which.plan,
    which.schedule,
    lawsFor(which.inputs.state),
    futures,
    lifetimesOf(which, futures.paths),
  );
  const { paths, years, balances, spent, tax, yearsLived } = outcome;
  const { rate, low, high } = successOf(outcome);
  const ends = balances.slice((years - 1) * paths).sort();
  const { workingYears } = which.schedule;
  const least = new Float64Array(paths);
  const all: number[] = [];
  for (let path = 0; path < paths; path++) {
    let smallest = Number.POSITIVE_INFINITY;
    for (let t = workingYears; t < (yearsLived[path] as number); t++) {
      const amount = spent[t * paths + path] as number;
      all.push(amount);
      if (amount < smallest) smallest = amount;
    }
    least[path] = Number.isFinite(smallest) ? smallest : 0;
  }
  return {
    rate,
    low,
    high,
    paths,
    poorEnd: at(ends, 0.1),
    middleEnd: at(ends, 0.5),
    leastSpent: at(least.sort(), 0.1),
    middleSpent: all.length === 0 ? 0 : at(Float64Array.from(all).sort(), 0.5),
    lifetimeTax: at(tax.slice().sort(), 0.5),
  };
}

export interface Compared<T> {
  readonly of: T;
  readonly result: Measured;
}

export const modelsCompared = (inputs: Inputs): Compared<Model>[] =>
  (["history", "bootstrap", "random"] as const).map((of) => ({ of, result: measured(inputs, of) }));

export const strategiesCompared = (inputs: Inputs): Compared<StrategyName>[] =>
  strategyNames.map(({ value: of }) => ({ of, result: measured(inputs, inputs.model, of) }));

export const ordersCompared = (inputs: Inputs): Compared<Inputs["order"]>[] =>
  (["conventional", "proportional", "fill"] as const).map((of) => ({ of, result: measured({ ...inputs, order: of }) }));

const CLAIM_AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const;
/** The plan with each claiming age of the first person. */
export const claimsCompared = (inputs: Inputs): Compared<number>[] =>
  CLAIM_AGES.map((of) => ({ of, result: measured({ ...inputs, claimAge: of }) }));

export interface Lever {
  readonly name: string;
  readonly label: string;
  /** What stands in the blank at each end, and the success there. */
  readonly low: { readonly said: string; readonly text: string; readonly result: Measured } | null;
  readonly high: { readonly said: string; readonly text: string; readonly result: Measured } | null;
}

type Ends = readonly [low: number | null, high: number | null];
interface Move {
  readonly name: keyof Inputs;
  readonly label: string;
  readonly kind: "dollars" | "share" | "years";
  readonly ends: Ends;
}

const held = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const OLDEST = 120;

/** What is moved, and how far: the steps that people can take or have to reckon with. */
function movesOf(inputs: Inputs): Move[] {
  const years = (name: keyof Inputs & ("retireAge" | "planTo"), label: string, step: number): Move => ({
    name,
    label,
    kind: "years",
    ends: [held(1, inputs[name] - step, OLDEST), held(1, inputs[name] + step, OLDEST)],
  });
  const shares = (
    name: "stocksRetired" | "fee" | "stockMean" | "stockDeviation" | "inflation",
    label: string,
    low: number,
    high: number,
    least = 0,
    most = 1,
  ): Move => ({
    name,
    label,
    kind: "share",
    ends: [held(least, inputs[name] + low, most), held(least, inputs[name] + high, most)],
  });
  const dollars = (name: "spending" | "saving" | "savings", label: string, share: number): Move => ({
    name,
    label,
    kind: "dollars",
    ends: [Math.round(inputs[name] * (1 - share)), Math.round(inputs[name] * (1 + share))],
  });
  const moves: Move[] = [
    years("retireAge", "Age you stop working", 2),
    dollars("spending", "Spending", 0.1),
    dollars("savings", "Savings now", 0.1),
    dollars("saving", "Saving a year", 0.2),
    { name: "claimAge", label: "Age you claim Social Security", kind: "years", ends: [62, 70] },
    years("planTo", "Age the plan ends", 5),
    shares("stocksRetired", "Stocks in retirement", -0.2, 0.2),
    shares("fee", "Yearly fees", -0.002, 0.005, 0, 0.1),
  ];
  if (inputs.model === "random")
    moves.push(
      shares("stockMean", "Mean return of stocks", -0.01, 0.01, -0.2, 0.3),
      shares("stockDeviation", "Ups and downs of stocks", -0.03, 0.03),
      shares("inflation", "Inflation", -0.01, 0.01, -0.1, 0.3),
    );
  return moves;
}

const said = (kind: Move["kind"], value: number) =>
  kind === "share"
    ? `${Math.round(value * 1e4) / 100}%`
    : kind === "dollars"
      ? `$${Math.round(value).toLocaleString("en-US")}`
      : String(value);
const typed = (kind: Move["kind"], value: number) =>
  kind === "share" ? `${Math.round(value * 1e4) / 100}%` : String(value);

export function leversOf(inputs: Inputs): { readonly base: Measured; readonly levers: Lever[] } {
  const base = measured(inputs);
  const levers = movesOf(inputs).flatMap(({ name, label, kind, ends }): Lever[] => {
    const [low, high] = ends.map((value) =>
      value === null || value === inputs[name]
        ? null
        : { said: said(kind, value), text: typed(kind, value), result: measured({ ...inputs, [name]: value }) },
    );
    return low || high ? [{ name, label, low: low ?? null, high: high ?? null }] : [];
  });
  const width = ({ low, high }: Lever) => {
    const rates = [base, low?.result ?? base, high?.result ?? base];
    const spread = (of: (one: Measured) => number) => Math.max(...rates.map(of)) - Math.min(...rates.map(of));
    // Equal success is told apart by what a poor end leaves.
    return spread((one) => one.rate) + spread((one) => one.poorEnd) / 1e12;
  };
  return { base, levers: levers.sort((a, b) => width(b) - width(a)) };
}

export interface Found {
  readonly target: number;
  /** The most that can be spent, the earliest age to stop, the least to save; null where nothing reaches the target. */
  readonly spending: number | null;
  readonly retireAge: number | null;
  readonly saving: number | null;
}

const STEP = 500;
const LATEST_STOP = 80;

export function searched(inputs: Inputs): Found {
  const reaches = (change: Partial<Inputs>) => measured({ ...inputs, ...change }).rate >= inputs.target;
  const { savings, saving, spending, pay } = inputs;
  const most = Math.ceil(Math.max(4 * spending, savings, 4 * (saving + pay), 100_000) / STEP) * STEP;
  const ages = Array.from(
    { length: Math.max(0, LATEST_STOP - inputs.age) },
    (_, i) => FIRST_YEAR - inputs.born.year + i,
  );
  return {
    target: inputs.target,
    spending: greatestThat((amount) => reaches({ spending: amount }), 0, most, STEP),
    retireAge: ages.find((age) => reaches({ retireAge: age })) ?? null,
    saving:
      inputs.retireAge <= inputs.age
        ? null
        : leastThat((amount) => reaches({ saving: amount }), 0, Math.max(300_000, 2 * saving), STEP),
  };
}
