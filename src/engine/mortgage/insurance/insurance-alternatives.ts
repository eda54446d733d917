import { at } from "../ledger.ts";
import { balanceAt, type FixedLoan, schedule } from "../schedule.ts";
import { insuredPayments } from "./private-insurance.ts";

/** Ways to borrow more than 80% of a home's value. Rates and shares are fractions. */
export interface InsuranceChoice extends FixedLoan {
  readonly originalValue: number;
  /** Monthly premium, as a yearly share of the loan. */
  readonly mortgageInsuranceRate: number;
  /** A single premium at closing, as a share of the loan. */
  readonly singlePremiumShare: number;
  /** What the lender permanently adds to the rate to pay for the insurance. */
  readonly lenderPaidAddition: number;
  /** A second loan for the part above 80% of the value. */
  readonly secondRate: number;
  readonly secondMonths: number;
  /** How long you keep the loan. */
  readonly holdMonths: number;
}

export interface InsuranceLaw {
  readonly requestShare: number;
  readonly automaticShare: number;
}

export type InsuranceAlternatives = ReturnType<typeof insuranceAlternatives>;

/** Each way's first payment, and its cost while the loan is kept: interest and premiums, but not principal. */
export function insuranceAlternatives(choice: InsuranceChoice, law: InsuranceLaw) {
  const { holdMonths, originalValue, firstPayment } = choice;
  const main = schedule(choice);
  const premiumPerMonth = (choice.loan * choice.mortgageInsuranceRate) / 12;
  const insured = Math.min(holdMonths, insuredPayments(choice, originalValue, law.automaticShare));
  const singlePremium = choice.loan * choice.singlePremiumShare;
  const lenderPaid = schedule({ ...choice, annualRate: choice.annualRate + choice.lenderPaidAddition });
  const firstLoan = Math.min(choice.loan, law.requestShare * originalValue);
  const secondLoan = choice.loan - firstLoan;
  const first = schedule({ ...choice, loan: firstLoan });
  const second = schedule({
    loan: secondLoan,
    annualRate: choice.secondRate,
    termMonths: choice.secondMonths,
    firstPayment,
  });
  const interestOf = (made: ReturnType<typeof schedule>) =>
    at(made.interestSoFar, Math.min(holdMonths, made.paymentsMade));
  const way = (payment: number, interest: number, premiums: number) => ({
    payment,
    interest,
    premiums,
    cost: interest + premiums,
  });
  const monthly = way(main.principalAndInterest + premiumPerMonth, interestOf(main), premiumPerMonth * insured);
  const single = way(main.principalAndInterest, interestOf(main), singlePremium);
  const paidByLender = way(lenderPaid.principalAndInterest, interestOf(lenderPaid), 0);
  const piggyback = {
    ...way(first.principalAndInterest + second.principalAndInterest, interestOf(first) + interestOf(second), 0),
    balanceOfSecond: balanceAt(second, Math.min(holdMonths, second.paymentsMade)),
  };
  return { premiumPerMonth, insured, singlePremium, firstLoan, secondLoan, monthly, single, paidByLender, piggyback };
}
