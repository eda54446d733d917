/**
 * Many paths on their way through the years, side by side: a column for each thing a strategy may look at, a row for each path.
 *
 * A year at a time, every path is asked what it wants, and then every path lives through the year. The numbers a loop needs lie
 * next to each other in memory that way, and ten thousand lives take a few milliseconds.
 */
import type { Futures } from "./market.ts";
import type { PlanByYear } from "./simulation-plan.ts";
import type { YearTerms } from "./simulation-year.ts";
import type { Now } from "./strategies.ts";

/** A moment that strategies look back to: the first withdrawal, or the year before. */
class Moment {
  readonly balances: Float64Array;
  readonly lefts: Float64Array;
  readonly priceLevels: Float64Array;
  readonly wanteds: Float64Array;
  readonly #walk: { readonly path: number };

  constructor(paths: number, walk: { readonly path: number }) {
    this.#walk = walk;
    this.balances = new Float64Array(paths);
    this.lefts = new Float64Array(paths);
    this.priceLevels = new Float64Array(paths);
    this.wanteds = new Float64Array(paths);
  }
  get balance(): number {
    return this.balances[this.#walk.path] as number;
  }
  get left(): number {
    return this.lefts[this.#walk.path] as number;
  }
  get prices(): number {
    return this.priceLevels[this.#walk.path] as number;
  }
  get wanted(): number {
    return this.wanteds[this.#walk.path] as number;
  }
  /** This moment is now; nothing has been wanted yet. */
  isNow({ balances, priceLevels }: Walk): void {
    this.balances.set(balances);
    this.lefts.set(balances);
    this.priceLevels.set(priceLevels);
    this.wanteds.fill(0);
  }
}

/** All paths at the start of a year. To a strategy it shows one path at a time, the one numbered `path`. */
export class Walk implements Now {
  readonly plan: PlanByYear;
  readonly futures: Futures;
  /** The present year of the plan, from 0. */
  t = 0;
  readonly balances: Float64Array;
  readonly priceLevels: Float64Array;
  readonly first: Moment;
  readonly before: Moment;
  path = 0;
  year = 0;
  yearsLeft = 0;

  constructor(plan: PlanByYear, futures: Futures) {
    this.plan = plan;
    this.futures = futures;
    this.balances = new Float64Array(futures.paths).fill(plan.savings);
    this.priceLevels = new Float64Array(futures.paths).fill(1);
    this.first = new Moment(futures.paths, this);
    this.before = new Moment(futures.paths, this);
  }

  get balance(): number {
    return this.balances[this.path] as number;
  }
  get prices(): number {
    return this.priceLevels[this.path] as number;
  }
  /** Of the year before. */
  get inflation(): number {
    return this.t === 0 ? 0 : inflationOf(this, this.t - 1, this.path);
  }
  get stockShare(): number {
    return this.t === 0 ? (this.plan.stockShare[0] as number) : driftedStockShare(this, this.t - 1, this.path);
  }
  get cape(): number {
    const { cape, yearStride } = this.futures;
    return cape === null ? Number.NaN : (cape[this.t * yearStride + this.path] as number);
  }

  /** Into year `t`. In the first year, and in that of the first withdrawal, what is looked back to is the present. */
  enter(t: number): void {
    this.t = t;
    this.year = t - this.plan.workingYears;
    this.yearsLeft = this.plan.years - t;
    if (t === 0) this.before.isNow(this);
    if (this.year <= 0) this.first.isNow(this);
  }
}

const inflationOf = ({ futures: { inflation, yearStride } }: Walk, t: number, path: number): number =>
  inflation === null ? 0 : (inflation[t * yearStride + path] as number);

/** The share of stocks after the returns of year `t` and before rebalancing; the same for savings of any size. */
function driftedStockShare({ plan, futures }: Walk, t: number, path: number): number {
  const at = t * futures.yearStride + path;
  const stockShare = plan.stockShare[t] as number;
  const bondShare = plan.bondShare[t] as number;
  const stocks = stockShare * (1 + (futures.stockReturn[at] as number));
  const bonds = bondShare * (1 + (futures.bondReturn[at] as number));
  const cash =
    (1 - stockShare - bondShare) * (1 + (futures.cashReturn === null ? 0 : (futures.cashReturn[at] as number)));
  const all = stocks + bonds + cash;
  return all === 0 ? stockShare : stocks / all;
}

/** What the plan says about year `t`. */
export const termsOf = (plan: PlanByYear, t: number): YearTerms => ({
  stockTarget: plan.stockShare[t] as number,
  bondTarget: plan.bondShare[t] as number,
  fee: plan.fee,
  mayOwe: plan.mayOwe,
});
