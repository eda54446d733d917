import { at } from "../ledger.ts";
import type { Schedule } from "../schedule.ts";

/**
 * What a dollar paid with payment `number` is worth in dollars of the month before the first payment. `inflation` is a
 * fraction a year.
 */
export const worthOf = (number: number, inflation: number) => (1 + inflation) ** (-number / 12);

export type RealCost = ReturnType<typeof realCost>;

/** A loan's payments in today's dollars. Later payments are in dollars that buy less. */
export function realCost(made: Schedule, inflation: number) {
  let realInterest = 0;
  let realPaid = 0;
  for (let number = 1; number <= made.paymentsMade; number++) {
    const worth = worthOf(number, inflation);
    realInterest += at(made.interest, number) * worth;
    realPaid += (at(made.payment, number) + at(made.extra, number)) * worth;
  }
  const realRate = (1 + made.annualRate / 12) ** 12 / (1 + inflation) - 1;
  return { realInterest, realPaid, realRate };
}
