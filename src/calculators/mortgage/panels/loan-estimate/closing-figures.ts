/** This house's Loan Estimate: closing costs by section, cash to close, and the figures for comparing. */
import { aprOfMonthly } from "../../../../engine/mortgage/apr/apr.ts";
import {
  type CashToClose,
  type ClosingFee,
  cashToClose,
  initialEscrowFor,
} from "../../../../engine/mortgage/closing.ts";
import { at } from "../../../../engine/mortgage/ledger.ts";
import { loanEstimate } from "../../../../engine/mortgage/loan-estimate.ts";
import { balanceAt } from "../../../../engine/mortgage/schedule.ts";
import { toCent } from "../../../../engine/rounding.ts";
import type { AmountOrShare } from "../../../../inputs/fields.ts";
import { dollarsOf } from "../../../../inputs/kinds/amount-or-share.ts";
import { valuesOf } from "../../../../law/figure.ts";
import { homeownersProtection } from "../../../../law/mortgage/homeowners-protection.ts";
import { usualLenderFees } from "../../../home/house.ts";
import type { Answer } from "../../answer.ts";
import { isOther } from "../../loan.ts";

const law = valuesOf(homeownersProtection);

/** Months of bills that a lender may hold in escrow on top of what is due: 12 CFR 1024.17(c). */
export const CUSHION_MONTHS = 2;
/** The first year of home insurance is paid at closing, and eleven payments are made before the next bill. */
export const INSURANCE_PAYMENTS = 11;
const FIVE_YEARS = 60;

export type Costs = ReturnType<typeof costsOf>;

/**
 * Closing costs, in dollars for each line. Negative points are a lender credit. Without a lender, nobody asks for an
 * escrow account. Title and settlement services stay, because a buyer with cash pays for them too.
 */
export function costsOf({ given, house, worksheet }: Answer) {
  const { loan, upfrontFee } = worksheet;
  const pointsPaid = toCent(loan * Math.max(0, given.pointsShare));
  const pointsCredit = toCent(loan * Math.max(0, -given.pointsShare));
  const { lenderFees, otherFinanceCharges, otherCosts } = given;
  const otherServices = dollarsOf(given.otherLoanCosts, house.price);
  const governmentFees = dollarsOf(given.governmentFees, house.price);
  const interestPerDay = toCent((loan * house.annualRate) / given.daysInYear);
  const prepaidInterest = toCent(interestPerDay * given.prepaidDays);
  const { prepaidBills, escrowDeposit } = given;
  const firstYearInsurance =
    prepaidBills === null ? house.insurancePerYear : Math.max(0, toCent(prepaidBills - prepaidInterest));
  const taxEscrow = initialEscrowFor(house.propertyTaxPerYear, given.taxMonthsUntilDue, CUSHION_MONTHS);
  const insuranceEscrow = initialEscrowFor(house.insurancePerYear, INSURANCE_PAYMENTS, CUSHION_MONTHS);
  const escrow = escrowDeposit ?? (loan > 0 ? taxEscrow + insuranceEscrow : 0);
  const credits = given.lenderCredits + pointsCredit;
  return {
    pointsPaid,
    pointsCredit,
    upfrontFee,
    lenderFees,
    otherFinanceCharges,
    otherServices,
    governmentFees,
    interestPerDay,
    prepaidInterest,
    firstYearInsurance,
    taxEscrow,
    insuranceEscrow,
    escrow,
    otherCosts,
    credits,
  };
}

/**
 * The cash that closing takes besides the down payment, at any price: dollars that stay the same (negative if credits
 * are larger), a share of the price, both again for what is charged only with a loan, a share of the loan with its fee,
 * and the part of a year whose interest is paid then. Without the rounding to cents.
 */
export function closingSharesOf({ given, house, worksheet }: Answer) {
  const taxMonths = initialEscrowFor(12, given.taxMonthsUntilDue, CUSHION_MONTHS);
  const insuranceMonths = initialEscrowFor(12, INSURANCE_PAYMENTS, CUSHION_MONTHS);
  const shareOf = (cost: AmountOrShare) => ("share" in cost ? cost.share : 0);
  const dollarsIn = (cost: AmountOrShare) => ("share" in cost ? 0 : cost.amount);
  const { otherLoanCosts, governmentFees, propertyTax, prepaidBills, escrowDeposit } = given;
  const isOurs = given.lenderFees === usualLenderFees(worksheet.baseLoan);
  const hasEscrow = escrowDeposit === null;
  return {
    closingFixed:
      (isOurs ? 0 : given.lenderFees) +
      given.otherFinanceCharges +
      given.otherCosts +
      dollarsIn(otherLoanCosts) +
      dollarsIn(governmentFees) +
      (prepaidBills ?? house.insurancePerYear) +
      (escrowDeposit ?? 0) -
      given.lenderCredits -
      given.sellerCredits -
      given.deposit,
    closingShare: shareOf(otherLoanCosts) + shareOf(governmentFees),
    lenderFixed:
      (isOurs ? usualLenderFees(1) : 0) +
      (hasEscrow ? (dollarsIn(propertyTax) * taxMonths + house.insurancePerYear * insuranceMonths) / 12 : 0),
    lenderShare: hasEscrow ? (shareOf(propertyTax) * taxMonths) / 12 : 0,
    closingLoanShare: given.pointsShare,
    prepaidYears: prepaidBills === null ? given.prepaidDays / given.daysInYear : 0,
  };
}

