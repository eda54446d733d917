/**
 * What a state, or a city with its own return, charges for paying or filing late. Dollars, unrounded.
 *
 * Leaves out relief for a good reason or a first offense, negligence and fraud, interest on penalties, and what is
 * added once a bill or a demand goes unanswered.
 */
import { type Day, daysBetween, earlier, yearOf } from "../payments/days.ts";
import { growthBetween, monthsStarted, rateIn, simpleInterestBetween } from "../payments/quarters.ts";
import type { QuarterlyRates } from "../payments/underpayment-penalty.ts";

/** How interest adds up: every day on what has grown, by days without compounding, or by months that have begun. */
type Compounds = "daily" | "by days" | "by months";

/** The penalty for filing late, each kind with its figures. */
type FilingPenalty =
  | { readonly how: "none" }
  /** A share for each month. Once it is `afterDays` late, at least `minimum`, or the tax if that is less. */
  | { readonly how: "monthly"; readonly rate: number; readonly most: number }
  | {
      readonly how: "monthly, at least";
      readonly rate: number;
      readonly most: number;
      readonly minimum: number;
      readonly afterDays: number;
    }
  /** A share or an amount for each month, whichever is more. */
  | {
      readonly how: "share or dollars";
      readonly rate: number;
      readonly most: number;
      readonly perMonth: number;
      readonly mostDollars: number;
    }
  /** A share once, up to an amount. */
  | { readonly how: "once"; readonly rate: number; readonly mostDollars: number }
  | { readonly how: "dollars"; readonly amount: number };

/** The penalty for paying late. */
type PayingPenalty =
  | { readonly how: "none" }
  | { readonly how: "monthly"; readonly rate: number; readonly most: number }
  | { readonly how: "once"; readonly once: number }
  /** A share at once, which covers the first months, then a share for each further month. */
  | {
      readonly how: "once, then monthly";
      readonly once: number;
      readonly covers: number;
      readonly rate: number;
      readonly most: number;
    }
  | { readonly how: "by days"; readonly once: number; readonly afterDays: number; readonly later: number }
  | { readonly how: "as interest"; readonly times: number };

/** What is added for paying estimated tax late. */
type EstimatesPenalty =
  | { readonly how: "interest" }
  | { readonly how: "own rate"; readonly rate: number }
  | { readonly how: "by days"; readonly once: number; readonly afterDays: number; readonly later: number }
  | { readonly how: "once and interest"; readonly once: number }
  /** One share if nothing was paid, another if too little was, each with a minimum for every date. */
  | {
      readonly how: "by effort and interest";
      readonly ifNone: number;
      readonly leastIfNone: number;
      readonly ifShort: number;
      readonly leastIfShort: number;
    };

/** What happens in months for which both penalties are charged. */
type Both =
  | { readonly how: "sum" }
  /** The penalty for filing is reduced by the one for paying. */
  | { readonly how: "filing reduced" }
  /** Only the larger one is charged. */
  | { readonly how: "larger" }
  /** Together at most a share of the tax. */
  | { readonly how: "at most"; readonly most: number };

export interface LateChargesLaw {
  readonly compounds: Compounds;
  readonly filing: FilingPenalty;
  /** Whether the penalty for filing is a share of the whole tax instead of what is unpaid. */
  readonly onWholeTax: boolean;
  readonly paying: PayingPenalty;
  readonly both: Both;
  readonly estimates: EstimatesPenalty;
  /** A share for each month, instead of both penalties, if the return comes late but within an automatic extension. */
  readonly extension: { readonly rate: number; readonly most: number } | null;
}

/** An installment, or a part of one, that isn't paid on time, and the day it is paid. */
export interface LateInstallment {
  readonly amount: number;
  readonly due: Day;
  readonly paidOn: Day;
}

export type LateEstimates = ReturnType<typeof lateEstimates>;

