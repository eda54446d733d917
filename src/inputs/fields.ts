/**
 * The kinds of input a calculator asks for. Each reads and writes its value as text, in the form and in links alike; a calculator declares its
 * inputs once as a record of fields, and its type, form, validation, links and random test inputs all follow from that.
 */
import type { Source } from "../engine/worksheet.ts";
import { decimal, signOf } from "./decimal.ts";
import { numberIn, tidy } from "./number.ts";
import * as say from "./sentences.ts";

/** The value a text stands for, with what a reader may want to know about the reading; or what is wrong with the text. */
export type Reading<T> =
  | { readonly value: T; readonly echo?: string; readonly unusual?: string }
  | { readonly problem: string; readonly nearest?: T };

/** Where a start value comes from: shown beside it until the visitor types something else. */
export interface Provenance {
  readonly text: string;
  readonly source?: Source;
  /** A figure that is renewed from time to time: links write it down, so that they keep showing the same picture. */
  readonly dated?: boolean;
}

interface FieldOf<T> {
  readonly label: string;
  /** What it is called in sentences, where the label is no name: "Yearly spending" for "You want to spend a year". */
  readonly called?: string;
  /** Where to find it, or what belongs in it. */
  readonly help?: string;
  readonly start: T;
  readonly from?: Provenance;
  read(text: string): Reading<T>;
  /** The value as text that `read` gives back exactly. */
  write(value: T): string;
  /** The value as a visitor would like to see it in the blank. */
  show(value: T): string;
}

type Told = Pick<FieldOf<unknown>, "label" | "called" | "help" | "from">;
export const nameOf = ({ label, called = label }: Pick<Told, "label" | "called">): string => called;

export interface NumberField<T extends number | null = number | null> extends FieldOf<T> {
  readonly kind: "number";
  readonly unit: "usd" | "rate" | "count" | "months" | "years" | "miles";
  /** Words after the blank: "miles", "years". */
  readonly suffix?: string;
  readonly min: number;
  readonly max: number;
}

interface NumberOptions<T extends number | null> extends Told {
  /** `null` starts blank: nothing is known, which is not zero. */
  readonly start: T;
  readonly min?: number;
  readonly max: number;
  /** Outside of this range the value is taken, and the visitor asked to check it. */
  readonly usual?: readonly [low: number, high: number];
  /** What a blank means where it is allowed, though the field starts with something else. */
  readonly ifBlank?: number;
  readonly suffix?: string;
}
/** A literal start value stands for its type: `start: 0` is a number, `start: null` a number or nothing. */
type Wide<T> = T extends number ? number : T;

/** With a plain hyphen, as it is typed. */
const grouped = (value: number) => `${signOf(value) && "-"}${decimal(value, 0, 6)}`;
const shown = {
  usd: (value: number) => grouped(value),
  rate: (value: number) => grouped(tidy(value * 100)),
  count: (value: number) => grouped(value),
};
const inWords = {
  usd: (value: number) => (value < 0 ? `−$${grouped(-value)}` : `$${grouped(value)}`),
  rate: (value: number) => `${grouped(tidy(value * 100))}%`,
  count: (value: number) => grouped(value),
};

/** Takes the limits and the usual range of a field to a number that could be read. */
function judged<T>(
  label: string,
  value: number,
  { min = 0, max, usual }: NumberOptions<number | null>,
  words: (value: number) => string,
): Reading<T> {
  const bothSides = min !== 0 || max < 1e6;
  if (value < min)
    return {
      problem:
        bothSides && min > 0 ? say.mustBeBetween(label, words(min), words(max)) : say.mustBeAtLeast(label, words(min)),
      nearest: min as T,
    };
  if (value > max)
    return {
      problem:
        bothSides && min > 0 ? say.mustBeBetween(label, words(min), words(max)) : say.mustBeAtMost(label, words(max)),
      nearest: max as T,
    };
  if (usual && value !== 0 && value < usual[0]) return { value: value as T, unusual: say.checkLow(label) };
  if (usual && value > usual[1]) return { value: value as T, unusual: say.checkHigh(label) };
  return { value: value as T };
}

