import type { Brackets } from "../../brackets.ts";

/** How a figure of law goes on in years that are not published yet. */
export interface Indexing {
  readonly follows: "prices" | "wages" | "nothing";
  /** The figure is set in multiples of this many dollars; left out: not rounded, as in a plan in today's dollars. */
  readonly step?: number;
  /** To the nearest multiple, or down. Most limits of the tax law are rounded down. */
  readonly rounding?: "down" | "nearest";
}

/** Growth since the year of the figure, as factors: 1.25 for a quarter more. */
export interface Growth {
  readonly prices: number;
  readonly wages: number;
}

const HAIR = 1e-9;

/** A dollar figure of law carried forward by `growth`, in the dollars of that later year. */
export function indexed(figure: number, { follows, step, rounding = "down" }: Indexing, growth: Growth): number {
  const factor = follows === "prices" ? growth.prices : follows === "wages" ? growth.wages : 1;
  const grown = figure * factor;
  if (step === undefined || follows === "nothing") return grown;
  const steps = grown / step;
  return (rounding === "down" ? Math.floor(steps + HAIR) : Math.round(steps)) * step;
}

/** For each figure of a law: how it goes on; `null` for what is not in dollars (rates, ages). */
export type IndexingOf<Law> = {
  readonly [K in keyof Law]: Law[K] extends number | null | Brackets | readonly number[]
    ? Indexing | null
    : IndexingOf<Law[K]>;
};

/** A whole law carried forward: one new object of the same shape. `deflator` turns the dollars of the later year into others. */
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
