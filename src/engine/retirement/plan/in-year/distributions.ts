/** What has to leave traditional accounts in a year, and what may go to charity straight from them. */

import { monthNumber, yearOf } from "../../../social-security/birth.ts";
import { requiredDistribution } from "../../taxes/rmd.ts";
import type { PlanLaw, PlanPerson, PlanTerms } from "../terms.ts";

/**
 * Distribution periods and limits of gifts, for the first person's accounts and for the spouse's. After a death, both
 * are the survivor's.
 */
export function distributionsIn(
  { persons: [one, two = one], spending }: PlanTerms,
  { distributions, giving }: PlanLaw,
  year: number,
  living: readonly PlanPerson[],
) {
  const owner = living.includes(one) ? one : two;
  const spouse = living.includes(two) ? two : one;
  const divisorOf = (person: PlanPerson) => {
    const other = living.find((someone) => someone !== person);
    const spouseBirthYear = other?.birth.year ?? null;
    return requiredDistribution({ birth: person.birth, year, balanceBefore: 0, spouseBirthYear }, distributions)
      .divisor;
  };
  const limitOf = ({ birth }: PlanPerson) =>
    year >= yearOf(monthNumber(birth.year, birth.month) + giving.fromMonths) ? giving.limit : 0;
  return {
    divisor: divisorOf(owner),
    spouseDivisor: divisorOf(spouse),
    giving: spending.giving,
    givingLimit: limitOf(owner),
    spouseGivingLimit: limitOf(spouse),
  };
}
