/** What a different profit would do: the next dollars, and the rate on them from zero to twice as much. */
import type { Inputs } from "../inputs.ts";
import type { StateShare } from "../state/share.ts";
import { taxWith, type Year } from "../year/year.ts";

/** State and local tax for the same people with a different year; undefined if no state is chosen. */
export type OtherTaxes = StateShare["taxesOf"] | undefined;

const STEP = 1000;

/** At the standard mileage rate and with actual costs, for each gig with a car. */
export const carsOf = ({ businesses }: Year) =>
  businesses.flatMap(({ sheet }, i) => {
    const { standard, actual, larger } = sheet.carBothWays;
    return standard > 0 || actual > 0 ? [{ gig: i, standard, actual, larger }] : [];
  });

export interface NextDollars {
  readonly costs: number;
  readonly parts: readonly { readonly label: string; readonly amount: number }[];
  readonly cliffs: readonly string[];
}

/** The tax on the next $1,000 of profit, part by part, and the cliffs within it. */
export function nextThousand(inputs: Inputs, year: Year, receipts: number, others: OtherTaxes): NextDollars {
  const before = taxWith(year, inputs, {});
  const after = taxWith(year, inputs, { moreProfit: STEP });
  const a = before.result;
  const b = after.result;
  const part = (label: string, amount: number) => ({ label, amount });
  const credit = (label: string, lost: number) => part(`${label} ${lost < 0 ? "gained" : "lost"}`, lost);
  const creditOf = (of: typeof before) =>
    of.household.claims.netPremiumTaxCredit - of.household.claims.premiumCreditRepayment;
  const childOf = (of: typeof a) => of.childCredits.nonrefundable + of.childCredits.refundable;
  const premium = creditOf(before) - creditOf(after);
  const elsewhere = others?.(before, receipts);
  const elsewhereAfter = others?.(after, receipts + STEP);
  const elsewhereMore = (of: "state" | "local") => (elsewhereAfter?.[of] ?? 0) - (elsewhere?.[of] ?? 0);
  const parts = [
    part("Self-employment tax", b.selfEmploymentTax - a.selfEmploymentTax),
    part("Income tax", b.regularTax.tax + b.minimumTax.tax - a.regularTax.tax - a.minimumTax.tax),
    part(
      "Additional Medicare and investment income tax",
      b.additionalMedicareTax.tax + b.investmentTax.tax - a.additionalMedicareTax.tax - a.investmentTax.tax,
    ),
    credit("Earned income credit", a.earnedCredit.credit - b.earnedCredit.credit),
    credit("Child credits", childOf(a) - childOf(b)),
    credit("Premium tax credit", premium),
    part("State tax", elsewhereMore("state")),
    part("Local tax", elsewhereMore("local")),
  ].filter(({ amount }) => Math.abs(amount) >= 0.005);
  const costs =
    b.taxAfterRefundableCredits - a.taxAfterRefundableCredits + elsewhereMore("state") + elsewhereMore("local");
  const rest = costs - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (Math.abs(rest) >= 0.005) parts.push(part("Other credits", rest));

  const cliffs: string[] = [];
  if (premium > STEP)
    cliffs.push(`One dollar over 400% of the poverty line ends the whole premium tax credit for ${inputs.taxYear}.`);
  if (a.earnedCredit.credit > 0 && b.earnedCredit.credit === 0)
    cliffs.push("Somewhere in this $1,000, you lose the rest of the earned income credit.");
  if (childOf(a) - childOf(b) >= 50)
    cliffs.push("Above its limit, the child tax credit falls by $50 for each $1,000 or part of $1,000.");
  if (a.tipsDeduction.deduction - b.tipsDeduction.deduction >= 100)
    cliffs.push("Above its limit, the deduction for tips falls by $100 for each full $1,000.");
  if (inputs.place === "New York City, work done there" && elsewhereMore("local") > STEP / 10)
    cliffs.push(
      "New York City's credit for its business tax shrinks here, so the city's tax rises faster than its rate suggests.",
    );
  if (b.qualified.deduction < a.qualified.deduction - 1)
    cliffs.push("Your taxable income is above the threshold, so the business income deduction shrinks here.");
  return { costs, parts, cliffs };
}

export interface RatePoint {
  readonly profit: number;
  readonly rate: number;
}

/** The share of the next dollars that goes to tax, at profits from zero to twice today's. */
export function rateCurve(
  inputs: Inputs,
  year: Year,
  { profit, grossReceipts }: { readonly profit: number; readonly grossReceipts: number },
  others: OtherTaxes,
  points = 60,
): RatePoint[] {
  const most = Math.max(60_000, Math.ceil((2 * profit) / 10_000) * 10_000);
  const step = most / points;
  const taxAt = (target: number) => {
    const changed = taxWith(year, inputs, { moreProfit: target - profit });
    const { state, local } = others?.(changed, Math.max(0, grossReceipts + target - profit)) ?? { state: 0, local: 0 };
    return changed.result.taxAfterRefundableCredits + state + local;
  };
  let before = taxAt(0);
  return Array.from({ length: points }, (_, i) => {
    const at = (i + 1) * step;
    const tax = taxAt(at);
    const rate = (tax - before) / step;
    before = tax;
    return { profit: at, rate };
  });
}
