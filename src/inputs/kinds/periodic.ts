import { amountIn, tidy } from "../number.ts";
import * as say from "../sentences.ts";
import type { FieldOf, Reading, Told } from "./field.ts";
import { inWords, judgedDollars, shown } from "./number-field.ts";

/**
 * Dollars per week, two weeks, month or year; or "so far" this year, which is projected to a full year by how much of
 * it has passed.
 */
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
      const amount = amountIn(amountText);
      if (amount === undefined) return { problem: say.mustBeNumber(label, "1,250") };
      const scale = PERIODS[per];
      const bounds = { label, start: 0, min: options.min ?? 0, max: tidy(options.max / scale) };
      const reading: Reading<number> = judgedDollars(
        label,
        amountText,
        amount,
        usual ? { ...bounds, usual: [usual[0] / scale, usual[1] / scale] } : bounds,
        (limit) => inWords.usd(Math.floor(limit)),
      );
      if ("value" in reading) return { ...reading, value: { amount, per } as unknown as V };
      const { problem, nearest } = reading;
      return nearest === undefined ? { problem } : { problem, nearest: { amount: nearest, per } as unknown as V };
    },
    write: (value) => (value === null ? "" : `${tidy(value.amount)}/${value.per}`),
    show: (value) => (value === null ? "" : `${shown.usd(value.amount)}/${value.per}`),
  };
}
/** Dollars a year. `gone` is the part of the year covered by "so far". */
export const perYear = (value: Periodic, gone = 1) =>
  value.per === "so far" ? value.amount / gone : value.amount * PERIODS[value.per];
