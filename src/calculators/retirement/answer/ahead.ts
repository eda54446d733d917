/** What lies ahead that the verdict doesn't say: a choice still to make, and money that has to come out. */

import { inDollars } from "../../../ui/format.ts";
import { firstAgeOf, requiredFrom } from "../ages.ts";
import type { Inputs } from "../inputs.ts";
import { yearOfAge } from "../words.ts";
import { FIRST_YEAR } from "../years.ts";
import type { Result } from "./result.ts";

/** From this age on, when to claim is a question of the next years. */
const SOON = 55;

/** Someone in the plan is near the age to claim and hasn't yet. */
export function canStillChoose(inputs: Inputs, { years1 }: Pick<Result, "years1">): boolean {
  const { age, claimAge, couple, spouseAge, spouseClaimAge } = inputs;
  const own = age >= SOON && claimAge >= firstAgeOf(inputs);
  const spouse = couple && spouseAge >= SOON && spouseClaimAge > spouseAge;
  return (own || spouse) && years1.some(({ socialSecurity }) => socialSecurity > 0);
}

/** Less than this a year that isn't needed is no reason to convert. Dollars. */
const MUCH = 10_000;

/** Required distributions of which a good part isn't needed; "" without them. */
export function requiredAhead(inputs: Inputs, { years1 }: Pick<Result, "years1">): string {
  const first = years1.find(({ required }) => required > 0);
  if (inputs.age < SOON || first === undefined || Math.min(first.surplus, first.required) < MUCH) return "";
  const from =
    first.year === FIRST_YEAR ? "Already in the plan’s first year" : `Starting ${yearOfAge(inputs, first.age)}`;
  // 26 USC 401(a)(9)(C)(i)(II) and (ii): not from an IRA, and not for someone who owns the business.
  const wait =
    first.onPay && first.age >= requiredFrom(inputs.born) && !inputs.selfEmployed
      ? " A 401(k) where you still work can usually wait, but we don’t count on that."
      : "";
  const spare = Math.min(first.surplus, first.required);
  const unneeded = inDollars(spare) === inDollars(first.required) ? "any" : inDollars(spare);
  return `${from}, you have to take money out of traditional accounts, whether you need it or not. In the typical history, that’s ${inDollars(first.required)} in the first year, and you don’t need ${unneeded} of it.${wait}`;
}
