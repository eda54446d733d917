/** The loan to refinance or recast: the one above, or one described by its mortgage statement. */
import { levelPayment } from "../../engine/mortgage/level-payment.ts";
import { type FixedLoan, schedule } from "../../engine/mortgage/schedule.ts";
import { toCent } from "../../engine/rounding.ts";
import type { Answer } from "./answer.ts";
import { interestNow } from "./conflicts.ts";
import { noteOf } from "./loan.ts";

/** Whether the existing loan is known well enough to say when it ends. */
export const isDescribed = ({ owedNow, rateNow, paymentsLeft, paymentNow }: Answer["given"]) =>
  owedNow !== null && rateNow !== null && (paymentsLeft !== null || paymentNow !== null);

/** The longest time that a payment from a statement is tried for. */
const LONGEST = 600;

/**
 * Starts from the balance, if entered; the rate comes from the loan above until it is entered too. How many payments
 * are left follows from the payment, if only that was entered.
 */
export function presentLoanOf({ given, house, worksheet }: Answer): FixedLoan {
  if (given.owedNow === null) return noteOf(house, worksheet.loan);
  const { paymentNow, paymentsLeft } = given;
  const loan = {
    loan: given.owedNow,
    annualRate: given.rateNow ?? house.annualRate,
    termMonths: paymentsLeft ?? house.termMonths,
    firstPayment: { ...given.nextPayment, day: 1 },
  };
  if (paymentNow === null || paymentNow <= interestNow(given)) return loan;
  const stated = { ...loan, statedPayment: paymentNow };
  return paymentsLeft === null && loan.loan > 0
    ? { ...stated, termMonths: schedule({ ...stated, termMonths: LONGEST }).paymentsMade }
    : stated;
}

/** The payment that balance, rate and payments left imply, to notice one that includes taxes. */
export const paymentByTheOthers = ({ loan, annualRate, termMonths }: FixedLoan) =>
  toCent(levelPayment(loan, annualRate / 12, termMonths));
