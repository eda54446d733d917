import { startedSteps, toCent } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";
import { equityBreakEven } from "./break-even.ts";
import { at } from "./ledger.ts";
import { levelPaymentFormula } from "./level-payment.ts";
import { balanceAt, type FixedLoan, schedule } from "./schedule.ts";

export interface RefinanceOffer {
  readonly originalLoan: number;
  readonly oldRate: number;
  readonly oldMonths: number;
  readonly paymentsMade: number;
  /** Principal and interest a month on the old loan, where its statement is at hand; the level payment if left out. */
  readonly statedPayment?: number;
  readonly newRate: number;
  readonly newMonths: number;
  readonly closingCosts: number;
  /** Added to the new loan instead of paid in cash. */
  readonly costsFinanced: boolean;
  /** Borrowed on top and paid out. */
  readonly cashOut: number;
  /** How long you keep the home or the loan, in months, and the yearly rate at which later dollars count less. */
  readonly holdMonths: number;
  readonly discountRate: number;
}

export type Refinance = ReturnType<typeof refinance>;

const START = { year: 2000, month: 1, day: 1 };

/** The loan that would be replaced. */
export const oldLoanOf = ({ originalLoan, oldRate, oldMonths, statedPayment }: RefinanceOffer): FixedLoan => ({
  loan: originalLoan,
  annualRate: oldRate,
  termMonths: oldMonths,
  firstPayment: START,
  ...(statedPayment === undefined ? {} : { statedPayment }),
});

/** A new loan for the rest of an old one: payment, interest, both break-evens, and what it is worth over the time you stay. */
export function refinance(offer: RefinanceOffer) {
  const { paymentsMade, newMonths, closingCosts, holdMonths } = offer;
  const old = schedule(oldLoanOf(offer));
  const rest = { payment: old.payment.subarray(paymentsMade), balance: old.balance.subarray(paymentsMade) };
  const monthsLeft = Math.max(0, offer.oldMonths - paymentsMade);
  const balance = balanceAt(old, paymentsMade);
  const financedCosts = offer.costsFinanced ? closingCosts : 0;
  const cashCosts = closingCosts - financedCosts;
  const newLoan = toCent(balance + financedCosts + offer.cashOut);
  const terms = { loan: newLoan, annualRate: offer.newRate, firstPayment: START };
  const made = schedule({ ...terms, termMonths: newMonths });
  const oldPayment = old.principalAndInterest;
  const newPayment = made.principalAndInterest;
  const monthlySaving = toCent(oldPayment - newPayment);
  const simpleBreakEven = monthlySaving > 0 ? startedSteps(closingCosts, monthlySaving) : null;
  const months = Math.max(monthsLeft, newMonths);
  const compared = { before: rest, after: made, months, cashOut: offer.cashOut };
  const equityBreakEvenMonth = equityBreakEven(compared, cashCosts);
  let presentValue = offer.cashOut - cashCosts;
  for (let k = 1; k <= holdMonths; k++)
    presentValue += (at(rest.payment, k) - at(made.payment, k)) / (1 + offer.discountRate / 12) ** k;
  const owedLess = holdMonths > 0 ? at(rest.balance, holdMonths) - at(made.balance, holdMonths) : balance - newLoan;
  presentValue += owedLess / (1 + offer.discountRate / 12) ** holdMonths;
  const remainingInterestOld = toCent(old.totalInterest - at(old.interestSoFar, paymentsMade));
  const totalInterestNew = made.totalInterest;
  const interestSaved = remainingInterestOld - totalInterestNew;
  const sameTerm = schedule({ ...terms, termMonths: Math.max(1, monthsLeft) });
  const sameTermPayment = sameTerm.principalAndInterest;
  const sameTermInterest = sameTerm.totalInterest;
  return {
    monthsLeft,
    balance,
    financedCosts,
    cashCosts,
    newLoan,
    oldPayment,
    newPayment,
    monthlySaving,
    simpleBreakEven,
    equityBreakEvenMonth,
    owedLess,
    presentValue,
    remainingInterestOld,
    totalInterestNew,
    interestSaved,
    sameTermPayment,
    sameTermInterest,
  };
}

export const refinanceLines: Lines<Refinance> = {
  monthsLeft: { label: "Payments left on the old loan", formula: "max(0, oldMonths - paymentsMade)", unit: "months" },
  balance: {
    label: "Balance of the old loan",
    found: "What its schedule still owes after the payments you have made.",
    check: "balance >= 0",
  },
  financedCosts: { label: "Closing costs added to the loan", formula: "when(costsFinanced, closingCosts, 0)" },
  cashCosts: { label: "Closing costs paid in cash", formula: "closingCosts - financedCosts" },
  newLoan: { label: "New loan", formula: "toCent(balance + financedCosts + cashOut)" },
  oldPayment: {
    label: "Payment now",
    formula: `toCent(${levelPaymentFormula("originalLoan", "oldRate / 12", "oldMonths")})`,
  },
  newPayment: {
    label: "Payment after",
    formula: `toCent(${levelPaymentFormula("newLoan", "newRate / 12", "newMonths")})`,
  },
  monthlySaving: { label: "Saved each month", formula: "toCent(oldPayment - newPayment)" },
  simpleBreakEven: {
    label: "Months until the lower payments have paid the costs",
    formula: "when(monthlySaving > 0, startedSteps(closingCosts, monthlySaving), null)",
    unit: "months",
  },
  equityBreakEvenMonth: {
    label: "The same, counting what you owe",
    found:
      "The first month in which cash received, plus the payments saved, plus the difference between the old balance and the new one, cover the costs paid in cash.",
    unit: "months",
  },
  owedLess: {
    label: "Difference in what you owe at the end of your stay",
    found: "The balance of the old loan then, less that of the new one.",
  },
  presentValue: {
    label: "What refinancing is worth today, over your stay",
    found:
      "Cash received less costs paid, plus the payments saved each month, plus the difference in what you owe at the end, later dollars counting less.",
    meaning: "Above zero, refinancing leaves you better off.",
  },
  remainingInterestOld: {
    label: "Interest still to come on the old loan",
    found: "The interest of the rows that remain in its schedule.",
    check: "remainingInterestOld >= 0",
  },
  totalInterestNew: {
    label: "Interest on the new loan",
    found: "The interest of every row of its schedule, added up.",
  },
  interestSaved: {
    label: "Interest saved if both loans run to their end",
    formula: "remainingInterestOld - totalInterestNew",
    meaning: "Often negative where the payment falls because the term starts over.",
  },
  sameTermPayment: {
    label: "Payment if the new loan ends when the old one would",
    formula: `toCent(${levelPaymentFormula("newLoan", "newRate / 12", "max(1, monthsLeft)")})`,
  },
  sameTermInterest: {
    label: "Interest on the new loan if it ends when the old one would",
    found: "The interest of every row of that schedule, added up.",
  },
};

/** Where the payment on the old loan is that of its statement. */
export const refinanceByStatementLines: Lines<Refinance> = {
  ...refinanceLines,
  oldPayment: { label: "Payment now", formula: "toCent(statedPayment)" },
};
