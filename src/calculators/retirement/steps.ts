/** Every number of the answer and of an opened year, with its line. */

import { confidenceLines, successLines } from "../../engine/retirement/futures/success.lines.ts";
import { confidenceIn } from "../../engine/retirement/futures/success.ts";
import { triedIn } from "../../engine/retirement/futures/tried.ts";
import { earlyTaxFigures } from "../../engine/retirement/plan/early-tax.ts";
import { livesOn, type OpenedYear, pathOf } from "../../engine/retirement/plan/follow.ts";
import { laddered } from "../../engine/retirement/plan/in-year/annuities.ts";
import type { Assumptions } from "../../engine/retirement/plan/income-and-costs.ts";
import { stepsOfPlanYear } from "../../engine/retirement/plan/open.ts";
import type { YearTerms } from "../../engine/retirement/plan/schedule.ts";
import type { YearTaxLaw } from "../../engine/retirement/taxes/year-tax.ts";
import { lawInTodaysDollars } from "../../engine/retirement/taxes/year-tax-law.ts";
import { tipsLadderLines } from "../../engine/retirement/tips-ladder.lines.ts";
import { tipsLadder } from "../../engine/retirement/tips-ladder.ts";
import {
  asInput,
  explain,
  explainOne,
  type Known,
  type Scope,
  type Source,
  type Step,
} from "../../engine/worksheet.ts";
import { nameOf } from "../../inputs/fields.ts";
import { scopeOf } from "../../law/figure.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import { publishedMarketHistory } from "../../law/series/market-history.ts";
import { lawScope } from "../../law/us/cited.ts";
import { knownForPlans } from "../../law/us/next-year.ts";
import { inDollars } from "../../ui/format.ts";
import { listed } from "../../ui/listed.ts";
import { type Levers, leverSteps } from "./answer/levers.ts";
import { middlePath, openedPath, resultOf, run, successIn } from "./answer/result.ts";
import { fields, type Inputs } from "./inputs.ts";
import { lifetimesOf } from "./plan/futures-of.ts";
import { lawsFor, stateTaxesOf } from "./plan/laws.ts";
import type { Planned } from "./plan/plan-of.ts";
import { benefitSteps, earningsTestSteps } from "./steps/benefit.ts";
import { healthSteps } from "./steps/health.ts";
import { countedWith, earlySteps, flexibleSteps, outcomeSteps } from "./steps/outcome.ts";
import { ownPlanSteps, savedInto, savingSteps } from "./steps/saving.ts";
import { survivorSteps } from "./steps/survivor.ts";
import { LAW_YEAR } from "./years.ts";

const medicareScope = (joint: boolean): Scope => {
  const { standardPartB, individual, joint: forTwo } = medicare[LAW_YEAR];
  return scopeOf({ standardPartB, ...(joint ? forTwo : individual) } as never, "medicare.");
};

/** The fields where a year's inputs are typed. */
const BLANKS: Partial<Record<keyof YearTerms | keyof Assumptions | "state", keyof Inputs>> = {
  fee: "fee",
  cashReturn: "cashReturn",
  dividendYield: "dividendYield",
  bondYield: "bondYield",
  stateRate: "stateRate",
  floorShare: "floorShare",
  spending: "spending",
  wages: "pay",
  profit: "streams",
  risingPension: "streams",
  fixedPension: "streams",
  rent: "streams",
  untaxedIncome: "streams",
  state: "state",
  mortgage: "mortgage",
  oneOff: "oneOffs",
  homePrice: "oneOffs",
  homePaid: "oneOffs",
  loanTaken: "oneOffs",
  loanRate: "oneOffs",
  loanMonths: "oneOffs",
  homeCosts: "oneOffs",
  healthCosts: "medical",
  insurance: "premiumBefore",
  premiumsTyped: "medicarePremium",
  socialSecurity: "claimAge",
  savedFromIncome: "saving",
  toTraditional: "saving",
  toRoth: "saving",
  toTaxable: "saving",
  toHealth: "saving",
  fromWorkplace: "jobPlan",
  leavesWorkplace: "jobPlan",
  paysOut: "equal",
  paymentRate: "equalRate",
  paymentShare: "equalShare",
  contributionsKnown: "rothContributions",
  rothFirst: "rothFirst",
  conversionPaysTax: "convertPays",
  giving: "giving",
  annuityPrice: "annuityPrice",
  annuityRate: "annuityIncome",
  annuityRaise: "annuityRaise",
  ladderPrice: "ladderIncome",
  ladderRate: "ladderYield",
  ladderYield: "ladderYield",
  ladderPretax: "ladderIn",
};

