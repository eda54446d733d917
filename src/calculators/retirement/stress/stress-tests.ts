/**
 * The plan under stress: bad market years at the worst time, and bad news. Each test runs through the plan's own
 * engine.
 */

import type { Futures } from "../../../engine/retirement/futures/market.ts";
import {
  historyFrom,
  withYears,
  worstInflation,
  worstYearForStocks,
} from "../../../engine/retirement/futures/stress.ts";
import { outcomeFigures } from "../../../engine/retirement/plan/outcome.ts";
import { greatestThat, leastThat } from "../../../engine/retirement/step-search.ts";
import { longTermCare } from "../../../law/retirement/care.ts";
import { trustFundForecast } from "../../../law/retirement/social-security.ts";
import { marketHistory } from "../../../law/series/market-history.ts";
import { firstAgeOf } from "../ages.ts";
import { resultOf, runIn, successIn } from "../answer/result.ts";
import { LATEST_STOP, STEP } from "../answer/search-limits.ts";
import { setsOwnStart } from "../compared/rule-words.ts";
import type { Inputs } from "../inputs.ts";
import { stoppingAt } from "../plan/household.ts";
import { type Planned, planned } from "../plan/plan-of.ts";
import { ENOUGH } from "./pass.ts";
import type { AllFutures, OneHistory, StressTest } from "./results.ts";

const HISTORIES = [1929, 1966, 2000, 2008] as const;
const INFLATION_YEARS = 10;
const CARE_YEARS = 3;
const LONG_LIFE = 100;
const EARLY_DEATH = 70;

/** What only the sale or purchase of a home asks for. */
const NO_HOME = {
  ...{ price: 0, sellingCosts: 0, owed: 0, paidFor: null },
  ...{ down: 0, loan: 0, loanRate: 0, loanYears: 1, ongoing: 0, rentSaved: 0, keptTo: 0 },
};

type Change = (futures: Futures, which: Planned) => Futures;
const asItIs: Change = (futures) => futures;

/** What a test of all futures changes in the plan and in its futures. */
interface Trial extends Pick<AllFutures, "name" | "at" | "share"> {
  readonly inputs: Inputs;
  readonly change: Change;
}

function tried({ name, inputs, change, at, share }: Trial): AllFutures {
  const { outcome } = runIn(inputs, change);
  const { succeeded, paths, rate } = successIn(inputs, outcome);
  const { poorEnd } = outcomeFigures(outcome);
  const survivor = name === "early death" ? survivorIn(inputs, at) : {};
  return { kind: "futures", name, succeeded, paths, rate, poorEnd, at, share, ...survivor };
}

/** A longer life has fewer histories, so it is compared with the plan in the same ones: those that begin first. */
function besideSame(inputs: Inputs, test: AllFutures, plan: AllFutures): AllFutures {
  if (test.paths >= plan.paths) return test;
  const { outcome } = runIn(inputs, (futures) => ({ ...futures, paths: Math.min(futures.paths, test.paths) }));
  return { ...test, without: successIn(inputs, outcome) };
}

/** What a survivor lives on, next to what the couple did. */
function survivorIn(inputs: Inputs, lastAge: number): Pick<AllFutures, "survivor"> {
  const { years1 } = resultOf(inputs);
  const [before, after] = [lastAge, lastAge + 1].map((at) => years1.find(({ age }) => age === at));
  return before === undefined || after === undefined ? {} : { survivor: [before, after] };
}

/** Years of history from the first year of retirement on. */
const retiredInto =
  (first: number, count: number): Change =>
  (futures, { schedule }) =>
    withYears(
      futures,
      schedule.workingYears,
      marketHistory,
      first,
      Math.min(count, schedule.years - schedule.workingYears),
    );

/** The tests of all futures that fit the plan; the crash comes first. */
function trialsOf(inputs: Inputs): Trial[] {
  const first = firstAgeOf(inputs);
  const crash = worstYearForStocks(marketHistory);
  const prices = worstInflation(marketHistory, INFLATION_YEARS);
  const { depletionYear, payableShare } = trustFundForecast.retirement;
  const deathAt = Math.max(first + 1, EARLY_DEATH);
  const lastAge = Math.max(first, inputs.planTo);
  const isFixed = inputs.lifetimes === "fixed";
  const care = Array.from({ length: CARE_YEARS }, (_, i) => ({
    ...NO_HOME,
    what: "cost" as const,
    years: 1,
    atAge: lastAge - i,
    amount: longTermCare.nursingHome.value,
  })).filter(({ atAge }) => atAge >= Math.max(first, inputs.retireAge));
  const same = { inputs, change: asItIs, at: 0, share: 0 };
  const trials: (Trial | false)[] = [
    { ...same, name: "crash", change: retiredInto(crash.year, 1), at: crash.year, share: crash.realReturn },
    {
      ...same,
      name: "inflation",
      change: retiredInto(prices.year, INFLATION_YEARS),
      at: prices.year,
      share: prices.rise,
    },
    !inputs.trustFund && {
      ...same,
      name: "cut",
      inputs: { ...inputs, trustFund: true },
      at: depletionYear.value,
      share: 1 - payableShare.value,
    },
    isFixed &&
      lastAge < LONG_LIFE && {
        ...same,
        name: "long life",
        inputs: { ...inputs, planTo: LONG_LIFE, spousePlanTo: Math.max(LONG_LIFE, inputs.spousePlanTo) },
        at: LONG_LIFE,
      },
    inputs.couple &&
      deathAt < lastAge && {
        ...same,
        name: "early death",
        inputs: { ...inputs, lifetimes: "fixed", planTo: deathAt },
        at: deathAt,
      },
    isFixed &&
      care.length > 0 && {
        ...same,
        name: "care",
        inputs: { ...inputs, oneOffs: [...inputs.oneOffs, ...care] },
        at: longTermCare.nursingHome.value,
      },
  ];
  return trials.filter((trial) => trial !== false);
}

