import type { Localities, StateYear } from "../../../engine/state/state-year.ts";

export type ByYear<T> = Readonly<Record<number, T>>;

/** A state's law, by year. */
export interface StateLaw {
  readonly years: ByYear<StateYear>;
  /** Cities and counties with their own tax. */
  readonly places: ByYear<Localities>;
}
