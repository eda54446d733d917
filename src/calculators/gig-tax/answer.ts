import { setAside } from "../../engine/payments/set-aside.ts";
import type { Inputs } from "./inputs.ts";
import { planOf } from "./paying/plan.ts";
import { premiumsOf } from "./year/premiums.ts";
import { taxWith, type Year, yearOf } from "./year/year.ts";

/** What the page shows first: the year's tax and what to set aside. `plan.ts` adds what to pay when. */
export function answer(inputs: Inputs, year = yearOf(inputs)) {
  const { businesses } = year;
  const profit = businesses.reduce((sum, { sheet }) => sum + sheet.netProfit, 0);
  const grossReceipts = businesses.reduce((sum, { deposits }) => sum + deposits, 0);
  const without = withoutGigs(year, inputs);
  /** Marketplace credit that ends or shrinks with more income: a cost of earning more, but not a tax on the gig. */
  const creditLost = Math.max(
    0,
    Math.min(premiumCreditOf(without) - premiumCreditOf(year), allowedOf(without) - allowedOf(year)),
  );
  const aside = setAside({
    taxWith: year.result.taxAfterRefundableCredits - creditLost,
    taxWithout: without.result.taxAfterRefundableCredits,
    profit,
    grossReceipts,
  });
  const plan = planOf(inputs, year);
  return { inputs, year, without, profit, grossReceipts, creditLost, aside, plan };
}
export type Answer = ReturnType<typeof answer>;

/** Marketplace credit on the return: what it pays out, or negative, what is paid back of the credit paid in advance. */
const premiumCreditOf = ({ health }: Pick<Year, "health">): number =>
  health ? health.settled.netCredit - health.settled.repayment : 0;

/** The credit itself: paying back more than was allowed in advance is tax, not a loss of credit. */
const allowedOf = ({ health }: Pick<Year, "health">): number => health?.credit ?? 0;

/**
 * The same year without gigs. Below the poverty line there is no Marketplace credit (26 USC 36B(c)(1)(A)), and nobody
 * would have estimated an income that pays one in advance.
 */
function withoutGigs(year: Year, inputs: Inputs): ReturnType<typeof taxWith> {
  const without = taxWith(year, inputs, { profitTimes: 0, exact: false });
  const { coverage, deduction } = without.health ?? {};
  return coverage &&
    premiumsOf(inputs).advance > 0 &&
    coverage.incomeBefore - (deduction ?? 0) < coverage.povertyLine &&
    // Work that brings no income isn't why it was paid.
    coverage.incomeBefore < (year.health?.coverage.incomeBefore ?? 0)
    ? withoutGigs(year, { ...inputs, advanceCredit: { amount: 0, per: "year" } })
    : without;
}
