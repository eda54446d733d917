/** What current law already changes for later years: figures that replace those a rule has now. */
import { type GroupName, groupNames } from "./compiled.ts";
import type { CitedByStatus, TaxedYear, Use, Uses } from "./state-year.ts";

/** Figures by the group and key of the rule on the return, from a year on. Anything not named stays the same. */
export interface LaterLaw {
  readonly from: number;
  readonly figures: Partial<
    Record<GroupName, Readonly<Record<string, Readonly<Record<string, CitedByStatus<unknown>>>>>>
  >;
}

function replaced(uses: Uses, figures: NonNullable<LaterLaw["figures"][GroupName]>): Uses {
  const made: Record<string, Use> = { ...uses };
  for (const [key, later] of Object.entries(figures)) {
    const use = uses[key];
    if (use === undefined) throw new Error(`There is no rule "${key}" to change`);
    const names = Object.keys(later).filter((name) => !(name in use.figures));
    if (names.length > 0) throw new Error(`"${key}" has no ${names.join(", ")}`);
    made[key] = { ...use, figures: { ...use.figures, ...later } };
  }
  return made;
}

/** A state's law from the year in which `later` begins, with everything else unchanged. */
export function lawWith(now: TaxedYear, later: LaterLaw): TaxedYear {
  const groups = groupNames.flatMap((name) => {
    const figures = later.figures[name];
    return figures === undefined ? [] : [[name, replaced(now[name] ?? {}, figures)]];
  });
  return { ...now, ...Object.fromEntries(groups) };
}
