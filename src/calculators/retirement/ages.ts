/** Ages that several parts of a plan go by. */

import { distributionsStart } from "../../engine/retirement/taxes/rmd-start.ts";
import { startAges } from "../../law/retirement/start-ages.ts";
import type { Inputs } from "./inputs.ts";
import { FIRST_YEAR } from "./years.ts";

/** The age of the plan's first year. */
export const firstAgeOf = ({ born }: Pick<Inputs, "born">) => FIRST_YEAR - born.year;

/** A spouse turns the typed age this year. */
export const spouseBornIn = ({ spouseAge }: Pick<Inputs, "spouseAge">) => FIRST_YEAR - 1 - spouseAge;

/** The age in the first year without pay. */
export const stopsAt = (inputs: Inputs) => Math.max(firstAgeOf(inputs), inputs.retireAge);

interface Born {
  readonly year: number;
  readonly month: number;
}

/** The age, in the year it is reached, at which required distributions start. */
export const requiredFrom = (born: Born): number => distributionsStart(born, startAges).startYear - born.year;

/** The year in which benefits begin. */
export const claimYear = (born: Born, claimAge: number): number =>
  Math.floor((born.year * 12 + born.month - 1 + Math.round(claimAge * 12)) / 12);

/** Whether benefits began before the plan does. */
export const hasClaimed = (born: Born, claimAge: number): boolean => claimYear(born, claimAge) < FIRST_YEAR;

/** Only a spouse's age is known, so we take June. */
export const spousesBirth = (inputs: Pick<Inputs, "spouseAge">): Born => ({ year: spouseBornIn(inputs), month: 6 });
