/** A plan laid out year by year: everything that doesn't depend on markets. */
import { monthNumber, yearOf } from "../../social-security/birth.ts";
import { claimantIn, raisesAfter } from "../../social-security/claimant.ts";
import { povertyLineOf } from "../../tax/health/poverty-line.ts";
import { ownPlanLimits } from "../../tax/plans/own-plan-limits.ts";
import { savingSplit, type YearOfSaving } from "../saving-split.ts";
import { requiredDistribution } from "../taxes/rmd.ts";
import { distributionsStart } from "../taxes/rmd-start.ts";
import type { Ceiling } from "../taxes/roth.ts";
import { tipsLadder, worthOfPayments } from "../tips-ladder.ts";
import { benefitsOf, type HouseholdBenefits, type Who } from "./benefits.ts";
import { type Marketplace, premiumFactor } from "./marketplace.ts";
import type { Claiming, SurvivorsClaim } from "./survivor.ts";
import type { HomeBought, LadderTerms, PlanLaw, PlanPerson, PlanTerms, Stream } from "./terms.ts";

/** Who is alive in a year. */
export type Alive = "together" | "first" | "second";

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

const AGE_OF_MEDICARE = 65;
const AGE_OF_FREE_WITHDRAWALS = 60; // at year-end: 59½ was reached at least half a year ago, so most of it is free
const ageIn = ({ birth }: PlanPerson, year: number) => year - birth.year;
const isOn = ({ fromYear, throughYear }: { fromYear: number; throughYear: number }, year: number) =>
  year >= fromYear && year <= throughYear;

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

/** One kind of income from streams in a year, for those who are alive. */
const streamsIn = (
  { streams, persons }: PlanTerms,
  kind: Stream["kind"],
  year: number,
  living: readonly PlanPerson[],
) =>
  streams.reduce((total, one) => {
    if (one.kind !== kind || !isOn(one, year)) return total;
    const owner = persons[one.who ?? 0] ?? persons[0];
    return total + one.amount * (living.includes(owner) ? 1 : (one.survivorShare ?? 1));
  }, 0);

