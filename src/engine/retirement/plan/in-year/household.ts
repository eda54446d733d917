/** Who is alive and at work in a year, and what the streams pay them. */

import type { Who } from "../benefits.ts";
import type { PlanPerson, PlanTerms, Stream } from "../terms.ts";

/** Who is alive in a year. */
export type Alive = "together" | "first" | "second";

export const ageIn = ({ birth }: PlanPerson, year: number) => year - birth.year;

export const isOn = ({ fromYear, throughYear }: { fromYear: number; throughYear: number }, year: number) =>
  year >= fromYear && year <= throughYear;

/** What a stream pays in a year: its amount in its first year in the plan, and a fixed raise for each year since. */
const paidIn = ({ amount, fromYear, raise = 0 }: Stream, firstYear: number, year: number) =>
  raise === 0 ? amount : amount * (1 + raise) ** (year - Math.max(firstYear, fromYear));

/** One kind of income from streams in a year, for those who are alive. */
export const streamsIn = (
  { streams, persons, firstYear }: PlanTerms,
  kind: Stream["kind"],
  year: number,
  living: readonly PlanPerson[],
) =>
  streams.reduce((total, one) => {
    if (one.kind !== kind || !isOn(one, year)) return total;
    const owner = persons[one.who ?? 0] ?? persons[0];
    return total + paidIn(one, firstYear, year) * (living.includes(owner) ? 1 : (one.survivorShare ?? 1));
  }, 0);

/** Pensions, rent and untaxed income; while both live, also the second person's part of the pensions. */
export function incomeIn(plan: PlanTerms, year: number, living: readonly PlanPerson[]) {
  const seconds = { ...plan, streams: living.length === 2 ? plan.streams.filter(({ who }) => who === 1) : [] };
  return {
    risingPension: streamsIn(plan, "pension", year, living),
    fixedPension: streamsIn(plan, "fixed pension", year, living),
    secondRisingPension: streamsIn(seconds, "pension", year, living),
    secondFixedPension: streamsIn(seconds, "fixed pension", year, living),
    rent: streamsIn(plan, "rent", year, living),
    untaxedIncome: streamsIn(plan, "untaxed", year, living),
  };
}

/** A person's pay from the current job. */
export const payIn = ({ pay, stopYear }: PlanPerson, year: number) => (year < stopYear ? pay : 0);

/** What one person earns from jobs and gigs among the streams. Both end with the worker. */
export const earnedIn = (plan: PlanTerms, kind: "work" | "self-employment", year: number, who: Who) =>
  plan.streams.reduce(
    (total, one) => total + (one.kind === kind && (one.who ?? 0) === who && isOn(one, year) ? one.amount : 0),
    0,
  );

/** Pay, and the profit of the first person's gigs, in a year of work. */
export const earningsOf = (plan: PlanTerms, person: PlanPerson, year: number) =>
  person.pay + (person === plan.persons[0] ? earnedIn(plan, "self-employment", year, 0) : 0);

/** Still working and paid. If nobody earns anything, the first person counts. */
export const isAtWork = (plan: PlanTerms, person: PlanPerson, year: number) =>
  year < person.stopYear &&
  (earningsOf(plan, person, year) > 0 || (person === plan.persons[0] && plan.persons.every(({ pay }) => pay === 0)));

/** Who is on the return: both, or a survivor. */
export const livingIn = ({ persons }: PlanTerms, alive: Alive): readonly PlanPerson[] =>
  alive === "together" ? persons : [alive === "first" ? persons[0] : (persons[1] ?? persons[0])];
