/** A plan laid out year by year: everything that doesn't depend on markets. */

import { yearOf } from "../../social-security/birth.ts";
import { claimantIn, raisesAfter } from "../../social-security/claimant.ts";
import type { Ceiling } from "../taxes/roth.ts";
import { benefitsOf, type HouseholdBenefits, type Who } from "./benefits.ts";
import { annuityIn, ladderIn } from "./in-year/annuities.ts";
import { distributionsIn } from "./in-year/distributions.ts";
import { earlyTerms } from "./in-year/early.ts";
import { boughtIn, homesIn } from "./in-year/homes.ts";
import { type Alive, ageIn, earnedIn, incomeIn, isOn, livingIn, payIn } from "./in-year/household.ts";
import { AGE_OF_MEDICARE, insuranceIn, marketplaceIn, monthsBefore65 } from "./in-year/insurance.ts";
import { savedIn } from "./in-year/saving.ts";
import { spendingIn } from "./in-year/spending.ts";
import { workIn } from "./in-year/work.ts";
import type { Marketplace } from "./marketplace.ts";
import type { Claiming, SurvivorsClaim } from "./survivor.ts";
import type { PlanLaw, PlanTerms } from "./terms.ts";

/** One year of a plan, for those alive. Dollars of today unless stated otherwise. */
export interface YearTerms {
  readonly year: number;
  /**
   * The year's pay covers everything except one-time amounts: years in which the first person lives and hasn't stopped
   * working.
   */
  readonly livesOnPay: boolean;
  /** Two people filing a joint return. */
  readonly joint: boolean;
  /** People on the return who are 65 or over at year-end. */
  readonly seniors: number;
  /** Months on Medicare of everyone alive, added up. */
  readonly medicareMonths: number;
  /** Ages at year-end of the people on the return. */
  readonly ages: readonly number[];
  readonly wages: number;
  /** The first person's wages, and the net profit of that person's gigs. */
  readonly ownWages: number;
  readonly profit: number;
  readonly payrollTax: number;
  readonly risingPension: number;
  /** Dollars of the year. */
  readonly fixedPension: number;
  /** The second person's part of them, while both live. */
  readonly secondRisingPension: number;
  readonly secondFixedPension: number;
  readonly rent: number;
  readonly untaxedIncome: number;
  readonly socialSecurity: number;
  /** The first person's part of it, while both live. */
  readonly ownSocialSecurity: number;
  readonly spending: number;
  /** Dollars of the year. */
  readonly mortgage: number;
  readonly oneOff: number;
  /**
   * Homes sold this year: the price less the costs of selling; and what was paid and isn't taxed, in dollars of then.
   */
  readonly homePrice: number;
  readonly homePaid: number;
  readonly homeExclusion: number;
  /**
   * A loan taken this year for a home: its rate and months. Whether a year of payments on the current loan is due, and
   * what homes bought cost besides, less the rent they replace.
   */
  readonly loanTaken: number;
  readonly loanRate: number;
  readonly loanMonths: number;
  readonly loanDue: boolean;
  readonly homeCosts: number;
  /** Out-of-pocket costs, and insurance before Medicare age, which health savings may not pay for. */
  readonly healthCosts: number;
  readonly insurance: number;
  /** The insurance is from the Marketplace, with a credit. */
  readonly marketplace: Marketplace | null;
  /** What everyone on Medicare pays in the year, if typed; `null` if Part B and its surcharges apply. */
  readonly premiumsTyped: number | null;
  /** Own contributions paid from the year's money after the first person has stopped working. */
  readonly savedFromIncome: number;
  readonly toTraditional: number;
  readonly toSpouse: number;
  readonly toRoth: number;
  readonly toTaxable: number;
  readonly toHealth: number;
  /** Contributions that lower taxable income. */
  readonly adjustments: number;
  /** The part of them that goes into the first person's own plan. */
  readonly intoOwnPlan: number;
  /** Distribution periods; null before distributions are required. */
  readonly divisor: number | null;
  readonly spouseDivisor: number | null;
  /**
   * Gifts to charity straight from traditional IRAs, and each person's maximum; a survivor has one limit for both
   * accounts.
   */
  readonly giving: number;
  readonly givingLimit: number;
  readonly spouseGivingLimit: number;
  /**
   * An annuity bought this year: its price, what each dollar of price pays a year, whether it pays now, and its yearly
   * increase.
   */
  readonly annuityPrice: number;
  readonly annuityRate: number;
  readonly annuityPays: boolean;
  readonly annuityRaise: number;
  /**
   * A TIPS ladder bought this year: its price, what each dollar of price pays a year, whether it pays now, and whether
   * it is in traditional accounts.
   */
  readonly ladderPrice: number;
  readonly ladderRate: number;
  readonly ladderPays: boolean;
  readonly ladderPretax: boolean;
  /** The ladder's value after this year's payment, per dollar it pays a year, and its real yield. */
  readonly ladderWorth: number;
  readonly ladderYield: number;
  /**
   * Withdrawals from each person's traditional accounts count as early; after a death, from what is the survivor's own.
   */
  readonly early: boolean;
  readonly spouseEarly: boolean;
  /** Nobody alive is 59½: withdrawals from Roth accounts count as early. */
  readonly allEarly: boolean;
  /**
   * Money in the 401(k) of a job left at 55 or later is free of the additional tax; in the first such year, its share
   * of the first person's traditional money.
   */
  readonly fromWorkplace: boolean;
  readonly leavesWorkplace: number;
  /**
   * Equal payments are due; in their first year, the life expectancy that sets them, the interest rate and the share of
   * the accounts.
   */
  readonly paysOut: boolean;
  readonly paymentPeriod: number | null;
  readonly paymentRate: number;
  readonly paymentShare: number;
  readonly contributionsKnown: boolean;
  readonly rothFirst: boolean;
  readonly stockShare: number;
  readonly convertTo: Ceiling | null;
  /** Traditional money may pay the tax on a conversion. */
  readonly conversionPaysTax: boolean;
}

