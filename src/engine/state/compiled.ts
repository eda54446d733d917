import type { FilingStatus } from "../tax/filing-status.ts";
import type { Known, Lines, Scope, Value } from "../worksheet.ts";
import type { Part, Rule } from "./rule.ts";
import { ruleBook } from "./rule-book.ts";
import type { AnyUse, CitedFigure, DeductionChoice, LocalityYear, StateYear, TaxedYear, Uses } from "./state-year.ts";

/** A rule with the bare figures of one state, year and filing status: all that the arithmetic needs. */
export interface CompiledRule {
  readonly key: string;
  readonly figure: Rule<unknown, Part>["figure"];
  readonly needs: Rule<unknown, Part>["needs"];
  readonly law: unknown;
  readonly use: AnyUse;
  readonly lines: Lines<Part>;
  readonly cliff: string | undefined;
}
export type Group = readonly CompiledRule[];

/** A state's law of one year for one filing status. Made once, outside of any loop. */
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

/** The law of a city or county, in the same way. */
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

const isFigure = (entry: object): entry is CitedFigure<unknown> => "unit" in entry && "source" in entry;
const isByStatus = (entry: object): entry is Record<FilingStatus, CitedFigure<unknown>> => "married_separate" in entry;

/** The figures of a table of law for one status, or their bare values. */
export function forStatus(figures: object, status: FilingStatus, bare: boolean): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(figures as Record<string, object>)) {
    const figure = isByStatus(entry) ? entry[status] : entry;
    picked[name] = isFigure(figure) ? (bare ? figure.value : figure) : forStatus(figure, status, bare);
  }
  return picked;
}

const grouped = (uses: Uses | undefined, status: FilingStatus): Group =>
  Object.entries(uses ?? {}).map(([key, use]) => {
    const { figure, needs, lines, cliff } = ruleBook[use.rule] as unknown as Rule<unknown, Part>;
    return { key, figure, needs, law: forStatus(use.figures, status, true), use, lines, cliff };
  });

/** A state's year for one status; `null` where it has no income tax to compute. */
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

/** The figures of a group as names a formula may use: `law.credits.dependents.perChild`. */
export function figureScope(group: Group, prefix: string, status: FilingStatus): Scope {
  const scope: Record<string, Known> = {};
  const add = (figures: Record<string, unknown>, path: string) => {
    for (const [name, entry] of Object.entries(figures as Record<string, object>)) {
      const full = `${path}.${name}`;
      if (isFigure(entry)) scope[full] = { kind: "figure", name: full, ...entry, value: entry.value as Value };
      else add(entry as Record<string, unknown>, full);
    }
  };
  for (const { key, use } of group) add(forStatus(use.figures, status, false), `${prefix}.${key}`);
  return scope;
}