/** What one person earns from jobs and gigs among the streams. Both end with the worker. */
const earnedIn = (plan: PlanTerms, kind: "work" | "self-employment", year: number, who: Who) =>
  plan.streams.reduce(
    (total, one) => total + (one.kind === kind && (one.who ?? 0) === who && isOn(one, year) ? one.amount : 0),
    0,
  );

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
  const payIn = ({ pay, stopYear }: PlanPerson, year: number) => (year < stopYear ? pay : 0);
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
  const { persons, spending } = plan;
  const [one, two] = persons;
  const living = livingIn(plan, alive);
  const joint = living.length === 2;
  const of = (kind: Stream["kind"]) => streamsIn(plan, kind, year, living);
  const seconds = { ...plan, streams: joint ? plan.streams.filter(({ who }) => who === 1) : [] };
  const ofSecond = (kind: Stream["kind"]) => streamsIn(seconds, kind, year, living);
  const firstLives = living.includes(one);
  const work = firstLives ? earnedIn(plan, "work", year, 0) : 0;
  const spouseWork = two !== undefined && living.includes(two) ? earnedIn(plan, "work", year, 1) : 0;
  const pays = living.map((person) => (year < person.stopYear ? person.pay : 0));
  const wages = pays.reduce((total, pay) => total + pay, work + spouseWork);
  const { payroll } = law;
  const payrollTax = [...pays, work, spouseWork].reduce(
    (total, pay) => total + Math.min(pay, payroll.wageBase) * payroll.socialSecurityRate + pay * payroll.medicareRate,
    0,
  );
  const medicareMonths = living.reduce((sum, person) => sum + 12 - monthsBefore65(person, year), 0);
  const phase = spending.phases.findLast(({ fromYear }) => year >= fromYear)?.share ?? 1;
  const alone = persons.length === 2 && !joint ? spending.survivorShare : 1;
  const saved = savedIn(plan, law, year, living);
  const divisorOf = (person: PlanPerson) =>
    requiredDistribution(
      {
        birth: person.birth,
        year,
        balanceBefore: 0,
        spouseBirthYear: joint ? ((person === one ? two : one)?.birth.year ?? null) : null,
      },
      law.distributions,
    ).divisor;
  const ladder = ladderIn(plan, year);
  const insurance = livesOnPay ? 0 : insuranceIn(plan, law, year, living);
  const owner = alive === "second" && two ? two : one;
  const spouse = alive === "first" || two === undefined ? owner : two;
  const isEarly = (person: PlanPerson) => ageIn(person, year) < AGE_OF_FREE_WITHDRAWALS;
  const mayGive = ({ birth }: PlanPerson) =>
    year >= yearOf(monthNumber(birth.year, birth.month) + law.giving.fromMonths);
  return {
    year,
    livesOnPay,
    joint,
    seniors: living.filter((person) => ageIn(person, year) >= AGE_OF_MEDICARE).length,
    medicareMonths,
    ages: living.map((person) => ageIn(person, year)),
    wages,
    ownWages: firstLives ? (pays[0] as number) + work : 0,
    profit: firstLives ? earnedIn(plan, "self-employment", year, 0) : 0,
    payrollTax,
    risingPension: of("pension"),
    fixedPension: of("fixed pension"),
    secondRisingPension: ofSecond("pension"),
    secondFixedPension: ofSecond("fixed pension"),
    rent: of("rent"),
    untaxedIncome: of("untaxed"),
    socialSecurity,
    ownSocialSecurity,
    spending: livesOnPay ? 0 : spending.yearly * phase * alone,
    mortgage: !livesOnPay && year <= spending.mortgageThrough ? spending.mortgage : 0,
    oneOff: spending.oneOffs.reduce(
      (total, one) => total + (one.year === year ? one.amount : 0),
      ladder.ladderPretax ? 0 : ladder.ladderPrice,
    ),
    ...homesIn(plan, law, year, joint),
    ...boughtIn(plan, year, livesOnPay),
    healthCosts: livesOnPay ? 0 : spending.medical * living.length,
    insurance,
    marketplace: marketplaceIn(plan, law, insurance, year, living),
    premiumsTyped: spending.medicarePremium === null || livesOnPay ? null : spending.medicarePremium * medicareMonths,
    savedFromIncome: livesOnPay ? 0 : saved.own,
    ...saved.into,
    divisor: divisorOf(owner),
    spouseDivisor: divisorOf(spouse),
    giving: spending.giving,
    givingLimit: mayGive(owner) ? law.giving.limit : 0,
    spouseGivingLimit: mayGive(spouse) ? law.giving.limit : 0,
    ...annuityIn(plan, law, year, firstLives),
    ...ladder,
    // A beneficiary owes no additional tax (26 USC 72(t)(2)(A)(ii)). We assume a widowed spouse remains one until 59½.
    early: living.includes(one) && isEarly(one),
    spouseEarly: alive === "first" ? two === undefined && isEarly(one) : two !== undefined && isEarly(two),
    allEarly: living.every(isEarly),
    ...earlyTerms(plan, law, year, firstLives && owner === one),
    stockShare: livesOnPay ? plan.stockShare : plan.stockShareRetired,
    convertTo:
      plan.conversion !== null && isOn(plan.conversion, year) ? plan.conversion.to[joint ? "together" : "alone"] : null,
    conversionPaysTax: plan.conversion?.paysTax === true && isOn(plan.conversion, year),
  };
}

/**
 * The rules for a deferred annuity that begins after required distributions do: the most that may be paid for it, and
 * the year by which it has to begin (26 CFR 1.401(a)(9)-6(q)). Undefined for any other annuity.
 */
export function longevityLimit({ annuity, firstYear, persons: [{ birth }] }: PlanTerms, law: PlanLaw) {
  if (annuity === null) return null;
  const { startYear } = distributionsStart(birth, law.distributions.startAges);
  if (annuity.fromYear <= Math.max(startYear, firstYear, annuity.buyYear)) return null;
  const { mostPaid, latestAge } = law.longevityAnnuities;
  return { startYear, mostPaid, latestYear: birth.year + latestAge };
}

function annuityIn(plan: PlanTerms, law: PlanLaw, year: number, firstLives: boolean) {
  const { annuity, firstYear } = plan;
  if (annuity === null || annuity.price === 0)
    return { annuityPrice: 0, annuityRate: 0, annuityPays: false, annuityRaise: 0 };
  const { buyYear, price, income, fromYear, raise, lives } = annuity;
  const bought = Math.max(firstYear, buyYear);
  const limit = longevityLimit(plan, law)?.mostPaid ?? Number.POSITIVE_INFINITY;
  return {
    annuityPrice: firstLives && year === bought ? Math.min(price, limit) : 0,
    annuityRate: income / price,
    annuityPays: year >= Math.max(bought, fromYear) && (firstLives || lives === "two"),
    annuityRaise: raise,
  };
}