export interface Schedule {
  readonly years: number;
  readonly together: readonly YearTerms[];
  /** The survivor's years, after the other person has lived for a number of years of the plan. */
  alone(who: Who, othersYears: number): readonly YearTerms[];
  /** How the survivor takes the survivor's benefit. */
  survivor(who: Who, othersYears: number): SurvivorsClaim;
  /** Years in which each person counts as alive, from the first year on. */
  readonly yearsOf: readonly number[];
  readonly workingYears: number;
}

export function scheduleOf(plan: PlanTerms, law: PlanLaw): Schedule {
  const { firstYear, persons } = plan;
  const yearsOf = persons.map((person) => Math.max(1, person.lastYear - firstYear + 1));
  const years = Math.max(...yearsOf);
  const workingYears = Math.min(years, Math.max(0, persons[0].stopYear - firstYear));
  const benefits = benefitsIn(plan, law);
  const rows = (alive: Alive, paid: (year: number) => number, own = paid) =>
    Array.from({ length: years }, (_, t) =>
      yearTerms(
        plan,
        law,
        firstYear + t,
        t < workingYears && alive !== "second",
        alive,
        paid(firstYear + t),
        own(firstYear + t),
      ),
    );
  const together = rows(persons.length === 2 ? "together" : "first", benefits.together, benefits.ofFirst);
  // Rows and claims are made when needed; years of death that leave the same benefit share their rows.
  const claims: SurvivorsClaim[][] = [[], []];
  const survivor = (who: Who, othersYears: number) => {
    const known = claims[who] as SurvivorsClaim[];
    known[othersYears] ??= benefits.survivor(who, (firstYear + othersYears) * 12);
    return known[othersYears];
  };
  const withoutBenefits: YearTerms[][] = [];
  const made = new Map<string, readonly YearTerms[]>();
  const alone = (who: Who, othersYears: number): readonly YearTerms[] => {
    if (persons.length === 1) return together;
    const claim = survivor(who, othersYears);
    const { startMonth, asClaimed, from62, fromFullAge, ownClaimAge } = claim;
    const key = [who, startMonth, asClaimed.monthly, from62.monthly, fromFullAge.monthly, ownClaimAge].join(" ");
    const known = made.get(key);
    if (known !== undefined) return known;
    withoutBenefits[who] ??= rows(who === 0 ? "first" : "second", () => 0);
    const own = withoutBenefits[who].map((row) => {
      const socialSecurity = benefits.alone(who, row.year, claim);
      return { ...row, socialSecurity, ownSocialSecurity: socialSecurity };
    });
    made.set(key, own);
    return own;
  };
  return { years, together, alone, survivor, yearsOf, workingYears };
}