/**
 * @param path its number: a start year of history, or the number of a random future
 * @param t the plan year, counted from 0
 * @param levers what was found to reach the target, if searched
 */
export function stepsOf(inputs: Inputs, path: number, t: number, levers?: Levers): Step[] {
  const { which, futures, outcome } = run(inputs);
  const planLaw = lawsFor(inputs.state);
  const index = Math.min(futures.paths - 1, Math.max(0, path - (futures.firstStart ?? 0)));
  const lifetimes = lifetimesOf(which, futures.paths);
  const seen = pathOf(which.plan, which.schedule, planLaw, futures, index, lifetimes);
  const year = seen[Math.min(t, seen.length - 1)];
  const lasts = successIn(inputs, outcome);
  const tried = triedIn(inputs.model);
  const count = successLines(tried);
  const countLines = inputs.legacy > 0 ? { ...count, succeeded: countedWith(inputs.legacy, tried) } : count;
  const middleYears = openedPath(which, futures, middlePath(outcome), futures.paths);
  const early = earlyTaxFigures(middleYears);
  const success = [
    ...(inputs.model === "history"
      ? explain(lasts, countLines, {})
      : explain({ ...lasts, ...confidenceIn(lasts) }, { ...countLines, ...confidenceLines }, {})),
    ...outcomeSteps(inputs, outcome),
    ...(which.plan.strategy === null ? [] : flexibleSteps(inputs, which, outcome, middleYears)),
    ...ladderSteps(which),
    ...healthSteps(inputs, futures, middlePath(outcome)),
    ...ownPlanSteps(which),
    ...(early === null ? [] : earlySteps(early, tried)),
    ...(levers === undefined ? [] : leverSteps(inputs, levers)),
  ];
  if (year === undefined) return success;
  const { joint } = year.terms;
  const history: Source = publishedMarketHistory.source;
  const law: Scope = {
    ...lawScope(LAW_YEAR, joint ? "married_joint" : "single"),
    ...scopeOf(knownForPlans as never),
    ...medicareScope(year.jointTwoYearsBefore),
  };
  const yearLaw = lawInTodaysDollars(planLaw[joint ? "together" : "alone"].yearTax, {
    year: year.terms.year,
    seniorDeductionLastYear: planLaw.seniorDeductionLastYear,
    prices: year.before.prices,
  });
  const steps = stepsOfPlanYear(
    year,
    which.plan,
    law,
    planLaw.seniorDeductionLastYear,
    inputs.model === "random" ? undefined : history,
  ).map((step) => (FROM_SAVINGS.has(step.name) ? { ...step, meaning: takenIn(year) } : step));
  const lives = livesOn(which.schedule, lifetimes, index);
  const survivor = survivorSteps(inputs, which, year, lives);
  const saved = savingSteps(which, planLaw, year, lives, law);
  const socialSecurity = survivor.at(-1);
  const workedOut = { ...savedInto(saved, year.terms), ...(socialSecurity && { socialSecurity }) };
  const blanks = { ...BLANKS, stockShare: year.terms.livesOnPay ? "stocks" : "stocksRetired" };
  return [
    ...success,
    ...benefitSteps(inputs),
    ...earningsTestSteps(which, planLaw),
    ...survivor,
    ...saved,
    ...stateReturnSteps(
      year,
      inputs,
      yearLaw,
      steps.map((step) => atBlanks(step, blanks, workedOut)),
    ),
  ];
}

/** What is taken from an account is found by trying, so these lines show the sum that has to come out. */
const FROM_SAVINGS = new Set(["fromCash", "fromTaxable", "fromTraditional", "fromRoth"]);

/** "$53,500 is needed after tax. $0 comes in, and tax is $25, so savings pay …: $27,000 from cash and …" */
function takenIn({ year }: OpenedYear): string {
  const { need, received, tax, premiumCredit, requiredTaken, fromCash, fromTaxable, fromTraditional, fromRoth } = year;
  const sources = [
    [requiredTaken, "in required withdrawals"],
    [fromCash, "from cash"],
    [fromTaxable, "from the taxable account"],
    [fromTraditional, "from traditional accounts"],
    [fromRoth, "from Roth accounts"],
  ] as const;
  const taken = sources.filter(([amount]) => amount >= 0.5).map(([amount, from]) => `${inDollars(amount)} ${from}`);
  const credit = premiumCredit >= 0.5 ? `, the premium tax credit is ${inDollars(premiumCredit)}` : "";
  return `This year needs ${inDollars(need)} after tax. ${inDollars(received)} comes in, tax is ${inDollars(tax.total)}${credit}, and savings pay ${taken.length === 0 ? "nothing" : listed(taken)}.`;
}

