/** Every number of the answer and of an opened year, with its line. */

import { capital } from "../../engine/capital.ts";
import type { Futures } from "../../engine/retirement/futures/market.ts";
import { confidenceLines, successLines } from "../../engine/retirement/futures/success.lines.ts";
import { confidenceIn } from "../../engine/retirement/futures/success.ts";
import { type Tried, triedIn } from "../../engine/retirement/futures/tried.ts";
import { testsOf, type Who } from "../../engine/retirement/plan/benefits.ts";
import { earlyTaxLines } from "../../engine/retirement/plan/early-tax.lines.ts";
import { type EarlyTaxFigures, earlyTaxFigures } from "../../engine/retirement/plan/early-tax.ts";
import { flexibleLines } from "../../engine/retirement/plan/flexible.lines.ts";
import { flexibleFigures } from "../../engine/retirement/plan/flexible.ts";
import { livesOn, type OpenedYear, type PlanOutcome, pathOf } from "../../engine/retirement/plan/follow.ts";
import { insuranceBefore65Lines } from "../../engine/retirement/plan/insurance-before-65.lines.ts";
import { lifetimeTaxLines } from "../../engine/retirement/plan/lifetime-tax.lines.ts";
import { addedUp, type TaxParts, taxPartsOf } from "../../engine/retirement/plan/lifetime-tax.ts";
import { stepsOfPlanYear } from "../../engine/retirement/plan/open.ts";
import { outcomeLines } from "../../engine/retirement/plan/outcome.lines.ts";
import { leftIn, outcomeFigures } from "../../engine/retirement/plan/outcome.ts";
import { claimsOf, laddered, livingIn, matchIn, savingIn } from "../../engine/retirement/plan/schedule.ts";
import { givenIn } from "../../engine/retirement/plan/survivor.ts";
import type { PlanLaw } from "../../engine/retirement/plan/terms.ts";
import { savingSplitLines } from "../../engine/retirement/saving-split.lines.ts";
import { savingSplit } from "../../engine/retirement/saving-split.ts";
import { savingLimitsLines } from "../../engine/retirement/taxes/limits.lines.ts";
import type { YearTaxLaw } from "../../engine/retirement/taxes/year-tax.ts";
import { lawInTodaysDollars } from "../../engine/retirement/taxes/year-tax-law.ts";
import { tipsLadderLines } from "../../engine/retirement/tips-ladder.lines.ts";
import { tipsLadder } from "../../engine/retirement/tips-ladder.ts";
import { earningsTestLines } from "../../engine/social-security/earnings-test.lines.ts";
import { primaryInsuranceAmountLines } from "../../engine/social-security/primary-insurance-amount.lines.ts";
import { retirementBenefitLines } from "../../engine/social-security/retirement-benefit.lines.ts";
import { retirementBenefit } from "../../engine/social-security/retirement-benefit.ts";
import { leftBenefitLines, statedBenefitLines } from "../../engine/social-security/stated-benefit.lines.ts";
import { statedBenefit } from "../../engine/social-security/stated-benefit.ts";
import { survivorBenefitLines } from "../../engine/social-security/survivor-benefit.lines.ts";
import { survivorBenefit } from "../../engine/social-security/survivor-benefit.ts";
import { sepContributionLines } from "../../engine/tax/plans/sep.lines.ts";
import { solo401kLines } from "../../engine/tax/plans/solo-401k.lines.ts";
import { selfEmploymentTaxLines } from "../../engine/tax/self-employment-tax.lines.ts";
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
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { medicaid } from "../../law/retirement/marketplace.ts";
import { medicare } from "../../law/retirement/medicare.ts";
import {
  agesByBirthYear,
  benefitFormula,
  claimingAges,
  earningsTests,
  yearlyAmounts,
} from "../../law/retirement/social-security.ts";
import { benchmarkPremium } from "../../law/retirement/typical.ts";
import { earlyWithdrawal } from "../../law/retirement/withdrawals.ts";
import { publishedMarketHistory } from "../../law/series/market-history.ts";
import { profitSharing } from "../../law/us/business.ts";
import { figuresFor, lawScope } from "../../law/us/cited.ts";
import { knownForPlans } from "../../law/us/next-year.ts";
import { inDollars, inPercent, monthsInWords } from "../../ui/format.ts";
import { listed } from "../../ui/listed.ts";
import { insuredIn, withCredit } from "./answer/health.ts";
import { type Levers, leverSteps } from "./answer/levers.ts";
import { ownPlanIn } from "./answer/own-plan.ts";
import { middlePath, openedPath, prepared, resultOf, run, successIn, type YearOfPath } from "./answer/result.ts";
import { FIRST_YEAR, fields, type Inputs, LAW_YEAR, premiumAt } from "./inputs.ts";
import { fullBenefit } from "./plan/full-benefit.ts";
import { lifetimesOf } from "./plan/futures-of.ts";
import { lawsFor, stateTaxesOf } from "./plan/laws.ts";
import { claiming, type Planned, planned, spousesLife, statedLife, workingLife } from "./plan/plan-of.ts";

