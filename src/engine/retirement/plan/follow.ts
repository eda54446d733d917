/** Runs a plan through many futures and computes the tax for each year of each path. */
import { checkPriceOfStocks, driftedStockShare, type Futures, type MarketYear, marketIn } from "../futures/market.ts";
import type { Lifetimes } from "../futures/mortality-lifetimes.ts";
import { noTrail } from "../solve.ts";
import type { Now, Strategy } from "../strategies.ts";
import type { Who } from "./benefits.ts";
import type { YearGiven } from "./income-and-costs.ts";
import { LawInYears } from "./law-in-year.ts";
import type { Schedule, YearTerms } from "./schedule.ts";
import { type Holdings, type PlanLaw, type PlanTerms, savingsIn } from "./terms.ts";
import { type LivedYear, type PlanYear, planYear, worksheetOf } from "./year.ts";

/**
 * How a plan turned out on each path, in today's dollars. The value for `year` (from 0) of `path` is at `year * paths +
 * path`.
 */
export interface PlanOutcome {
  readonly paths: number;
  readonly years: number;
  readonly balances: Float64Array;
  readonly spent: Float64Array;
  /** The first year, counted from 1, with a shortfall; 0 if there was none. */
  readonly failedYear: Uint16Array;
  /** The last such year. */
  readonly lastShort: Uint16Array;
  /** The total shortfall over all years, and what would have been enough. */
  readonly missing: Float64Array;
  readonly enough: Float64Array;
  /** Years with a shortfall, and years in which somebody was alive. */
  readonly yearsShort: Uint16Array;
  readonly yearsLived: Uint16Array;
  /** Tax over all years. */
  readonly tax: Float64Array;
}

const HALF_A_CENT = 0.005;
/** A year of a path: who is alive, what markets did, and the steps of the year. */
export interface YearOnPath {
  readonly t: number;
  readonly terms: YearTerms;
  /** Medicare surcharges use the return from two years before, which was a joint one. */
  readonly jointTwoYearsBefore: boolean;
  readonly before: Holdings;
  readonly market: MarketYear;
  readonly wanted: number | null;
  readonly lived: LivedYear;
  /**
   * What the strategy saw; valid until the next year is computed. Null while pay covers spending, or without a
   * strategy.
   */
  readonly look: Now | null;
}
/** A year of a path opened by the visitor, with all its numbers. */
export interface OpenedYear extends Omit<YearOnPath, "lived"> {
  readonly year: PlanYear;
}
/** Everything about a year of a path, for keeping. */
export const opened = ({ lived, look, ...rest }: YearOnPath): OpenedYear => ({
  ...rest,
  year: worksheetOf(lived),
  look: look === null ? null : { ...look },
});

/** Who lives longer; the first person if there is only one, or if both die in the same year. */
export const survivorOf = ([first, second]: readonly [first: number, second: number | null]): Who =>
  second !== null && second > first ? 1 : 0;

/** The rows that a path uses: those for the years in which both live, then those for the survivor. */
function rowsOfPath(schedule: Schedule, lives: readonly [first: number, second: number | null]): readonly YearTerms[] {
  const [first, second] = lives;
  if (second === null || first === second) return schedule.together.slice(0, first);
  const both = Math.min(first, second);
  const alone = schedule.alone(survivorOf(lives), both);
  return [...schedule.together.slice(0, both), ...alone.slice(both, Math.max(first, second))];
}

/** What strategies may use, filled in year by year. Dollars of the year. */
class Look implements Now {
  year = 0;
  yearsLeft = 0;
  balance = 0;
  prices = 1;
  inflation = 0;
  stockShare = 0;
  cape = Number.NaN;
  first = { balance: 0, left: 0, prices: 1, planned: 0 };
  before = { wanted: 0, left: 0, prices: 1 };
}

const NO_MARKET: MarketYear = { stockReturn: 0, bondReturn: 0, rise: 0 };

/**
 * What the plan starts from. Someone who had no pay before is assumed to have lived on savings as in the first year,
 * without conversions and one-time amounts, whatever order the plan takes money in.
 */
function startOf(plan: PlanTerms, schedule: Schedule, law: PlanLaw): Holdings {
  const { medicareIncome, medicareIncomeBefore } = plan.start;
  if (medicareIncome !== null && medicareIncomeBefore !== null) return plan.start as Holdings;
  const before: Holdings = { ...plan.start, medicareIncome: 0, medicareIncomeBefore: 0 };
  const terms = schedule.together[0] as YearTerms;
  const { yearTax, medicare } = law[terms.joint ? "together" : "alone"];
  const { taken } = planYear({
    before,
    terms: { ...terms, convertTo: null, oneOff: 0, homePrice: 0 },
    market: NO_MARKET,
    assumptions: { ...plan, order: "conventional" },
    law: yearTax,
    medicareLaw: medicare,
    wanted: null,
  });
  return {
    ...before,
    medicareIncome: medicareIncome ?? taken.tax.medicareIncome,
    medicareIncomeBefore: medicareIncomeBefore ?? taken.tax.medicareIncome,
  };
}

