import { toCent } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";
import { at } from "./ledger.ts";
import { oldLoanOf, type RefinanceOffer, refinance } from "./refinance.ts";
import { schedule } from "./schedule.ts";

/** A second loan for the same cash, the old mortgage kept. */
export interface SecondLien {
  readonly secondRate: number;
  readonly secondMonths: number;
  readonly secondCosts: number;
}

const START = { year: 2000, month: 1, day: 1 };

export type CashOut = ReturnType<typeof cashOutOrSecondLien>;

/** Cash from a home: one new loan for everything, or a second loan beside the old one. Interest and costs over the stay. */
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

export const cashOutLines: Lines<CashOut> = {
  balance: { label: "Balance of the old loan", found: "What its schedule still owes.", check: "balance >= 0" },
  blendedRate: {
    label: "Rate of both loans together",
    formula: "when(balance + cashOut > 0, (balance * oldRate + cashOut * secondRate) / (balance + cashOut), 0)",
    unit: "rate",
    meaning: "Compare it with the rate of the one new loan.",
  },
  paymentRefinanced: { label: "Payment of the one new loan", found: "Its level payment, to the cent." },
  paymentWithSecond: { label: "Payments of both loans", found: "The old payment and that of the second loan." },
  interestRefinanced: {
    label: "Interest of the new loan over your stay",
    found: "The rows of its schedule, added up.",
  },
  interestOld: { label: "Interest of the old loan over your stay", found: "The rows of its schedule, added up." },
  interestSecond: { label: "Interest of the second loan over your stay", found: "The rows of its schedule, added up." },
  costRefinanced: { label: "Cost of refinancing", formula: "interestRefinanced + closingCosts" },
  costWithSecond: { label: "Cost with a second loan", formula: "interestOld + interestSecond + secondCosts" },
  secondSaves: { label: "The second loan saves", formula: "costRefinanced - costWithSecond" },
};
