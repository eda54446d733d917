import { type Day, daysBetween } from "./days.ts";
import { growthBetween, monthsStarted } from "./quarters.ts";
import type { QuarterlyRates } from "./underpayment-penalty.ts";

export interface LateReturnLaw {
  readonly fileRate: number;
  readonly fileMonths: number;
  readonly payRate: number;
  readonly payMonths: number;
  readonly minimumAfterDays: number;
  readonly minimum: number;
}

export interface LateReturn {
  /** Tax not paid by the due date, dollars. */
  readonly unpaid: number;
  /** The last day to pay on time. */
  readonly payBy: Day;
  /** The last day to file on time, which is later than the payment date with an extension. */
  readonly fileBy: Day;
  readonly filedOn: Day;
  readonly paidOn: Day;
}

export type LateReturnCost = ReturnType<typeof lateReturn>;

/**
 * What filing and paying late costs (26 USC 6651, 6601, 6622). Dollars, unrounded. If an interest rate isn't published
 * yet, the last known one is used.
 *
 * Leaves out relief for reasonable cause or a first offense, fraud, the lower rate during a payment plan, and interest
 * on the penalty for paying late.
 */
export function lateReturn(
  { unpaid, payBy, fileBy, filedOn, paidOn }: LateReturn,
  law: LateReturnLaw,
  rates: QuarterlyRates,
) {
  const monthsToFile = monthsStarted(fileBy, filedOn);
  const monthsToPay = monthsStarted(payBy, paidOn);
  const failureToPay = unpaid * law.payRate * Math.min(law.payMonths, monthsToPay);
  const monthsCharged = Math.min(law.fileMonths, monthsToFile);
  const monthsBoth = Math.min(monthsCharged, monthsToPay);
  const byMonths = unpaid * (law.fileRate * monthsCharged - law.payRate * monthsBoth);
  const daysLate = Math.max(0, daysBetween(fileBy, filedOn));
  const least = daysLate > law.minimumAfterDays ? Math.min(law.minimum, unpaid) : 0;
  const failureToFile = Math.max(byMonths, least);
  const growth = growthBetween(payBy, paidOn, rates);
  const interest = (unpaid + failureToFile) * (growth - 1);
  const total = failureToFile + failureToPay + interest;
  return {
    unpaid,
    monthsToFile,
    monthsToPay,
    failureToPay,
    monthsCharged,
    monthsBoth,
    byMonths,
    daysLate,
    least,
    failureToFile,
    growth,
    interest,
    total,
  };
}