function homesIn({ spending: { homes = [] } }: PlanTerms, { homeSale }: PlanLaw, year: number, joint: boolean) {
  const sold = homes.filter((home) => home.year === year);
  return {
    homePrice: sold.reduce((sum, { price }) => sum + price, 0),
    homePaid: sold.reduce((sum, { paid }) => sum + paid, 0),
    homeExclusion: sold.length === 0 ? 0 : joint ? homeSale.together : homeSale.alone,
  };
}

/** The loan that is paid in a year: the latest one taken, because a new one is assumed to replace it. */
export const loanIn = (bought: readonly HomeBought[], year: number): HomeBought | undefined =>
  bought.reduce<HomeBought | undefined>(
    (latest, one) =>
      one.loan > 0 && one.year <= year && (latest === undefined || one.year > latest.year) ? one : latest,
    undefined,
  );

function boughtIn({ spending: { homesBought = [] } }: PlanTerms, year: number, livesOnPay: boolean) {
  const loan = loanIn(homesBought, year);
  return {
    loanTaken: loan?.year === year ? loan.loan : 0,
    loanRate: loan?.rate ?? 0,
    loanMonths: 12 * (loan?.loanYears ?? 0),
    loanDue: !livesOnPay && loan !== undefined && year < loan.year + loan.loanYears && year <= loan.throughYear,
    homeCosts: livesOnPay
      ? 0
      : homesBought.reduce((sum, one) => sum + (year >= one.year && year <= one.throughYear ? one.costs : 0), 0),
  };
}

const NO_LADDER = {
  ladderPrice: 0,
  ladderRate: 0,
  ladderPays: false,
  ladderPretax: false,
  ladderWorth: 0,
  ladderYield: 0,
};

function ladderIn({ ladder, firstYear }: PlanTerms, year: number) {
  if (ladder === null) return NO_LADDER;
  const { income, realYield, pretax, throughYear } = ladder;
  const bought = Math.max(firstYear, ladder.buyYear);
  const fromYear = Math.max(bought, ladder.fromYear);
  const { price } = tipsLadder({ ...laddered(ladder, firstYear), yearlyIncome: income });
  if (price === 0 || year < bought) return NO_LADDER;
  const pays = year >= fromYear && year <= throughYear;
  const wait = Math.max(0, fromYear - year - 1);
  const next = Math.max(fromYear, year + 1);
  const payments = throughYear - next + 1;
  // What is left after this year's payment, at the start of the year; the next payment is at least a year away.
  const ladderWorth = worthOfPayments(payments, realYield) / (1 + realYield) ** (wait + 1);
  return {
    ladderPrice: year === bought ? price : 0,
    ladderRate: income / price,
    ladderPays: pays,
    ladderPretax: pretax,
    ladderWorth,
    ladderYield: realYield,
  };
}

/**
 * Years until a ladder's first payment, and how many payments it makes. One bought before the plan begins is bought in
 * its first year.
 */
export function laddered({ buyYear, fromYear, throughYear, realYield }: LadderTerms, firstYear: number) {
  const bought = Math.max(firstYear, buyYear);
  const first = Math.max(bought, fromYear);
  return { realYield, wait: first - bought, payments: Math.max(0, throughYear - first + 1) };
}

const monthsBefore = (month: number, year: number) => Math.min(12, Math.max(0, month - monthNumber(year, 1)));
const turns65 = ({ birth }: PlanPerson) => monthNumber(birth.year + AGE_OF_MEDICARE, birth.month);

/** Medicare can start with the month of turning 65 (42 USC 426(a), 1395i-2(a)), and we assume that it does. */
const monthsBefore65 = (person: PlanPerson, year: number) => monthsBefore(turns65(person), year);

/** Months in which a person buys insurance: before Medicare, and without a job, which we assume covers its worker. */
const monthsInsured = (plan: PlanTerms, person: PlanPerson, year: number) =>
  isAtWork(plan, person, year) ? 0 : monthsBefore65(person, year);

/**
 * The premiums of people who have neither a job nor Medicare yet, as multiples of the premium at 21, added up: for a
 * whole year, and for the months until they turn 65; and the multiple for which the premium was typed. They go by the
 * age on the first day of the year (45 CFR 147.102(a)(1)(iii)).
 */
