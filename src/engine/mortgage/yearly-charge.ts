import { toCent } from "../rounding.ts";
import { balanceAt, type Schedule } from "./schedule.ts";

/**
 * The average balance before each payment of a loan year (from 1), which is how FHA and USDA count the year's balance.
 */
export function meanBalance(of: Schedule, loanYear: number): number {
  const first = (loanYear - 1) * 12;
  const count = Math.min(12, of.termMonths - first);
  if (count <= 0) return 0;
  let sum = 0;
  for (let k = first; k < first + count; k++) sum += balanceAt(of, k);
  return sum / count;
}

/**
 * The monthly charge in each loan year, to the cent: `annualRate` of the average balance, for the first `months`
 * payments.
 */
export function monthlyCharges(of: Schedule, annualRate: number, months: number): number[] {
  const years = Math.ceil(of.termMonths / 12);
  return Array.from({ length: years }, (_, i) =>
    12 * i < months ? toCent((meanBalance(of, i + 1) * annualRate) / 12) : 0,
  );
}

/** The total of the first `months` payments' charges. */
export const totalCharges = (charges: readonly number[], months: number) =>
  charges.reduce((sum, charge, i) => sum + charge * Math.max(0, Math.min(12, months - 12 * i)), 0);