function feesOf(costs: Costs): ClosingFee[] {
  const fee = (section: ClosingFee["section"], amount: number, financeCharge = false) => ({
    section,
    amount,
    financeCharge,
  });
  return [
    fee("A", costs.pointsPaid, true),
    fee("A", costs.lenderFees, true),
    fee("B", costs.upfrontFee, true),
    fee("B", costs.otherFinanceCharges, true),
    fee("C", costs.otherServices),
    fee("E", costs.governmentFees),
    fee("F", costs.prepaidInterest, true),
    fee("F", costs.firstYearInsurance),
    fee("G", costs.escrow),
    fee("H", costs.otherCosts),
  ];
}

/** The comparison figures of page 3. */
export interface Comparisons {
  readonly inFiveYearsTotalPaid: number;
  readonly inFiveYearsPrincipalPaid: number;
  readonly totalInterestPercentage: number;
  readonly apr: number | null;
}

export type Estimate = ReturnType<typeof estimateOf>;

/**
 * Fixed-rate conventional loans are figured like the official sample forms, with unrounded payments. Other kinds of
 * loans are followed payment by payment. Extra payments don't count, as in every disclosure.
 */
export function estimateOf(answered: Answer) {
  const { given, house, worksheet } = answered;
  const { loan } = worksheet;
  const costs = costsOf(answered);
  const closing: CashToClose = cashToClose({
    price: house.price,
    downPayment: house.downPayment,
    fees: feesOf(costs),
    lenderCredits: costs.credits,
    sellerCredits: given.sellerCredits,
    deposit: given.deposit,
    financedCosts: costs.upfrontFee,
  });
  const amountFinanced = toCent(loan - closing.prepaidFinanceCharge + costs.pointsCredit);
  const made = answered.withoutExtra();
  const months = Math.min(given.stayMonths, made.paymentsMade);
  const insurance = answered.plannedInsurance();
  const amounts = made.payment.slice(0, made.paymentsMade);
  for (let i = 0; i < amounts.length; i++) amounts[i] = at(amounts, i + 1) + insurance.at(i + 1);
  const untilLeaving = amounts.slice(0, months);
  if (months > 0) untilLeaving[months - 1] = at(untilLeaving, months) + balanceAt(made, months);

  let comparisons: Comparisons;
  /** How many payments carry mortgage insurance, where a fixed loan's official figures say it. */
  let insuredPayments: number | undefined;
  if (isOther(given)) {
    const five = Math.min(FIVE_YEARS, made.paymentsMade);
    let paid = closing.totalLoanCosts + costs.prepaidInterest;
    for (let number = 1; number <= five; number++) paid += at(amounts, number);
    comparisons = {
      inFiveYearsTotalPaid: paid,
      inFiveYearsPrincipalPaid: loan - balanceAt(made, five),
      totalInterestPercentage: loan > 0 ? (made.totalInterest + costs.prepaidInterest) / loan : 0,
      apr: aprOfMonthly(amountFinanced, amounts),
    };
  } else {
    const official = loanEstimate({
      loan,
      propertyValue: house.price,
      annualRate: house.annualRate,
      termMonths: house.termMonths,
      insurancePerMonth: insurance.perMonth,
      insuranceEndShare: law.automaticShare,
      prepaidInterest: costs.prepaidInterest,
      totalLoanCosts: closing.totalLoanCosts,
      amountFinanced,
    });
    insuredPayments = official.insurancePayments;
    comparisons = {
      inFiveYearsTotalPaid: official.inFiveYearsTotalPaid,
      inFiveYearsPrincipalPaid: official.inFiveYearsPrincipalPaid,
      totalInterestPercentage: official.totalInterestPercentage,
      apr: official.apr,
    };
  }
  const aprIfLeaving = aprOfMonthly(amountFinanced, untilLeaving);
  const brought = { down: house.downPayment, depositPaid: given.deposit, fromSeller: given.sellerCredits };
  const paid = {
    payments: amounts.length,
    inAll: amounts.reduce((sum, amount) => sum + amount, 0),
    insurancePerMonth: insurance.perMonth,
    insuredPayments,
    leavingAfter: months,
    owedThen: balanceAt(made, months),
  };
  return { answered, paid, worksheet: { costs, closing, brought, amountFinanced, comparisons, aprIfLeaving } };
}

/**
 * What the seller's credit is more than the costs paid in cash. It can't pay the down payment (Fannie Mae, Selling
 * Guide B3-4.1-02), and what is more than the costs lowers the price that counts (HUD Handbook 4000.1, II.A.4.d.iii).
 * Without a lender, the two may agree as they like.
 */
export const creditAboveCosts = ({
  answered: { given, worksheet },
  worksheet: { costs, closing },
}: Estimate): number =>
  worksheet.loan === 0 ? 0 : Math.max(0, given.sellerCredits - (closing.totalClosingCosts - costs.upfrontFee));
