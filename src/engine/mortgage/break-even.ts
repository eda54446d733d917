import { at, type Columns } from "./ledger.ts";

/** Payments and balances of two ways to borrow, month by month from today. */
export interface Compared {
  readonly before: Pick<Columns, "payment" | "balance">;
  readonly after: Pick<Columns, "payment" | "balance">;
  readonly months: number;
  /** Cash that the second way pays out at once. It is owed, so it doesn't offset any cost. */
  readonly cashOut?: number;
}

/** A tenth of a cent of slack for floating-point sums of cents. */
const SLACK = 0.001;

/**
 * The first month in which the savings on payments (discounted at `monthlyDiscount`) plus the difference in balances
 * cover `cost`. A lower rate also pays the balance down faster, so this comes before the simple break-even. A negative
 * cost is a credit, and the result is the month in which it is used up. `null` if that never happens.
 */
export function equityBreakEven(
  { before, after, months, cashOut = 0 }: Compared,
  cost: number,
  monthlyDiscount = 0,
): number | null {
  let saved = cashOut;
  let worth = 1;
  for (let k = 1; k <= months; k++) {
    worth /= 1 + monthlyDiscount;
    saved += (at(before.payment, k) - at(after.payment, k)) * worth;
    const ahead = saved + (at(before.balance, k) - at(after.balance, k)) * worth - cost;
    if (cost >= 0 ? ahead >= -SLACK : ahead <= SLACK) return k;
  }
  return null;
}

/** The monthly rate that compounds to a yearly one. */
export const monthlyEquivalent = (yearly: number) => (1 + yearly) ** (1 / 12) - 1;
