/** A plan's result with one kind of futures, small enough to send from a worker and write into the page. */

import { separateRuns } from "../../../engine/retirement/futures/history.ts";
import type { Futures } from "../../../engine/retirement/futures/market.ts";
import { percentileOfSorted } from "../../../engine/retirement/futures/percentiles.ts";
import { confidenceIn, type Success, successOf } from "../../../engine/retirement/futures/success.ts";
import { testsOf } from "../../../engine/retirement/plan/benefits.ts";
import { type EarlyTaxFigures, earlyTaxFigures } from "../../../engine/retirement/plan/early-tax.ts";
import { type FlexibleFigures, flexibleFigures } from "../../../engine/retirement/plan/flexible.ts";
import { type Following, follow, joined, type PlanOutcome, pathOf } from "../../../engine/retirement/plan/follow.ts";
import { laddered, longevityLimit } from "../../../engine/retirement/plan/in-year/annuities.ts";
import { leftIn, outcomeFigures } from "../../../engine/retirement/plan/outcome.ts";
import { claimsOf } from "../../../engine/retirement/plan/schedule.ts";
import type { PlanPerson } from "../../../engine/retirement/plan/terms.ts";
import { tipsLadder } from "../../../engine/retirement/tips-ladder.ts";
import { marketHistory } from "../../../law/series/market-history.ts";
import type { StrategyName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";
import { futuresOf, lifetimesOf, type Model } from "../plan/futures-of.ts";
import { lawsFor, stateTaxesOf } from "../plan/laws.ts";
import { type Planned, planned } from "../plan/plan-of.ts";
import { strategyOf } from "../plan/strategy-of.ts";
import { type HealthFigures, healthIn, withCredit } from "./health.ts";
import { type OwnPlanFigures, ownPlanFigures } from "./own-plan.ts";

/** The fan's percentiles, lowest first. */
const FAN = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;

interface WorstHistory {
  readonly startYear: number;
  /** Age at which the money was gone; null if it lasted. */
  readonly failedAge: number | null;
  readonly end: number;
}

export interface YearOfPath {
  readonly year: number;
  readonly age: number;
  /** Pay covers spending in this year. */
  readonly onPay: boolean;
  /** One of two is alive. */
  readonly isAlone: boolean;
  /** How far income is below the least for the premium tax credit, in a year with Marketplace insurance. */
  readonly belowLine: number;
  readonly savings: number;
  /** What is saved from pay and from the employer, by account. */
  readonly toTraditional: number;
  readonly toRoth: number;
  readonly toTaxable: number;
  readonly toHealth: number;
  /** Spent on living, including mortgage payments and what a home bought costs, less the rent it replaces. */
  readonly spent: number;
  readonly mortgage: number;
  /** The part of what comes from traditional accounts that has to be taken. */
  readonly required: number;
  readonly homeCosts: number;
  /** Health costs and Medicare premiums together. */
  readonly health: number;
  /** One-time costs. */
  readonly oneOff: number;
  /** What someone still working saves from the year's income. */
  readonly savedFromIncome: number;
  /** What a strategy wants from savings; null if spending is as planned. */
  readonly wanted: number | null;
  readonly socialSecurity: number;
  /** While pay covers spending, this is the part of it that goes to tax; the rest isn't tracked. */
  readonly otherIncome: number;
  readonly fromTraditional: number;
  readonly fromTaxable: number;
  readonly fromRoth: number;
  readonly fromCash: number;
  readonly fromHealth: number;
  /** Withdrawn but not needed, and put into the taxable account. */
  readonly surplus: number;
  readonly tax: number;
  /** The part due because money left retirement accounts before 59½. */
  readonly earlyTax: number;
  readonly premiums: number;
  /** The part of health insurance that the premium tax credit pays. */
  readonly credit: number;
  readonly converted: number;
  /** Given to charity straight from IRAs, and paid for an annuity. */
  readonly charity: number;
  readonly annuityBought: number;
  /** Paid for a TIPS ladder out of traditional accounts. */
  readonly ladderBought: number;
  readonly missing: number;
  readonly end: number;
  readonly stockReturn: number;
  readonly bondReturn: number;
  readonly rise: number;
  readonly prices: number;
  /** What an invested dollar grew to, in today's dollars. */
  readonly growth: number;
}

export interface HeldBack {
  readonly spouse: boolean;
  readonly months: number;
  /** Dollars over all years together. */
  readonly amount: number;
  /** The age in months at which the claim counts from full retirement age on, and that age. */
  readonly laterClaimAge: number;
  readonly fullRetirementAge: number;
}

export interface Result {
  /** The inputs these figures belong to, so that a result for other inputs isn't shown as theirs. */
  readonly stamp: string;
  readonly model: Model;
  readonly paths: number;
  readonly succeeded: number;
  /** Futures in which the money lasts but less is left than desired. */
  readonly leftTooLittle: number;
  readonly rate: number;
  /**
   * What a different draw of random futures could give, with 95% confidence; null for histories, which overlap.
   */
  readonly redrawn: { readonly low: number; readonly high: number } | null;
  readonly separateRuns: number;
  readonly firstAge: number;
  readonly stopAge: number;
  readonly years: number;
  /** What a spending rule preserved and cut; null if spending is as typed. */
  readonly flexible: FlexibleFigures | null;
  /** Savings at the end of each year for each percentile in `FAN`; today's dollars. */
  readonly fan: readonly (readonly number[])[];
  readonly spending: readonly (readonly number[])[];
  /** Median price level at the end of each year, for showing nominal dollars. */
  readonly priceLevel: readonly number[];
  readonly failed: {
    readonly medianAge: number;
    /** The age at which the last of them runs short. */
    readonly latestAge: number;
    readonly medianYearsShort: number;
    /** In most of them, one stretch of years falls short, and every later year is paid for. */
    readonly recovers: boolean;
    /** The unpaid share of what would have been enough. */
    readonly depth: number;
  } | null;
  /** The future that fails first, or leaves the least: the age at which it runs short, and what it leaves. */
  readonly leanest: { readonly failedAge: number | null; readonly end: number };
  readonly worst: readonly WorstHistory[];
  /** People who stopped working in years that visitors ask about, if history goes back far enough. */
  readonly asked: readonly WorstHistory[];
  readonly startYears: readonly number[];
  readonly path: number;
  readonly years1: readonly YearOfPath[];
  /** Savings at the end, at the 10th percentile. */
  readonly poorEnd: number;
  readonly medianEnd: number;
  /** The first person's monthly benefit at full retirement age. */
  readonly fullBenefit: number;
  /** The law's limits on an annuity that begins after required distributions do; null if it meets them. */
  readonly longevity: { readonly startAge: number; readonly mostPaid: number; readonly latestAge: number } | null;
  /** The TIPS ladder's price in today's dollars; null if none is planned. */
  readonly ladderPrice: number | null;
  /** What the earnings test withholds from each person's benefits; empty if nothing is withheld. */
  readonly held: readonly HeldBack[];
  /** Health insurance until Medicare; null if nobody buys any. */
  readonly health: HealthFigures | null;
  /** The limit of a plan of one's own; null for an employee. */
  readonly ownPlan: OwnPlanFigures | null;
  /** The state whose law was used, and its notes. */
  readonly place: {
    readonly name: string;
    readonly why: string | null;
    readonly notes: readonly string[];
    readonly missing: readonly string[];
  } | null;
  readonly lifetimeTax: number;
  /** The additional tax before 59½ in the median future; null if none is due. */
  readonly early: EarlyTaxFigures | null;
}

/** Years in which nobody would have wanted to stop working. */
const ASKED_ABOUT = [1929, 1937, 1966, 1973, 2000] as const;

const stampOf = (inputs: Inputs): string => JSON.stringify(inputs);

const median = (values: readonly number[]) => percentileOfSorted(Float64Array.from(values).sort(), 1 / 2);

/** A plan made from what was typed, and a model's futures. */
export function prepared(inputs: Inputs, model: Model = inputs.model, strategy: StrategyName = inputs.strategy) {
  const which = planned(inputs, (schedule, claimYears) =>
    strategyOf(inputs, strategy, () => futuresOf(inputs, schedule.years, model), schedule, claimYears),
  );
  return { which, futures: futuresOf(inputs, which.schedule.years, model) };
}

/** The plan followed through those futures, all or some. */
export function run(
  inputs: Inputs,
  model: Model = inputs.model,
  strategy: StrategyName = inputs.strategy,
  some: Following = {},
): { which: Planned; futures: Futures; outcome: PlanOutcome } {
  const { which, futures } = prepared(inputs, model, strategy);
  const { plan, schedule } = which;
  const lifetimes = lifetimesOf(which, futures.paths);
  const outcome = follow(plan, schedule, lawsFor(inputs.state), futures, lifetimes, some);
  return { which, futures, outcome };
}

/**
 * The plan followed through changed or different futures; @param lived how long lives last there, as in the plan by
 * default
 */
export function runIn(
  inputs: Inputs,
  change: (futures: Futures, which: Planned) => Futures,
  { lifetimes }: { readonly lifetimes?: "fixed" } = {},
): { which: Planned; outcome: PlanOutcome } {
  const { which, futures } = prepared(inputs);
  const changed = change(futures, which);
  const lots = lifetimes === "fixed" ? null : lifetimesOf(which, changed.paths);
  return { which, outcome: follow(which.plan, which.schedule, lawsFor(inputs.state), changed, lots) };
}

/** How often a plan lasts and leaves the desired amount. */
export const successIn = ({ legacy }: Inputs, outcome: PlanOutcome): Success =>
  successOf(outcome, { left: leftIn(outcome), atLeast: legacy });

/** The share of futures in which a plan does that. */
export const rateOf = (inputs: Inputs): number => successIn(inputs, run(inputs).outcome).rate;

/** This many futures are followed before asking whether the others can still change the answer. */
const AT_A_TIME = 25;

/**
 * Whether a plan does that in at least a share of futures. Much faster than its rate, because it stops once it knows.
 */
export function lastsIn(inputs: Inputs, share: number): boolean {
  const { which, futures } = prepared(inputs);
  const { paths } = futures;
  const lifetimes = lifetimesOf(which, paths);
  const law = lawsFor(inputs.state);
  let succeeded = 0;
  for (let from = 0; from < paths; from += AT_A_TIME) {
    const to = Math.min(paths, from + AT_A_TIME);
    const part = follow(which.plan, which.schedule, law, futures, lifetimes, { from, to, untilShort: true });
    succeeded += successIn(inputs, part).succeeded;
    if (succeeded / paths >= share) return true;
    if ((succeeded + paths - to) / paths < share) return false;
  }
  return false;
}

/** What happened to the plan in futures `from` up to `to`: one worker's part of the answer. */
export const outcomeOf = (inputs: Inputs, from: number, to: number): PlanOutcome =>
  run(inputs, inputs.model, inputs.strategy, { from, to }).outcome;

/** @param chosen the path to open, as a start year or the number of a random future; the median one by default */
export const resultOf = (inputs: Inputs, model: Model = inputs.model, chosen?: number): Result =>
  resultIn(inputs, model, chosen, run(inputs, model));

/**
 * The same from parts of the outcome that other workers computed, in the order of their futures from the first one on.
 */
export const resultFrom = (inputs: Inputs, parts: readonly PlanOutcome[]): Result =>
  resultIn(inputs, inputs.model, undefined, { ...prepared(inputs), outcome: joined(parts) });

function resultIn(
  inputs: Inputs,
  model: Model,
  chosen: number | undefined,
  { which, futures, outcome }: ReturnType<typeof run>,
): Result {
  const { paths, years, failedYear, lastShort, yearsLived, balances, spent, yearsShort, missing, enough } = outcome;
  const { rate, succeeded } = successIn(inputs, outcome);
  const { poorEnd, middleEnd, lifetimeTax } = outcomeFigures(outcome);
  const { low, high } = confidenceIn({ paths, rate });
  const birthYear = inputs.born.year;
  const firstAge = which.plan.firstYear - birthYear;
  const order = worstFirst(outcome);
  const failures = order.filter((path) => failedYear[path] !== 0);
  const total = (column: Float64Array) => failures.reduce((sum, path) => sum + (column[path] as number), 0);
  const middle = middlePath(outcome);
  const middleYears = openedPath(which, futures, middle, paths);
  const start = futures.firstStart ?? 0;
  const path = chosen === undefined ? middle : Math.min(paths - 1, Math.max(0, chosen - start));
  const historyOf = (one: number): WorstHistory => ({
    startYear: start + one,
    failedAge: failedYear[one] === 0 ? null : firstAge - 1 + (failedYear[one] as number),
    end: Math.round(balances[(years - 1) * paths + one] as number),
  });
  return {
    stamp: stampOf(inputs),
    model,
    paths,
    succeeded,
    leftTooLittle: paths - failures.length - succeeded,
    rate,
    redrawn: model === "history" ? null : { low, high },
    separateRuns: separateRuns(marketHistory, years),
    firstAge,
    stopAge: firstAge + which.schedule.workingYears,
    years,
    flexible: which.plan.strategy === null ? null : flexibleFigures(outcome, which.schedule.workingYears),
    fan: bandsOf(balances, paths, years),
    spending: bandsOf(spent, paths, years),
    priceLevel: pricesOf(futures, years),
    failed:
      failures.length === 0
        ? null
        : {
            latestAge: firstAge - 1 + (failedYear[failures.at(-1) as number] as number),
            medianAge: firstAge - 1 + median(failures.map((failed) => failedYear[failed] as number)),
            medianYearsShort: median(failures.map((failed) => yearsShort[failed] as number)),
            recovers:
              failures.filter((failed) => {
                const last = lastShort[failed] as number;
                const isOneStretch = last - (failedYear[failed] as number) + 1 === yearsShort[failed];
                return isOneStretch && last < (yearsLived[failed] as number);
              }).length >
              failures.length / 2,
            depth: total(enough) > 0 ? total(missing) / total(enough) : 1,
          },
    leanest: historyOf(order[0] as number),
    worst: futures.firstStart === null ? [] : order.slice(0, 6).map(historyOf),
    asked:
      futures.firstStart === null
        ? []
        : ASKED_ABOUT.map((year) => year - which.schedule.workingYears - start)
            .filter((asked) => asked >= 0 && asked < paths && !order.slice(0, 6).includes(asked))
            .map(historyOf),
    startYears: failures.map((failed) => start + failed).sort((a, b) => a - b),
    path: start + path,
    years1: path === middle ? middleYears : openedPath(which, futures, path, paths),
    fullBenefit: which.plan.persons[0].claimant.primaryInsuranceAmount,
    longevity: longevityIn(which),
    ladderPrice: ladderPriceIn(which),
    held: heldBack(which),
    health: which.schedule.together.some(({ insurance }) => insurance > 0)
      ? healthIn(inputs.marketplace ? which : prepared(withCredit(inputs), model).which, futures, middle)
      : null,
    ownPlan: ownPlanFigures(which),
    place: placeOf(inputs.state),
    poorEnd,
    medianEnd: middleEnd,
    lifetimeTax,
    early: earlyTaxFigures(middleYears),
  };
}

function longevityIn({ inputs, plan }: Planned): Result["longevity"] {
  const limit = longevityLimit(plan, lawsFor(inputs.state));
  if (limit === null || plan.annuity === null) return null;
  const { startYear, mostPaid, latestYear } = limit;
  if (plan.annuity.price <= mostPaid && plan.annuity.fromYear <= latestYear) return null;
  const { year } = inputs.born;
  return { startAge: startYear - year, mostPaid, latestAge: latestYear - year };
}

const ladderPriceIn = ({ plan: { ladder, firstYear } }: Planned): number | null =>
  ladder === null
    ? null
    : Math.round(tipsLadder({ ...laddered(ladder, firstYear), yearlyIncome: ladder.income }).price);

function heldBack({ inputs, plan }: Planned): HeldBack[] {
  const law = lawsFor(inputs.state);
  return testsOf(claimsOf(plan, law), law).flatMap(({ years, monthsWithheld, laterClaimAge }, i) => {
    const amount = Math.round(years.reduce((sum, { test }) => sum + test.withheld, 0));
    const { fullRetirementAge } = (plan.persons[i] as PlanPerson).claimant;
    return amount > 0 ? [{ spouse: i === 1, months: monthsWithheld, amount, laterClaimAge, fullRetirementAge }] : [];
  });
}

function placeOf(state: string): Result["place"] {
  const year = stateTaxesOf(state)?.year;
  if (year === undefined) return null;
  const { name, notes = [] } = year;
  return year.untaxed ? { name, why: year.why, notes, missing: [] } : { name, why: null, notes, missing: year.missing };
}

/** The number of the median future. */
export const middlePath = (outcome: PlanOutcome): number =>
  worstFirst(outcome)[Math.floor((outcome.paths - 1) / 2)] as number;

/** The failed paths, earliest first; then the others, poorest end first. */
export function worstFirst({ paths, years, failedYear, balances }: PlanOutcome): number[] {
  const failed = (path: number) => failedYear[path] || Number.POSITIVE_INFINITY;
  const end = (path: number) => balances[(years - 1) * paths + path] as number;
  return Array.from({ length: paths }, (_, path) => path).sort((a, b) => {
    const [one, other] = [failed(a), failed(b)];
    return one === other ? end(a) - end(b) || a - b : one - other;
  });
}

function bandsOf(values: Float64Array, paths: number, years: number): number[][] {
  const bands = FAN.map(() => Array<number>(years).fill(0));
  for (let t = 0; t < years; t++) {
    const sorted = values.slice(t * paths, (t + 1) * paths).sort();
    for (const [i, p] of FAN.entries()) (bands[i] as number[])[t] = Math.round(percentileOfSorted(sorted, p));
  }
  return bands;
}

function pricesOf(futures: Futures, years: number): number[] {
  const { paths, yearStride, inflation } = futures;
  const level = new Float64Array(paths).fill(1);
  return Array.from({ length: years }, (_, t) => {
    if (inflation !== null)
      for (let path = 0; path < paths; path++)
        level[path] = (level[path] as number) * (1 + (inflation[t * yearStride + path] as number));
    return Math.round(percentileOfSorted(level.slice().sort(), 1 / 2) * 1e4) / 1e4;
  });
}

export function openedPath(which: Planned, futures: Futures, path: number, paths: number): YearOfPath[] {
  const birthYear = which.inputs.born.year;
  const round = Math.round;
  return pathOf(which.plan, which.schedule, lawsFor(which.inputs.state), futures, path, lifetimesOf(which, paths)).map(
    ({ terms, market, wanted, year }) => ({
      year: terms.year,
      age: terms.year - birthYear,
      onPay: terms.livesOnPay,
      isAlone: which.inputs.couple && !terms.joint,
      belowLine:
        terms.marketplace === null ? 0 : Math.max(0, round(terms.marketplace.coverage.povertyLine - year.marketIncome)),
      savings: round(year.savings),
      toTraditional: round(terms.toTraditional + terms.toSpouse),
      toRoth: round(terms.toRoth),
      toTaxable: round(terms.toTaxable),
      toHealth: round(terms.toHealth),
      spent: round(year.spent),
      mortgage: round(terms.mortgage / year.prices + (terms.loanDue ? year.homePayment : 0)),
      homeCosts: round(terms.homeCosts),
      health: round(year.health),
      oneOff: round(terms.oneOff),
      savedFromIncome: round(terms.savedFromIncome),
      wanted: wanted === null ? null : round(wanted),
      socialSecurity: round(terms.socialSecurity),
      otherIncome: round(year.received - terms.socialSecurity),
      fromTraditional: round(year.traditionalWithdrawal),
      required: round(Math.min(year.requiredTaken, year.traditionalWithdrawal)),
      fromTaxable: round(year.fromTaxable),
      fromRoth: round(year.fromRoth),
      fromCash: round(year.fromCash),
      fromHealth: round(year.fromHealth),
      surplus: round(year.surplus),
      tax: round(year.tax.total),
      earlyTax: round(year.tax.onEarlyAmount),
      premiums: round(year.premiums),
      credit: round(year.premiumCredit),
      converted: round(year.rothConversion),
      charity: round(year.charity),
      annuityBought: round(year.annuityBought),
      ladderBought: round(year.ladderBought),
      missing: round(year.missing),
      end: round(year.savingsEnd),
      stockReturn: market.stockReturn,
      bondReturn: market.bondReturn,
      rise: market.rise,
      prices: year.prices,
      growth: year.growth,
    }),
  );
}
