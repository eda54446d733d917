import { annualizedInstalments, type Four, type PeriodsLaw } from "./annualized-instalments.ts";
import { type CatchUp, catchUp } from "./catch-up.ts";
import type { Day } from "./days.ts";
import { paymentDates, returnDue } from "./due-dates.ts";
import { ratesFor } from "./rates.ts";
import {
  requiredAnnualPayment,
  type SafeHarbor,
  type SafeHarborLaw,
  type TaxYearInBrief,
} from "./required-annual-payment.ts";
import { type Payment, type QuarterlyRates, underpaymentPenalty } from "./underpayment-penalty.ts";

export interface PaymentPlanLaw {
  readonly estimatedTax: SafeHarborLaw;
  readonly annualizationPeriods: PeriodsLaw;
  /** Published underpayment rates by quarter. */
  readonly underpaymentRates: QuarterlyRates;
}

export interface YearSoFar extends Omit<TaxYearInBrief, "withholding"> {
  readonly taxYear: number;
  /** Today, for the reader. */
  readonly asOf: Day;
  readonly withholdingSoFar: number;
  readonly withholdingExpected: number;
  readonly payments: readonly Payment[];
  /** The tax on each period's annualized income (Schedule AI, line 19); `null` if income comes evenly. */
  readonly annualizedTax: Four<number> | null;
}

/** What sets the instalments, or why there are none. */
export type Choice = SafeHarbor | "annualized" | "owes_little" | "no_tax_last_year" | "withholding_is_enough";

export interface ScheduledPayment extends Payment {
  readonly why: "overdue" | "instalment";
}

export type PaymentPlan = ReturnType<typeof paymentPlan>;

/**
 * From today: what is late, the cheapest safe payments from here, and what the penalty comes to if they are made today, on
 * the next date, or never. Dollars, unrounded; the penalty is an estimate, since the last rates may not be published.
 *
 * Leaves out farmers and fishermen, waivers, and the choice to count withholding on its actual days.
 */
export function paymentPlan(year: YearSoFar, law: PaymentPlanLaw) {
  const withholding = year.withholdingSoFar + year.withholdingExpected;
  const safeHarbor = requiredAnnualPayment({ ...year, withholding }, law.estimatedTax);
  const dates = paymentDates(year.taxYear);
  const { rates, assumed } = ratesFor(year.taxYear, law.underpaymentRates);

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
        ? (annualized?.instalments[i]?.instalment ?? 0)
        : safeHarbor.instalment,
  }));
  const plan = catchUp({ asOf: year.asOf, instalments, withholding, payments: year.payments });
  // From then on what is owed is paid with the return.
  const returnWasDue = year.asOf > returnDue(year.taxYear);
  const schedule = returnWasDue ? [] : cheapest(plan, year.asOf);

  const penaltyWith = (more: readonly Payment[]) =>
    underpaymentPenalty(
      { taxYear: year.taxYear, instalments, withholding, payments: [...year.payments, ...more] },
      rates,
    );
  const ifPaidToday = penaltyWith(schedule);
  const ifPaidNextDate = penaltyWith(
    plan.dates.flatMap(({ due, toPay }) => (toPay === null ? [] : [{ day: due, amount: toPay }])),
  );
  const ifNothingMore = penaltyWith([]);

  return {
    withholding,
    safeHarbor,
    annualized,
    annualizedAsksLater,
    choice: choiceOf(safeHarbor, annualizedAsksLater),
    plan,
    returnWasDue,
    schedule,
    ifPaidToday,
    ifPaidNextDate,
    ifNothingMore,
    waitingCosts: ifPaidNextDate.penalty - ifPaidToday.penalty,
    /** Quarters whose rate is not published ("2027Q1"): the estimate takes the last one known. Empty if all are. */
    assumedQuarters: assumed.join(", "),
  };
}

const HALF_A_CENT = 0.005;

function choiceOf(safeHarbor: ReturnType<typeof requiredAnnualPayment>, annualizedAsksLater: boolean): Choice {
  if (safeHarbor.noTaxLiabilityLastYear) return "no_tax_last_year";
  if (safeHarbor.owesLittle) return "owes_little";
  if (safeHarbor.withholdingCoversRequired) return "withholding_is_enough";
  return annualizedAsksLater ? "annualized" : safeHarbor.method;
}

/** Everything overdue today, then each date's own instalment. */
function cheapest({ dates, overdue }: CatchUp, asOf: Day): readonly ScheduledPayment[] {
  const payments: ScheduledPayment[] = [{ day: asOf, amount: overdue, why: "overdue" }];
  let caughtUp = overdue;
  for (const { due, toPay } of dates) {
    if (toPay === null) continue;
    payments.push({ day: due, amount: Math.max(0, toPay - caughtUp), why: "instalment" });
    caughtUp = 0;
  }
  return payments.filter((payment) => payment.amount > 0);
}
