/**
 * What we know about places: averages by state, the buyer's property tax rate, counties. Loaded when a visitor chooses
 * a place.
 */
import { type HomeCosts, homeCosts } from "../../../law/mortgage/home-costs.ts";
import { type County, countiesIn } from "./counties.ts";
import { type Reassessed, reassessedAtSale } from "./reassessment.ts";

export interface Place {
  readonly code: string;
  readonly costs: HomeCosts;
  readonly buyers: Reassessed | undefined;
  /** Those with figures of their own, by name. */
  readonly counties: ReadonlyMap<string, County>;
}

export const stateNames = homeCosts.map(({ state, name }) => ({ value: state, label: name }));

export function placeOf(code: string): Place | undefined {
  const costs = homeCosts.find(({ state }) => state === code);
  return costs && { code, costs, buyers: reassessedAtSale[code], counties: countiesIn(code) };
}