const medicareScope = (joint: boolean): Scope => {
  const { standardPartB, individual, joint: forTwo } = medicare[LAW_YEAR];
  return scopeOf({ standardPartB, ...(joint ? forTwo : individual) } as never, "medicare.");
};

/** The fields where a year's inputs are typed. */
const BLANKS: Readonly<Record<string, string>> = {
  fee: "fee",
  cashReturn: "cashReturn",
  dividendYield: "dividendYield",
  bondYield: "bondYield",
  stateRate: "stateRate",
  floorShare: "floorShare",
  spending: "spending",
  wages: "pay",
  earnings: "pay",
  monthlyBenefit: "claimAge",
  profit: "streams",
  state: "state",
  mortgage: "mortgage",
  loanTaken: "oneOffs",
  loanRate: "oneOffs",
  loanMonths: "oneOffs",
  homeCosts: "oneOffs",
  healthCosts: "medical",
  insurance: "premiumBefore",
  premiumsTyped: "medicarePremium",
  socialSecurity: "claimAge",
  stockShare: "stocksRetired",
  toTraditional: "saving",
  toRoth: "saving",
  toTaxable: "saving",
  toHealth: "saving",
  leavesWorkplace: "jobPlan",
  paysOut: "equal",
  paymentRate: "equalRate",
  paymentShare: "equalShare",
  contributionsKnown: "rothContributions",
  rothFirst: "rothFirst",
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
      steps.map((step) => atBlanks(step, workedOut)),
    ),
  ];
}

const ordinal = (n: number): string => {
  const tens = n % 100;
  const last = tens > 10 && tens < 20 ? 0 : n % 10;
  return `${n}${last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
};

/** The additional tax, with what it is 10% of. */
const earlySteps = (early: EarlyTaxFigures, tried: Tried): Step[] =>
  explain(early, earlyTaxLines(tried), {}, "early.").map((step) =>
    step.name === "early.yearly"
      ? {
          ...step,
          meaning: `${inPercent(earlyWithdrawal.rate.value)} of the taxable money you take from retirement accounts before 59½, unless an exception applies: about ${inDollars(early.total / earlyWithdrawal.rate.value)} over those years.`,
        }
      : step,
  );

/** What a spending rule brings, with the first year of retirement in the median future line by line. */
function flexibleSteps(
  inputs: Inputs,
  which: Planned,
  outcome: PlanOutcome,
  middleYears: readonly YearOfPath[],
): Step[] {
  const tried = triedIn(inputs.model);
  const { workingYears } = which.schedule;
  const steps = explain(flexibleFigures(outcome, workingYears), flexibleLines(tried), {}, "flexible.");
  const first = middleYears[workingYears];
  if (first === undefined) return steps;
  const withdrawn = first.fromTraditional + first.fromTaxable + first.fromRoth + first.fromCash + first.fromHealth;
  const income = first.socialSecurity + first.otherIncome;
  const parts = [
    `${inDollars(withdrawn)} out of savings`,
    ...(income > 0 ? [`plus ${inDollars(income)} from Social Security and other income`] : []),
    `minus ${inDollars(first.tax)} tax`,
    `minus ${inDollars(first.health)} for health`,
    ...(first.credit > 0 ? [`plus ${inDollars(first.credit)} premium tax credit`] : []),
  ];
  const meaning = `In the median ${tried.one}, savings are ${inDollars(first.savings)} then. That year has ${parts.join(", ")}, which leaves about ${inDollars(first.spent)} to live on, in today's dollars.`;
  return steps.map((step) => (step.name === "flexible.firstSpent" ? { ...step, meaning } : step));
}

