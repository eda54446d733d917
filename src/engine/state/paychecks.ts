import { type Brackets, taxOn } from "../brackets.ts";

/** How an employer figures a state's withholding by the formula the state publishes. Dollars for the year. */
export interface StatePaycheckLaw {
  /** The part of the year this formula holds for; less than 1 where the state changed it during the year. */
  readonly partOfYear: number;
  /** Wages up to which nothing is withheld. */
  readonly nothingUpTo: number;
  /** Taken off the wages for everybody, and for each allowance. */
  readonly deduction: number;
  /** The deduction is at most this share of the wages; 1 where it doesn't depend on them. */
  readonly deductionShare: number;
  /** Whether a job without allowances gets no deduction. */
  readonly onlyWithAllowances: boolean;
  readonly perAllowance: number;
  readonly rates: Brackets;
  /** Taken off the tax for each allowance. */
  readonly creditPerAllowance: number;
  /** Wages up to which we have the table; `null` if we have all of it. */
  readonly knownUpTo: number | null;
  /** Allowances for each filer and each dependent. */
  readonly forFiler: number;
  readonly forDependent: number;
  /** Whether two spouses with jobs go by the figures of separate filers. */
  readonly spousesApart: boolean;
}

export interface PaycheckHousehold {
  readonly filers: number;
  readonly dependents: number;
}

interface Formula {
  readonly taxed: number;
  readonly yearly: number;
  readonly part: number;
}
interface PaidJob {
  readonly wages: number;
  readonly allowances: number;
  readonly formulas: readonly Formula[];
  readonly withheld: number;
}
export interface StatePaychecks {
  /** What the household may claim on the state's withholding certificate, all of it at the job that pays most. */
  readonly allowances: number;
  readonly jobs: readonly PaidJob[];
  readonly withheld: number;
}

/**
 * The state income tax that employers withhold in a year. Each employer sees its own job only; the job that pays most
 * gets all allowances. Unrounded.
 *
 * Leaves out extra withholding on a certificate, bonuses, and wages above `knownUpTo`.
 */
export function statePaychecks(
  wages: readonly number[],
  { filers, dependents }: PaycheckHousehold,
  formulas: readonly StatePaycheckLaw[],
): StatePaychecks {
  const { forFiler = 0, forDependent = 0 } = formulas[0] ?? {};
  const allowances = forFiler * filers + forDependent * dependents;
  const first = wages.indexOf(Math.max(...wages));
  const jobs = wages.map((wage, i) => jobOf(wage, i === first ? allowances : 0, formulas));
  return { allowances, jobs, withheld: jobs.reduce((sum, job) => sum + job.withheld, 0) };
}

function jobOf(wages: number, allowances: number, laws: readonly StatePaycheckLaw[]): PaidJob {
  const formulas = laws.map((law) => {
    const deducted =
      law.onlyWithAllowances && allowances === 0 ? 0 : Math.min(law.deduction, law.deductionShare * wages);
    const taxed = Math.max(0, wages - deducted - allowances * law.perAllowance);
    const yearly =
      wages <= law.nothingUpTo ? 0 : Math.max(0, taxOn(taxed, law.rates) - allowances * law.creditPerAllowance);
    return { taxed, yearly, part: law.partOfYear * yearly };
  });
  return { wages, allowances, formulas, withheld: formulas.reduce((sum, { part }) => sum + part, 0) };
}