const blank = <T>(label: string, { start, ifBlank }: NumberOptions<number | null>): Reading<T> =>
  start === null
    ? { value: null as T }
    : ifBlank === undefined
      ? { problem: say.enter(label) }
      : { value: ifBlank as T };

function numberField<T extends number | null>(
  unit: NumberField["unit"],
  options: NumberOptions<T>,
  read: (text: string) => Reading<T>,
): NumberField<T> {
  const scale = unit === "rate" ? 100 : 1;
  const style = unit === "usd" || unit === "rate" ? unit : "count";
  return {
    kind: "number",
    unit,
    min: 0,
    ...options,
    read: (text) => (text.trim() === "" ? blank(nameOf(options), options) : read(text)),
    write: (value) => (value === null ? "" : String(tidy(value * scale))),
    show: (value) => (value === null ? "" : shown[style](value)),
  };
}

/** Dollars. */
export function money<const T extends number | null>(options: NumberOptions<T>): NumberField<Wide<T>> {
  return numberField("usd", options as NumberOptions<Wide<T>>, (text) => {
    const value = numberIn(text);
    if (value === undefined || Number.isNaN(value)) return { problem: say.mustBeNumber(nameOf(options), "1,250") };
    const reading = judged<Wide<T>>(nameOf(options), value, options, inWords.usd);
    return "value" in reading && /[km]\s*\)?\s*$/i.test(text)
      ? { ...reading, echo: say.readAs(inWords.usd(value)) }
      : reading;
  });
}

/**
 * A fraction in code (0.065), a percentage in the form and in links (6.5). `7`, `7%` and `0.07` all give 7%: a bare number below one is taken as a
 * fraction where the percentage would be unusual, and the reading is echoed; where both would do, it is a percentage and the echo says how to get the other.
 */
export function percent<const T extends number | null>(options: NumberOptions<T>): NumberField<Wide<T>> {
  const { min = 0, max, usual = [min, max] } = options;
  const label = nameOf(options);
  const fits = (value: number) => value >= usual[0] && value <= usual[1];
  const read = (text: string): Reading<Wide<T>> => {
    const signed = /%|percent\s*$/i.test(text);
    const number = numberIn(text.replace(/%|percent\s*$/i, ""));
    if (number === undefined || Number.isNaN(number)) return { problem: say.mustBeNumber(label, "6.5") };
    const asPercent = tidy(number / 100);
    const bare = !signed && number !== 0 && Math.abs(number) < 1;
    const value = bare && !fits(asPercent) && fits(number) ? number : asPercent;
    const reading = judged<Wide<T>>(label, value, options, inWords.rate);
    if (!("value" in reading) || !bare) return reading;
    const other =
      value === asPercent && fits(number) ? ` For ${inWords.rate(number)}, type ${grouped(tidy(number * 100))}.` : "";
    return { ...reading, echo: say.readAs(inWords.rate(value)) + other };
  };
  const field = numberField("rate", options as NumberOptions<Wide<T>>, read);
  /** A small percentage keeps its sign where the bare number would be read as a fraction. */
  const safe = (text: string, value: Wide<T>) => {
    const reading = text === "" ? undefined : read(text);
    return reading && "value" in reading && reading.value !== tidy(value as number) ? `${text}%` : text;
  };
  return {
    ...field,
    write: (value) => safe(field.write(value), value),
    show: (value) => safe(field.show(value), value),
  };
}

/** A whole number of people, years, months or miles; `unit` says of what. */
export function count<const T extends number | null>(
  options: NumberOptions<T> & { readonly unit?: "count" | "months" | "years" | "miles"; readonly parts?: boolean },
): NumberField<Wide<T>> {
  return numberField(options.unit ?? "count", options as NumberOptions<Wide<T>>, (text) => {
    const value = numberIn(text.replace(/\b(years?|months?|miles?)\s*$/i, ""));
    if (value === undefined || Number.isNaN(value)) return { problem: say.mustBeNumber(nameOf(options), "30") };
    if (!options.parts && !Number.isInteger(value) && Number.isFinite(value))
      return { problem: say.mustBeWhole(nameOf(options)) };
    return judged(nameOf(options), value, options, inWords.count);
  });
}

