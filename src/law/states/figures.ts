/**
 * How state law files write their figures. Rows of five follow the order of Form 1040: single, joint, separate, head of
 * household, surviving spouse.
 */
import type { Brackets } from "../../engine/brackets.ts";
import type { Part, Rule } from "../../engine/state/rule.ts";
import type {
  FiguresOf,
  Localities,
  LocalityYear,
  TaxedYear,
  UntaxedYear,
  Use,
} from "../../engine/state/state-year.ts";
import type { Source } from "../../engine/worksheet.ts";
import { byYear, type Dates } from "../dated.ts";
import { brackets, count, type Figure, flag, list, rate, rateOrNone, usd, usdOrNone, years } from "../figure.ts";
import { type ByStatus, bracketsByStatus, rateByStatus, usdByStatus, usdOrNoneByStatus } from "../us/by-status.ts";

/** Applies an engine rule under the state's own name for it, with its figures, on a line of its form. */
export const use = <Law, W extends Part>(
  rule: Rule<Law, W>,
  label: string,
  figures: FiguresOf<NoInfer<Law>>,
  form?: string,
): Use => ({
  rule,
  label,
  figures,
  ...(form === undefined ? {} : { form }),
});

/** A year as written in the file, without notes and gaps that belong to other years. */
type Written = Omit<TaxedYear, "year" | "notes" | "missing"> & {
  readonly notes?: readonly (string | undefined)[];
  readonly missing: readonly (string | undefined)[];
};
const ofThisYear = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

/** The law of a state that taxes income, for all the years it is written for. */
export const taxed = <Y extends number>(years: readonly Y[], law: (dates: Dates<Y>) => Written) =>
  byYear(years, (dates, year): TaxedYear => {
    const { notes, missing, ...rest } = law(dates);
    return { ...rest, year, ...(notes && { notes: ofThisYear(notes) }), missing: ofThisYear(missing) };
  });
/** The law of a state with no income tax, the same in every year. */
export const untaxed = <Y extends number>(years: readonly Y[], law: Omit<UntaxedYear, "untaxed" | "year">) =>
  byYear(years, (_, year): UntaxedYear => ({ untaxed: true, ...law, year }));
/** The cities and counties of a state that tax income. */
export const placesIn = <Y extends number>(years: readonly Y[], law: (dates: Dates<Y>) => Localities) =>
  byYear(years, law);

type Row = readonly [over: number, value: number];
type Rows = readonly Row[];
type Five<V> = readonly [single: V, joint: V, separate: V, head: V, survivor: V];
type Listed = readonly number[];

const listByStatus = (rows: Five<Listed>, label: string, source: Source, doubt?: string): ByStatus<Listed> => ({
  single: list(rows[0], label, source, doubt),
  married_joint: list(rows[1], label, source, doubt),
  married_separate: list(rows[2], label, source, doubt),
  head_of_household: list(rows[3], label, source, doubt),
  surviving_spouse: list(rows[4], label, source, doubt),
});

const countByStatus = (values: Five<number>, label: string, source: Source, doubt?: string): ByStatus<number> => ({
  single: count(values[0], label, source, doubt),
  married_joint: count(values[1], label, source, doubt),
  married_separate: count(values[2], label, source, doubt),
  head_of_household: count(values[3], label, source, doubt),
  surviving_spouse: count(values[4], label, source, doubt),
});

/** Figures from one document. `doubt` says why readers should be careful with all of them. */
export const citing = (source: Source, doubt?: string) => ({
  source,
  usd: (value: number, label: string) => usd(value, label, source, doubt),
  usdOrNone: (value: number | null, label: string) => usdOrNone(value, label, source, doubt),
  rate: (value: number, label: string) => rate(value, label, source, doubt),
  rateOrNone: (value: number | null, label: string) => rateOrNone(value, label, source, doubt),
  count: (value: number, label: string) => count(value, label, source, doubt),
  years: (value: number, label: string) => years(value, label, source, doubt),
  flag: (value: boolean, label: string) => flag(value, label, source, doubt),
  list: (values: Listed, label: string) => list(values, label, source, doubt),
  /** One rate on all income. */
  flat: (value: number, label = "Tax rate"): Figure<Brackets> => brackets([[0, value]], label, source, doubt),
  /** A rate schedule, or a table of amounts or shares by income: where each row begins, and its entry. */
  table: (rows: Rows, label = "Tax rate schedule"): Figure<Brackets> => brackets(rows, label, source, doubt),
  usdByStatus: (values: Five<number>, label: string) => usdByStatus(values, label, source, doubt),
  usdOrNoneByStatus: (values: Five<number | null>, label: string) => usdOrNoneByStatus(values, label, source, doubt),
  countByStatus: (values: Five<number>, label: string) => countByStatus(values, label, source, doubt),
  rateByStatus: (values: Five<number>, label: string) => rateByStatus(values, label, source, doubt),
  tableByStatus: (rows: Five<Rows>, label = "Tax rate schedule") => bracketsByStatus(rows, label, source, doubt),
  listByStatus: (rows: Five<Listed>, label: string) => listByStatus(rows, label, source, doubt),
});

