import { inForce, type YearSeries } from "./series.ts";

/** What depends on the birth year. Each series names only the years in which it changes. */
export interface AgesByBirthYear {
  /** Months of age. */
  readonly fullRetirement: YearSeries;
  readonly survivorFullRetirement: YearSeries;
  /** Credit for each month of delay, a fraction of the primary insurance amount. */
  readonly delayedCredit: YearSeries;
}

/**
 * Full retirement ages in months and the monthly delayed credit of a person born (as Social Security counts) in `year`.
 */
export const agesOfBirthYear = (year: number, ages: AgesByBirthYear) => ({
  fullRetirementAge: inForce(ages.fullRetirement, year),
  survivorFullRetirementAge: inForce(ages.survivorFullRetirement, year),
  delayedCredit: inForce(ages.delayedCredit, year),
});
export type Ages = ReturnType<typeof agesOfBirthYear>;

export interface WorkerFactorLaw {
  readonly firstReductionMonths: number;
  readonly firstReduction: number;
  readonly furtherReduction: number;
  readonly latestCreditAge: number;
}
export interface SpouseFactorLaw {
  readonly firstReductionMonths: number;
  readonly spouseReduction: number;
  readonly furtherReduction: number;
}
export interface SurvivorFactorLaw {
  readonly survivorEarliestAge: number;
  readonly survivorLeastShare: number;
}

/** The share of the primary insurance amount that a worker gets who claims at `claimAge` (in months). */
export function workerFactor(
  {
    claimAge,
    fullRetirementAge,
    delayedCredit,
  }: Pick<Ages, "fullRetirementAge" | "delayedCredit"> & { claimAge: number },
  law: WorkerFactorLaw,
) {
  const monthsEarly = Math.max(0, fullRetirementAge - claimAge);
  const monthsLate = Math.max(0, Math.min(claimAge, law.latestCreditAge) - fullRetirementAge);
  const reduction =
    Math.min(monthsEarly, law.firstReductionMonths) * law.firstReduction +
    Math.max(0, monthsEarly - law.firstReductionMonths) * law.furtherReduction;
  const credit = monthsLate * delayedCredit;
  const factor = 1 - reduction + credit;
  return { monthsEarly, monthsLate, reduction, credit, factor };
}

/**
 * The share of the full spouse's benefit that is paid if it starts at `startAge` (in months). Waiting past full
 * retirement age adds nothing.
 */
export function spouseFactor(
  { startAge, fullRetirementAge }: { startAge: number; fullRetirementAge: number },
  law: SpouseFactorLaw,
) {
  const monthsEarly = Math.max(0, fullRetirementAge - startAge);
  const reduction =
    Math.min(monthsEarly, law.firstReductionMonths) * law.spouseReduction +
    Math.max(0, monthsEarly - law.firstReductionMonths) * law.furtherReduction;
  const factor = 1 - reduction;
  return { monthsEarly, reduction, factor };
}

/**
 * The share of a survivor's benefit that is paid if it starts at `startAge`: a straight line from 60 to the survivor's
 * full retirement age.
 */
export function survivorFactor(
  { startAge, survivorFullRetirementAge }: { startAge: number; survivorFullRetirementAge: number },
  law: SurvivorFactorLaw,
) {
  const monthsEarly = Math.max(0, survivorFullRetirementAge - startAge);
  const monthsFrom60 = survivorFullRetirementAge - law.survivorEarliestAge;
  const factor = 1 - ((1 - law.survivorLeastShare) * monthsEarly) / monthsFrom60;
  return { monthsEarly, monthsFrom60, factor };
}