/** Where a percentile lies: the sorted amount at it, or the two it is between. */
function placed(amounts: Float64Array, p: number, { many }: Tried): Pick<Step, "formula" | "uses"> {
  const sorted = amounts.slice().sort();
  const k = p * (sorted.length - 1);
  const below = Math.floor(k);
  const at = (i: number): Known => ({
    kind: "line",
    name: "",
    label: `The ${ordinal(i + 1)} of ${sorted.length} ${many}, counted from the lowest`,
    value: sorted[i] as number,
    unit: "usd",
  });
  if (k === below) return { formula: "toDollar(it)", uses: { it: at(below) } };
  const part: Known = {
    kind: "line",
    name: "",
    label: "How far it lies between the two",
    value: k - below,
    unit: "rate",
  };
  return {
    formula: "toDollar(lower + (higher - lower) * part)",
    uses: { lower: at(below), higher: at(below + 1), part },
  };
}

/** What a plan leaves and its lifetime tax, with the futures they are found in, and the kinds of tax in it. */
function outcomeSteps(inputs: Inputs, outcome: PlanOutcome): Step[] {
  const tried = triedIn(inputs.model);
  const ends = leftIn(outcome);
  const lifetime = lifetimeTaxSteps(inputs, outcome);
  return explain(outcomeFigures(outcome), outcomeLines(tried), {})
    .map(({ check: _, unchecked: __, ...step }): Step => {
      if (step.name === "poorEnd") return { ...step, ...placed(ends, 0.1, tried) };
      if (step.name === "middleEnd") return { ...step, ...placed(ends, 1 / 2, tried) };
      const { found: ___, ...taxStep } = step;
      const parts = lifetime.steps.filter(({ name }) => name !== "lifetime.total");
      return {
        ...taxStep,
        meaning: lifetime.meaning,
        formula: `toDollar(${parts.map(({ name }) => name).join(" + ")})`,
        uses: Object.fromEntries(parts.map((part) => [part.name, part])),
      };
    })
    .concat(lifetime.steps);
}