/** A strategy on one path: what it takes each year, and what it remembers. */
class Deciding {
  readonly look = new Look();
  readonly #strategy: Strategy;
  readonly #years: number;
  /** The first year in which it decides. */
  #firstYear = -1;

  constructor(strategy: Strategy, years: number) {
    this.#strategy = strategy;
    this.#years = years;
  }

  /** What it takes in year `t`, in today's dollars; `planned` is what the plan's own spending would take. */
  wants(t: number, before: Holdings, stockShare: number, cape: number, planned: () => number): number {
    const { look } = this;
    const { prices } = before;
    const balance = savingsIn(before) * prices;
    if (this.#firstYear < 0) this.#firstYear = t;
    look.year = t - this.#firstYear;
    look.yearsLeft = this.#years - t;
    look.balance = balance;
    look.prices = prices;
    look.stockShare = stockShare;
    look.cape = cape;
    if (look.year === 0) {
      const asPlanned = this.#strategy.startsFromPlan ? planned() * prices : 0;
      look.first = { balance, left: balance, prices, planned: asPlanned };
      look.before = { wanted: 0, left: balance, prices };
    }
    return Math.max(0, Math.min(this.#strategy.wants(look).wanted, balance)) / prices;
  }

  /** Remembers the year for the next decision. */
  remember(wanted: number, { oneOff }: YearTerms, { converted, came }: LivedYear, inflation: number): void {
    const { look } = this;
    const outside = oneOff + converted.conversionTax + came.charity + came.annuityBought + came.ladderBought;
    const left = Math.max(0, look.balance - (wanted + outside) * look.prices);
    if (look.year === 0) look.first = { ...look.first, left };
    look.before = { wanted: wanted * look.prices, left, prices: look.prices };
    look.inflation = inflation;
  }
}

/** Runs through one path and passes on each year, to the last or until `show` says that it has seen enough. */
function livePath(
  plan: PlanTerms,
  schedule: Schedule,
  law: PlanLaw,
  laws: Readonly<Record<"alone" | "together", LawInYears>>,
  futures: Futures,
  path: number,
  lives: readonly [first: number, second: number | null],
  start: Holdings,
  show: (year: YearOnPath) => "enough" | undefined,
): void {
  const { cape, yearStride } = futures;
  const trail = noTrail();
  const deciding = plan.strategy === null ? null : new Deciding(plan.strategy, schedule.years);
  const rows = rowsOfPath(schedule, lives);
  let before = start;
  let marketBefore = NO_MARKET;
  for (let t = 0; t < rows.length; t++) {
    const terms = rows[t] as YearTerms;
    const yearBefore = t === 0 ? null : (rows[t - 1] as YearTerms);
    const market = marketIn(futures, path, t);
    if (yearBefore?.joint && !terms.joint) before = steppedUp(before, plan.steppedUp);
    const jointTwoYearsBefore = t < 2 ? plan.persons.length === 2 : (rows[t - 2] as YearTerms).joint;
    const kind = terms.joint ? "together" : "alone";
    const given = {
      before,
      terms,
      market,
      assumptions: plan,
      law: laws[kind].at(terms.year, before.prices),
      medicareLaw: law[jointTwoYearsBefore ? "together" : "alone"].medicare,
      wanted: null as number | null,
      trail,
    };
    const decides = terms.livesOnPay ? null : deciding;
    if (decides !== null) {
      const stockShare =
        yearBefore === null ? terms.stockShare : driftedStockShare(marketBefore, yearBefore.stockShare);
      const capeNow = cape === null ? Number.NaN : (cape[t * yearStride + path] as number);
      const planned = () => takenFromSavings({ ...given, terms: { ...terms, convertTo: null }, trail: noTrail() });
      given.wanted = decides.wants(t, before, stockShare, capeNow, planned);
    }
    const { wanted } = given;
    const lived = planYear(given);
    const look = decides?.look ?? null;
    const said = show({ t, terms, jointTwoYearsBefore, before, market, wanted, lived, look });
    if (said === "enough") return;
    if (wanted !== null) decides?.remember(wanted, terms, lived, market.rise);
    before = lived.ended.end;
    marketBefore = market;
  }
}

/** After the first of two deaths, the deceased's share gets its value at the death as cost basis, if that is higher. */
const steppedUp = (before: Holdings, share: number): Holdings => ({
  ...before,
  basis: before.basis + share * Math.max(0, before.taxable - before.basis),
});

/**
 * What the plan's own spending takes from savings in a year: everything except one-time amounts and what is reinvested.
 * Today's dollars.
 */
function takenFromSavings(given: YearGiven): number {
  const { came, taken, paid } = planYear(given);
  const { fromCash, fromTaxable, fromTraditional, fromRoth } = taken;
  const all = came.requiredTaken + fromCash + fromTaxable + fromTraditional + fromRoth;
  return Math.max(0, all - paid.surplus - given.terms.oneOff);
}

export const lawsOf = (law: PlanLaw) => ({
  alone: new LawInYears(law.alone.yearTax, law.seniorDeductionLastYear),
  together: new LawInYears(law.together.yearTax, law.seniorDeductionLastYear),
});

/** How many years each person lives, by the plan or by the path's random draw. */
export const livesOn = (schedule: Schedule, lifetimes: Lifetimes | null, path: number) =>
  lifetimes === null
    ? ([schedule.yearsOf[0] as number, schedule.yearsOf[1] ?? null] as const)
    : ([
        lifetimes.first[path] as number,
        lifetimes.second === null ? null : (lifetimes.second[path] as number),
      ] as const);

/** Which paths to follow, and who is shown them. */
export interface Following {
  /** The first path, and the one after the last; all of them by default. */
  readonly from?: number;
  readonly to?: number;
  /** Leaves a path at its first shortfall, if only success counts; its other figures are then incomplete. */
  readonly untilShort?: boolean;
  /** Called with each year of each path. */
  readonly see?: (path: number, year: YearOnPath) => void;
}

/**
 * Runs the plan through the paths of the futures. In the outcome, the first path followed is number 0. Today's dollars.
 */
export function follow(
  plan: PlanTerms,
  schedule: Schedule,
  law: PlanLaw,
  futures: Futures,
  lifetimes: Lifetimes | null = null,
  { from = 0, to = futures.paths, untilShort = false, see }: Following = {},
): PlanOutcome {
  const paths = to - from;
  if (plan.strategy?.needsCape) checkPriceOfStocks(futures);
  const { years } = schedule;
  const laws = lawsOf(law);
  const start = startOf(plan, schedule, law);
  const outcome: PlanOutcome = {
    paths,
    years,
    balances: new Float64Array(paths * years),
    spent: new Float64Array(paths * years),
    failedYear: new Uint16Array(paths),
    lastShort: new Uint16Array(paths),
    missing: new Float64Array(paths),
    enough: new Float64Array(paths),
    yearsShort: new Uint16Array(paths),
    yearsLived: new Uint16Array(paths),
    tax: new Float64Array(paths),
  };
  const { balances, spent, failedYear, lastShort, missing, enough, yearsShort, yearsLived, tax } = outcome;
  for (let path = 0; path < paths; path++) {
    let left = 0;
    const number = from + path;
    livePath(plan, schedule, law, laws, futures, number, livesOn(schedule, lifetimes, number), start, (year) => {
      const { t } = year;
      const { paid, taken, ended } = year.lived;
      see?.(number, year);
      const at = t * paths + path;
      left = ended.savingsEnd;
      balances[at] = left;
      spent[at] = paid.spent;
      tax[path] = (tax[path] as number) + taken.tax.total;
      enough[path] = (enough[path] as number) + Math.max(0, paid.enough);
      yearsLived[path] = t + 1;
      if (paid.missing > HALF_A_CENT) {
        if (failedYear[path] === 0) failedYear[path] = t + 1;
        lastShort[path] = t + 1;
        missing[path] = (missing[path] as number) + paid.missing;
        yearsShort[path] = (yearsShort[path] as number) + 1;
        if (untilShort) return "enough";
      }
      return undefined;
    });
    // What is left at the last death stays in the chart to its end.
    for (let t = yearsLived[path] as number; t < years; t++) balances[t * paths + path] = left;
  }
  return outcome;
}

/** Joins the outcomes of several sets of paths, in order, into one. */
export function joined(parts: readonly PlanOutcome[]): PlanOutcome {
  const [{ years }] = parts as [PlanOutcome];
  const paths = parts.reduce((sum, part) => sum + part.paths, 0);
  const byYear = (column: (part: PlanOutcome) => Float64Array) => {
    const all = new Float64Array(paths * years);
    for (let t = 0, at = 0; t < years; t++)
      for (const part of parts) {
        all.set(column(part).subarray(t * part.paths, (t + 1) * part.paths), at);
        at += part.paths;
      }
    return all;
  };
  const amounts = (column: (part: PlanOutcome) => Float64Array) =>
    Float64Array.from(parts.flatMap((part) => [...column(part)]));
  const counts = (column: (part: PlanOutcome) => Uint16Array) =>
    Uint16Array.from(parts.flatMap((part) => [...column(part)]));
  return {
    paths,
    years,
    balances: byYear(({ balances }) => balances),
    spent: byYear(({ spent }) => spent),
    failedYear: counts(({ failedYear }) => failedYear),
    lastShort: counts(({ lastShort }) => lastShort),
    missing: amounts(({ missing }) => missing),
    enough: amounts(({ enough }) => enough),
    yearsShort: counts(({ yearsShort }) => yearsShort),
    yearsLived: counts(({ yearsLived }) => yearsLived),
    tax: amounts(({ tax }) => tax),
  };
}

/** One path with all its years. */
export function pathOf(
  plan: PlanTerms,
  schedule: Schedule,
  law: PlanLaw,
  futures: Futures,
  path: number,
  lifetimes: Lifetimes | null = null,
): readonly OpenedYear[] {
  const years: OpenedYear[] = [];
  const start = startOf(plan, schedule, law);
  livePath(plan, schedule, law, lawsOf(law), futures, path, livesOn(schedule, lifetimes, path), start, (year) => {
    years.push(opened(year));
    return undefined;
  });
  return years;
}