/** The unchanged plan comes first. Empty if pay covers every year, because then there is no retirement to test. */
export function stressed(inputs: Inputs): StressTest[] {
  const { schedule } = planned(inputs);
  if (schedule.workingYears >= schedule.years) return [];
  const plan = tried({ name: "plan", inputs, change: asItIs, at: 0, share: 0 });
  const [crash, ...others] = trialsOf(inputs).map((trial) => besideSame(inputs, tried(trial), plan));
  return [plan, crash as AllFutures, ...HISTORIES.map((year) => inHistory(inputs, year)), ...others];
}

/** How often the plan lasts if benefits are cut as the trustees expect; null if the plan already counts the cut. */
export function withBenefitsCut(inputs: Inputs): AllFutures | null {
  const trial = trialsOf(inputs).find(({ name }) => name === "cut");
  return trial === undefined ? null : tried(trial);
}

/**
 * A value found by trying steps, and for a test of all futures, how often the plan lasts with it and one step further.
 */
export interface WayOut {
  readonly value: number;
  readonly rates: { readonly enough: number; readonly withIt: number; readonly beyond: number } | null;
}

/**
 * The smallest changes, each by itself, with which the plan passes a test; null if none is enough, or it isn't
 * possible.
 */
export interface WaysOut {
  /** The most to spend a year, in today's dollars. */
  readonly spending: WayOut | null;
  /** The earliest age to stop work. */
  readonly retireAge: WayOut | null;
}

export function waysOut(inputs: Inputs, test: StressTest): WaysOut {
  const rateWith = (change: Partial<Inputs>) => {
    const trial = trialsOf({ ...inputs, ...change }).find(({ name }) => name === test.name);
    return trial === undefined ? 0 : tried(trial).rate;
  };
  const holds = (change: Partial<Inputs>) => {
    if (test.kind === "futures") return rateWith(change) >= ENOUGH;
    const { end, failedAge } = inHistory({ ...inputs, ...change }, test.year);
    return end !== null && failedAge === null && end >= inputs.legacy;
  };
  const found = (value: number | null, change: Partial<Inputs>, beyond: Partial<Inputs>): WayOut | null =>
    value === null
      ? null
      : {
          value,
          rates:
            test.kind === "futures" ? { enough: ENOUGH, withIt: rateWith(change), beyond: rateWith(beyond) } : null,
        };
  const { spending, retireAge } = inputs;
  const less = Math.ceil(spending / STEP - 1) * STEP;
  const mostSpent =
    less < 0 || setsOwnStart(inputs) ? null : greatestThat((amount) => holds({ spending: amount }), 0, less, STEP);
  const stop =
    retireAge <= firstAgeOf(inputs)
      ? null
      : leastThat((age) => holds(stoppingAt(inputs, age)), retireAge + 1, LATEST_STOP, 1);
  return {
    spending: found(mostSpent, { spending: mostSpent ?? 0 }, { spending: (mostSpent ?? 0) + STEP }),
    retireAge: found(stop, stoppingAt(inputs, stop ?? 0), stoppingAt(inputs, (stop ?? 0) - 1)),
  };
}

function inHistory(inputs: Inputs, year: number): OneHistory {
  const { workingYears, years } = planned(inputs).schedule;
  const start = year - workingYears;
  const first = firstAgeOf(inputs);
  const none = { kind: "history", name: "history", year, startYear: start } as const;
  if (start < marketHistory.firstYear)
    return { ...none, saved: null, end: null, failedAge: null, throughYear: year, throughAge: first, complete: false };
  const { futures, known } = historyFrom(marketHistory, start, years);
  const { outcome } = runIn(inputs, () => futures, { lifetimes: "fixed" });
  const failed = outcome.failedYear[0] as number;
  return {
    ...none,
    saved: workingYears === 0 ? null : Math.round(outcome.balances[Math.min(workingYears, known) - 1] as number),
    end: Math.round(outcome.balances[known - 1] as number),
    failedAge: failed > 0 && failed <= known ? first - 1 + failed : null,
    throughYear: start + known - 1,
    throughAge: first + known - 1,
    complete: known === years,
  };
}