/** What is added for estimated payments made late; interest on them stops on the day the return is due. */
export function lateEstimates(
  late: readonly LateInstallment[],
  { nothingPaid, stops }: { readonly nothingPaid: boolean; readonly stops: Day },
  { estimates: law, compounds }: LateChargesLaw,
  rates: QuarterlyRates,
) {
  const installments = late.map(({ amount, due, paidOn }) => {
    /** A minimum holds for the installment, however many payments it was paid with. */
    const part = amount / late.reduce((sum, one) => sum + (one.due === due ? one.amount : 0), 0);
    const until = earlier(paidOn, stops);
    const days = Math.max(0, daysBetween(due, until));
    const interestShare =
      law.how === "own rate" || law.how === "by days"
        ? 0
        : compounds === "by months"
          ? monthlyInterestBetween(due, until, rates)
          : simpleInterestBetween(due, until, rates);
    let charge = amount * interestShare;
    if (law.how === "own rate") charge = (amount * law.rate * days) / 365;
    if (law.how === "by days") charge = days > 0 ? amount * (days > law.afterDays ? law.later : law.once) : 0;
    if (law.how === "once and interest") charge += days > 0 ? amount * law.once : 0;
    if (law.how === "by effort and interest" && days > 0)
      charge += nothingPaid
        ? Math.max(law.leastIfNone * part, law.ifNone * amount)
        : Math.max(law.leastIfShort * part, law.ifShort * amount);
    return { amount, part, days, interestShare, nothingPaid, charge };
  });
  return { installments, total: installments.reduce((sum, { charge }) => sum + charge, 0) };
}

export interface LateStateReturn {
  /** Tax of the year, and what of it wasn't paid by the due date. */
  readonly tax: number;
  readonly unpaid: number;
  /** The part of it that a penalty for late estimated payments already covers. */
  readonly coveredByEstimates: number;
  readonly payBy: Day;
  /** The last day to file on time, later than `payBy` with an extension. */
  readonly fileBy: Day;
  readonly filedOn: Day;
  readonly paidOn: Day;
}

export type LateStateReturnCost = ReturnType<typeof lateStateReturn>;

/** What it costs to file and pay a state's or city's return late. */
export function lateStateReturn(given: LateStateReturn, law: LateChargesLaw, rates: QuarterlyRates) {
  const { tax, unpaid, payBy, fileBy, filedOn, paidOn } = given;
  /** Late, but within an extension that costs something of its own. */
  const extended = law.extension !== null && filedOn > payBy && filedOn <= fileBy;
  const monthsExtended = extended ? monthsStarted(payBy, filedOn) : 0;
  const extensionPenalty = law.extension === null ? 0 : monthlyShare(unpaid, monthsExtended, law.extension);
  const monthsToFile = monthsStarted(fileBy, filedOn);
  const daysToFile = Math.max(0, daysBetween(fileBy, filedOn));
  const monthsToPay = monthsStarted(extended ? filedOn : payBy, paidOn);
  const daysToPay = Math.max(0, daysBetween(payBy, paidOn));
  const interestShare = interestOn(payBy, paidOn, law.compounds, rates);
  const interest = unpaid * interestShare;
  const chargedForFiling = law.onWholeTax ? tax : unpaid;
  const chargedForPaying = law.paying.how === "by days" ? Math.max(0, unpaid - given.coveredByEstimates) : unpaid;
  const filing = filingPenalty(chargedForFiling, monthsToFile, daysToFile, law.filing);
  const paying = payingPenalty(chargedForPaying, monthsToPay, daysToPay, interest, law.paying);
  let failureToFile = filing;
  let failureToPay = paying;
  let monthsBoth = 0;
  if (law.both.how === "filing reduced" && law.filing.how === "monthly, at least" && law.paying.how === "monthly") {
    monthsBoth = Math.min(law.filing.most / law.filing.rate, monthsToFile, monthsToPay);
    failureToFile = Math.max(
      leastOf(unpaid, daysToFile, law.filing),
      monthlyShare(unpaid, monthsToFile, law.filing) - unpaid * law.paying.rate * monthsBoth,
    );
  }
  if (law.both.how === "larger") failureToPay = Math.max(0, paying - filing);
  if (law.both.how === "at most") failureToPay = Math.min(paying, Math.max(0, law.both.most * unpaid - filing));
  return {
    unpaid,
    monthsExtended,
    extensionPenalty,
    monthsToFile,
    daysToFile,
    monthsToPay,
    daysToPay,
    interestShare,
    interest,
    chargedForFiling,
    chargedForPaying,
    filing,
    paying,
    monthsBoth,
    failureToFile,
    failureToPay,
    total: extensionPenalty + failureToFile + failureToPay + interest,
  };
}

