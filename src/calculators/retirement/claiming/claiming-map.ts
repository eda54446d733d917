/**
 * Two people's claiming ages side by side: the value of both benefits, how often the plan lasts, and what the survivor
 * gets.
 */
import type { Claimant } from "../../../engine/social-security/claimant.ts";
import { rateOf } from "../answer/result.ts";
import type { Inputs } from "../inputs.ts";
import { planned } from "../plan/plan-of.ts";
import { valuesIn } from "./claiming.ts";

const AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const;
/** The age at which a survivor's income is compared: both have claimed by then, and the other died the year before. */
const SURVIVOR_AGE = 85;

export interface ClaimPair {
  readonly own: number;
  readonly spouse: number;
  /** The expected value of all benefits according to the life tables, in today's dollars. */
  readonly value: number;
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

/** Every pair of ages still possible for both; empty for a single person. */
export function claimPairs(inputs: Inputs, byMonth = false): ClaimPair[] {
  const { one, two, values } = valuesIn(inputs);
  if (two === undefined) return [];
  const monthAt = ({ month, earliestClaimAge }: Claimant, age: number) =>
    month + Math.max(earliestClaimAge, Math.round(age * 12));
  const spouseWaits = two.primaryInsuranceAmount === 0 && one.primaryInsuranceAmount > 0;
  const byMonths = new Map(values.map(({ claimMonths, value }) => [claimMonths.join(), value]));
  return agesToShow(inputs.spouseClaimAge, byMonth).flatMap((spouse) =>
    agesToShow(inputs.claimAge, byMonth).flatMap((own) => {
      const value = byMonths.get([monthAt(one, own), monthAt(two, spouse)].join());
      return value === undefined
        ? []
        : [{ own, spouse, value, survivor: survivorsIncome(inputs, own, spouse), spouseWaits }];
    }),
  );
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

/** How often the plan lasts with each of the pairs. */
export const claimRates = (inputs: Inputs, pairs: readonly Pick<ClaimPair, "own" | "spouse">[]): number[] =>
  pairs.map(({ own, spouse }) => rateOf({ ...inputs, claimAge: own, spouseClaimAge: spouse }));
