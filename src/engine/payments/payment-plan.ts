import { annualizedInstalments, type Four, type PeriodsLaw } from "./annualized-instalments.ts";
import { type CatchUp, catchUp } from "./catch-up.ts";
import type { Day } from "./days.ts";
import { paymentDates, returnDue } from "./due-dates.ts";
import {
  requiredAnnualPayment,
  type SafeHarbor,
  type SafeHarborLaw,
  type TaxYearInBrief,
} from "./required-annual-payment.ts";
import type { Payment } from "./underpayment-penalty.ts";
import { ROUNDED } from "./whole-dollars.ts";

export interface PaymentPlanLaw {
  readonly estimatedTax: SafeHarborLaw;
  readonly annualizationPeriods: PeriodsLaw;
}

export interface YearSoFar extends Omit<TaxYearInBrief, "withholding"> {
  readonly taxYear: number;
  /** Today, for the visitor. */
  readonly asOf: Day;
  readonly withholdingSoFar: number;
  readonly withholdingExpected: number;
  readonly payments: readonly Payment[];
  /** The tax on each period's annualized income (Schedule AI, line 19); `null` if income is even. */
  readonly annualizedTax: Four<number> | null;
}

/** What determines the installments, or why there are none. */
export type Choice = SafeHarbor | "annualized" | "owes_little" | "no_tax_last_year" | "withholding_is_enough";

export interface ScheduledPayment extends Payment {
  readonly why: "overdue" | "instalment";
  /** The required installments it covers; 0 for a date still to come. */
  readonly april: number;
  readonly june: number;
  readonly september: number;
  readonly january: number;
  /** Withholding counted toward them. */
  readonly withheld: number;
  /** What this schedule pays before then. */
  readonly before: number;
}

export type PaymentPlan = ReturnType<typeof paymentPlan>;

/**
 * From today on: what is late, and the cheapest safe payments for the rest. Dollars, unrounded. `paymentPenalties`
 * computes the penalty.
 *
 * Leaves out farmers and fishermen, waivers, and the option to count withholding on its actual days.
 */
export function paymentPlan(year: YearSoFar, law: PaymentPlanLaw) {
  const withholding = year.withholdingSoFar + year.withholdingExpected;
  const safeHarbor = requiredAnnualPayment({ ...year, withholding }, law.estimatedTax);
  const dates = paymentDates(year.taxYear);

  const annualized =
    year.annualizedTax === null
      ? null
      : annualizedInstalments(year.annualizedTax, safeHarbor.required, law.annualizationPeriods);
  const annualizedAsksLater =
    annualized?.instalments.some((one) => one.instalment < one.regularInstalment - HALF_A_CENT) ?? false;

  const instalments = dates.map((date, i) => ({
    ...date,
    required: !safeHarbor.paymentsNeeded
      ? 0
      : annualizedAsksLater
        ? (annualized?.instalments[i]?.instalment as number)
        : safeHarbor.instalment,
  }));
  const plan = catchUp({ asOf: year.asOf, instalments, withholding, payments: year.payments });
  // After that, whatever is owed is paid with the return.
  const returnWasDue = year.asOf > returnDue(year.taxYear);
  const schedule = returnWasDue ? [] : cheapest(plan, year.asOf);

  return {
    withholding,
    safeHarbor,
    annualized,
    annualizedAsksLater,
    choice: choiceOf(safeHarbor, annualizedAsksLater),
    plan,
    returnWasDue,
    schedule,
    /** Those made so far. */
    payments: year.payments,
  };
}

const HALF_A_CENT = 0.005;

function choiceOf(safeHarbor: ReturnType<typeof requiredAnnualPayment>, annualizedAsksLater: boolean): Choice {
  if (safeHarbor.noTaxLiabilityLastYear) return "no_tax_last_year";
  if (safeHarbor.owesLittle) return "owes_little";
  if (safeHarbor.withholdingCoversRequired) return "withholding_is_enough";
  return annualizedAsksLater ? "annualized" : safeHarbor.method;
}

/** Everything overdue today, then each date's own installment. */
function cheapest({ dates, overdue }: CatchUp, asOf: Day): readonly ScheduledPayment[] {
  let before = 0;
  const pay = (day: Day, amount: number, why: ScheduledPayment["why"], upTo: number): ScheduledPayment => {
    const [april = 0, june = 0, september = 0, january = 0] = dates.slice(0, upTo).map(({ required }) => required);
    const { askedByThen = 0, dueByThen = 0 } = dates[upTo - 1] ?? {};
    const payment = { day, amount, why, april, june, september, january, withheld: askedByThen - dueByThen, before };
    before += amount;
    return payment;
  };
  const late = dates.filter(({ ahead }) => !ahead).length;
  let caughtUp = overdue > ROUNDED * late ? overdue : 0;
  return [
    pay(asOf, caughtUp, "overdue", late),
    ...dates.slice(late).map(({ due, number, toPay }) => {
      const amount = Math.max(0, (toPay ?? 0) - caughtUp);
      caughtUp = 0;
      return pay(due, amount, "instalment", number);
    }),
  ].filter((payment) => payment.amount > 0);
}
