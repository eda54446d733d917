/** Turns the fields into a plan, its law and its schedule. */

import { type Schedule, scheduleOf } from "../../../engine/retirement/plan/schedule.ts";
import {
  type Holdings,
  noEarlyMoney,
  type Phase,
  type PlanPerson,
  type PlanTerms,
  type Stream,
} from "../../../engine/retirement/plan/terms.ts";
import type { Strategy } from "../../../engine/retirement/strategies.ts";
import type { Ceiling, Ceilings } from "../../../engine/retirement/taxes/roth.ts";
import { yearOf } from "../../../engine/social-security/birth.ts";
import { claimant } from "../../../engine/social-security/claimant.ts";
import { statedBenefit } from "../../../engine/social-security/stated-benefit.ts";
import { povertyLineOf, type Region } from "../../../engine/tax/health/poverty-line.ts";
import { valuesOf } from "../../../law/figure.ts";
import { agesByBirth, claimingAges, trustFundForecast } from "../../../law/retirement/social-security.ts";
import { spouseBornIn } from "../ages.ts";
import type { CeilingName } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";
import { FIRST_YEAR } from "../years.ts";
import { inAccounts, listsAccounts } from "./accounts.ts";
import { fullBenefit, type WorkingLife } from "./full-benefit.ts";
import { allSavings, hasSurvivorsPart, isEarned, isSpouses, withBusiness } from "./household.ts";
import { lawsFor } from "./laws.ts";

export const claiming = valuesOf(claimingAges);
const forecast = valuesOf(trustFundForecast).retirement;

export interface Planned {
  readonly inputs: Inputs;
  readonly plan: PlanTerms;
  readonly schedule: Schedule;
}

/** @param strategy created once the plan's years and claims are known */
export function planned(
  inputs: Inputs,
  strategy: (schedule: Schedule, claimYears: readonly number[]) => Strategy | null = () => null,
): Planned {
  const plan = planOf(withBusiness(inputs));
  const schedule = scheduleOf(plan, lawsFor(inputs.state));
  const claimYears = plan.persons.map(({ claimMonth }) => yearOf(claimMonth));
  return { inputs, plan: { ...plan, strategy: strategy(schedule, claimYears) }, schedule };
}

/** The first year of a person's age, by the age at year-end. */
const yearOfAge = (birthYear: number, age: number) => birthYear + age;
/** Shares that add up to more than the whole are each reduced in proportion. */
const withinWhole = <Shares extends readonly number[]>(...shares: Shares) => {
  const sum = shares.reduce((total, share) => total + share, 0);
  return (sum > 1 ? shares.map((share) => share / sum) : shares) as { [At in keyof Shares]: number };
};

