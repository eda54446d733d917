import { toCent } from "../rounding.ts";
import type { MortgageInsuranceEndLaw } from "./insurance/private-insurance.ts";
import { at } from "./ledger.ts";
import { type FixedLoan, firstPaymentAtOrBelow, schedule } from "./schedule.ts";

/** Private mortgage insurance on an existing loan. Dollars. */
export interface PresentInsurance {
  /** The lesser of price and appraised value when the loan was made. */
  readonly originalValue: number;
  readonly perMonth: number;
}

export type PresentLoan = ReturnType<typeof presentLoan>;

/**
 * An existing loan, starting from the balance on its statement: when it is paid off, how much interest is left, and
 * what a monthly extra payment changes, by the end and by the end of the stay. With insurance: how many payments until
 * it may end and must end. Payments count from the next one; 0 is now. Dollars. The end by law is figured as if the
 * balance were the originally scheduled one.
 */
export function presentLoan(
  loan: FixedLoan,
  extraPerMonth: number,
  law: MortgageInsuranceEndLaw,
  insurance?: PresentInsurance,
  stayMonths: number = loan.termMonths,
) {
  const planned = schedule(loan);
  const faster = schedule(loan, { perMonth: extraPerMonth });
  return {
    payment: planned.principalAndInterest,
    paymentsToGo: planned.paymentsMade,
    lastPayment: planned.lastPayment,
    interestToGo: planned.totalInterest,
    withExtra: {
      paymentsToGo: faster.paymentsMade,
      interestToGo: faster.totalInterest,
      paymentsSaved: planned.paymentsMade - faster.paymentsMade,
      interestSaved: toCent(planned.totalInterest - faster.totalInterest),
      interestSavedByStay: toCent(interestBy(planned, stayMonths) - interestBy(faster, stayMonths)),
    },
    ...(insurance && { insurance: insuranceToGo(insurance, law, planned, faster) }),
  };
}

/** The interest of the payments in a number of months. */
const interestBy = ({ interestSoFar, paymentsMade }: ReturnType<typeof schedule>, months: number) =>
  paymentsMade === 0 ? 0 : at(interestSoFar, Math.max(1, Math.min(months, paymentsMade)));

function insuranceToGo(
  { originalValue, perMonth }: PresentInsurance,
  law: MortgageInsuranceEndLaw,
  planned: ReturnType<typeof schedule>,
  faster: ReturnType<typeof schedule>,
) {
  const requestBalance = law.requestShare * originalValue;
  const automaticBalance = law.automaticShare * originalValue;
  const untilRequest = firstPaymentAtOrBelow(requestBalance, planned);
  const untilRequestWithExtra = firstPaymentAtOrBelow(requestBalance, faster);
  const untilAutomatic = firstPaymentAtOrBelow(automaticBalance, planned);
  const costOfWaiting = perMonth * (untilAutomatic - untilRequest);
  return { requestBalance, automaticBalance, untilRequest, untilRequestWithExtra, untilAutomatic, costOfWaiting };
}