/** A length of time in months, typed as years ("30") or as months ("18 months"). */
export function duration(options: NumberOptions<number>): NumberField<number> {
  const words = (value: number) =>
    value % 12 === 0 && value > 0
      ? `${value / 12} ${value === 12 ? "year" : "years"}`
      : `${value} ${value === 1 ? "month" : "months"}`;
  const field = numberField("months", options, (text): Reading<number> => {
    const inMonths = /m(o|os|onths?)?\.?\s*$/i.test(text);
    const number = numberIn(text.replace(/\s*(y(r|rs|ears?)?|m(o|os|onths?)?)\.?\s*$/i, ""));
    if (number === undefined) return { problem: say.mustBeNumber(options.label, "30 years or 18 months") };
    // A bare "360" is no number of years that fits, but the months of a usual term: read as such, and said.
    const bare = /^[\d,.\s]+$/.test(text) && number * 12 > options.max && number <= options.max;
    const value = tidy(inMonths || bare ? number : number * 12);
    if (Number.isFinite(value) && !Number.isInteger(value))
      return { problem: `${options.label} must be a whole number of months.` };
    const reading = judged<number>(options.label, value, options, words);
    return bare && "value" in reading ? { ...reading, echo: say.readAs(words(value)) } : reading;
  });
  return { ...field, suffix: "", write: (value) => `${value}mo`, show: words };
}

/** One of a few options. */
export interface ChoiceField<T extends string | number | boolean = string | number | boolean> extends FieldOf<T> {
  readonly kind: "choice";
  readonly options: readonly { readonly value: T; readonly label: string }[];
}
export function choice<const T extends string | number | boolean>(
  options: Told & {
    readonly start: NoInfer<T>;
    readonly options: readonly { readonly value: T; readonly label: string }[];
  },
): ChoiceField<T> {
  const labels = options.options.map((option) => option.label);
  return {
    kind: "choice",
    ...options,
    read(text) {
      const wanted = text.trim().toLowerCase();
      const found = options.options.find((option) =>
        [String(option.value), option.label].some((name) => name.toLowerCase() === wanted),
      );
      return found ? { value: found.value } : { problem: say.mustBeOneOf(nameOf(options), labels) };
    },
    write: String,
    show: String,
  };
}

/** Yes or no, as a box to tick. */
export interface FlagField extends FieldOf<boolean> {
  readonly kind: "flag";
}
export const flag = (options: Told & { readonly start: boolean }): FlagField => ({
  kind: "flag",
  ...options,
  read(text) {
    const wanted = text.trim().toLowerCase();
    if (["yes", "true", "1"].includes(wanted)) return { value: true };
    if (["no", "false", "0", ""].includes(wanted)) return { value: false };
    return { problem: say.mustBeOneOf(options.label, ["yes", "no"]) };
  },
  write: (value) => (value ? "yes" : "no"),
  show: (value) => (value ? "yes" : "no"),
});

