import { setAside } from "../../engine/payments/set-aside.ts";
import type { Inputs } from "./inputs.ts";
import { planOf } from "./plan.ts";
import { taxWith, yearOf } from "./year.ts";

/** What the page shows first: the year's tax and what to set aside. `plan.ts` adds what to pay when. */
export function answer(inputs: Inputs, year = yearOf(inputs)) {
  const { businesses } = year;
  const profit = businesses.reduce((sum, { sheet }) => sum + sheet.netProfit, 0);
  const grossReceipts = businesses.reduce((sum, { deposits }) => sum + deposits, 0);
  const without = taxWith(year, inputs, { profitTimes: 0, exact: false });
  const aside = setAside({
    taxWith: beforePremiumCredit(year),
    taxWithout: beforePremiumCredit(without),
    profit,
    grossReceipts,
  });
  /** A Marketplace credit that shrinks with more income: a cost of earning more, but not a tax on the gig. */
  const premiumCreditLost = Math.max(0, (without.health?.credit ?? 0) - (year.health?.credit ?? 0));
  const plan = planOf(inputs, year);
  return { inputs, year, without, profit, grossReceipts, aside, premiumCreditLost, plan };
}
export type Answer = ReturnType<typeof answer>;

/** Federal tax for the year without any Marketplace credit, paid or repaid. */
export const beforePremiumCredit = ({ result, health }: Pick<Answer["year"], "result" | "health">): number =>
  result.taxAfterRefundableCredits + (health ? health.settled.netCredit - health.settled.repayment : 0);
