import { type Day, dayAt, daysBetween, daysInYear, earlier, yearOf } from "./days.ts";
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

/** Months after a day; the last one counts as soon as it begins. */
function monthsStarted(after: Day, on: Day): number {
  if (on <= after) return 0;
  const [year = 0, month = 0, day = 0] = after.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = on.split("-").map(Number);
  return (toYear - year) * 12 + toMonth - month + (toDay > day ? 1 : 0);
}

/** What a dollar owed grows to, compounded daily at each quarter's rate. */
function growthBetween(after: Day, to: Day, rates: QuarterlyRates): number {
  let growth = 1;
  for (let from = after; from < to; ) {
    const year = yearOf(from);
    // The day after `from` determines the quarter.
    const quarter = [1, 2, 3, 4].find((one) => from < lastOf(year, one)) ?? 5;
    const [ofYear, number] = quarter === 5 ? [year + 1, 1] : [year, quarter];
    const until = earlier(to, lastOf(ofYear, number));
    growth *= (1 + rateIn(`${ofYear}Q${number}`, rates) / daysInYear(ofYear)) ** daysBetween(from, until);
    from = until;
  }
  return growth;
}

const lastOf = (year: number, quarter: number) => dayAt(year, quarter * 3, quarter === 1 || quarter === 4 ? 31 : 30);

function rateIn(quarter: string, rates: QuarterlyRates): number {
  const known = Object.keys(rates)
    .filter((one) => one <= quarter)
    .sort()
    .at(-1);
  if (known === undefined) throw new Error(`No underpayment rate is known up to ${quarter}`);
  return rates[known] as number;
}
