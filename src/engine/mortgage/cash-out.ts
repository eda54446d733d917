import { toCent } from "../rounding.ts";
import { at } from "./ledger.ts";
import { oldLoanOf, type RefinanceOffer, refinance } from "./refinance.ts";
import { schedule } from "./schedule.ts";

/** A second loan for the same cash, keeping the old mortgage. */
export interface SecondLien {
  readonly secondRate: number;
  readonly secondMonths: number;
  readonly secondCosts: number;
}

const START = { year: 2000, month: 1, day: 1 };

export type CashOut = ReturnType<typeof cashOutOrSecondLien>;

/**
 * Two ways to take cash from a home: one new loan for everything, or a second loan next to the old one. Interest and
 * costs over the stay, in dollars.
 */
export function cashOutOrSecondLien(offer: RefinanceOffer, lien: SecondLien) {
  const one = refinance(offer);
  const old = schedule(oldLoanOf(offer));
  const terms = { annualRate: offer.newRate, termMonths: offer.newMonths, firstPayment: START };
  const fresh = schedule({ ...terms, loan: one.newLoan });
  const second = schedule({
    loan: offer.cashOut,
    annualRate: lien.secondRate,
    termMonths: lien.secondMonths,
    firstPayment: START,
  });
  const interest = (made: typeof old, after: number, months: number) =>
    at(made.interestSoFar, Math.min(made.paymentsMade, after + months)) -
    at(made.interestSoFar, Math.min(made.paymentsMade, after));
  const paymentRefinanced = one.newPayment;
  const paymentWithSecond = toCent(one.oldPayment + second.principalAndInterest);
  const interestRefinanced = interest(fresh, 0, offer.holdMonths);
  const interestOld = interest(old, offer.paymentsMade, offer.holdMonths);
  const interestSecond = interest(second, 0, offer.holdMonths);
  const costRefinanced = interestRefinanced + offer.closingCosts;
  const costWithSecond = interestOld + interestSecond + lien.secondCosts;
  const owed = one.balance + offer.cashOut;
  const blendedRate = owed > 0 ? (one.balance * offer.oldRate + offer.cashOut * lien.secondRate) / owed : 0;
  const balance = one.balance;
  const secondSaves = costRefinanced - costWithSecond;
  return {
    balance,
    blendedRate,
    paymentRefinanced,
    paymentWithSecond,
    interestRefinanced,
    interestOld,
    interestSecond,
    costRefinanced,
    costWithSecond,
    secondSaves,
  };
}