/** Dollars, or a share of something else: a down payment of $60,000 or of 20%. */
export type AmountOrShare = { readonly amount: number } | { readonly share: number };
export interface AmountOrShareField<T extends AmountOrShare | null = AmountOrShare | null> extends FieldOf<T> {
  readonly kind: "amountOrShare";
  /** What the share is of, in words: "of the price". */
  readonly of: string;
  readonly max: number;
  readonly maxShare: number;
}
export function amountOrShare<const T extends AmountOrShare | null>(
  options: Told & {
    /** `null` starts blank: the calculator then takes a figure of its own, and shows which. */
    readonly start: T;
    readonly of: string;
    readonly max: number;
    readonly maxShare: number;
    readonly usualShare?: readonly [number, number];
  },
): AmountOrShareField<T extends null ? AmountOrShare | null : AmountOrShare> {
  type V = T extends null ? AmountOrShare | null : AmountOrShare;
  const { label, start, max, maxShare, usualShare } = options;
  const shareOptions = { label, start: 0, max: maxShare, ...(usualShare ? { usual: usualShare } : {}) };
  return {
    kind: "amountOrShare",
    ...options,
    start: start as unknown as V,
    read(text): Reading<V> {
      if (text.replace(/[%$\s]/g, "") === "")
        return start === null ? { value: null as V } : { problem: say.enter(label) };
      const isShare = text.includes("%");
      const number = numberIn(text.replace("%", ""));
      if (number === undefined) return { problem: say.mustBeNumber(label, isShare ? "20" : "1,250") };
      const reading: Reading<number> = isShare
        ? judged(label, tidy(number / 100), shareOptions, inWords.rate)
        : judged(label, number, { label, start: 0, max }, inWords.usd);
      const wrap = (value: number) => (isShare ? { share: value } : { amount: value }) as unknown as V;
      if ("value" in reading) return { ...reading, value: wrap(reading.value) };
      return { problem: reading.problem, ...(reading.nearest === undefined ? {} : { nearest: wrap(reading.nearest) }) };
    },
    write: (value) =>
      value === null ? "" : "share" in value ? `${tidy(value.share * 100)}%` : String(tidy(value.amount)),
    show: (value) => (value === null ? "" : "share" in value ? `${shown.rate(value.share)}%` : shown.usd(value.amount)),
  };
}
/** The dollars that an amount or a share comes to. */
export const dollarsOf = (value: AmountOrShare, whole: number) =>
  "share" in value ? whole * value.share : value.amount;

/** Dollars per week, two weeks, month or year; or "so far" this year, which becomes a year's amount by how much of it has gone. */
export const PERIODS = { week: 52, "two weeks": 26, month: 12, year: 1, "so far": 1 } as const;
export type Period = keyof typeof PERIODS;
export interface Periodic {
  readonly amount: number;
  readonly per: Period;
}
export interface PeriodicField<T extends Periodic | null = Periodic | null> extends FieldOf<T> {
  readonly kind: "periodic";
  readonly periods: readonly Period[];
}
export function periodic<const T extends Periodic | null>(
  options: Told & {
    readonly start: T;
    readonly periods?: readonly Period[];
    readonly min?: number;
    readonly max: number;
    /** Dollars a year. */
    readonly usual?: readonly [low: number, high: number];
    readonly per?: Period;
  },
): PeriodicField<T extends null ? Periodic | null : Periodic> {
  type V = T extends null ? Periodic | null : Periodic;
  const { label, start, periods = ["month", "year"], usual } = options;
  const usually = start?.per ?? options.per ?? (periods[0] as Period);
  return {
    kind: "periodic",
    ...options,
    start: start as unknown as V,
    periods,
    read(text): Reading<V> {
      const [amountText = "", perText = usually] = text.split("/").map((part) => part.trim());
      const per = Object.keys(PERIODS).find((period) => period === perText) as Period | undefined;
      if (per === undefined) return { problem: say.mustBeOneOf(`${label}, the period,`, [...periods]) };
      if (amountText === "") return start === null ? { value: null as V } : { problem: say.enter(label) };
      const amount = numberIn(amountText);
      if (amount === undefined) return { problem: say.mustBeNumber(label, "1,250") };
      const scale = PERIODS[per];
      const bounds = { label, start: 0, min: options.min ?? 0, max: tidy(options.max / scale) };
      const reading: Reading<number> = judged(
        label,
        amount,
        usual ? { ...bounds, usual: [usual[0] / scale, usual[1] / scale] } : bounds,
        inWords.usd,
      );
      if ("value" in reading) return { ...reading, value: { amount, per } as unknown as V };
      return { problem: reading.problem, nearest: { amount: reading.nearest ?? 0, per } as unknown as V };
    },
    write: (value) => (value === null ? "" : `${tidy(value.amount)}/${value.per}`),
    show: (value) => (value === null ? "" : `${shown.usd(value.amount)}/${value.per}`),
  };
}
/** Dollars a year. `gone` is the part of the year that "so far" stands for. */
export const perYear = (value: Periodic, gone = 1) =>
  value.per === "so far" ? value.amount / gone : value.amount * PERIODS[value.per];

