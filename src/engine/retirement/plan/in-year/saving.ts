/** What is saved in a year of work, and where it goes. */

import { ownPlanLimits } from "../../../tax/plans/own-plan-limits.ts";
import { savingSplit, type YearOfSaving } from "../../saving-split.ts";
import type { PlanLaw, PlanPerson, PlanTerms, Stream } from "../terms.ts";
import { ageIn, earnedIn, earningsOf, isAtWork, payIn, streamsIn } from "./household.ts";
import { monthsBefore, turns65 } from "./insurance.ts";

/**
 * Medicare hospital insurance starts at 65 for people who already receive Social Security; for people who claim later,
 * it starts up to six months before the claim (42 USC 426(a)).
 */
const monthsBeforeMedicare = (person: PlanPerson, year: number) =>
  monthsBefore(Math.max(turns65(person), person.claimMonth - 6), year);

const hasOwnPlan = ({ ownPlan = null }: PlanPerson) => ownPlan !== null;

/** The limits of the first person's own plans in a year. */
export const ownPlansIn = (
  { persons: [one] }: PlanTerms,
  law: PlanLaw,
  year: number,
  earned: { readonly profit: number; readonly wages: number },
) => ownPlanLimits({ ...earned, age: ageIn(one, year), deferralsElsewhere: 0 }, law.alone.saving, law.profitSharing);

/** What is saved in a year, and what determines where it may go. */
export function savingIn(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]): YearOfSaving {
  const { saving, persons, firstYear } = plan;
  const working = living.filter((person) => isAtWork(plan, person, year));
  const coveredIn = (person: PlanPerson) => (person.covered || hasOwnPlan(person)) && working.includes(person);
  const pays = living.reduce((total, person) => total + payIn(person, year), 0);
  const of = (kind: Stream["kind"]) => streamsIn(plan, kind, year, living);
  const [one, two] = persons;
  const profit = living.includes(one) ? earnedIn(plan, "self-employment", year, 0) : 0;
  const work = living.includes(one) ? earnedIn(plan, "work", year, 0) : 0;
  const own = ownPlansIn(plan, law, year, { profit, wages: work + payIn(one, year) });
  const ofSpouse = two !== undefined && living.includes(two) ? earnedIn(plan, "work", year, 1) : 0;
  return {
    own:
      working.length === 0 ? 0 : saving.yearly * (1 + saving.raise) ** (year - firstYear) * shareAtWork(plan, working),
    rothShare: saving.rothShare,
    taxableShare: saving.taxableShare,
    healthShare: saving.healthShare,
    income:
      pays + work + profit - own.owner.deductibleHalf + ofSpouse + of("pension") + of("fixed pension") + of("rent"),
    familyCoverage: persons.length === 2,
    rothCatchUpPay: law.rothCatchUpPay,
    savers:
      working.length === 0
        ? []
        : living.map((person) => ({
            age: ageIn(person, year),
            working: working.includes(person),
            pay: person.pay,
            covered: coveredIn(person),
            ...(person === one && person.ownPlan && { ownPlan: own[person.ownPlan] }),
            spouseCovered: living.some((other) => other !== person && coveredIn(other)),
            monthsBeforeMedicare: monthsBeforeMedicare(person, year),
          })),
  };
}

/** What an employer contributes in a year. */
export const matchIn = (plan: PlanTerms, year: number, living: readonly PlanPerson[]): number => {
  const working = living.filter((person) => isAtWork(plan, person, year));
  return working.length === 0 ? 0 : plan.saving.match * shareAtWork(plan, working);
};

/** Saves as planned, but within the law's limit for each kind of account; the rest goes into the taxable account. */
export function savedIn(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]) {
  const { persons } = plan;
  const working = living.filter((person) => isAtWork(plan, person, year));
  const wanted = savingIn(plan, law, year, living);
  const split = savingSplit(wanted, law[living.length === 2 ? "together" : "alone"].saving);
  const match = matchIn(plan, year, living);
  const bySpouse = working.length > 0 && !working.includes(persons[0]);
  return {
    own: wanted.own,
    into: {
      toTraditional: bySpouse ? 0 : split.pretax + match,
      toSpouse: bySpouse ? split.pretax + match : 0,
      toRoth: split.toRoth,
      toTaxable: split.toTaxable,
      toHealth: split.toHealth,
      adjustments: split.adjustments,
      // One's own plan is filled before the spouse's.
      intoOwnPlan: Math.min(split.planPretax, wanted.savers.find(({ ownPlan }) => ownPlan)?.ownPlan?.most ?? 0),
    },
  };
}

/** The savings typed are for everyone still working; each person saves in proportion to what they earn. */
function shareAtWork(plan: PlanTerms, working: readonly PlanPerson[]): number {
  const atStart = plan.persons.filter((person) => isAtWork(plan, person, plan.firstYear));
  const payOf = (people: readonly PlanPerson[]) =>
    people.reduce((total, person) => total + earningsOf(plan, person, plan.firstYear), 0);
  const all = payOf(atStart);
  return all > 0 ? payOf(working) / all : working.length / Math.max(1, atStart.length);
}