/** The kinds of tax in the future with the median lifetime tax; of two in the middle, their average. */
function lifetimeTaxSteps(inputs: Inputs, outcome: PlanOutcome) {
  const { one, many } = triedIn(inputs.model);
  const { paths, tax } = outcome;
  const sorted = Array.from({ length: paths }, (_, path) => path).sort(
    (a, b) => (tax[a] as number) - (tax[b] as number),
  );
  const middle = [...new Set([Math.floor((paths - 1) / 2), Math.ceil((paths - 1) / 2)])].map(
    (i) => sorted[i] as number,
  );
  let surcharges = 0;
  const parts: TaxParts[] = [];
  let firstStart: number | null = null;
  for (const path of middle) {
    const { futures } = run(inputs, inputs.model, inputs.strategy, {
      from: path,
      to: path + 1,
      see: (_, { terms, lived: { taken, owed } }) => {
        parts.push(taxPartsOf(taken.tax));
        if (terms.premiumsTyped === null && !terms.livesOnPay)
          surcharges += (terms.medicareMonths / 12) * owed.medicare.yearlySurcharge;
      },
    });
    firstStart = futures.firstStart;
  }
  const from = (path: number) => (firstStart === null ? `number ${path}` : `from ${firstStart + path}`);
  const where =
    middle.length === 1
      ? `the ${one} ${from(middle[0] as number)}`
      : `the average of the ${many} ${middle.map(from).join(" and ")}`;
  const state = stateTaxesOf(inputs.state)?.year.name;
  const weight = 1 / middle.length;
  const ofMedicare = Math.round(surcharges * weight);
  return {
    meaning: `Half of all ${many} pay more, half less. This is ${where}, with all years added up in today's dollars. It leaves out Social Security and Medicare tax on pay, Medicare surcharges (${inDollars(ofMedicare)} here, part of health costs) and the premium tax credit.`,
    steps: explain(
      addedUp(parts, weight),
      lifetimeTaxLines(where, state === undefined ? "State income tax at your flat rate" : `${state} income tax`),
      {},
      "lifetime.",
    ),
  };
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

/** Health insurance until Medicare, with the premium tax credit. */
function healthSteps(inputs: Inputs, futures: Futures, middle: number): Step[] {
  const insured = insuredIn(prepared(withCredit(inputs)).which, futures, middle);
  if (insured === null) return [];
  const { given, figures } = insured;
  const stop = Math.max(inputs.age + 1, inputs.retireAge);
  const isAverage = inputs.premiumBefore === premiumAt(stop);
  const multiple = (blank: string, label: string, value: number) => asInput(blank, label, value, "count");
  return explain(
    figures,
    insuranceBefore65Lines(triedIn(inputs.model)),
    {
      ...scopeOf(knownForPlans.premiumTaxCredit as never),
      ...scopeOf({ medicaidUpTo: medicaid.upTo }),
      premiumBefore: isAverage
        ? {
            kind: "figure",
            name: "premiumBefore",
            label: `Average second-lowest-cost silver plan at ${stop - 1}, ${LAW_YEAR}, to hundreds`,
            value: given.premiumBefore,
            unit: "usd",
            source: benchmarkPremium.source,
          }
        : asInput("premiumBefore", nameOf(fields.premiumBefore), given.premiumBefore),
      povertyLine: asInput("couple", `Poverty line for your household (guidelines of ${LAW_YEAR})`, given.povertyLine),
      typedFor: multiple("retireAge", "Multiple of the premium at 21, at the age you stop working", given.typedFor),
      multiples: multiple("age", "Multiples of everyone insured in the first year", given.multiples),
      lastMultiples: multiple("age", "Multiples of everyone insured in the last year", given.lastMultiples),
    },
    "health.",
  );
}

/** The limits of a plan of one's own. */
function ownPlanSteps(which: Planned): Step[] {
  const found = ownPlanIn(which);
  if (found === null) return [];
  const { earned, limits, saver, ira } = found;
  const figures = figuresFor(LAW_YEAR, "single");
  const tax = explain(
    limits.se,
    selfEmploymentTaxLines,
    {
      ...scopeOf({ ...figures.selfEmployment, ...knownForPlans.selfEmployment } as never),
      profit: asInput("pay", "Net profit", earned.profit),
      wages: asInput("streams", "Wages from a job", earned.wages),
    },
    "ownPlan.tax.",
  );
  const half = tax.find(({ name }) => name === "ownPlan.tax.deductibleHalf") as Step;
  const scope: Scope = {
    ...lawScope(LAW_YEAR, "single"),
    ...scopeOf(knownForPlans as never),
    ...scopeOf(figures.retirementPlans as never),
    ...scopeOf(profitSharing),
    netProfit: asInput("pay", "Net profit", limits.owner.netProfit),
    deductibleHalf: half,
    age: asInput("age", "Age at the end of the year", saver.age, "years"),
    deferralsElsewhere: asInput("", "Your own payments into a plan at work", 0),
    modifiedAdjustedGrossIncome: asInput("", "Income, which doesn't change this limit", 0),
    familyCoverage: asInput("couple", "Health insurance for two", false, "flag"),
  };
  const { ownPlan } = which.inputs;
  if (ownPlan === "ira") return explain(ira, savingLimitsLines, scope, "ownPlan.ira.");
  const own =
    ownPlan === "sep"
      ? explain(limits.sheets.sep, sepContributionLines, scope, "ownPlan.sep.")
      : explain(limits.sheets.solo, solo401kLines, scope, "ownPlan.solo.");
  return [...tax, ...own];
}

/** What counts as success if something should be left. */
const countedWith = (legacy: number, tried: Tried) => ({
  ...successLines(tried).succeeded,
  label: `${capital(tried.many)} in which every withdrawal was paid in full and at least ${inDollars(legacy)} was left`,
});

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

/** The benefit at full retirement age, from earnings to the amount; and what is paid at the age of the claim. */
export function benefitSteps(inputs: Inputs): Step[] {
  const full = fullBenefitSteps(inputs);
  const { claimant, claimMonth } = planned(inputs).plan.persons[0];
  const { fullRetirementAge, delayedCredit, month, primaryInsuranceAmount } = claimant;
  const worked = full.at(-1);
  const amount: Known =
    worked !== undefined && worked.value === primaryInsuranceAmount
      ? worked
      : asInput("pia", nameOf(fields.pia), primaryInsuranceAmount);
  const claimAge = claimMonth - month;
  const given = { primaryInsuranceAmount, claimAge, fullRetirementAge, delayedCredit };
  return [
    ...full,
    ...explain(
      retirementBenefit(given, claiming),
      retirementBenefitLines,
      {
        ...scopeOf(claimingAges),
        primaryInsuranceAmount: amount,
        claimAge: asInput("claimAge", nameOf(fields.claimAge), claimAge, "months"),
        fullRetirementAge: {
          ...asInput("", "Full retirement age for your year of birth", fullRetirementAge, "months"),
          kind: "figure",
          source: agesByBirthYear.fullRetirement.source,
        },
        delayedCredit: {
          ...asInput("", "Credit for each month after it", delayedCredit, "rate"),
          kind: "figure",
          source: agesByBirthYear.delayedCredit.source,
        },
      },
      "claimed.",
    ),
  ];
}

/** The full benefit, from earnings; and from a typed amount, if it assumes other work. */
function fullBenefitSteps(inputs: Inputs): Step[] {
  const life = workingLife(inputs);
  const worked = fullBenefit(life);
  const steps = workedBenefitSteps(worked);
  if (inputs.benefit !== "known" || inputs.piaCounts !== "statement") return steps;
  const given = {
    stated: inputs.pia,
    estimateAsStated: fullBenefit(statedLife(life)).amount,
    estimateAsPlanned: worked.amount,
  };
  return [
    ...steps,
    ...explain(
      statedBenefit(given),
      statedBenefitLines,
      inputsOf(given, {
        stated: ["Your Statement's benefit at full retirement age", "pia"],
        estimateAsStated: ["An estimate from your pay, with work up to full retirement age", "pay"],
        estimateAsPlanned: ["The same estimate, with the work in this plan", "retireAge"],
      }),
      "stated.",
    ),
  ];
}
/** The steps of the law's formula; its last line says the whole way in a sentence with its numbers. */
function workedBenefitSteps(worked: ReturnType<typeof fullBenefit>): Step[] {
  const steps = explain(worked, primaryInsuranceAmountLines, BENEFIT_SCOPE, "benefit.");
  const { earnings, firstBendPoint, secondBendPoint, adjustments, atEligibility } = worked;
  const last = steps.find(({ name }) =>
    adjustments.length === 0
      ? name === "benefit.atEligibility"
      : name === `benefit.adjustments.${adjustments.length}.after`,
  ) as Step;
  const { firstShare, secondShare, thirdShare } = valuesOf(benefitFormula);
  const raises = adjustments.map(({ year, rate }) => `${inPercent(rate)} (${year})`);
  const meaning = `${inPercent(firstShare)} of average monthly earnings up to ${inDollars(firstBendPoint)}, ${inPercent(secondShare)} from there to ${inDollars(secondBendPoint)}, and ${inPercent(thirdShare)} above (bend points of ${Math.min(earnings.eligibilityYear, LAW_YEAR)}). Your average (AIME) is ${inDollars(earnings.averageMonthly)}, which gives ${inDollars(atEligibility)}${raises.length > 0 ? `. Cost-of-living raises since 62: ${raises.join(", ")}` : ""}.`;
  return steps.map((step): Step => {
    if (step.name !== "benefit.amount") return step;
    const { found: _, check: __, ...rest } = step;
    return { ...rest, meaning, formula: "amountBefore", uses: { amountBefore: last } };
  });
}

const BENEFIT_SCOPE: Scope = { ...scopeOf(benefitFormula), ...scopeOf(yearlyAmounts) };

/** Dollar amounts by the names in a formula, each with its field. */
const inputsOf = <Name extends string>(
  values: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, readonly [label: string, blank: string]>>,
): Scope =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(names).map(([name, [label, blank]]) => [
      name,
      { kind: "input", name: blank, label, value: values[name as Name], unit: "usd" },
    ]),
  );