function planOf(inputs: Inputs): PlanTerms {
  const birthYear = inputs.born.year;
  const of = (age: number) => yearOfAge(birthYear, age);
  const [toRoth, toTaxable, toHealth] = withinWhole(inputs.rothSaving, inputs.taxableSaving, inputs.healthSaving);
  const phases: Phase[] = [
    { fromYear: of(inputs.slowAge), share: inputs.slowShare },
    { fromYear: of(inputs.lateAge), share: inputs.lateShare },
  ].sort((a, b) => a.fromYear - b.fromYear);
  return {
    firstYear: FIRST_YEAR,
    persons: personsOf(inputs),
    start: holdingsOf(inputs),
    saving: {
      yearly: inputs.saving,
      rothShare: toRoth,
      taxableShare: toTaxable,
      healthShare: toHealth,
      match: inputs.match,
      raise: inputs.savingRaise,
    },
    spending: {
      yearly: inputs.spending,
      phases,
      survivorShare: inputs.survivorShare,
      mortgage: inputs.mortgage,
      mortgageThrough: of(inputs.mortgageAge),
      oneOffs: inputs.oneOffs.flatMap((one) =>
        Array.from({ length: isHome(one) ? 1 : one.years }, (_, i) => ({
          year: Math.max(FIRST_YEAR, of(one.atAge)) + i,
          amount: costOf(one),
        })),
      ),
      homes: inputs.oneOffs.flatMap(({ what, atAge, price, sellingCosts, paidFor }) =>
        what !== "house" || paidFor === null
          ? []
          : [{ year: Math.max(FIRST_YEAR, of(atAge)), price: price * (1 - sellingCosts), paid: paidFor }],
      ),
      homesBought: inputs.oneOffs
        .filter(({ what }) => what === "purchase")
        .map(({ atAge, loan, loanRate, loanYears, ongoing, rentSaved, keptTo }) => ({
          year: Math.max(FIRST_YEAR, of(atAge)),
          loan,
          rate: loanRate,
          loanYears,
          costs: ongoing - rentSaved,
          throughYear: of(keptTo),
        })),
      premiumBefore: inputs.premiumBefore,
      marketplace: inputs.marketplace ? regionOf(inputs) : null,
      medicarePremium: inputs.medicarePremium,
      medical: inputs.medical,
      giving: inputs.giving,
    },
    streams: streamsOf(inputs),
    stockShare: inputs.stocks,
    stockShareRetired: inputs.stocksRetired,
    fee: inputs.fee,
    cashReturn: inputs.cashReturn,
    dividendYield: inputs.dividendYield,
    bondYield: inputs.bondYield,
    stateRate: inputs.stateRate,
    strategy: null,
    floorShare: inputs.floorShare,
    order: inputs.order,
    fillTo: ceilingsOf(inputs.fillTo, inputs),
    conversion: inputs.convert
      ? {
          to: ceilingsOf(inputs.convertTo, inputs),
          fromYear: of(inputs.convertFrom),
          throughYear: of(inputs.convertThrough),
          paysTax: inputs.convertPays === "traditional",
        }
      : null,
    trustFund: inputs.trustFund ? forecast : null,
    steppedUp: stepUpIn(inputs),
    annuity: {
      buyYear: of(inputs.annuityAge),
      // A price without a payout is an annuity that isn't fully typed yet.
      price: inputs.annuityIncome > 0 ? inputs.annuityPrice : 0,
      income: inputs.annuityIncome,
      fromYear: of(Math.max(inputs.annuityAge, inputs.annuityFrom)),
      raise: inputs.annuityRaise,
      lives: inputs.couple ? inputs.annuityLives : "one",
    },
    ladder: ladderOf(inputs),
    early: {
      contributionsKnown: contributionsCounted(inputs),
      rothFirst: inputs.rothFirst,
      workplaceShare: inputs.jobPlan,
      payments: inputs.equal
        ? { fromYear: of(inputs.equalFrom), share: inputs.equalShare, rate: inputs.equalRate }
        : null,
    },
  };
}

type Event = Inputs["oneOffs"][number];

/** A home is bought or sold once, whatever number of years is typed. */
const isHome = ({ what }: Event) => what === "house" || what === "purchase";

/** What an event costs in one of its years; negative if money comes in. */
function costOf({ what, amount, price, sellingCosts, owed, down }: Event): number {
  if (what === "house") return owed - price * (1 - sellingCosts);
  if (what === "purchase") return down;
  return what === "money" ? -amount : amount;
}

/** Other income, each with the person it belongs to. Without a spouse, everything is the visitor's. */
const streamsOf = (inputs: Inputs): Stream[] =>
  inputs.streams.map((one) => {
    const { kind, amount, fromAge, throughAge, survivor } = one;
    const birthYear = isSpouses(inputs, one) ? spouseBornIn(inputs) : inputs.born.year;
    return {
      kind,
      amount,
      fromYear: yearOfAge(birthYear, fromAge),
      throughYear: yearOfAge(birthYear, throughAge),
      who: isSpouses(inputs, one) ? 1 : 0,
      survivorShare: hasSurvivorsPart(one) ? survivor : 1,
    };
  });

/** The TIPS ladder, if one is planned. */
export function ladderOf({ ladderIncome, ladderAge, ladderFrom, ladderThrough, ladderYield, ladderIn, born }: Inputs) {
  if (ladderIncome === 0) return null;
  return {
    buyYear: yearOfAge(born.year, ladderAge),
    fromYear: yearOfAge(born.year, ladderFrom),
    throughYear: yearOfAge(born.year, ladderThrough),
    income: ladderIncome,
    realYield: ladderYield,
    pretax: ladderIn === "traditional",
  };
}

/**
 * The part of the gain in a couple's taxable account that the first death clears: half of what they own together (26
 * USC 2040(b), 1014(b)(9)), and all of it in community property states (26 USC 1014(b)(6); IRS Publication 555).
 */
