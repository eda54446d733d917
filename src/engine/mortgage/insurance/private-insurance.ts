import { isoDate } from "../../calendar.ts";
import { toCent } from "../../rounding.ts";
import type { ExtraPayments } from "../extra-payments.ts";
import { at, inCents, openLedger, post } from "../ledger.ts";
import { levelPayment } from "../level-payment.ts";
import { type FixedLoan, firstPaymentAtOrBelow, paymentDate, type Schedule, schedule } from "../schedule.ts";

/** The shares of the home's original value at which private mortgage insurance may end and must end. */
export interface MortgageInsuranceEndLaw {
  readonly requestShare: number;
  readonly automaticShare: number;
}

/**
 * Whether a conventional loan needs private insurance: it exceeds the share of the price at which insurance may end.
 * Both are rounded to the cent, since a loan is in cents: with 20% down, no price needs insurance.
 */
export const needsPrivateInsurance = (
  loan: number,
  price: number,
  { requestShare }: Pick<MortgageInsuranceEndLaw, "requestShare">,
) => toCent(loan) > toCent(requestShare * price);

export interface InsuredLoan extends FixedLoan {
  /** The lesser of price and appraised value at closing. */
  readonly originalValue: number;
  /** The yearly premium, as a fraction of the original loan. */
  readonly mortgageInsuranceRate: number;
}

/** The first payment in the second half of the term, when the insurance ends at the latest. */
export const midpointPayment = (termMonths: number) => Math.floor(termMonths / 2) + 1;

/** The last payment with insurance if nobody requests its end, given the schedules without and with extra payments. */
export const lastInsuredPayment = (
  { originalValue, termMonths }: Pick<InsuredLoan, "originalValue" | "termMonths">,
  { automaticShare }: MortgageInsuranceEndLaw,
  planned: Schedule,
  actual: Schedule,
) =>
  Math.min(
    firstPaymentAtOrBelow(automaticShare * originalValue, planned),
    midpointPayment(termMonths),
    actual.paymentsMade,
  );

/**
 * How many payments carry insurance if nobody requests its end: by the scheduled balance, not counting extra payments.
 */
export function insuredPayments(loan: FixedLoan, value: number, endShare: number): number {
  const { annualRate, termMonths } = loan;
  const midpoint = midpointPayment(termMonths);
  const ledger = openLedger(loan.loan, midpoint);
  post(ledger, {
    through: midpoint,
    annualRate,
    paymentInCents: inCents(levelPayment(ledger.balanceInCents / 100, annualRate / 12, termMonths)),
    clears: midpoint >= termMonths,
    // Floored to the cent: a share such as 78% of the value may come out a hair below the whole cents it represents.
    untilOwed: Math.floor(endShare * value * 100 + 1e-4),
  });
  return ledger.made;
}

export type PrivateInsurance = ReturnType<typeof privateInsurance>;

/**
 * When private mortgage insurance ends, and what it costs until then, in dollars. Payments 1 through the last one named
 * carry it.
 */
export const privateInsurance = (loan: InsuredLoan, law: MortgageInsuranceEndLaw, extras: ExtraPayments = {}) =>
  insuranceBySchedule(loan, law, schedule(loan), schedule(loan, extras));

/** The same for a loan of any kind, given its schedules without and with extra payments. */
export function insuranceBySchedule(
  loan: InsuredLoan,
  law: MortgageInsuranceEndLaw,
  planned: Schedule,
  actual: Schedule,
) {
  const { originalValue, termMonths } = loan;
  const requestBalance = law.requestShare * originalValue;
  const automaticBalance = law.automaticShare * originalValue;
  const perMonth = toCent((planned.loan * loan.mortgageInsuranceRate) / 12);
  const scheduledRequest = firstPaymentAtOrBelow(requestBalance, planned);
  const scheduledAutomatic = firstPaymentAtOrBelow(automaticBalance, planned);
  const midpoint = midpointPayment(termMonths);
  const actualRequest = firstPaymentAtOrBelow(requestBalance, actual);
  const lastIfAutomatic = lastInsuredPayment(loan, law, planned, actual);
  const lastIfRequested = Math.min(actualRequest, lastIfAutomatic);
  const totalIfAutomatic = perMonth * lastIfAutomatic;
  const totalIfRequested = perMonth * lastIfRequested;
  const savedByRequest = totalIfAutomatic - totalIfRequested;
  const date = (number: number) => isoDate(paymentDate(loan, number));
  return {
    requestBalance,
    automaticBalance,
    perMonth,
    scheduledRequest,
    scheduledAutomatic,
    midpoint,
    actualRequest,
    lastIfAutomatic,
    lastIfRequested,
    totalIfAutomatic,
    totalIfRequested,
    savedByRequest,
    scheduledRequestDate: date(scheduledRequest),
    scheduledAutomaticDate: date(scheduledAutomatic),
    midpointDate: date(midpoint),
    actualRequestDate: date(actualRequest),
  };
}

/** What investors require before they end insurance based on today's value: contract rules, not law. */
export interface CurrentValueRules {
  readonly earlyMonths: number;
  readonly earlyShare: number;
  readonly lateMonths: number;
  readonly lateShare: number;
}

/**
 * The first payment after which insurance may end on a new appraisal, if the home gains `growth` a year; `null` if
 * never.
 */
export function currentValueEnd(
  made: Schedule,
  originalValue: number,
  growth: number,
  rules: CurrentValueRules,
): number | null {
  for (let k = rules.earlyMonths; k <= made.paymentsMade; k++) {
    const share = at(made.balance, k) / (originalValue * (1 + growth) ** (k / 12));
    if (share <= (k >= rules.lateMonths ? rules.lateShare : rules.earlyShare)) return k;
  }
  return null;
}
