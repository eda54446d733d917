/** The simplest plan, as in published withdrawal studies: savings in one account and withdrawals from them. */

import type { Futures } from "../engine/retirement/futures/market.ts";
import { follow, type PlanOutcome, type YearOnPath } from "../engine/retirement/plan/follow.ts";
import { scheduleOf } from "../engine/retirement/plan/schedule.ts";
import { type EarlyChoices, noEarlyMoney, type PlanLaw, type PlanTerms } from "../engine/retirement/plan/terms.ts";
import type { Strategy } from "../engine/retirement/strategies.ts";
import { monthNumber } from "../engine/social-security/birth.ts";
import type { Claimant } from "../engine/social-security/claimant.ts";

export interface SavingsPlan {
  /** At the start, in today's dollars. */
  readonly savings: number;
  readonly years: number;
  /** Today's dollars a year, adjusted for inflation; or the rule that sets the withdrawal. */
  readonly spending: number | Strategy;
  /** Share of stocks, to which savings are rebalanced every year; the rest is in bonds. */
  readonly stockShare: number;
  /** Yearly, as a share of savings. */
  readonly fee?: number;
}

const FIRST_YEAR = 2027;
const BIRTH = { year: 1960, month: 6 };
const MONTH_OF_BIRTH = monthNumber(BIRTH.year, BIRTH.month);
const YEARS_OF_67 = 67 * 12;

/** Someone who never worked, so Social Security pays nothing. */
const WITHOUT_BENEFIT: Claimant = {
  month: MONTH_OF_BIRTH,
  year: BIRTH.year,
  earliestClaimAge: YEARS_OF_67,
  fullRetirementAge: YEARS_OF_67,
  survivorFullRetirementAge: YEARS_OF_67,
  delayedCredit: 0,
  primaryInsuranceAmount: 0,
};

const NO_CEILING = { kind: "bracket", ordinaryIncome: 0 } as const;

/** Nothing chosen for the years before 59½. */
export const noEarlyChoices: EarlyChoices = {
  contributionsKnown: false,
  rothFirst: false,
  workplaceShare: 0,
  payments: null,
};

/** One retired person with a Roth account, no other income, and no expenses except the withdrawals. */
export function savingsPlan({ savings, years, spending, stockShare, fee = 0 }: SavingsPlan): PlanTerms {
  const byAmount = typeof spending === "number";
  return {
    firstYear: FIRST_YEAR,
    persons: [
      {
        birth: BIRTH,
        stopYear: FIRST_YEAR,
        lastYear: FIRST_YEAR + years - 1,
        pay: 0,
        covered: false,
        claimant: WITHOUT_BENEFIT,
        claimMonth: MONTH_OF_BIRTH + YEARS_OF_67,
      },
    ],
    start: {
      traditional: 0,
      spouseTraditional: 0,
      roth: savings,
      taxable: 0,
      basis: 0,
      health: 0,
      cash: 0,
      ...noEarlyMoney,
      prices: 1,
      medicareIncome: 0,
      medicareIncomeBefore: 0,
    },
    saving: { yearly: 0, rothShare: 0, taxableShare: 0, healthShare: 0, match: 0, raise: 0 },
    spending: {
      yearly: byAmount ? spending : 0,
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
    stockShare,
    stockShareRetired: stockShare,
    fee,
    cashReturn: 0,
    dividendYield: 0,
    bondYield: 0,
    stateRate: 0,
    strategy: byAmount ? null : spending,
    floorShare: 1,
    order: "conventional",
    fillTo: { alone: NO_CEILING, together: NO_CEILING },
    conversion: null,
    trustFund: null,
    annuity: null,
    ladder: null,
    steppedUp: 0,
    early: noEarlyChoices,
  };
}

/** Follows it through every path, and passes each year of each path to `see`, if given. */
export function followSavings(
  savings: SavingsPlan,
  law: PlanLaw,
  futures: Futures,
  see?: (path: number, year: YearOnPath) => void,
): PlanOutcome {
  const plan = savingsPlan(savings);
  return follow(plan, scheduleOf(plan, law), law, futures, null, see && { see });
}
