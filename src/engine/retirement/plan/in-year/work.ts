/** What work pays in a year. */

import type { PlanLaw, PlanPerson, PlanTerms } from "../terms.ts";
import { earnedIn, payIn } from "./household.ts";

/** Wages of those alive, the profit of the first person's gigs, and the employees' share of payroll tax on wages. */
export function workIn(plan: PlanTerms, { payroll }: PlanLaw, year: number, living: readonly PlanPerson[]) {
  const [one, two] = plan.persons;
  const firstLives = living.includes(one);
  const work = firstLives ? earnedIn(plan, "work", year, 0) : 0;
  const spouseWork = two !== undefined && living.includes(two) ? earnedIn(plan, "work", year, 1) : 0;
  const pays = living.map((person) => payIn(person, year));
  const taxOn = (pay: number) =>
    Math.min(pay, payroll.wageBase) * payroll.socialSecurityRate + pay * payroll.medicareRate;
  return {
    wages: pays.reduce((total, pay) => total + pay, work + spouseWork),
    ownWages: firstLives ? payIn(one, year) + work : 0,
    profit: firstLives ? earnedIn(plan, "self-employment", year, 0) : 0,
    payrollTax: [...pays, work, spouseWork].reduce((total, pay) => total + taxOn(pay), 0),
  };
}
