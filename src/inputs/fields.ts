/**
 * The kinds of input that calculators ask for, one file each in `kinds/`. Each reads and writes its value as text, in
 * forms and links alike. A calculator declares its inputs once as a record of fields; its type, form, validation, links
 * and random test inputs all follow from that.
 */
import type { AmountOrShareField } from "./kinds/amount-or-share.ts";
import type { ChoiceField } from "./kinds/choice.ts";
import type { DayField } from "./kinds/day.ts";
import type { FieldOf } from "./kinds/field.ts";
import type { FlagField } from "./kinds/flag.ts";
import type { MonthField } from "./kinds/month.ts";
import type { NumberField } from "./kinds/number-field.ts";
import type { Periodic, PeriodicField } from "./kinds/periodic.ts";
import type { TextField } from "./kinds/text.ts";

export type { AmountOrShare, AmountOrShareField } from "./kinds/amount-or-share.ts";
export { type ChoiceField, choice } from "./kinds/choice.ts";
export { count } from "./kinds/count.ts";
export { type DayField, day } from "./kinds/day.ts";
export { nameOf, type Provenance, type Reading } from "./kinds/field.ts";
export { type FlagField, flag } from "./kinds/flag.ts";
export { money } from "./kinds/money.ts";
export type { MonthField, YearMonth } from "./kinds/month.ts";
export type { NumberField } from "./kinds/number-field.ts";
export { percent } from "./kinds/percent.ts";
export { PERIODS, type Period, type Periodic, type PeriodicField, periodic, perYear } from "./kinds/periodic.ts";
export type { TextField } from "./kinds/text.ts";

/** A number of similar things, each with its own fields: jobs, gigs, accounts. */
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
  | DayField
  | TextField;
// biome-ignore lint/suspicious/noExplicitAny: a record of fields holds fields of any value; `InputsOf` gives each its own type back
export type AnyField = FieldOf<any> & { readonly kind: Exclude<Field["kind"], "list"> };
export type Fields = Readonly<Record<string, AnyField | ListField<Record<string, AnyField>>>>;
/** The values of a calculator's inputs, from which its answer is computed. */
export type InputsOf<F> = {
  readonly [K in keyof F]: F[K] extends ListField<infer G>
    ? readonly InputsOf<G>[]
    : F[K] extends FieldOf<infer T>
      ? T
      : never;
};