/**
 * What the survivor's benefit is based on: the deceased's record, which ends with the year of death; the amount comes
 * last.
 */
function deceasedSteps(inputs: Inputs, deceased: Who, diedIn: number): Step[] {
  const [life, typed, blank] =
    deceased === 0
      ? [workingLife(inputs), inputs.benefit === "known" ? inputs.pia : null, "pia"]
      : [spousesLife(inputs), inputs.spouseBenefit === "known" ? inputs.spousePia : null, "spousePia"];
  const worked = fullBenefit({ ...life, diedIn });
  const steps = explain(worked, primaryInsuranceAmountLines, BENEFIT_SCOPE, "deceased.");
  if (typed === null) return steps;
  const counted = inputs.piaCounts === "plan" ? life : statedLife(life);
  const given = {
    stated: typed,
    estimateAsStated: fullBenefit(counted).amount,
    estimateAsPlanned: worked.amount,
  };
  return [
    ...steps,
    ...explain(
      statedBenefit(given),
      leftBenefitLines,
      inputsOf(given, {
        stated: ["The benefit at full retirement age that you entered", blank],
        estimateAsStated: ["An estimate from pay, with the work it assumes", deceased === 0 ? "pay" : "spousePay"],
        estimateAsPlanned: ["The same estimate, with work up to the death", deceased === 0 ? "pay" : "spousePay"],
      }),
      "deceasedLeaves.",
    ),
  ];
}