/** A month of a year. */
export interface YearMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}
export interface MonthField extends FieldOf<YearMonth> {
  readonly kind: "month";
  readonly firstYear: number;
  readonly lastYear: number;
}
export function month(
  options: Told & { readonly start: YearMonth; readonly firstYear: number; readonly lastYear: number },
): MonthField {
  const { label, firstYear, lastYear } = options;
  const written = ({ year, month: m }: YearMonth) => `${year}-${String(m).padStart(2, "0")}`;
  return {
    kind: "month",
    ...options,
    read(text) {
      const match = /^(\d{4})-(\d{1,2})$/.exec(text.trim());
      const value = { year: Number(match?.[1]), month: Number(match?.[2]) };
      if (!match || value.month < 1 || value.month > 12)
        return { problem: `${label} must be a month, like ${written(options.start)}.` };
      if (value.year < firstYear || value.year > lastYear)
        return {
          problem: say.mustBeBetween(label, String(firstYear), String(lastYear)),
          nearest: { ...value, year: value.year < firstYear ? firstYear : lastYear },
        };
      return { value };
    },
    write: written,
    show: written,
  };
}

/** A day, written YYYY-MM-DD. */
export interface DayField extends FieldOf<string> {
  readonly kind: "day";
  readonly first: string;
  readonly last: string;
}
export function day(
  options: Told & { readonly start: string; readonly first: string; readonly last: string },
): DayField {
  const { label, first, last } = options;
  return {
    kind: "day",
    ...options,
    read(text) {
      const value = text.trim();
      const [year = 0, month = 0, date = 0] = value.split("-").map(Number);
      const lastOfMonth = [
        31,
        year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
      ];
      if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || date < 1 || date > (lastOfMonth[month - 1] ?? 0))
        return { problem: `${label} must be a date, like ${first}.` };
      if (value < first) return { problem: `${label} must be on or after ${first}.`, nearest: first };
      if (value > last) return { problem: `${label} must be on or before ${last}.`, nearest: last };
      return { value };
    },
    write: String,
    show: String,
  };
}

/** A number of similar things, each with fields of its own: jobs, gigs, accounts. */
export interface ListField<F extends Fields = Fields> {
  readonly kind: "list";
  readonly label: string;
  readonly help?: string;
  /** One of them, in words: "gig". */
  readonly one: string;
  readonly of: F;
  readonly start: readonly Partial<InputsOf<F>>[];
  readonly max: number;
}
export const list = <F extends Fields>(options: Omit<ListField<F>, "kind">): ListField<F> => ({
  kind: "list",
  ...options,
});

type Field =
  | NumberField<number>
  | NumberField<number | null>
  | ChoiceField<never>
  | FlagField
  | AmountOrShareField
  | PeriodicField<Periodic>
  | PeriodicField<Periodic | null>
  | MonthField
  | DayField;
// biome-ignore lint/suspicious/noExplicitAny: a record of fields holds fields of any value; `InputsOf` gives each its own type back
export type AnyField = FieldOf<any> & { readonly kind: Exclude<Field["kind"], "list"> };
export type Fields = Readonly<Record<string, AnyField | ListField<Record<string, AnyField>>>>;
/** The values of a calculator's inputs: the type its answer is computed from. */
export type InputsOf<F> = {
  readonly [K in keyof F]: F[K] extends ListField<infer G>
    ? readonly InputsOf<G>[]
    : F[K] extends FieldOf<infer T>
      ? T
      : never;
};
