import type { Futures } from "./market.ts";
import type { Strategy } from "./strategies.ts";

/** A number for every year, or one for each year of the plan; after its end the last one stays. */
type ByYear = number | readonly number[];

/** A retirement plan as the simulation follows it through each future. Years run from January; lists begin with the first year. */
export interface Plan {
  /** Savings at the start, in today's dollars. */
  readonly savings: number;
  /** Years of the plan, working years included. */
  readonly years: number;
  /** Years before the first withdrawal, in which the strategy is not asked. */
  readonly workingYears?: number;
  readonly strategy: Strategy;
  /** Target shares of savings, to which they are rebalanced every year. Bonds take what stocks leave, if not given; cash the rest. */
  readonly stockShare: ByYear;
  readonly bondShare?: ByYear;
  /** Yearly fee as a share of savings. */
  readonly fee?: number;
  /**
   * Other money in today's dollars: what is saved while working, Social Security, a pension raised with prices; negative for a
   * need on top of what the strategy wants. Years beyond the list have none.
   */
  readonly income?: readonly number[];
  /** The same in dollars of the year: a pension that is never raised, a mortgage. */
  readonly nominalIncome?: readonly number[];
  /** Lets savings go below zero and the strategy go on, as some programs do; their figures can then be compared. */
  readonly mayOwe?: boolean;
}

/** A plan with every year spelled out, as the inner loop reads it. */
export interface PlanByYear {
  readonly savings: number;
  readonly years: number;
  readonly workingYears: number;
  readonly stockShare: Float64Array;
  readonly bondShare: Float64Array;
  readonly holdsCash: boolean;
  readonly income: Float64Array;
  readonly nominalIncome: Float64Array;
  readonly fee: number;
  readonly mayOwe: boolean;
}

const spelledOut = (values: ByYear, years: number) =>
  Float64Array.from({ length: years }, (_, t) =>
    typeof values === "number" ? values : (values[Math.min(t, values.length - 1)] ?? 0),
  );

const padded = (values: readonly number[], years: number) =>
  Float64Array.from({ length: years }, (_, t) => values[t] ?? 0);

const EPSILON = 1e-9;

/** Checks that the plan can be followed through these futures, and spells it out year by year. */
export function planByYear(plan: Plan, futures: Futures): PlanByYear {
  const { years, workingYears = 0, income = [], nominalIncome = [], fee = 0 } = plan;
  if (!Number.isInteger(years) || years < 1) throw new Error(`A plan has a whole number of years from 1, not ${years}`);
  if (years > futures.years) throw new Error(`The futures have ${futures.years} years, the plan needs ${years}`);
  if (!Number.isInteger(workingYears) || workingYears < 0 || workingYears >= years)
    throw new Error(
      `Working years are a whole number from 0, fewer than the ${years} years of the plan, not ${workingYears}`,
    );
  const stockShare = spelledOut(plan.stockShare, years);
  const bondShare =
    plan.bondShare === undefined ? stockShare.map((stocks) => 1 - stocks) : spelledOut(plan.bondShare, years);
  let holdsCash = false;
  for (const [t, stocks] of stockShare.entries()) {
    const cash = 1 - stocks - (bondShare[t] as number);
    if (!(stocks >= 0 && (bondShare[t] as number) >= 0 && cash >= -EPSILON))
      throw new Error(`Year ${t + 1}: the shares of stocks and bonds are 0 or more and at most 1 together`);
    holdsCash ||= cash > EPSILON;
    if (holdsCash && futures.cashReturn === null)
      throw new Error("These futures say nothing about the return of cash (history has it from 1928 on)");
  }
  if (plan.strategy.needsCape) checkCape(futures);
  return {
    savings: plan.savings,
    years,
    workingYears,
    stockShare,
    bondShare,
    holdsCash,
    income: padded(income, years),
    nominalIncome: padded(nominalIncome, years),
    fee,
    mayOwe: plan.mayOwe ?? false,
  };
}

function checkCape({ cape }: Futures): void {
  if (cape === null) throw new Error("These futures say nothing about the price of stocks over their earnings (CAPE)");
  if (cape.some(Number.isNaN))
    throw new Error("The price of stocks over ten years' earnings (CAPE) is known from 1881 on");
}
