import type { Brackets } from "../../brackets.ts";

/** How a legal figure changes in years that aren't published yet. */
export interface Indexing {
  readonly follows: "prices" | "wages" | "nothing";
  /** The figure is a multiple of this many dollars. If omitted, it isn't rounded, as in a plan in today's dollars. */
  readonly step?: number;
  /** To the nearest multiple, or down. Most tax law limits are rounded down. */
  readonly rounding?: "down" | "nearest";
}

/** Growth since the year of the figure, as factors: 1.25 for a quarter more. */
export interface Growth {
  readonly prices: number;
  readonly wages: number;
}

const HAIR = 1e-9;

/** A legal dollar figure carried forward by `growth`, in the dollars of that later year. */
export function indexed(figure: number, { follows, step, rounding = "down" }: Indexing, growth: Growth): number {
  const factor = follows === "prices" ? growth.prices : follows === "wages" ? growth.wages : 1;
  const grown = figure * factor;
  if (step === undefined || follows === "nothing") return grown;
  const steps = grown / step;
  return (rounding === "down" ? Math.floor(steps + HAIR) : Math.round(steps)) * step;
}

/** How each figure of a law changes; `null` for anything not in dollars (rates, ages). */
export type IndexingOf<Law> = {
  readonly [K in keyof Law]: Law[K] extends number | null | Brackets | readonly number[]
    ? Indexing | null
    : IndexingOf<Law[K]>;
};

/**
 * A whole law carried forward: a new object of the same shape. `deflator` converts the later year's dollars into
 * others.
 */
export function indexedLaw<Law extends object>(law: Law, rules: IndexingOf<Law>, growth: Growth, deflator = 1): Law {
  const carried = (figure: number, rule: Indexing) => indexed(figure, rule, growth) * deflator;
  return Object.fromEntries(
    Object.entries(law).map(([name, figure]: [string, unknown]) => {
      const rule = rules[name as keyof Law] as Indexing | null | IndexingOf<object>;
      if (rule === null || figure === null) return [name, figure];
      if (!("follows" in rule)) return [name, indexedLaw(figure as object, rule, growth, deflator)];
      if (typeof figure === "number") return [name, carried(figure, rule)];
      const list = figure as readonly number[] | Brackets;
      return [
        name,
        list.map((one) => (typeof one === "number" ? carried(one, rule) : { ...one, floor: carried(one.floor, rule) })),
      ];
    }),
  ) as Law;
}