/** The first year in which work withholds benefits, for anyone affected. */
const earningsTestSteps = ({ plan }: Planned, law: PlanLaw): Step[] => {
  const work = testsOf(claimsOf(plan, law), law);
  const year = work.flatMap(({ years }) => years).find(({ test }) => test.withheld > 0);
  if (year === undefined) return [];
  const { test, ...given } = year;
  const known = (name: string, label: string, value: number | boolean, unit: Known["unit"] = "usd"): Scope => ({
    [name]: asInput(BLANKS[name] ?? "", label, value, unit),
  });
  return explain(
    test,
    earningsTestLines,
    {
      ...scopeOf(earningsTests[FIRST_YEAR]),
      ...known("earnings", `Earnings of ${given.year} before full retirement age`, given.earnings),
      ...known("reachesFullRetirementAge", "Full retirement age is reached", given.reachesFullRetirementAge, "flag"),
      ...known("benefitMonths", "Months with a benefit before that age", given.benefitMonths, "months"),
      ...known("monthlyBenefit", "Monthly benefit as claimed", given.monthlyBenefit),
    },
    "earningsTest.",
  );
};

/** In a year of work: where the savings go, given the limits and the income. */
function savingSteps(
  { plan }: Planned,
  planLaw: PlanLaw,
  { terms }: OpenedYear,
  [first, second]: ReturnType<typeof livesOn>,
  law: Scope,
): readonly Step[] {
  const alive = terms.joint ? "together" : second !== null && second > first ? "second" : "first";
  const living = livingIn(plan, alive);
  const saving = savingIn(plan, planLaw, terms.year, living);
  if (saving.savers.length === 0) return [];
  const { savers: _, ...given } = saving;
  const split = savingSplit(saving, planLaw[terms.joint ? "together" : "alone"].saving);
  const match = matchIn(plan, terms.year, living);
  const scope: Record<string, Known> = { ...law };
  for (const [name, [blank, label, unit]] of Object.entries(SAVED))
    scope[name] = { kind: "input", name: blank, label, unit, value: name === "match" ? match : given[name as "own"] };
  const steps = explain(split, savingSplitLines, scope, "saving.");
  const pretax = steps.find(({ name }) => name === "saving.pretax") as Step;
  return [
    ...steps,
    explainOne(
      "saving.traditional",
      split.pretax + match,
      { label: "Saved into traditional accounts", formula: "saving.pretax + match" },
      { "saving.pretax": pretax, match: scope.match as Known },
    ),
  ];
}
const SAVED: Readonly<Record<string, readonly [blank: string, label: string, unit: Known["unit"]]>> = {
  own: ["saving", "Saved this year by those of you who work", "usd"],
  rothShare: ["rothSaving", "Share into Roth", "rate"],
  taxableShare: ["taxableSaving", "Share into taxable accounts", "rate"],
  healthShare: ["healthSaving", "Share into health savings", "rate"],
  income: ["pay", "Pay, gigs and pensions", "usd"],
  familyCoverage: ["couple", "Health insurance for two", "flag"],
  rothCatchUpPay: ["pay", "Pay above which the catch-up from age 50 on has to be Roth", "usd"],
  match: ["match", "What an employer adds", "usd"],
};
/** The steps behind what a year's terms say is saved. */
function savedInto(steps: readonly Step[], { toTraditional }: OpenedYear["terms"]): Record<string, Step> {
  const into: Record<string, Step> = {};
  for (const step of steps) {
    const name = step.name.replace("saving.", "");
    if (["toRoth", "toTaxable", "toHealth", "adjustments"].includes(name)) into[name] = step;
    if (name === "traditional") into[toTraditional === step.value ? "toTraditional" : "toSpouse"] = step;
  }
  return into;
}

