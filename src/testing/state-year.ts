import type { StateYear } from "../engine/state/state-year.ts";
import { states } from "../law/states/all.ts";

/** A state's law for a year. A year without figures is an error: no year falls back on another. */
export function stateYear(state: string, year: number): StateYear {
  const found = states[state]?.[year];
  if (found === undefined) throw new Error(`There are no figures for ${state} in ${year}`);
  return found;
}
