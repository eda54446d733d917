/**
 * Two people's claiming ages side by side: the value of both benefits, how often the plan lasts, and what the survivor
 * gets.
 */
import { yearOf } from "../../../engine/social-security/birth.ts";
import type { Claimant } from "../../../engine/social-security/claimant.ts";
import { run, successIn } from "../answer/result.ts";
import type { Inputs } from "../inputs.ts";
import { planned } from "../plan/plan-of.ts";
import { claimingValue, valuesIn } from "./claiming.ts";

const AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const;
/** The age at which a survivor's income is compared: both have claimed by then, and the other died the year before. */
const SURVIVOR_AGE = 85;

/** An age to claim at, and for a couple the spouse's. */
export interface ClaimOption {
  readonly own: number;
  readonly spouse: number;
  /** The expected value of all benefits according to the life tables, in today's dollars. */
  readonly value: number;
}

export interface ClaimPair extends ClaimOption {
  /** The lower earner's Social Security for a year after the other has died. */
  readonly survivor: number;
  /** The spouse has no benefit of their own, so theirs can't start before the other one claims. */
  readonly spouseWaits: boolean;
}

/** Months before and after the planned age, in the map by month. */
const AROUND = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;

/** Whole ages, or months around the planned one. */
const agesToShow = (planned: number, byMonth: boolean): readonly number[] =>
  byMonth
    ? AROUND.map((months) => (Math.round(planned * 12) + months) / 12).filter((age) => age >= 62 && age <= 70)
    : AGES;

/** The value of claiming at one or two ages; undefined if that is no longer possible. */
function valueAt(inputs: Inputs) {
  const { one, two, values } = valuesIn(inputs);
  const monthAt = ({ month, earliestClaimAge }: Claimant, age: number) =>
    month + Math.max(earliestClaimAge, Math.round(age * 12));
  const byMonths = new Map(values.map(({ claimMonths, value }) => [claimMonths.join(), value]));
  const value = (own: number, spouse: number) =>
    byMonths.get([monthAt(one, own), ...(two === undefined ? [] : [monthAt(two, spouse)])].join());
  return { one, two, value };
}

/** Every pair of ages still possible for both; empty for a single person. */
export function claimPairs(inputs: Inputs, byMonth = false): ClaimPair[] {
  const { one, two, value } = valueAt(inputs);
  if (two === undefined) return [];
  const spouseWaits = two.primaryInsuranceAmount === 0 && one.primaryInsuranceAmount > 0;
  return agesToShow(inputs.spouseClaimAge, byMonth).flatMap((spouse) =>
    agesToShow(inputs.claimAge, byMonth).flatMap((own) => {
      const worth = value(own, spouse);
      return worth === undefined
        ? []
        : [{ own, spouse, value: worth, survivor: survivorsIncome(inputs, own, spouse), spouseWaits }];
    }),
  );
}

/** What to choose from: every whole age still possible, the plan's ages, and those with the highest benefits. */
export function claimOptions(inputs: Inputs) {
  const { claimAge, spouseClaimAge, couple } = inputs;
  const { value } = valueAt(inputs);
  const best = claimingValue(inputs);
  const pairs = new Map<string, readonly [number, number]>();
  const add = (own: number, spouse: number) =>
    pairs.set(`${Math.round(own * 12)} ${Math.round(spouse * 12)}`, [own, spouse]);
  for (const spouse of couple ? AGES : [spouseClaimAge]) for (const own of AGES) add(own, spouse);
  add(claimAge, spouseClaimAge);
  const [own, spouse = spouseClaimAge] = best.advised as [number, number | undefined];
  for (const [one, two] of [
    [own, spouse],
    [own, spouseClaimAge],
    [claimAge, spouse],
  ] as const)
    add(one, two);
  const options = [...pairs.values()].flatMap(([own, spouse]): ClaimOption[] => {
    const worth = value(own, spouse);
    return worth === undefined ? [] : [{ own, spouse, value: worth }];
  });
  return { best, options };
}

function survivorsIncome(inputs: Inputs, own: number, spouse: number): number {
  const long = { planTo: SURVIVOR_AGE + 40, spousePlanTo: SURVIVOR_AGE + 40, lifetimes: "fixed" } as const;
  const { plan, schedule } = planned({ ...inputs, ...long, claimAge: own, spouseClaimAge: spouse });
  const [one, two] = plan.persons;
  if (two === undefined) return 0;
  const left = one.claimant.primaryInsuranceAmount >= two.claimant.primaryInsuranceAmount ? 1 : 0;
  const year = Math.max(one.birth.year, two.birth.year, plan.firstYear - SURVIVOR_AGE) + SURVIVOR_AGE;
  const t = year - plan.firstYear;
  return Math.round(schedule.alone(left, t)[t + 1]?.socialSecurity ?? 0);
}

export interface ClaimOutcome {
  /** How often the plan lasts. */
  readonly rate: number;
  /** The futures in which money runs short before the last of the benefits has begun, of how many. */
  readonly shortBefore: number;
  readonly paths: number;
}

/** What becomes of the plan with each of the ages. */
export const claimOutcomes = (
  inputs: Inputs,
  options: readonly Pick<ClaimOption, "own" | "spouse">[],
): ClaimOutcome[] =>
  options.map(({ own, spouse }) => {
    const changed = { ...inputs, claimAge: own, spouseClaimAge: spouse };
    const { which, outcome } = run(changed, changed.model, changed.strategy, { untilShort: true });
    const { persons, firstYear } = which.plan;
    const begins = persons.flatMap(({ claimant, claimMonth }) =>
      claimant.primaryInsuranceAmount > 0 ? [yearOf(claimMonth)] : [],
    );
    const years = Math.max(firstYear, ...begins) - firstYear;
    const shortBefore = outcome.failedYear.reduce((sum, year) => sum + (year > 0 && year <= years ? 1 : 0), 0);
    return { rate: successIn(changed, outcome).rate, shortBefore, paths: outcome.paths };
  });
