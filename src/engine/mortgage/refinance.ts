import { startedSteps, toCent } from "../rounding.ts";
import { equityBreakEven, monthlyEquivalent } from "./break-even.ts";
import { at } from "./ledger.ts";
import { balanceAt, type FixedLoan, schedule } from "./schedule.ts";

export interface RefinanceOffer {
  readonly originalLoan: number;
  readonly oldRate: number;
  readonly oldMonths: number;
  readonly paymentsMade: number;
  /** Monthly principal and interest on the old loan, from its statement; otherwise the level payment. */
  readonly statedPayment?: number;
  readonly newRate: number;
  readonly newMonths: number;
  readonly closingCosts: number;
  /** Added to the new loan instead of paid in cash. */
  readonly costsFinanced: boolean;
  /** Additional cash borrowed and paid out. */
  readonly cashOut: number;
  /** How long you keep the home or the loan, in months. */
  readonly holdMonths: number;
  /** What savings would earn in a year, effective, as a fraction. */
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

/**
 * A new loan that replaces the rest of an old one: payment, interest, both break-evens, and what it is worth over the
 * time you stay. Dollars.
 */
export function refinance(offer: RefinanceOffer) {
  const { paymentsMade, newMonths, closingCosts, holdMonths } = offer;
  const old = schedule(oldLoanOf(offer));
  const rest = { payment: old.payment.subarray(paymentsMade), balance: old.balance.subarray(paymentsMade) };
  // A payment from the statement may pay off the loan sooner than its payments left say.
  const oldMonths = offer.statedPayment === undefined ? offer.oldMonths : old.paymentsMade;
  const monthsLeft = Math.max(0, oldMonths - paymentsMade);
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
  const savedOn = (payment: number) => at(rest.payment, payment) - at(made.payment, payment);
  const owedLessAfter = (payments: number) => balanceAt(old, paymentsMade + payments) - balanceAt(made, payments);
  let savedByBreakEven = 0;
  for (let k = 1; k <= (equityBreakEvenMonth ?? 0); k++) savedByBreakEven += savedOn(k);
  const owedLessAtBreakEven = equityBreakEvenMonth === null ? null : owedLessAfter(equityBreakEvenMonth);
  const monthlyDiscount = monthlyEquivalent(offer.discountRate);
  let worthOfSavings = 0;
  for (let k = 1; k <= holdMonths; k++) worthOfSavings += savedOn(k) / (1 + monthlyDiscount) ** k;
  const owedLess = owedLessAfter(holdMonths);
  const worthOfOwedLess = owedLess / (1 + monthlyDiscount) ** holdMonths;
  const presentValue = offer.cashOut - cashCosts + worthOfSavings + worthOfOwedLess;
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
    savedByBreakEven: equityBreakEvenMonth === null ? null : savedByBreakEven,
    owedLessAtBreakEven,
    monthlyDiscount,
    worthOfSavings,
    owedLess,
    worthOfOwedLess,
    presentValue,
    remainingInterestOld,
    totalInterestNew,
    interestSaved,
    sameTermPayment,
    sameTermInterest,
  };
}
