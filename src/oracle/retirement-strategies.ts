/** Withdrawal strategies on total returns: withdraw at most the balance, rebalance, apply the year's returns. */
import { ageOverTwenty } from "../engine/retirement/strategies/age-over-twenty.ts";
import { basePlusExtras } from "../engine/retirement/strategies/base-plus-extras.ts";
import { capeBased } from "../engine/retirement/strategies/cape-based.ts";
import { constantDollarFromRate } from "../engine/retirement/strategies/constant-dollar.ts";
import { decisionRules } from "../engine/retirement/strategies/decision-rules.ts";
import { floorAndCeiling } from "../engine/retirement/strategies/floor-and-ceiling.ts";
import { ninetyFivePercent } from "../engine/retirement/strategies/ninety-five-percent.ts";
import { oneOverN } from "../engine/retirement/strategies/one-over-n.ts";
import { percentOfBalance } from "../engine/retirement/strategies/percent-of-balance.ts";
import { variablePercentage } from "../engine/retirement/strategies/variable-percentage.ts";
import { yearlyLimits } from "../engine/retirement/strategies/yearly-limits.ts";
import type { Strategy } from "../engine/retirement/strategies.ts";
import { marketHistory } from "../law/series/market-history.ts";
import { answerByTag, type RetirementFields, type RetirementRule } from "./retirement-case.fields.ts";
import {
  byStartYear,
  cyclesOf,
  endsOf,
  mixOf,
  namedPercentiles,
  nominalEnd,
  spendingFields,
  yearsOf,
} from "./retirement-cycles.fields.ts";

const strategies: Readonly<Record<string, (inputs: RetirementFields) => Strategy>> = {
  "constant-dollar": (inputs) => constantDollarFromRate({ rate: inputs.number("rate") }),
  "percent-of-portfolio": (inputs) => percentOfBalance({ rate: inputs.number("rate") }),
  "one-over-n": () => oneOverN(),
  "percent-with-yearly-limits": (inputs) =>
    yearlyLimits({
      rate: inputs.number("rate"),
      maxRise: inputs.number("maxRealRise"),
      maxFall: inputs.number("maxRealFall"),
    }),
  "percent-with-floor-and-ceiling": (inputs) =>
    floorAndCeiling({
      rate: inputs.number("rate"),
      floor: inputs.number("floorShareOfInitial"),
      ceiling: inputs.number("ceilingShareOfInitial"),
    }),
  "decision-rules-2006": (inputs) =>
    decisionRules({
      firstRate: inputs.number("initialRate"),
      inflationCap: inputs.number("inflationCap"),
      prosperityTrigger: inputs.number("prosperityTrigger"),
      prosperityRaise: inputs.number("prosperityRaise"),
      preservationTrigger: inputs.number("preservationTrigger"),
      preservationCut: inputs.number("preservationCut"),
      // the last year index, from 0, in which the rule applies, given as the number of years at the end in which it
      // doesn't
      preservationOffYears: yearsOf(inputs) - 1 - inputs.number("preservationLastYearIndex"),
    }),
  "percent-with-95-rule": (inputs) =>
    ninetyFivePercent({ rate: inputs.number("rate"), kept: inputs.numberOr("floorShareOfPreviousNominal", 0.95) }),
  "base-plus-extras": (inputs) =>
    basePlusExtras({
      firstRate: inputs.number("initialRate"),
      baseRate: inputs.number("baseRate"),
      extraShare: inputs.number("extraShareOfRealGain"),
    }),
  "age-over-20": (inputs) => ageOverTwenty({ startAge: inputs.number("startAge") }),
  "amortized-vpw": (inputs) =>
    variablePercentage({
      stockRate: inputs.number("stockRealRate"),
      bondRate: inputs.number("bondRealRate"),
      cap: inputs.numberOr("capShareOfPortfolio", 1),
      extraYears: inputs.numberOr("yearsLeft", yearsOf(inputs)) - yearsOf(inputs),
    }),
  "cape-based": (inputs) => capeBased({ base: inputs.number("a"), multiplier: inputs.number("b") }),
};

/** Less than any rounding would show. */
const HALF_A_CENT = 0.005;

const strategy: RetirementRule = (inputs) => {
  const spending = inputs.word("strategy", strategies)(inputs);
  const cycles = cyclesOf(inputs, marketHistory, { ...mixOf(inputs), spending });
  const { outcome, firstStart, years, futures } = cycles;
  // empty before the last year: a cycle used up in its last year counts as lasting
  const depleted = years.flatMap((cycle, path) => {
    const empty = cycle.findIndex(({ year }) => year.savingsEnd <= HALF_A_CENT) + 1;
    return empty > 0 && empty < outcome.years ? [{ startYear: firstStart + path, emptyAfterYear: empty }] : [];
  });
  const ends = endsOf(outcome);
  return {
    cycles: futures.paths,
    depletedCycles: depleted.length,
    depleted,
    endRealPercentiles: namedPercentiles(ends),
    ...spendingFields(
      cycles,
      years.map((cycle) => cycle.map(({ year }) => year.spent)),
    ),
    endNominalByStartYear: byStartYear(cycles, (path) => nominalEnd(cycles, ends, path)),
  };
};

export const answer = answerByTag({ strategy });