const COMMUNITY_PROPERTY: readonly string[] = ["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"];
const stepUpIn = ({ state }: Inputs) => (COMMUNITY_PROPERTY.includes(state) ? 1 : 0.5);

/** Random lives are followed to this age; hardly anybody lives longer. */
const LAST_AGE_OF_LOTS = 105;

function personsOf(inputs: Inputs): PlanTerms["persons"] {
  const { born } = inputs;
  const stopYear = yearOfAge(born.year, inputs.retireAge);
  const lastAge = (planTo: number) => (inputs.lifetimes === "random" ? LAST_AGE_OF_LOTS : planTo);
  const one = person({
    birth: born,
    stopYear,
    lastYear: yearOfAge(born.year, lastAge(inputs.planTo)),
    benefitsTo: yearOfAge(born.year, inputs.planTo),
    pay: inputs.pay,
    covered: inputs.workPlan && !inputs.selfEmployed,
    ownPlan: inputs.selfEmployed && inputs.ownPlan !== "ira" ? inputs.ownPlan : null,
    claimAge: inputs.claimAge,
    life: workingLife(inputs),
    typed: inputs.benefit === "known" ? inputs.pia : null,
    counts: inputs.piaCounts,
  });
  if (!inputs.couple) return [one];
  const life = spousesLife(inputs);
  const { birth } = life;
  const two = person({
    birth,
    stopYear: life.stopYear,
    lastYear: yearOfAge(birth.year, lastAge(inputs.spousePlanTo)),
    benefitsTo: yearOfAge(birth.year, inputs.spousePlanTo),
    pay: inputs.spousePay,
    covered: inputs.spouseWorkPlan,
    ownPlan: null,
    claimAge: inputs.spouseClaimAge,
    life,
    typed: inputs.spouseBenefit === "known" ? inputs.spousePia : null,
    counts: inputs.piaCounts,
  });
  return [one, two];
}

/**
 * What the first person earned and will earn. A gig or job that is there before the plan begins counts from the first
 * year of work on, as pay does.
 */
export function workingLife(inputs: Inputs): WorkingLife {
  const { born, workedFrom, retireAge, pay, streams, benefit, record } = withBusiness(inputs);
  const { netEarningsFactor } = lawsFor().alone.yearTax.selfEmployment;
  const began = yearOfAge(born.year, workedFrom);
  const besides = streams
    .filter((one) => isEarned(one) && !isSpouses(inputs, one))
    .map(({ kind, amount, fromAge, throughAge }) => ({
      firstYear: yearOfAge(born.year, fromAge) < FIRST_YEAR ? began : yearOfAge(born.year, fromAge),
      lastYear: yearOfAge(born.year, throughAge),
      amount: kind === "work" ? amount : amount * netEarningsFactor,
    }));
  return {
    birth: born,
    workedFrom,
    stopYear: yearOfAge(born.year, retireAge),
    pay,
    besides,
    record: benefit === "record" ? record.map(({ year, earned }) => ({ year, amount: earned })) : [],
  };
}

/** The same for a spouse, whose age is all we know. */
export function spousesLife(inputs: Inputs): WorkingLife {
  const { spouseAge, spouseRetireAge, spousePay, workedFrom, spouseBenefit, spouseRecord, streams } = inputs;
  const birth = { year: spouseBornIn(inputs), month: 6 };
  const besides = streams
    .filter((one) => one.kind === "work" && isSpouses(inputs, one))
    .map(({ amount, fromAge, throughAge }) => ({
      firstYear: yearOfAge(birth.year, fromAge <= spouseAge ? workedFrom : fromAge),
      lastYear: yearOfAge(birth.year, throughAge),
      amount,
    }));
  const record = spouseBenefit === "record" ? spouseRecord.map(({ year, earned }) => ({ year, amount: earned })) : [];
  return { birth, workedFrom, stopYear: yearOfAge(birth.year, spouseRetireAge), pay: spousePay, besides, record };
}

/** Computes an amount once per year. */
function remembered(amountIn: (year: number) => number) {
  const known = new Map<number, number>();
  return (year: number): number => {
    let amount = known.get(year);
    if (amount === undefined) {
      amount = amountIn(year);
      known.set(year, amount);
    }
    return amount;
  };
}

/** Without a day of birth, the middle of the month is used. */
const MIDDLE = 15;

