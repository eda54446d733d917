import { type Cited, forStatus, scopeOf, valuesOf } from "../figure.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import type { Lines, Scope } from "../worksheet.ts";
import type { Part, Rule } from "./rule.ts";
import type { DeductionChoice, LocalityYear, StateYear, TaxedYear, Use, Uses } from "./state-year.ts";

/** A rule with the bare figures for one state, year and filing status: all that the arithmetic needs. */
export interface CompiledRule {
  readonly key: string;
  readonly figure: Rule<unknown, Part>["figure"];
  readonly needs: Rule<unknown, Part>["needs"];
  readonly law: unknown;
  readonly use: Use;
  readonly lines: Lines<Part>;
  readonly cliff: string | undefined;
}
export type Group = readonly CompiledRule[];

/** A state's law for one year and filing status. Built once, outside of any loop. */
export interface CompiledState {
  readonly year: TaxedYear;
  readonly status: FilingStatus;
  readonly itemizing: DeductionChoice;
  readonly incomeAtLeastZero: boolean;
  readonly income: Group;
  readonly additions: Group;
  readonly subtractions: Group;
  readonly standardDeduction: Group;
  readonly itemizedDeductions: Group;
  readonly exemptions: Group;
  readonly tax: Group;
  readonly credits: Group;
  readonly otherTaxes: Group;
  readonly refundableCredits: Group;
}

/** The law of a city or county, built the same way. */
export interface CompiledLocality {
  readonly year: LocalityYear;
  readonly status: FilingStatus;
  readonly tax: Group;
  readonly credits: Group;
  readonly otherTaxes: Group;
  readonly refundableCredits: Group;
}

export const groupNames = [
  "income",
  "additions",
  "subtractions",
  "standardDeduction",
  "itemizedDeductions",
  "exemptions",
  "tax",
  "credits",
  "otherTaxes",
  "refundableCredits",
] as const satisfies readonly (keyof CompiledState)[];
export type GroupName = (typeof groupNames)[number];

const grouped = (uses: Uses | undefined, status: FilingStatus): Group =>
  Object.entries(uses ?? {}).map(([key, use]) => {
    const { figure, needs, lines, cliff } = use.rule as unknown as Rule<unknown, Part>;
    return { key, figure, needs, law: valuesOf(forStatus(use.figures, status) as Cited<unknown>), use, lines, cliff };
  });

/** A state's year for one status; `null` if it has no income tax to compute. */
export function compiledState(year: StateYear, status: FilingStatus): CompiledState | null {
  if (year.untaxed) return null;
  return {
    year,
    status,
    itemizing: year.itemizing ?? "larger",
    incomeAtLeastZero: year.incomeAtLeastZero ?? false,
    income: grouped(year.income, status),
    additions: grouped(year.additions, status),
    subtractions: grouped(year.subtractions, status),
    standardDeduction: grouped(year.standardDeduction, status),
    itemizedDeductions: grouped(year.itemizedDeductions, status),
    exemptions: grouped(year.exemptions, status),
    tax: grouped(year.tax, status),
    credits: grouped(year.credits, status),
    otherTaxes: grouped(year.otherTaxes, status),
    refundableCredits: grouped(year.refundableCredits, status),
  };
}

export const compiledLocality = (year: LocalityYear, status: FilingStatus): CompiledLocality => ({
  year,
  status,
  tax: grouped(year.tax, status),
  credits: grouped(year.credits, status),
  otherTaxes: grouped(year.otherTaxes, status),
  refundableCredits: grouped(year.refundableCredits, status),
});

/** A group's figures by the names that formulas use: `law.credits.dependents.perChild`. */
export const figureScope = (group: Group, prefix: string, status: FilingStatus): Scope =>
  Object.assign(
    {},
    ...group.map(({ key, use }) => scopeOf(forStatus(use.figures, status) as Cited<unknown>, `${prefix}.${key}.`)),
  );
