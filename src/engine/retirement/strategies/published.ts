/** All strategies with the settings they were published with, for a page that lets visitors choose and compare. */
import type { Strategy } from "../strategies.ts";
import { ageOverTwenty } from "./age-over-twenty.ts";
import { amortized } from "./amortized.ts";
import { basePlusExtras } from "./base-plus-extras.ts";
import { capeBased } from "./cape-based.ts";
import { constantDollar } from "./constant-dollar.ts";
import { constantNominal } from "./constant-nominal.ts";
import { decisionRules } from "./decision-rules.ts";
import { type DistributionTable, distributionTable } from "./distribution-table.ts";
import { floorAndCeiling } from "./floor-and-ceiling.ts";
import { guardrails } from "./guardrails.ts";
import { ninetyFivePercent } from "./ninety-five-percent.ts";
import { oneOverN } from "./one-over-n.ts";
import { percentOfBalance } from "./percent-of-balance.ts";
import { ratioVariable } from "./ratio-variable.ts";
import { type RatesByYearsLeft, riskGuardrails } from "./risk-guardrails.ts";
import { variablePercentage } from "./variable-percentage.ts";
import { yearlyLimits } from "./yearly-limits.ts";

/** What a strategy starts with. */
export interface Start {
  /** First yearly withdrawal, in today's dollars, and as a share of the savings it comes from. */
  readonly amount: number;
  readonly rate: number;
  /** Age at the first withdrawal. */
  readonly age: number;
  readonly distributions: Pick<DistributionTable, "divisors" | "firstAge">;
  /** From `sustainableRates`, for the futures the plan is tested on. */
  readonly rates: RatesByYearsLeft;
}

export interface PublishedStrategy {
  readonly id: string;
  readonly label: string;
  readonly idea: string;
  readonly make: (start: Start) => Strategy;
}

export const publishedStrategies: readonly PublishedStrategy[] = [
  {
    id: "constant-dollar",
    label: "Same purchasing power",
    idea: "Take an amount once and raise it with prices, whatever markets do.",
    make: ({ amount }) => constantDollar({ amount }),
  },
  {
    id: "constant-nominal",
    label: "Same dollars",
    idea: "Take the same number of dollars every year; prices eat into it.",
    make: ({ amount }) => constantNominal({ amount }),
  },
  {
    id: "percent",
    label: "Share of savings",
    idea: "Take the same share of your savings each year.",
    make: ({ rate }) => percentOfBalance({ rate }),
  },
  {
    id: "one-over-n",
    label: "One over the years left",
    idea: "Divide savings by the years left.",
    make: () => oneOverN(),
  },
  {
    id: "variable-percentage",
    label: "Variable percentage",
    idea: "Spread savings over the years left at the return the mix may be expected to earn.",
    make: () => variablePercentage({ stockRate: 0.05, bondRate: 0.019, cap: 1 }),
  },
  {
    id: "amortized",
    label: "Level payment",
    idea: "Recompute each year the level payment that would use savings up at a steady return.",
    make: () => amortized({ rate: 0.03 }),
  },
  {
    id: "decision-rules",
    label: "Decision rules (Guyton and Klinger, simplified)",
    idea: "Raise with prices, but skip the rise after a loss, cut when the rate runs high and raise when it runs low.",
    make: ({ rate }) =>
      decisionRules({
        firstRate: rate,
        prosperityTrigger: 0.8,
        prosperityRaise: 0.1,
        preservationTrigger: 1.2,
        preservationCut: 0.1,
        preservationOffYears: 15,
      }),
  },
  {
    id: "guardrails",
    label: "Guardrails",
    idea: "Raise with prices between two guardrails; cut above the upper one and raise below the lower one.",
    make: ({ amount }) =>
      guardrails({ amount, upper: 0.2, cut: 0.1, lower: 0.2, raise: 0.1, preservationOffYears: 15 }),
  },
  {
    id: "risk-guardrails",
    label: "Guardrails by risk",
    idea: "Keep purchasing power while its chance of lasting stays between two limits; outside of them start afresh.",
    make: ({ amount, rates }) => riskGuardrails({ amount, rates }),
  },
  {
    id: "floor-and-ceiling",
    label: "Floor and ceiling",
    idea: "Take a share of savings, held between 90% and 125% of the first withdrawal's purchasing power.",
    make: ({ rate }) => floorAndCeiling({ rate, floor: 0.9, ceiling: 1.25 }),
  },
  {
    id: "yearly-limits",
    label: "Yearly limits",
    idea: "Take a share of savings, but let purchasing power rise at most 5% and fall at most 2.5% a year.",
    make: ({ rate }) => yearlyLimits({ rate, maxRise: 0.05, maxFall: 0.025 }),
  },
  {
    id: "ninety-five-percent",
    label: "95% rule",
    idea: "Take a share of savings, but at least 95% of last year's dollars.",
    make: ({ rate }) => ninetyFivePercent({ rate }),
  },
  {
    id: "base-plus-extras",
    label: "Base plus extras",
    idea: "Always take a base; after a good year, spend a quarter of the growth on top.",
    make: ({ rate }) => basePlusExtras({ firstRate: rate, baseRate: 0.75 * rate, extraShare: 0.25 }),
  },
  {
    id: "age-over-twenty",
    label: "Age over 20",
    idea: "Take your age divided by 20, as a percentage of savings.",
    make: ({ age }) => ageOverTwenty({ startAge: age }),
  },
  {
    id: "cape-based",
    label: "By the price of stocks",
    idea: "Take 1.75% and half of what stocks earn per dollar of price: more when they are cheap.",
    make: () => capeBased({ base: 0.0175, multiplier: 0.5 }),
  },
  {
    id: "distribution-table",
    label: "Required distributions",
    idea: "Divide savings by the divisor that tax law sets for the age.",
    make: ({ age, distributions }) => distributionTable({ startAge: age, ...distributions }),
  },
  {
    id: "ratio-variable",
    label: "Half with the market",
    idea: "Raise the first amount with prices, and pass on half of what savings gained or lost since then.",
    make: ({ amount }) => ratioVariable({ amount, part: 0.5 }),
  },
];