export function premiumMultiples(
  plan: PlanTerms,
  { marketplace: { ageCurve } }: PlanLaw,
  year: number,
  living: readonly PlanPerson[],
) {
  const factorIn = (person: PlanPerson, at: number) => premiumFactor(ageIn(person, at) - 1, ageCurve);
  const {
    persons: [one],
    firstYear,
  } = plan;
  const insured = living.filter((person) => monthsInsured(plan, person, year) > 0);
  return {
    yearly: insured.reduce((sum, person) => sum + factorIn(person, year), 0),
    untilMedicare: insured.reduce(
      (sum, person) => sum + (factorIn(person, year) * monthsBefore65(person, year)) / 12,
      0,
    ),
    typedFor: factorIn(one, Math.max(one.stopYear, firstYear)),
  };
}

/** Insurance for people who have neither a job nor Medicare yet, with the credit or without. */
function insuranceIn(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]): number {
  const { untilMedicare, typedFor } = premiumMultiples(plan, law, year, living);
  return (plan.spending.premiumBefore * untilMedicare) / typedFor;
}

function marketplaceIn(
  plan: PlanTerms,
  { marketplace: { credit } }: PlanLaw,
  insurance: number,
  year: number,
  living: readonly PlanPerson[],
): Marketplace | null {
  const { marketplace } = plan.spending;
  if (marketplace === null || insurance === 0) return null;
  const { povertyLine } = povertyLineOf(living.length, marketplace, credit);
  const coverage = {
    povertyLine,
    premium: insurance,
    benchmark: insurance,
    monthsCovered: Math.max(...living.map((person) => monthsInsured(plan, person, year))),
    eligibleBelowPovertyLine: false,
  };
  return { coverage, law: credit };
}

/**
 * The part of the first person's traditional money that may be taken before 59½ without the additional tax, and the
 * part that must be.
 */
function earlyTerms({ early, persons: [one], firstYear }: PlanTerms, law: PlanLaw, year: number, ownerLives: boolean) {
  const { separationAge, leastPayments, lifeExpectancy } = law.earlyAccess;
  const { contributionsKnown, rothFirst, workplaceShare, payments } = early;
  const isEarlyIn = (at: number) => ageIn(one, at) < AGE_OF_FREE_WITHDRAWALS;
  const left = Math.max(one.stopYear, firstYear);
  const fromWorkplace =
    ownerLives && workplaceShare > 0 && ageIn(one, one.stopYear) >= separationAge && year >= left && isEarlyIn(year);
  const begins = Math.max(payments?.fromYear ?? firstYear, firstYear);
  const ends = Math.max(begins + leastPayments - 1, one.birth.year + AGE_OF_FREE_WITHDRAWALS - 1);
  const paysOut = ownerLives && payments !== null && isEarlyIn(begins) && year >= begins && year <= ends;
  return {
    fromWorkplace,
    leavesWorkplace: fromWorkplace && year === left ? workplaceShare : 0,
    paysOut,
    paymentPeriod: paysOut && year === begins ? (lifeExpectancy[ageIn(one, year)] ?? null) : null,
    paymentRate: payments?.rate ?? 0,
    paymentShare: payments?.share ?? 0,
    contributionsKnown,
    rothFirst,
  };
}

/** Pay, and the profit of the first person's gigs, in a year of work. */
const earningsOf = (plan: PlanTerms, person: PlanPerson, year: number) =>
  person.pay + (person === plan.persons[0] ? earnedIn(plan, "self-employment", year, 0) : 0);

/** Still working and paid. If nobody earns anything, the first person counts. */
const isAtWork = (plan: PlanTerms, person: PlanPerson, year: number) =>
  year < person.stopYear &&
  (earningsOf(plan, person, year) > 0 || (person === plan.persons[0] && plan.persons.every(({ pay }) => pay === 0)));

/**
 * Medicare hospital insurance starts at 65 for people who already receive Social Security; for people who claim later,
 * it starts up to six months before the claim (42 USC 426(a)).
 */
const monthsBeforeMedicare = (person: PlanPerson, year: number) =>
  monthsBefore(Math.max(turns65(person), person.claimMonth - 6), year);

const hasOwnPlan = ({ ownPlan = null }: PlanPerson) => ownPlan !== null;

