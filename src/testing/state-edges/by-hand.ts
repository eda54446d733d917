/**
 * Arithmetic for state phase-outs, worked from the second reading alone: counting by loops and looking up rows, with
 * nothing from the engine.
 */
import type { FederalResult } from "../../engine/state/federal-result.ts";
import type { StateParts, StateReturn } from "../../engine/state/state-return.ts";
import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import type { Told } from "../worked-state.ts";

export type Rows = readonly (readonly [number, number])[];

/** The second reading of one rule, for a year and filing status. */
export interface Read {
  readonly status: FilingStatus;
  readonly year: number;
  /** A figure of the rule. */
  readonly one: (name: string) => number;
  readonly rows: (name: string) => Rows;
  readonly list: (name: string) => readonly number[];
  /** A figure of the federal law of that year and status. */
  readonly federal: (name: string) => number;
}

/** What a rule is worked on: the federal return, and the state's up to that rule. */
export interface Made {
  readonly federal: FederalResult;
  readonly state: StateReturn;
}

/** One rule of a state that steps, fades or ends with income. */
export interface StateEdge {
  /** "AL exemptions.dependents": the state, its group and the rule. */
  readonly rule: `${string} ${keyof StateParts}.${string}`;
  /** The law or form that the arithmetic is written from. */
  readonly from: string;
  readonly statuses?: readonly FilingStatus[];
  /** The household with this amount; wages of the filer if omitted. */
  readonly household?: (amount: number, read: Read) => Told;
  readonly amounts: (read: Read) => readonly number[];
  readonly byHand: (amount: number, read: Read, made: Made) => number;
}

/** The people who file: two on a joint return. */
export const filers = ({ status }: Read) => (status === "married_joint" ? 2 : 1);

/** The amount and a dollar beyond. */
export const beyond = (amount: number) => [amount, amount + 1];
/** Around the first two steps of a fall that counts steps begun. */
export const begun = (start: number, step: number) => [start, start + 1, start + step, start + step + 1];
/** At each floor of a table, a dollar below and a dollar above. */
export const floors = (rows: Rows) => rows.flatMap(([floor]) => (floor > 1 ? [floor - 1, floor, floor + 1] : [1]));

/** Steps of income above the start, a part of one counting whole. */
export function stepsBegun(income: number, start: number, step: number): number {
  let steps = 0;
  for (let reached = start; reached < income; reached += step) steps++;
  return steps;
}

/** The row for an income in a table that says "over 50,000". */
export function rowOver(income: number, rows: Rows): number {
  let value = rows[0]?.[1] ?? Number.NaN;
  for (const [floor, next] of rows) if (income > floor && floor > 0) value = next;
  return value;
}
/** The row for an income in a table that says "50,000 or more". */
export function rowFrom(income: number, rows: Rows): number {
  let value = Number.NaN;
  for (const [floor, next] of rows) if (income >= floor) value = next;
  return value;
}

/** A progressive tax, bracket by bracket. */
export function taxBy(rows: Rows, income: number): number {
  let tax = 0;
  rows.forEach(([floor, rate], i) => {
    const end = rows[i + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    if (income > floor) tax += rate * ((income < end ? income : end) - floor);
  });
  return tax;
}

/** The part of an amount that is left between the start and the end of a straight fall. */
export function partLeft(income: number, start: number, width: number): number {
  if (income <= start) return 1;
  return income >= start + width ? 0 : (start + width - income) / width;
}

export const notBelowZero = (amount: number) => (amount > 0 ? amount : 0);
export const smaller = (one: number, other: number) => (one < other ? one : other);

export const SINGLE: readonly FilingStatus[] = ["single"];
export const NOT_SEPARATE: readonly FilingStatus[] = ["single", "married_joint", "head_of_household"];
export const FOUR: readonly FilingStatus[] = ["single", "married_joint", "married_separate", "head_of_household"];

/** Wages of the filer, with children of these ages. */
export const withChildren =
  (...children: number[]) =>
  (wages: number, { status }: Read): Told => ({ status, filer: { wages }, children });
/** Wages and care for one child of 4 at 3,000 a year; on a joint return the spouse earns some of them. */
export const withCare = (wages: number, { status }: Read): Told => ({
  status,
  filer: { wages: status === "married_joint" ? wages - 8_000 : wages },
  ...(status === "married_joint" ? { spouse: { wages: 8_000 } } : {}),
  children: [4],
  claims: { carePersons: 1, careExpenses: 3_000 },
});
/** The same, with wages that leave this much federal taxable income. */
export const withCareAndTaxable = (taxable: number, read: Read): Told =>
  withCare(taxable + read.federal("standardDeduction.basic"), read);
/** Pensions from an employer at an age, on a joint return all of them the filer's. */
export const pensioner =
  (age: number, benefits = 0) =>
  (amount: number, { status }: Read): Told => ({
    status,
    filer: { age, taxablePensions: amount, employerPensions: amount },
    ...(status === "married_joint" ? { spouse: { age } } : {}),
    income: { socialSecurityBenefits: benefits },
  });
/** Rent, or property tax, with wages. */
export const renting =
  (rentPaid: number) =>
  (wages: number, { status }: Read): Told => ({ status, filer: { wages }, home: { rentPaid } });
export const owning =
  (realEstateTaxes: number) =>
  (wages: number, { status }: Read): Told => ({ status, filer: { wages }, home: { realEstateTaxes } });
/** Mortgage interest to itemize. */
export const itemizing =
  (mortgageInterest: number) =>
  (wages: number, { status }: Read): Told => ({ status, filer: { wages }, costs: { mortgageInterest } });