/** The TIPS ladder's price, if one is planned. */
function ladderSteps({ plan: { ladder, firstYear } }: Planned): Step[] {
  if (ladder === null) return [];
  const given = { ...laddered(ladder, firstYear), yearlyIncome: ladder.income };
  return explain(
    tipsLadder(given),
    tipsLadderLines,
    {
      yearlyIncome: asInput("ladderIncome", nameOf(fields.ladderIncome), given.yearlyIncome, "usd"),
      realYield: asInput("ladderYield", nameOf(fields.ladderYield), given.realYield, "rate"),
      wait: asInput("ladderFrom", "Years until the first payment", given.wait, "years"),
      payments: asInput("ladderThrough", "Yearly payments", given.payments, "count"),
    },
    "ladder.",
  );
}

/**
 * The same for the median future, in its first year without pay, which is used to compare two plans. The results that
 * belong to that year say so, because they also stand without a year's heading: in files and in a comparison.
 */
export function middleSteps(inputs: Inputs): Step[] {
  const { path, firstAge, stopAge, years } = resultOf(inputs);
  const t = Math.min(stopAge - firstAge, years - 1);
  const when = firstAge + t < stopAge ? "last year of the plan" : "first year of retirement";
  const which = `${when}, median ${triedIn(inputs.model).one}`;
  const named = <K extends Known>(known: K, name: string): K =>
    known.kind === "line" && name in OF_THE_YEAR ? { ...known, label: `${OF_THE_YEAR[name]} (${which})` } : known;
  return stepsOf(inputs, path, t).map((step) => ({
    ...named(step, step.name),
    uses: Object.fromEntries(Object.entries(step.uses).map(([name, used]) => [name, named(used, used.name)])),
  }));
}

/** The results of one year, as they are called where the year follows in parentheses. */
const OF_THE_YEAR: Readonly<Record<string, string>> = {
  need: "Needed after tax",
  received: "Income before tax, not counting savings",
  "tax.total": "Tax",
  spent: "Spent on living expenses",
  savingsEnd: "Savings at the end of the year",
};

/** The year's state tax, with its own return's lines if a state is chosen. */
function stateReturnSteps(
  { year, terms }: OpenedYear,
  inputs: Inputs,
  law: YearTaxLaw,
  steps: readonly Step[],
): Step[] {
  const taxes = stateTaxesOf(inputs.state);
  if (taxes === undefined) return [...steps];
  const own = taxes.steps(year.taxed, law, terms.joint);
  const total = own.find(({ name }) => name === "state.tax");
  const flat = steps.find(({ name }) => name === "tax.ofState");
  if (flat === undefined) return [...steps, ...own];
  const label = `${taxes.year.name} income tax`;
  const ofState =
    total === undefined
      ? explainOne(flat.name, flat.value, {
          label,
          found: `${taxes.year.name} has no income tax on this.`,
          unchecked: "other calculation",
        })
      : explainOne(flat.name, flat.value, { label, formula: "state.tax" }, { "state.tax": total });
  // Where another line uses it, it has the same name.
  const withIt = (step: Step): Step =>
    "tax.ofState" in step.uses
      ? { ...step, uses: { ...step.uses, "tax.ofState": ofState } }
      : "ofState" in step.uses
        ? { ...step, uses: { ...step.uses, ofState } }
        : step;
  return [...steps.map((step) => (step === flat ? ofState : withIt(step))), ...own];
}

/** A step's inputs link to the field where they are typed, or to the step that computes them. */
function atBlanks(
  step: Step,
  blanks: Readonly<Record<string, string>>,
  workedOut: Readonly<Record<string, Step>>,
): Step {
  const uses: Record<string, Known> = {};
  for (const [name, known] of Object.entries(step.uses))
    uses[name] = known.kind === "input" ? (workedOut[name] ?? { ...known, name: blanks[name] ?? "" }) : known;
  return { ...step, uses };
}
