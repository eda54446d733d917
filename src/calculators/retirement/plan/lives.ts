/** The people of a plan: how long they live and work, and the Social Security they earn. */

import type { PlanPerson, PlanTerms } from "../../../engine/retirement/plan/terms.ts";
import { yearOf } from "../../../engine/social-security/birth.ts";
import { claimant } from "../../../engine/social-security/claimant.ts";
import { workerFactor } from "../../../engine/social-security/claiming-age.ts";
import { statedBenefit } from "../../../engine/social-security/stated-benefit.ts";
import { valuesOf } from "../../../law/figure.ts";
import { agesByBirth, claimingAges } from "../../../law/retirement/social-security.ts";
import { hasClaimed, spousesBirth } from "../ages.ts";
import type { Inputs } from "../inputs.ts";
import { FIRST_YEAR } from "../years.ts";
import { fullBenefit, type WorkingLife } from "./full-benefit.ts";
import { isEarned, isSpouses, withBusiness } from "./household.ts";
import { lawsFor } from "./laws.ts";

export const claiming = valuesOf(claimingAges);

/** The first year of a person's age, by the age at year-end. */
export const yearOfAge = (birthYear: number, age: number) => birthYear + age;

/** Random lives are followed to this age; hardly anybody lives longer. */
const LAST_AGE_OF_LOTS = 105;

export function personsOf(inputs: Inputs): PlanTerms["persons"] {
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
    ...knownOf(inputs),
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
    ...knownOf(inputs, "spouse"),
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
  const birth = spousesBirth(inputs);
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

function claimOf(birth: WorkingLife["birth"], claimAge: number) {
  const claims = claimant({ ...birth, day: MIDDLE }, 0, agesByBirth, claiming);
  return { claims, claimMonth: claims.month + Math.max(claims.earliestClaimAge, Math.round(claimAge * 12)) };
}

/** The share of the full benefit that is paid to someone who claimed before the plan begins; null before a claim. */
export function shareClaimed(inputs: Inputs, who: "you" | "spouse" = "you"): number | null {
  const [birth, claimAge] =
    who === "you" ? [inputs.born, inputs.claimAge] : [spousesBirth(inputs), inputs.spouseClaimAge];
  if (!hasClaimed(birth, claimAge)) return null;
  const { claims, claimMonth } = claimOf(birth, claimAge);
  return workerFactor({ ...claims, claimAge: claimMonth - claims.month }, claiming).factor;
}

/**
 * The benefit at full retirement age, if an amount was typed, and the work it assumes. Whoever has claimed types what
 * is paid, which is for the work they have done.
 */
export function knownOf(inputs: Inputs, who: "you" | "spouse" = "you"): Known {
  const { benefit, pia, spouseBenefit, spousePia, piaCounts } = inputs;
  const [from, amount] = who === "you" ? [benefit, pia] : [spouseBenefit, spousePia];
  if (from !== "known") return { typed: null, counts: piaCounts };
  const share = shareClaimed(inputs, who);
  return share === null ? { typed: amount, counts: piaCounts } : { typed: amount / share, counts: "plan" };
}

interface Known {
  readonly typed: number | null;
  readonly counts: Inputs["piaCounts"];
}

type Asked = Required<
  Pick<PlanPerson, "birth" | "stopYear" | "lastYear" | "benefitsTo" | "pay" | "covered" | "ownPlan">
>;

interface PersonInputs extends Asked, Known {
  readonly claimAge: number;
  readonly life: WorkingLife;
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
  const { claims, claimMonth } = claimOf(birth, claimAge);
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
