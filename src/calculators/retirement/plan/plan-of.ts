/** Turns the fields into a plan, its law and its schedule. */

import { type Schedule, scheduleOf } from "../../../engine/retirement/plan/schedule.ts";
import type { Phase, PlanTerms, Stream } from "../../../engine/retirement/plan/terms.ts";
import type { Strategy } from "../../../engine/retirement/strategies.ts";
import { yearOf } from "../../../engine/social-security/birth.ts";
import { valuesOf } from "../../../law/figure.ts";
import { COMMUNITY_PROPERTY, OWNED_TOGETHER } from "../../../law/retirement/first-death.ts";
import { trustFundForecast } from "../../../law/retirement/social-security.ts";
import { spouseBornIn } from "../ages.ts";
import type { Inputs } from "../inputs.ts";
import { FIRST_YEAR } from "../years.ts";
import { ceilingsOf, regionOf } from "./ceilings.ts";
import { contributionsCounted, holdingsOf, withinWhole } from "./holdings.ts";
import { hasSurvivorsPart, isSpouses, withBusiness } from "./household.ts";
import { lawsFor } from "./laws.ts";
import { personsOf, yearOfAge } from "./lives.ts";

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
    const { kind, amount, fromAge, throughAge, survivor, raise } = one;
    const birthYear = isSpouses(inputs, one) ? spouseBornIn(inputs) : inputs.born.year;
    return {
      kind,
      amount,
      fromYear: yearOfAge(birthYear, fromAge),
      throughYear: yearOfAge(birthYear, throughAge),
      who: isSpouses(inputs, one) ? 1 : 0,
      survivorShare: hasSurvivorsPart(one) ? survivor : 1,
      ...(kind === "fixed pension" && { raise }),
    };
  });

/** The TIPS ladder, if one is planned. */
function ladderOf({ ladderIncome, ladderAge, ladderFrom, ladderThrough, ladderYield, ladderIn, born }: Inputs) {
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

/** The part of the gain in a couple's taxable account that the first death clears (26 USC 1014(b)). */
const stepUpIn = ({ state }: Inputs) => (COMMUNITY_PROPERTY.includes(state) ? 1 : OWNED_TOGETHER);
