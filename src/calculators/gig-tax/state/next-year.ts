/** A state's law for a year whose figures aren't out yet. Loaded only when that year is chosen. */
import { groupNames } from "../../../engine/state/compiled.ts";
import { lawWith } from "../../../engine/state/later-years.ts";
import type { LocalityYear, StateYear, Uses } from "../../../engine/state/state-year.ts";
import { carried, inComingYear } from "../../../law/dated.ts";
import { isFigure } from "../../../law/figure.ts";
import { laterYears } from "../../../law/states/later-years.ts";
import type { StateLaw } from "./state-law.ts";

/** Marks each figure from an earlier year's document with a doubt. Figures written into the statute still hold. */
function marked<Figures>(figures: Figures, year: number): Figures {
  const mark = (entry: unknown): unknown => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
    if (!isFigure(entry)) return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, mark(inner)]));
    const of = Number(/^20\d\d$/.exec(entry.source.period ?? "")?.[0]);
    return of < year && entry.doubt === undefined ? { ...entry, doubt: carried(year, of) } : entry;
  };
  return mark(figures) as Figures;
}
const usesMarked = (uses: Uses, year: number): Uses =>
  Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, { ...use, figures: marked(use.figures, year) }]));
const groupsMarked = <Law extends object>(law: Law, year: number): Law => {
  const groups = law as Readonly<Record<string, Uses | undefined>>;
  const done = groupNames.flatMap((name) => (groups[name] ? [[name, usesMarked(groups[name], year)]] : []));
  return { ...law, ...Object.fromEntries(done) };
};

function stateIn(years: StateLaw["years"], year: number): StateYear | undefined {
  const now = inComingYear(years);
  if (now?.year !== year) return undefined;
  const standsIn = { standInFor: year };
  if (now.untaxed) return groupsMarked({ ...now, ...(now.refundableCredits && standsIn) }, year);
  const enacted = (laterYears[now.state] ?? []).filter(({ from }) => from <= year).reduce(lawWith, now);
  const estimatedPayments = marked(enacted.estimatedPayments, year);
  // A change during this year holds from then on.
  const newest = enacted.paychecks?.at(-1);
  const paychecks = newest && [marked({ ...newest, partOfYear: { ...newest.partOfYear, value: 1 } }, year)];
  return { ...groupsMarked(enacted, year), estimatedPayments, ...(paychecks && { paychecks }), ...standsIn };
}

/** The law including the coming year: what is enacted for it, and this year's figures for the rest. */
export function withNextYear({ years, places }: StateLaw, year: number): StateLaw {
  const state = stateIn(years, year);
  const local = (inComingYear(places) ?? []).map((place: LocalityYear) => groupsMarked(place, year));
  return state ? { years: { ...years, [year]: state }, places: { ...places, [year]: local } } : { years, places };
}
