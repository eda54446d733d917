import { toCent } from "../../rounding.ts";
import { levelPayment } from "../level-payment.ts";

/** A step of the funding fee: from this share of the price as down payment, for a first and a later use. */
export interface VaFee {
  readonly downFrom: number;
  readonly firstUse: number;
  readonly laterUse: number;
}

export interface VaPurchase {
  readonly price: number;
  readonly downShare: number;
  readonly firstUse: boolean;
  /** Veterans with a service-connected disability and others who are exempt from the fee by statute. */
  readonly exempt: boolean;
  readonly annualRate: number;
  readonly termMonths: number;
}

export type VaLoan = ReturnType<typeof vaLoan>;

/** A VA purchase loan: no monthly insurance, but a funding fee, usually added to the loan. */
export function vaLoan(purchase: VaPurchase, fees: readonly VaFee[]) {
  const { price, downShare, firstUse, exempt, annualRate, termMonths } = purchase;
  const loan = toCent(price * (1 - downShare));
  const step = fees.findLast(({ downFrom }) => downShare >= downFrom - 1e-9);
  const feeRate = exempt || !step ? 0 : firstUse ? step.firstUse : step.laterUse;
  const fundingFee = toCent(loan * feeRate);
  const totalLoan = loan + fundingFee;
  const principalAndInterest = toCent(levelPayment(totalLoan, annualRate / 12, termMonths));
  return { loan, feeRate, fundingFee, totalLoan, principalAndInterest };
}