/** A share of what is charged for each month, up to the most it can be. */
const monthlyShare = (
  charged: number,
  months: number,
  { rate, most }: { readonly rate: number; readonly most: number },
) => charged * Math.min(most, rate * months);

function leastOf(unpaid: number, days: number, law: Extract<FilingPenalty, { how: "monthly, at least" }>): number {
  return days > law.afterDays ? Math.min(law.minimum, unpaid) : 0;
}

function filingPenalty(charged: number, months: number, days: number, law: FilingPenalty): number {
  if (months === 0) return 0;
  switch (law.how) {
    case "none":
      return 0;
    case "monthly":
      return monthlyShare(charged, months, law);
    case "monthly, at least":
      return Math.max(leastOf(charged, days, law), monthlyShare(charged, months, law));
    case "share or dollars":
      return Math.max(monthlyShare(charged, months, law), Math.min(law.mostDollars, law.perMonth * months));
    case "once":
      return Math.min(law.mostDollars, law.rate * charged);
    case "dollars":
      return law.amount;
  }
}

function payingPenalty(charged: number, months: number, days: number, interest: number, law: PayingPenalty): number {
  if (months === 0) return 0;
  switch (law.how) {
    case "none":
      return 0;
    case "monthly":
      return monthlyShare(charged, months, law);
    case "once":
      return charged * law.once;
    case "once, then monthly":
      return charged * Math.min(law.most, law.once + law.rate * Math.max(0, months - law.covers));
    case "by days":
      return charged * (days > law.afterDays ? law.later : law.once);
    case "as interest":
      return law.times * interest;
  }
}

/** Interest on a dollar from one day to another. */
const interestOn = (after: Day, to: Day, compounds: Compounds, rates: QuarterlyRates): number =>
  compounds === "daily"
    ? growthBetween(after, to, rates) - 1
    : compounds === "by days"
      ? simpleInterestBetween(after, to, rates)
      : monthlyInterestBetween(after, to, rates);

/** A twelfth of the yearly rate for each month that has begun, at the rate of the calendar month it begins in. */
function monthlyInterestBetween(after: Day, to: Day, rates: QuarterlyRates): number {
  const [, month = 0] = after.split("-").map(Number);
  let share = 0;
  for (let begun = 0; begun < monthsStarted(after, to); begun++) {
    const number = month - 1 + begun;
    const [year, ofMonth] = [yearOf(after) + Math.floor(number / 12), (number % 12) + 1];
    share += rateIn(`${year}Q${Math.ceil(ofMonth / 3)}`, rates) / 12;
  }
  return share;
}

/** When a state sets a rate that follows the federal one. */
export type SetEach = "quarter" | "half year" | "year";

/** The state's own rates by quarter: so many percentage points above the federal rate of the quarter it is set in. */
export function aboveFederal(above: number, set: SetEach, federal: QuarterlyRates): QuarterlyRates {
  const quarters = { quarter: "1234", "half year": "13", year: "1" }[set];
  return Object.fromEntries(
    Object.entries(federal)
      .filter(([quarter]) => quarters.includes(quarter.at(-1) ?? ""))
      .map(([quarter, rate]) => [quarter, rate + above]),
  );
}