/** Why a figure carries a doubt. */
export const ONE_SOURCE = "We found this in only one document.";
export const DERIVED =
  "Worked out from the state's withholding tables or its index, because the state hasn't published it yet.";

export type Documents = ReturnType<typeof citing>;
/**
 * Prior-year safe harbor: all of last year's tax, or 110% above 150,000 of income, like the federal rule. Most states
 * ask for 100% at every income, for example Illinois, Ohio and Wisconsin, so look for this in each state's own law.
 * Maryland and the District of Columbia ask for 110% at every income.
 */
export const lastYearsTax = (from: Documents, ofHighIncome: number, ofOthers = 1) => {
  const limit = "Last year's income above which the higher share applies";
  return {
    priorYearShare: from.rate(ofOthers, "Share of last year's tax that avoids a penalty"),
    priorYearShareHighIncome: from.rate(
      ofHighIncome,
      "Share of last year's tax that avoids a penalty if last year's income was high",
    ),
    highIncomeOver:
      ofHighIncome === ofOthers
        ? from.usdOrNone(null, limit)
        : from.usdByStatus([150_000, 150_000, 75_000, 150_000, 150_000], limit),
    priorYearBelow: from.usdOrNone(null, "Income from which last year's tax no longer protects you from a penalty"),
  };
};
/**
 * Estimated payments in four equal parts on the federal dates, for a share of this year's tax or of last year's. Each
 * state says its own shares; when the federal 110% was a default, it was wrong in nine states.
 */
export const onFederalDates = (
  threshold: number,
  from: Documents,
  share: number,
  lastYear: ReturnType<typeof lastYearsTax>,
) => ({
  threshold: from.usdOrNone(threshold, "Tax after withholding from which payments are required"),
  shares: from.list([0.25, 0.25, 0.25, 0.25], "Share due at each date"),
  dates: from.list([415, 615, 915, 115], "Due dates, as month and day"),
  currentYearShare: from.rate(share, "Share of this year's tax to pay on time"),
  ...lastYear,
});

interface PaycheckFigures {
  readonly rates: Rows | Five<Rows>;
  readonly partOfYear?: number;
  readonly nothingUpTo?: Five<number>;
  readonly deduction?: Five<number>;
  readonly deductionShare?: number;
  readonly onlyWithAllowances?: boolean;
  readonly knownUpTo?: number;
  readonly perAllowance?: number;
  readonly creditPerAllowance?: number;
  readonly forFiler?: number | Five<number>;
  readonly forDependent?: number;
  readonly spousesApart?: boolean;
}
const isByStatus = (rates: Rows | Five<Rows>): rates is Five<Rows> => Array.isArray(rates[0]?.[0]);
const NOBODY: Five<number> = [0, 0, 0, 0, 0];
/** The formula employers withhold by, for wages of a year. What it does not have is zero. */
export const paycheckFormula = (from: Documents, has: PaycheckFigures) => ({
  partOfYear: from.rate(has.partOfYear ?? 1, "Part of the year the formula holds for"),
  nothingUpTo: from.usdByStatus(has.nothingUpTo ?? NOBODY, "Wages up to which nothing is withheld"),
  deduction: from.usdByStatus(has.deduction ?? NOBODY, "Subtracted from wages"),
  deductionShare: from.rate(has.deductionShare ?? 1, "Most that is, as a share of the wages"),
  onlyWithAllowances: from.flag(has.onlyWithAllowances ?? false, "Only jobs with an allowance get it"),
  knownUpTo: from.usdOrNone(has.knownUpTo ?? null, "Wages up to which we have the table"),
  perAllowance: from.usd(has.perAllowance ?? 0, "Subtracted from wages for each allowance"),
  rates: isByStatus(has.rates)
    ? from.tableByStatus(has.rates, "Withholding rates")
    : from.table(has.rates, "Withholding rates"),
  creditPerAllowance: from.usd(has.creditPerAllowance ?? 0, "Subtracted from the tax for each allowance"),
  forFiler:
    typeof has.forFiler === "object"
      ? from.countByStatus(has.forFiler, "Allowances for each filer")
      : from.count(has.forFiler ?? 0, "Allowances for each filer"),
  forDependent: from.count(has.forDependent ?? 0, "Allowances for each dependent"),
  spousesApart: from.flag(has.spousesApart ?? false, "Two spouses with jobs use the separate figures"),
});

export const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);
/** Places that differ only in their rate: each rate with the places that have it. */
export const placesByRate = (
  rows: readonly (readonly [rate: number, places: readonly string[]])[],
  from: Documents,
  place: (rate: Figure<number>) => Omit<LocalityYear, "name">,
): readonly LocalityYear[] =>
  rows
    .flatMap(([rate, names]) => names.map((name) => ({ name, ...place(from.rate(rate, `Tax rate of ${name}`)) })))
    .sort(byName);
