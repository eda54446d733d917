/** A plain plan for tests to vary, with 2026 law. */
import { follow, pathOf } from "../engine/retirement/plan/follow.ts";
import { scheduleOf } from "../engine/retirement/plan/schedule.ts";
import { type Holdings, noEarlyMoney, type PlanLaw, type PlanTerms } from "../engine/retirement/plan/terms.ts";
import { claimant } from "../engine/social-security/claimant.ts";
import { planLaw } from "../law/retirement/plan.ts";
import { agesByBirth } from "../law/retirement/social-security.ts";
import { steadyFutures } from "./futures.ts";
import { noEarlyChoices } from "./savings-plan.ts";

export const law = planLaw(2026);
export const { claiming } = law;
export const nothing: Holdings = {
  traditional: 0,
  spouseTraditional: 0,
  roth: 0,
  taxable: 0,
  basis: 0,
  health: 0,
  cash: 0,
  ...noEarlyMoney,
  prices: 1,
  medicareIncome: 0,
  medicareIncomeBefore: 0,
};

/** A 66-year-old without a benefit, who has stopped working and takes 40,000 a year. */
export const plain: PlanTerms = {
  firstYear: 2027,
  persons: [
    {
      birth: { year: 1961, month: 6 },
      stopYear: 2027,
      lastYear: 2056,
      pay: 0,
      covered: true,
      claimant: claimant({ year: 1961, month: 6, day: 15 }, 0, agesByBirth, claiming),
      claimMonth: 2031 * 12,
    },
  ],
  start: { ...nothing, roth: 1_000_000 },
  saving: { yearly: 0, rothShare: 0, taxableShare: 0, healthShare: 0, match: 0, raise: 0 },
  spending: {
    yearly: 40_000,
    phases: [],
    survivorShare: 1,
    mortgage: 0,
    mortgageThrough: 0,
    oneOffs: [],
    premiumBefore: 0,
    marketplace: null,
    medicarePremium: null,
    medical: 0,
    giving: 0,
  },
  streams: [],
  stockShare: 1,
  stockShareRetired: 1,
  fee: 0,
  cashReturn: 0,
  dividendYield: 0,
  bondYield: 0,
  stateRate: 0,
  strategy: null,
  floorShare: 1,
  order: "conventional",
  fillTo: {
    alone: { kind: "bracket", ordinaryIncome: 50_000 },
    together: { kind: "bracket", ordinaryIncome: 100_000 },
  },
  conversion: null,
  trustFund: null,
  annuity: null,
  ladder: null,
  steppedUp: 0,
  early: noEarlyChoices,
};
export const withoutMedicare: PlanLaw = {
  ...law,
  alone: {
    ...law.alone,
    medicare: {
      standardPartB: 0,
      tierStarts: [],
      highestTierStart: Number.POSITIVE_INFINITY,
      partBSurcharges: [],
      partDSurcharges: [],
    },
  },
};
export const followed = (plan: PlanTerms, laws = withoutMedicare, growth = 0, rise = 0) => {
  const schedule = scheduleOf(plan, laws);
  const futures = steadyFutures(schedule.years, growth, growth, rise);
  return { outcome: follow(plan, schedule, laws, futures), years: pathOf(plan, schedule, laws, futures, 0) };
};
