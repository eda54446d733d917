import { at } from "./ledger.ts";
import { balanceAt, type Schedule } from "./schedule.ts";

/** A loan under one program, paid as planned, and what it charges on top. */
export interface ProgramLoan {
  readonly made: Schedule;
  /** The part of the price that is borrowed before any fee is added. */
  readonly baseLoan: number;
  /** Added to the loan. */
  readonly upfrontFee: number;
  /** Mortgage insurance with the payment of this number. */
  insuranceAt(number: number): number;
}

/** What a loan has cost after being kept for a number of months: interest, insurance and the program's fee. Dollars. */
export function programCost({ made, upfrontFee, insuranceAt }: ProgramLoan, months: number) {
  const kept = Math.min(months, made.paymentsMade);
  const interest = at(made.interestSoFar, kept);
  let insurance = 0;
  for (let number = 1; number <= kept; number++) insurance += insuranceAt(number);
  const cost = upfrontFee + interest + insurance;
  return { interest, insurance, cost, owed: balanceAt(made, kept) };
}

/**
 * Whether a cost is about the same as the lowest one. Most of the rates are estimates, which can't tell a difference of
 * less than 1%.
 */
export const isAboutTheSame = (cost: number, least: number): boolean => cost === least || cost - least < 0.01 * least;

/** Years, first through last, in which the same loans cost the least. */
export interface Cheapest {
  /** Their places among the loans; several if they cost about the same. */
  readonly loans: readonly number[];
  readonly from: number;
  readonly through: number;
}

/** The cheapest loans for leaving after each year, in runs of years. */
export function cheapestByYear(loans: readonly ProgramLoan[], years: number): Cheapest[] {
  const runs: Cheapest[] = [];
  const insurance = loans.map(() => 0);
  for (let year = 1; year <= years; year++) {
    const costs = loans.map(({ made, upfrontFee, insuranceAt }, i) => {
      for (let number = 12 * year - 11; number <= Math.min(12 * year, made.paymentsMade); number++)
        insurance[i] = (insurance[i] ?? 0) + insuranceAt(number);
      const kept = Math.min(12 * year, made.paymentsMade);
      return upfrontFee + at(made.interestSoFar, kept) + (insurance[i] ?? 0);
    });
    const least = Math.min(...costs);
    const lowest = costs.flatMap((cost, i) => (isAboutTheSame(cost, least) ? [i] : []));
    const last = runs.at(-1);
    if (last?.loans.join() === lowest.join()) runs[runs.length - 1] = { ...last, through: year };
    else runs.push({ loans: lowest, from: year, through: year });
  }
  return runs;
}

/** Average rates over several days, in percent, for the current loan and another: fractions. */
export const meanRate = (days: readonly number[]) => days.reduce((sum, day) => sum + day, 0) / days.length / 100;