/**
 * Social Security by year. Work after a claim raises the amount from the next January, so each stage is computed with
 * its own record.
 */
function benefitsIn(plan: PlanTerms, law: PlanLaw): HouseholdBenefits {
  const begins = plan.firstYear * 12;
  const stages = [begins, ...raisesAfter(begins, ...plan.persons.map(({ claimant }) => claimant))].map((month) => {
    const from = yearOf(month);
    return { from, paid: benefitsOf(claimsOf(plan, law, from), plan.trustFund, law) };
  });
  const [start, last] = [stages[0], stages.at(-1)] as [(typeof stages)[number], (typeof stages)[number]];
  const stageOf = (year: number) => (stages.findLast(({ from }) => year >= from) ?? start).paid;
  return {
    together: (year) => stageOf(year).together(year),
    ofFirst: (year) => stageOf(year).ofFirst(year),
    alone: (who, year, claim) => stageOf(year).alone(who, year, claim),
    survivor: (who, month) => last.paid.survivor(who, month),
  };
}

/**
 * How each person claims, with a year's amounts, and what each earns meanwhile. Gigs among the streams are the first
 * person's.
 */
export function claimsOf(
  plan: PlanTerms,
  law: PlanLaw,
  year = plan.firstYear,
): readonly [Claiming] | readonly [Claiming, Claiming] {
  const [one, two] = plan.persons;
  const { netEarningsFactor } = law.alone.yearTax.selfEmployment;
  const first: Claiming = {
    claimant: claimantIn(one.claimant, year * 12),
    claimMonth: one.claimMonth,
    earningsIn: (earned) =>
      payIn(one, earned) +
      earnedIn(plan, "work", earned, 0) +
      earnedIn(plan, "self-employment", earned, 0) * netEarningsFactor,
    lastYear: one.benefitsTo ?? one.lastYear,
  };
  if (two === undefined) return [first];
  return [
    first,
    {
      claimant: claimantIn(two.claimant, year * 12),
      claimMonth: two.claimMonth,
      earningsIn: (earned) => payIn(two, earned) + earnedIn(plan, "work", earned, 1),
      lastYear: two.benefitsTo ?? two.lastYear,
    },
  ];
}

function yearTerms(
  plan: PlanTerms,
  law: PlanLaw,
  year: number,
  livesOnPay: boolean,
  alive: Alive,
  socialSecurity: number,
  ownSocialSecurity: number,
): YearTerms {
  const living = livingIn(plan, alive);
  const joint = living.length === 2;
  const medicareMonths = living.reduce((sum, person) => sum + 12 - monthsBefore65(person, year), 0);
  const { medicarePremium, oneOffs } = plan.spending;
  const saved = savedIn(plan, law, year, living);
  const ladder = ladderIn(plan, year);
  const insurance = livesOnPay ? 0 : insuranceIn(plan, law, year, living);
  const conversion = plan.conversion !== null && isOn(plan.conversion, year) ? plan.conversion : null;
  return {
    year,
    livesOnPay,
    joint,
    seniors: living.filter((person) => ageIn(person, year) >= AGE_OF_MEDICARE).length,
    medicareMonths,
    ages: living.map((person) => ageIn(person, year)),
    ...workIn(plan, law, year, living),
    ...incomeIn(plan, year, living),
    socialSecurity,
    ownSocialSecurity,
    ...spendingIn(plan, year, living, livesOnPay),
    oneOff: oneOffs.reduce(
      (total, one) => total + (one.year === year ? one.amount : 0),
      ladder.ladderPretax ? 0 : ladder.ladderPrice,
    ),
    ...homesIn(plan, law, year, joint),
    ...boughtIn(plan, year, livesOnPay),
    insurance,
    marketplace: marketplaceIn(plan, law, insurance, year, living),
    premiumsTyped: medicarePremium === null || livesOnPay ? null : medicarePremium * medicareMonths,
    savedFromIncome: livesOnPay ? 0 : saved.own,
    ...saved.into,
    ...distributionsIn(plan, law, year, living),
    ...annuityIn(plan, law, year, living.includes(plan.persons[0])),
    ...ladder,
    ...earlyTerms(plan, law, year, living),
    stockShare: livesOnPay ? plan.stockShare : plan.stockShareRetired,
    convertTo: conversion?.to[joint ? "together" : "alone"] ?? null,
    conversionPaysTax: conversion?.paysTax ?? false,
  };
}
