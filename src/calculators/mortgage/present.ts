/** The loan to refinance or recast: the one above, or one described by its mortgage statement. */
import { levelPayment } from "../../engine/mortgage/level-payment.ts";
import type { FixedLoan } from "../../engine/mortgage/schedule.ts";
import { toCent } from "../../engine/rounding.ts";
import type { Answer } from "./answer.ts";
import { interestNow } from "./conflicts.ts";
import { noteOf } from "./loan.ts";

/** Starts from the balance, if entered; rate and payments left come from the loan above until they are entered too. */
export function presentLoanOf({ given, house, worksheet }: Answer): FixedLoan {
  if (given.owedNow === null) return noteOf(house, worksheet.loan);
  const { paymentNow } = given;
  return {
    loan: given.owedNow,
    annualRate: given.rateNow ?? house.annualRate,
    termMonths: given.paymentsLeft ?? house.termMonths,
    firstPayment: { ...given.nextPayment, day: 1 },
    ...(paymentNow !== null && paymentNow > interestNow(given) ? { statedPayment: paymentNow } : {}),
  };
}

/** The payment that balance, rate and payments left imply, to notice one that includes taxes. */
export const paymentByTheOthers = ({ loan, annualRate, termMonths }: FixedLoan) =>
  toCent(levelPayment(loan, annualRate / 12, termMonths));
