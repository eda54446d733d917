/** Withdrawals and taxes. */

import { choice, flag, percent } from "../../../inputs/fields.ts";
import { states } from "../../../inputs/places.ts";
import { age, share } from "./kinds.ts";

const ceilings = [
  { value: "10", label: "the top of the 10% bracket" },
  { value: "12", label: "the top of the 12% bracket" },
  { value: "22", label: "the top of the 22% bracket" },
  { value: "24", label: "the top of the 24% bracket" },
  { value: "32", label: "the top of the 32% bracket" },
  { value: "gains", label: "the top of the 0% capital gains rate" },
  { value: "medicare", label: "the first Medicare surcharge threshold" },
  { value: "credit", label: "the income where the premium tax credit ends" },
] as const;
export type CeilingName = (typeof ceilings)[number]["value"];

export const strategyNames = [
  { value: "plan", label: "Spend what I typed, whatever markets do" },
  { value: "constant-dollar-rate", label: "The same withdrawal, raised with prices (the 4% rule)" },
  { value: "constant-nominal", label: "The same dollars every year" },
  { value: "percent", label: "Percent of balance" },
  { value: "one-over-n", label: "One over the years left (1/N)" },
  { value: "variable-percentage", label: "Variable percentage (VPW)" },
  { value: "decision-rules", label: "Guyton-Klinger decision rules" },
  { value: "guardrails", label: "Guardrails" },
  { value: "floor-and-ceiling", label: "Floor and ceiling" },
  { value: "yearly-limits", label: "Vanguard dynamic spending" },
  { value: "ninety-five-percent", label: "95% rule" },
  { value: "amortized", label: "Level payment at a return of 3% (ABW)" },
  { value: "base-plus-extras", label: "Base plus extras" },
  { value: "age-over-twenty", label: "Age divided by 20, in percent" },
  { value: "ratio-variable", label: "Half with the market" },
  { value: "risk-guardrails", label: "Risk-based guardrails" },
  { value: "cape-based", label: "By stock prices (CAPE)" },
  { value: "distribution-table", label: "Required distributions (RMD method)" },
] as const;
export type StrategyName = (typeof strategyNames)[number]["value"];

/** Of a state that the visitor hasn't named: our assumption. */
const STATE_RATE = 0.04;

export const withdrawing = {
  strategy: choice({ label: "How you decide what to spend", start: "plan", options: strategyNames }),
  firstRate: percent({
    label: "First withdrawal as a share of savings",
    start: null,
    max: 1,
    help: "Leave it empty to start from the spending you entered. For the 4% rule as published, enter 4.",
  }),
  floorShare: percent({
    label: "The least you could live on",
    called: "Least share you could live on",
    start: 0.7,
    max: 1,
    from: {
      text: "Housing, food and transportation are 62% of what people 55 and older spend, or 70% if you leave out health care.",
      source: { cite: "BLS, Consumer Expenditure Survey 2023", url: "https://www.bls.gov/cex/" },
    },
  }),
  order: choice({
    label: "Which accounts to use first",
    start: "conventional",
    options: [
      { value: "conventional", label: "Taxable, then traditional, then Roth" },
      { value: "proportional", label: "Some from every account" },
      { value: "fill", label: "Traditional up to a set income, then taxable, then Roth" },
    ],
  }),
  fillTo: choice({
    label: "Use traditional money up to",
    called: "Traditional money is used up to",
    start: "12",
    options: ceilings,
  }),
  convert: flag({ label: "Convert traditional money to Roth", start: false }),
  convertTo: choice({ label: "up to", called: "Conversions go up to", start: "12", options: ceilings }),
  convertFrom: age(["from your age", "Your age when conversions begin"], 60),
  convertThrough: age(["through your age", "Your age when conversions end"], 72),
  convertPays: choice({
    label: "Pay the tax on it from",
    called: "Tax on conversions is paid from",
    start: "outside",
    options: [
      { value: "outside", label: "cash and taxable savings only" },
      { value: "traditional", label: "traditional savings too, once those run out" },
    ],
    help: "If traditional savings may pay it too, you can convert in more years, but less reaches the Roth account. Before 59½, you also owe the 10% tax on what you take out to pay it.",
  }),
  state: choice({
    label: "State income tax",
    start: "flat",
    options: [{ value: "flat", label: `At a flat rate (${100 * STATE_RATE}% unless you change it)` }, ...states],
    help: "We figure the state's own return for each year of the plan.",
  }),
  stateRate: share(
    "Flat rate",
    STATE_RATE,
    "On income other than Social Security, after the federal standard deduction.",
    0.15,
  ),
};
