import type { Lines } from "../../worksheet.ts";
import { type CatchUpLaw, catchUpFormula, catchUpLimit } from "./catch-up.ts";
import { netEarningsLine, type OwnersProfit, ownersRateLine, PUB_560, reducedRate } from "./sep.ts";

export interface Solo401kLaw extends CatchUpLaw {
  /** Largest employer contribution, of compensation. */
  readonly planRate: number;
  readonly additionsLimit: number;
  readonly deferralLimit: number;
  readonly catchUp: number;
  readonly higherCatchUp: number;
}

export interface Solo401kOwner extends OwnersProfit {
  /** At the end of the year. */
  readonly age: number;
  /** Deferred to an unrelated employer's plan this year, catch-up included. */
  readonly deferralsElsewhere: number;
}

export type Solo401k = ReturnType<typeof solo401k>;

/**
 * The largest contributions of an owner without employees to a 401(k) plan (Publication 560, deduction worksheet for the
 * self-employed, steps 9 to 19). Dollars, unrounded.
 *
 * The largest deferral is taken first; where the limit on additions binds, any split with the same total is as good. Leaves
 * out the compensation cap, which never binds before the limit on additions does, and Roth contributions, which are not
 * deductible.
 */
export function solo401k({ netProfit, deductibleHalf, age, deferralsElsewhere }: Solo401kOwner, law: Solo401kLaw) {
  const netEarnings = netProfit - deductibleHalf;
  const earnings = Math.max(0, netEarnings);
  const deferralRoom = Math.max(0, law.deferralLimit - deferralsElsewhere);
  const deferral = Math.min(deferralRoom, earnings);
  const ownersRate = reducedRate(law.planRate);
  const byRate = earnings * ownersRate;
  const additionsRoom = law.additionsLimit - deferral;
  const halfOfRest = (earnings - deferral) / 2;
  const employer = Math.min(byRate, additionsRoom, halfOfRest);
  const rest = earnings - employer - deferral;
  const catchUpLimitForAge = catchUpLimit(age, law.catchUp, law.higherCatchUp, law);
  const catchUpRoom = Math.max(0, catchUpLimitForAge - Math.max(0, deferralsElsewhere - law.deferralLimit));
  const catchUpContribution = Math.min(rest, catchUpRoom);
  const total = deferral + employer + catchUpContribution;
  return {
    netEarnings,
    earnings,
    deferralRoom,
    deferral,
    ownersRate,
    byRate,
    additionsRoom,
    halfOfRest,
    employer,
    rest,
    catchUpLimitForAge,
    catchUpRoom,
    catchUpContribution,
    total,
  };
}

const step = (number: string) => `Publication 560, deduction worksheet, step ${number}`;

export const solo401kLines: Lines<Solo401k> = {
  netEarnings: netEarningsLine,
  earnings: { label: "Net earnings, if any", formula: "max(0, netEarnings)" },
  deferralRoom: {
    label: "Deferral limit left",
    formula: "max(0, deferralLimit - deferralsElsewhere)",
    meaning: "One limit for all plans of a person: what went into a job's plan is gone.",
  },
  deferral: {
    label: "Employee deferral",
    formula: "min(deferralRoom, earnings)",
    form: step("9"),
    source: PUB_560,
  },
  ownersRate: ownersRateLine,
  byRate: { label: "Owner's rate times net earnings", formula: "earnings * ownersRate", form: step("5") },
  additionsRoom: {
    label: "Room under the limit on additions",
    formula: "additionsLimit - deferral",
    form: step("10"),
  },
  halfOfRest: {
    label: "Half of the earnings left after the deferral",
    formula: "(earnings - deferral) / 2",
    meaning: "At low profit this binds: the employer part may not exceed what is left to pay it from.",
    form: step("12"),
  },
  employer: {
    label: "Employer contribution",
    formula: "min(byRate, additionsRoom, halfOfRest)",
    form: step("13"),
  },
  rest: { label: "Earnings left", formula: "earnings - employer - deferral", form: step("16") },
  catchUpLimitForAge: { label: "Catch-up for the age", formula: catchUpFormula("catchUp", "higherCatchUp") },
  catchUpRoom: {
    label: "Catch-up left",
    formula: "max(0, catchUpLimitForAge - max(0, deferralsElsewhere - deferralLimit))",
  },
  catchUpContribution: { label: "Catch-up contribution", formula: "min(rest, catchUpRoom)", form: step("18") },
  total: {
    label: "Largest 401(k) contribution",
    formula: "deferral + employer + catchUpContribution",
    form: step("19"),
  },
};