type Asked = Required<
  Pick<PlanPerson, "birth" | "stopYear" | "lastYear" | "benefitsTo" | "pay" | "covered" | "ownPlan">
>;
interface PersonInputs extends Asked {
  readonly claimAge: number;
  readonly life: WorkingLife;
  /** The benefit at full retirement age, if it was typed, and the work it assumes. */
  readonly typed: number | null;
  readonly counts: Inputs["piaCounts"];
}
function person({
  birth,
  stopYear,
  lastYear,
  benefitsTo,
  pay,
  covered,
  ownPlan,
  claimAge,
  life,
  typed,
  counts,
}: PersonInputs): PlanPerson {
  const claims = claimant({ ...birth, day: MIDDLE }, 0, agesByBirth, claiming);
  const claimMonth = claims.month + Math.max(claims.earliestClaimAge, Math.round(claimAge * 12));
  const amountOf =
    typed === null
      ? (worked: WorkingLife) => fullBenefit(worked).amount
      : counts === "plan"
        ? () => typed
        : asStated(typed, statedLife(life));
  const amountAfterDeath =
    typed !== null && counts === "plan" ? (worked: WorkingLife) => asStated(typed, life)(worked) : amountOf;
  const primaryInsuranceAmount = amountOf(life);
  const earlierAmounts = amountsBefore(life, yearOf(claimMonth), primaryInsuranceAmount, amountOf);
  return {
    birth,
    stopYear,
    lastYear: Math.max(FIRST_YEAR, lastYear),
    benefitsTo,
    pay,
    covered,
    ownPlan,
    claimant: {
      ...claims,
      primaryInsuranceAmount,
      earlierAmounts,
      amountIfDiedIn: remembered((year) => amountAfterDeath({ ...life, diedIn: year })),
    },
    claimMonth,
  };
}

/**
 * The life a Statement assumes: current earnings continue to full retirement age; someone who has stopped stays
 * stopped.
 */
export function statedLife(life: WorkingLife): WorkingLife {
  const { month, fullRetirementAge } = claimant({ ...life.birth, day: MIDDLE }, 0, agesByBirth, claiming);
  const stopYear = life.stopYear < FIRST_YEAR ? life.stopYear : Math.max(FIRST_YEAR, yearOf(month + fullRetirementAge));
  const besides = (life.besides ?? [])
    .filter(({ firstYear, lastYear }) => firstYear < FIRST_YEAR && lastYear >= FIRST_YEAR - 1)
    .map((one) => ({ ...one, lastYear: stopYear - 1 }));
  return { ...life, stopYear, besides };
}

/** A typed amount, adjusted for a different life than the one it assumes. */
const asStated = (stated: number, counted: WorkingLife) => {
  const estimateAsStated = fullBenefit(counted).amount;
  return (worked: WorkingLife) =>
    statedBenefit({ stated, estimateAsStated, estimateAsPlanned: fullBenefit(worked).amount }).amount;
};

/** What the benefit is based on until each year of work after the claim counts, from the next January. */
function amountsBefore(life: WorkingLife, claimYear: number, full: number, amountOf: (life: WorkingLife) => number) {
  const lastWorked = Math.max(life.stopYear - 1, ...(life.besides ?? []).map(({ lastYear }) => lastYear));
  const amounts: { beforeYear: number; amount: number }[] = [];
  for (let year = Math.max(claimYear, FIRST_YEAR); year <= lastWorked; year++) {
    const amount = amountOf({ ...life, countedBefore: year });
    if (amount === full) break; // more years don't raise it
    amounts.push({ beforeYear: year + 1, amount });
  }
  return amounts;
}

type InAccounts = Pick<
  Holdings,
  "traditional" | "spouseTraditional" | "roth" | "taxable" | "basis" | "health" | "cash"
>;

/** The contents of accounts listed one by one. Without a spouse, all of them are the visitor's. */
function listed(inputs: Inputs): InAccounts {
  const of = (kind: Inputs["accounts"][number]["kind"]) => inAccounts(inputs, (account) => account.kind === kind);
  const spouseTraditional = inAccounts(
    inputs,
    ({ kind, owner }) => inputs.couple && kind === "traditional" && owner === "spouse",
  );
  const gain = inputs.accounts.reduce(
    (sum, one) => sum + (one.kind === "taxable" ? Math.min(one.gain, one.balance) : 0),
    0,
  );
  return {
    traditional: of("traditional") - spouseTraditional,
    spouseTraditional,
    roth: of("roth"),
    taxable: of("taxable"),
    basis: of("taxable") - gain,
    health: of("health"),
    cash: of("cash"),
  };
}