/** The limits of the first person's own plans in a year. */
export const ownPlansIn = (
  { persons: [one] }: PlanTerms,
  law: PlanLaw,
  year: number,
  earned: { readonly profit: number; readonly wages: number },
) => ownPlanLimits({ ...earned, age: ageIn(one, year), deferralsElsewhere: 0 }, law.alone.saving, law.profitSharing);

/** What is saved in a year, and what determines where it may go. */
export function savingIn(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]): YearOfSaving {
  const { saving, persons, firstYear } = plan;
  const working = living.filter((person) => isAtWork(plan, person, year));
  const coveredIn = (person: PlanPerson) => (person.covered || hasOwnPlan(person)) && working.includes(person);
  const pays = living.reduce((total, person) => total + (year < person.stopYear ? person.pay : 0), 0);
  const of = (kind: Stream["kind"]) => streamsIn(plan, kind, year, living);
  const [one, two] = persons;
  const profit = living.includes(one) ? earnedIn(plan, "self-employment", year, 0) : 0;
  const work = living.includes(one) ? earnedIn(plan, "work", year, 0) : 0;
  const own = ownPlansIn(plan, law, year, { profit, wages: work + (year < one.stopYear ? one.pay : 0) });
  const ofSpouse = two !== undefined && living.includes(two) ? earnedIn(plan, "work", year, 1) : 0;
  return {
    own:
      working.length === 0 ? 0 : saving.yearly * (1 + saving.raise) ** (year - firstYear) * shareAtWork(plan, working),
    rothShare: saving.rothShare,
    taxableShare: saving.taxableShare,
    healthShare: saving.healthShare,
    income:
      pays + work + profit - own.owner.deductibleHalf + ofSpouse + of("pension") + of("fixed pension") + of("rent"),
    familyCoverage: persons.length === 2,
    rothCatchUpPay: law.rothCatchUpPay,
    savers:
      working.length === 0
        ? []
        : living.map((person) => ({
            age: ageIn(person, year),
            working: working.includes(person),
            pay: person.pay,
            covered: coveredIn(person),
            ...(person === one && person.ownPlan && { ownPlan: own[person.ownPlan] }),
            spouseCovered: living.some((other) => other !== person && coveredIn(other)),
            monthsBeforeMedicare: monthsBeforeMedicare(person, year),
          })),
  };
}

/** Who is on the return: both, or a survivor. */
export const livingIn = ({ persons }: PlanTerms, alive: Alive): readonly PlanPerson[] =>
  alive === "together" ? persons : [alive === "first" ? persons[0] : (persons[1] ?? persons[0])];

/** What an employer contributes in a year. */
export const matchIn = (plan: PlanTerms, year: number, living: readonly PlanPerson[]): number => {
  const working = living.filter((person) => isAtWork(plan, person, year));
  return working.length === 0 ? 0 : plan.saving.match * shareAtWork(plan, working);
};

/** Saves as planned, but within the law's limit for each kind of account; the rest goes into the taxable account. */
function savedIn(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]) {
  const { persons } = plan;
  const working = living.filter((person) => isAtWork(plan, person, year));
  const wanted = savingIn(plan, law, year, living);
  const split = savingSplit(wanted, law[living.length === 2 ? "together" : "alone"].saving);
  const match = matchIn(plan, year, living);
  const bySpouse = working.length > 0 && !working.includes(persons[0]);
  return {
    own: wanted.own,
    into: {
      toTraditional: bySpouse ? 0 : split.pretax + match,
      toSpouse: bySpouse ? split.pretax + match : 0,
      toRoth: split.toRoth,
      toTaxable: split.toTaxable,
      toHealth: split.toHealth,
      adjustments: split.adjustments,
      // One's own plan is filled before the spouse's.
      intoOwnPlan: Math.min(split.planPretax, wanted.savers.find(({ ownPlan }) => ownPlan)?.ownPlan?.most ?? 0),
    },
  };
}

/** The savings typed are for everyone still working; each person saves in proportion to what they earn. */
function shareAtWork(plan: PlanTerms, working: readonly PlanPerson[]): number {
  const atStart = plan.persons.filter((person) => isAtWork(plan, person, plan.firstYear));
  const payOf = (people: readonly PlanPerson[]) =>
    people.reduce((total, person) => total + earningsOf(plan, person, plan.firstYear), 0);
  const all = payOf(atStart);
  return all > 0 ? payOf(working) / all : working.length / Math.max(1, atStart.length);
}
