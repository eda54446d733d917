import { toCent } from "../../rounding.ts";
import { midpointPayment } from "../insurance/private-insurance.ts";
import { at } from "../ledger.ts";
import { balanceAt, firstPaymentAtOrBelow, type Schedule, schedule } from "../schedule.ts";
import { aprOfMonthly } from "./apr.ts";

/** A fixed-rate loan and what is charged for it at closing. Rates are fractions. */
export interface LoanOffer {
  readonly loan: number;
  /** Price or appraised value, the lesser. */
  readonly propertyValue: number;
  readonly annualRate: number;
  readonly termMonths: number;
  /** One point is 0.01 of the loan. */
  readonly pointsShare: number;
  /** Lender's fees and other prepaid finance charges, points and interest to the end of the month not among them. */
  readonly otherPrepaidFinanceCharge: number;
  /** Days of interest paid at closing, and the days the lender counts in a year. */
  readonly perDiemDays: number;
  readonly daysInYear: number;
  /** Private mortgage insurance a year, as a fraction of the loan; 0 for none. */
  readonly mortgageInsuranceRate: number;
  /** It is paid until the schedule owes no more than this share of the value. */
  readonly insuranceEndShare: number;
}

const START = { year: 2000, month: 1, day: 1 };

function offerSchedule({ loan, annualRate, termMonths }: LoanOffer): Schedule {
  return schedule({ loan, annualRate, termMonths, firstPayment: START });
}

/** What is paid each month: principal and interest, and insurance while it lasts. */
function stream(made: Schedule, perMonth: number, insured: number, months = made.paymentsMade): Float64Array {
  const amounts = made.payment.slice(0, months);
  for (let k = 0; k < Math.min(insured, months); k++) amounts[k] = toCent((amounts[k] as number) + perMonth);
  return amounts;
}

export type MortgageApr = ReturnType<typeof mortgageApr>;

/** Amount financed, finance charge and annual percentage rate of a fixed-rate mortgage. */
export function mortgageApr(offer: LoanOffer) {
  const { loan, pointsShare, otherPrepaidFinanceCharge, perDiemDays, propertyValue } = offer;
  const made = offerSchedule(offer);
  const principalAndInterest = made.principalAndInterest;
  const paymentsMade = made.paymentsMade;
  const lastPayment = made.lastPayment;
  const points = toCent(loan * pointsShare);
  const perDiem = toCent((loan * offer.annualRate) / offer.daysInYear);
  const perDiemInterest = toCent(perDiem * perDiemDays);
  const prepaidFinanceCharge = toCent(points + otherPrepaidFinanceCharge + perDiemInterest);
  const amountFinanced = toCent(loan - prepaidFinanceCharge);
  const insurancePerMonth = toCent((loan * offer.mortgageInsuranceRate) / 12);
  const insurancePayments =
    insurancePerMonth === 0
      ? 0
      : Math.min(
          firstPaymentAtOrBelow(offer.insuranceEndShare * propertyValue, made),
          midpointPayment(offer.termMonths),
        );
  const totalOfPayments = toCent(made.totalPaid + insurancePerMonth * insurancePayments);
  const financeCharge = toCent(totalOfPayments - amountFinanced);
  const apr = aprOfMonthly(amountFinanced, stream(made, insurancePerMonth, insurancePayments));
  return {
    principalAndInterest,
    paymentsMade,
    lastPayment,
    points,
    perDiem,
    perDiemInterest,
    prepaidFinanceCharge,
    amountFinanced,
    insurancePerMonth,
    insurancePayments,
    totalOfPayments,
    financeCharge,
    apr,
  };
}

/**
 * The same rate if the loan is paid off after `months` payments: what is still owed is paid with the last of them. The
 * sooner you leave, the dearer the charges at closing. `null` where no rate exists.
 */
export function aprIfLeaving(offer: LoanOffer, months: number): number | null {
  const { amountFinanced, insurancePerMonth, insurancePayments } = mortgageApr(offer);
  const made = offerSchedule(offer);
  const amounts = stream(made, insurancePerMonth, insurancePayments, Math.min(months, made.paymentsMade));
  if (amounts.length > 0) amounts[amounts.length - 1] = at(amounts, amounts.length) + balanceAt(made, amounts.length);
  return aprOfMonthly(amountFinanced, amounts);
}