/** The same from total savings and the share of each kind of account. */
function shared(inputs: Inputs): InAccounts {
  const savings = allSavings(inputs);
  const [roth, taxable, health, cash] = withinWhole(inputs.roth, inputs.taxable, inputs.health, inputs.cash);
  const traditional = Math.max(0, savings * (1 - roth - taxable - health - cash));
  const ofSpouse = inputs.couple ? inputs.spouseTraditional : 0;
  return {
    traditional: traditional * (1 - ofSpouse),
    spouseTraditional: traditional * ofSpouse,
    roth: savings * roth,
    taxable: savings * taxable,
    basis: savings * taxable * (1 - inputs.gainShare),
    health: savings * health,
    cash: savings * cash,
  };
}

/**
 * Conversions wait five tax years before they come out without the additional tax (26 USC 408A(d)(3)(F)), so with
 * conversions the layers of Roth money are kept apart. What isn't typed counts as contributed so far.
 */
const contributionsCounted = ({ rothContributions, convert }: Inputs) => rothContributions !== null || convert;

function holdingsOf(inputs: Inputs): PlanTerms["start"] {
  const held = listsAccounts(inputs) ? listed(inputs) : shared(inputs);
  return {
    ...held,
    ...noEarlyMoney,
    rothContributions: inputs.rothContributions ?? (contributionsCounted(inputs) ? held.roth : 0),
    afterTax: Math.min(inputs.afterTax, held.traditional + held.spouseTraditional),
    prices: 1,
    medicareIncome: incomeBefore(inputs, FIRST_YEAR - 1),
    medicareIncomeBefore: incomeBefore(inputs, FIRST_YEAR - 2),
  };
}

/**
 * The income in a year before the plan, for Medicare: current pay, if the person hadn't stopped, and other taxable
 * income. Someone who lived on savings doesn't enter it.
 */
function incomeBefore(inputs: Inputs, year: number): number | null {
  const { born, retireAge, pay, couple, streams, spouseAge } = inputs;
  const age = year - born.year;
  const own = age < retireAge ? pay : 0;
  const agesOfSpouse = year - (FIRST_YEAR - 1) + spouseAge;
  const spouses = couple && agesOfSpouse < inputs.spouseRetireAge ? inputs.spousePay : 0;
  const then = streams.filter((one) => {
    const at = isSpouses(inputs, one) ? agesOfSpouse : age;
    return one.kind !== "untaxed" && at >= one.fromAge && at <= one.throughAge;
  });
  const earned = own + spouses > 0 || then.some(isEarned);
  return earned ? then.reduce((sum, { amount }) => sum + amount, own + spouses) : null;
}

/** Two states have higher poverty lines. */
export const regionOf = ({ state }: Inputs): Region =>
  state === "AK" ? "alaska" : state === "HI" ? "hawaii" : "contiguous";

export const ceilingsOf = (name: CeilingName, inputs: Inputs): Ceilings => ({
  alone: ceilingOf(name, false, inputs),
  together: ceilingOf(name, true, inputs),
});

function ceilingOf(name: CeilingName, couple: boolean, inputs: Inputs): Ceiling {
  const law = lawsFor();
  const { yearTax, medicare } = law[couple ? "together" : "alone"];
  if (name === "credit") {
    const { credit } = law.marketplace;
    const { povertyLine } = povertyLineOf(couple ? 2 : 1, regionOf(inputs), credit);
    return { kind: "Marketplace", marketIncome: (credit.endsAbove ?? Number.POSITIVE_INFINITY) * povertyLine };
  }
  const { rates, zeroRateUpTo } = yearTax.incomeTax;
  if (name === "gains") return { kind: "taxable income", taxableIncome: zeroRateUpTo };
  if (name === "medicare") return { kind: "Medicare", medicareIncome: medicare.tierStarts[0] as number };
  const bracket = rates.findIndex(({ rate }) => Math.round(rate * 100) === Number(name));
  const top = rates[bracket + 1]?.floor;
  if (top === undefined) throw new Error(`The rate schedule has no bracket of ${name} % with a top`);
  return { kind: "bracket", ordinaryIncome: top };
}
