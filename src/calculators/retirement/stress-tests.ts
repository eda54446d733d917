/**
 * The plan under stress: bad market years at the worst time, and bad news. Each test runs through the plan's own
 * engine.
 */

import type { Futures } from "../../engine/retirement/futures/market.ts";
import { historyFrom, withYears, worstInflation, worstYearForStocks } from "../../engine/retirement/futures/stress.ts";
import { outcomeFigures } from "../../engine/retirement/plan/outcome.ts";
import { longTermCare } from "../../law/retirement/care.ts";
import { trustFundForecast } from "../../law/retirement/social-security.ts";
import { marketHistory } from "../../law/series/market-history.ts";
import { firstAgeOf } from "./cautions.ts";
import type { Inputs } from "./inputs.ts";
import type { Planned } from "./plan-of.ts";
import { runIn, successIn } from "./result.ts";

/** All futures with something changed in each. */
export interface AllFutures {
  readonly kind: "futures";
  readonly name: "plan" | "crash" | "inflation" | "cut" | "long life" | "early death" | "care";
  readonly succeeded: number;
  readonly paths: number;
  readonly rate: number;
  readonly poorEnd: number;
  /** What the test uses in its sentence: a year of history, an age, dollars, or a share. */
  readonly at: number;
  readonly share: number;
}

/** Retiring into one year of history, as far as it goes. */
export interface OneHistory {
  readonly kind: "history";
  readonly name: "history";
  /** The year of retirement. */
  readonly year: number;
  /** Null if history doesn't go back as far as the years of work before it. */
  readonly end: number | null;
  readonly failedAge: number | null;
  /** The last known year and age, and whether that is the end of the plan. */
  readonly throughYear: number;
  readonly throughAge: number;
  readonly complete: boolean;
}
export type StressTest = AllFutures | OneHistory;

const HISTORIES = [1929, 1966, 2000, 2008] as const;
const INFLATION_YEARS = 10;
const CARE_YEARS = 3;
const LONG_LIFE = 100;
const EARLY_DEATH = 70;

type Change = (futures: Futures, which: Planned) => Futures;
const asItIs: Change = (futures) => futures;

/** The unchanged plan comes first. Empty if pay covers every year, because then there is no retirement to test. */
export function stressed(inputs: Inputs): StressTest[] {
  const all = (name: AllFutures["name"], given: Inputs, change: Change, at = 0, share = 0): AllFutures => {
    const { outcome } = runIn(given, change);
    const { succeeded, paths, rate } = successIn(given, outcome);
    return { kind: "futures", name, succeeded, paths, rate, poorEnd: outcomeFigures(outcome).poorEnd, at, share };
  };
  const { which } = runIn(inputs, asItIs);
  const { workingYears, years } = which.schedule;
  if (workingYears >= years) return [];
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
  const first = firstAgeOf(inputs);
  const crash = worstYearForStocks(marketHistory);
  const prices = worstInflation(marketHistory, INFLATION_YEARS);
  const { depletionYear, payableShare } = trustFundForecast.retirement;
  const deathAt = Math.max(first + 1, EARLY_DEATH);
  const lastAge = Math.max(first, inputs.planTo);
  const care = Array.from({ length: CARE_YEARS }, (_, i) => ({
    what: "cost" as const,
    years: 1,
    atAge: lastAge - i,
    amount: longTermCare.nursingHome.value,
  })).filter(({ atAge }) => atAge >= Math.max(first, inputs.retireAge));
  const livesLong = inputs.lifetimes === "fixed" && lastAge < LONG_LIFE;
  return [
    all("plan", inputs, asItIs),
    all("crash", inputs, retiredInto(crash.year, 1), crash.year, crash.realReturn),
    ...HISTORIES.map((year) => inHistory(inputs, which, year)),
    all("inflation", inputs, retiredInto(prices.year, INFLATION_YEARS), prices.year, prices.rise),
    ...(inputs.trustFund
      ? []
      : [all("cut", { ...inputs, trustFund: true }, asItIs, depletionYear.value, 1 - payableShare.value)]),
    ...(livesLong
      ? [
          all(
            "long life",
            { ...inputs, planTo: LONG_LIFE, spousePlanTo: Math.max(LONG_LIFE, inputs.spousePlanTo) },
            asItIs,
            LONG_LIFE,
          ),
        ]
      : []),
    ...(inputs.couple && deathAt < lastAge
      ? [all("early death", { ...inputs, lifetimes: "fixed", planTo: deathAt }, asItIs, deathAt)]
      : []),
    ...(care.length > 0 && inputs.lifetimes === "fixed"
      ? [all("care", { ...inputs, oneOffs: [...inputs.oneOffs, ...care] }, asItIs, longTermCare.nursingHome.value)]
      : []),
  ];
}

function inHistory(inputs: Inputs, which: Planned, year: number): OneHistory {
  const { workingYears, years } = which.schedule;
  const start = year - workingYears;
  const first = firstAgeOf(inputs);
  const none = { kind: "history", name: "history", year } as const;
  if (start < marketHistory.firstYear)
    return { ...none, end: null, failedAge: null, throughYear: year, throughAge: first, complete: false };
  const { futures, known } = historyFrom(marketHistory, start, years);
  const { outcome } = runIn(inputs, () => futures, { lifetimes: "fixed" });
  const failed = outcome.failedYear[0] as number;
  return {
    ...none,
    end: Math.round(outcome.balances[known - 1] as number),
    failedAge: failed > 0 && failed <= known ? first - 1 + failed : null,
    throughYear: start + known - 1,
    throughAge: first + known - 1,
    complete: known === years,
  };
}