/** For a survivor: how the survivor's benefit is computed, and finally what Social Security pays in the year. */
function survivorSteps(
  inputs: Inputs,
  { plan, schedule }: Planned,
  { terms }: OpenedYear,
  [first, second]: ReturnType<typeof livesOn>,
): readonly Step[] {
  const [one, two] = plan.persons;
  if (two === undefined || second === null || terms.joint) return [];
  const [who, deceased] = first > second ? ([0, 1] as const) : ([1, 0] as const);
  const left = (who === 0 ? one : two).claimant;
  const years = Math.min(first, second);
  const taken = schedule.survivor(who, years);
  const { startMonth, deceasedAmount, deceasedBenefit } = taken;
  const { monthsGivenBack } = givenIn(taken, left, terms.year * 12 + 11, claiming);
  const ofDeceased = deceasedSteps(inputs, deceased, plan.firstYear + years - 1);
  const claim = {
    deceasedAmount,
    deceasedBenefit,
    startAge: startMonth - left.month,
    monthsGivenBack,
    survivorFullRetirementAge: left.survivorFullRetirementAge,
  };
  const known = (name: keyof typeof claim, label: string, unit: Known["unit"] = "usd"): Scope => ({
    [name]: asInput("", label, claim[name], unit),
  });
  const steps = explain(
    survivorBenefit(claim, claiming),
    survivorBenefitLines,
    {
      ...scopeOf(claimingAges),
      deceasedAmount: ofDeceased.at(-1) as Step,
      ...known("deceasedBenefit", "What was paid each month, or would have been at death"),
      ...known(
        "startAge",
        "Age at which the survivor's benefit starts, the one that pays the most over the plan",
        "months",
      ),
      ...known("monthsGivenBack", "Months held back because of work, credited by the end of this year", "months"),
      ...known("survivorFullRetirementAge", "Full retirement age for survivors", "months"),
    },
    "survivor.",
  );
  const monthly = steps.find(({ name }) => name === "survivor.unrounded") as Step;
  return [
    ...ofDeceased,
    ...steps,
    explainOne(
      "socialSecurity",
      terms.socialSecurity,
      {
        label: "Social Security",
        found: `Each month, your own benefit or the survivor's, whichever is larger, minus what is held back because of work. The survivor's benefit starts at ${monthsInWords(claim.startAge)}.`,
        unchecked: "rows",
      },
      { "survivor.unrounded": monthly },
    ),
  ];
}

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
function atBlanks(step: Step, workedOut: Readonly<Record<string, Step>> = {}): Step {
  const uses: Record<string, Known> = {};
  for (const [name, known] of Object.entries(step.uses))
    uses[name] = known.kind === "input" ? (workedOut[name] ?? { ...known, name: BLANKS[name] ?? "" }) : known;
  return { ...step, uses };
}
