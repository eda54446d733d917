import type { Lines } from "../worksheet.ts";
import { at } from "./ledger.ts";
import { type FixedLoan, schedule } from "./schedule.ts";

export type InflationAdjusted = ReturnType<typeof inflationAdjusted>;

/** A fixed-rate loan in dollars of today: later payments are made in dollars that buy less. `inflation` is a fraction a year. */
export function inflationAdjusted(loan: FixedLoan, inflation: number) {
  const made = schedule(loan);
  const nominalTotal = made.totalPaid;
  const nominalInterest = made.totalInterest;
  let realTotal = 0;
  let realInterest = 0;
  for (let k = 1; k <= made.paymentsMade; k++) {
    const worth = (1 + inflation) ** (-k / 12);
    realTotal += at(made.payment, k) * worth;
    realInterest += at(made.interest, k) * worth;
  }
  const realRate = (1 + loan.annualRate / 12) ** 12 / (1 + inflation) - 1;
  return { nominalTotal, nominalInterest, realTotal, realInterest, realRate };
}

/** What payment `number` is worth in dollars of the day of closing. */
export const realPayment = (loan: FixedLoan, inflation: number, number: number) =>
  at(schedule(loan).payment, number) * (1 + inflation) ** (-number / 12);

export const inflationAdjustedLines: Lines<InflationAdjusted> = {
  nominalTotal: { label: "All payments", found: "Every payment of the schedule, added up." },
  nominalInterest: { label: "Interest", found: "The interest of every row, added up." },
  realTotal: {
    label: "All payments in today's dollars",
    found: "Each payment divided by the rise in prices until it is made, added up.",
  },
  realInterest: {
    label: "Interest in today's dollars",
    found: "The interest of each row divided by the rise in prices until then, added up.",
  },
  realRate: {
    label: "Interest rate after inflation",
    formula: "(1 + annualRate / 12) ** 12 / (1 + inflation) - 1",
    unit: "rate",
  },
};
