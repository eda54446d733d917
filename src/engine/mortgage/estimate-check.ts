import { toCent } from "../rounding.ts";
import { annualPercentageRate, single } from "./apr/apr.ts";
import { loanEstimate } from "./loan-estimate.ts";

/** A Loan Estimate as printed, in dollars; an empty box is 0. */
export interface PrintedEstimate {
  readonly loan: number;
  /** A fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  /** The sale price, or the property's value. */
  readonly price: number;
  /** Monthly mortgage insurance, for as long as it lasts. */
  readonly insurance: number;
  readonly escrow: number;
  /** Sections A to C are loan costs; E to H are other costs. */
  readonly sectionA: number;
  readonly sectionB: number;
  readonly sectionC: number;
  readonly sectionE: number;
  readonly sectionF: number;
  readonly sectionG: number;
  readonly sectionH: number;
  readonly lenderCredits: number;
  readonly interestPerDay: number;
  readonly interestDays: number;
  readonly downPayment: number;
  readonly deposit: number;
  readonly sellerCredits: number;
  /** Adjustments and other credits that lower the cash to close, including anything paid before closing. */
  readonly adjustments: number;
  /** The part of sections A to C that counts toward the annual percentage rate. */
  readonly financeCharges: number;
}

export type EstimateCheck = ReturnType<typeof estimateCheck>;

/** Recomputes each box of a Loan Estimate that follows from others. Dollars; rates are fractions. */
export function estimateCheck(printed: PrintedEstimate, law: { readonly automaticShare: number }) {
  const { loan, annualRate, termMonths, price, insurance, escrow } = printed;
  const loanCosts = toCent(printed.sectionA + printed.sectionB + printed.sectionC);
  const otherCosts = toCent(printed.sectionE + printed.sectionF + printed.sectionG + printed.sectionH);
  const closingCosts = toCent(loanCosts + otherCosts - printed.lenderCredits);
  const cash = toCent(
    closingCosts + printed.downPayment - printed.deposit - printed.sellerCredits - printed.adjustments,
  );
  const prepaidInterest = toCent(printed.interestPerDay * printed.interestDays);
  const prepaidFinanceCharge = toCent(printed.financeCharges + prepaidInterest);
  const amountFinanced = toCent(loan - prepaidFinanceCharge);
  const official = loanEstimate({
    loan,
    propertyValue: price,
    annualRate,
    termMonths,
    insurancePerMonth: insurance,
    insuranceEndShare: law.automaticShare,
    prepaidInterest,
    totalLoanCosts: loanCosts,
    amountFinanced,
  });
  const { exactPayment, insurancePayments } = official;
  const aprOf = (financed: number) =>
    annualPercentageRate(
      [single(financed)],
      [
        { amount: exactPayment, count: termMonths, full: 1, fraction: 0 },
        { amount: insurance, count: insurancePayments, full: 1, fraction: 0 },
      ],
      12,
    );
  const payment = official.principalAndInterest;
  return {
    payment,
    insurancePayments,
    insuranceYears: Math.ceil(insurancePayments / 12),
    total: payment + insurance + escrow,
    totalLater: payment + escrow,
    loanCosts,
    otherCosts,
    closingCosts,
    cash,
    perDay360: toCent((loan * annualRate) / 360),
    perDay365: toCent((loan * annualRate) / 365),
    prepaidInterest,
    prepaidFinanceCharge,
    amountFinanced,
    inFiveYears: official.inFiveYearsTotalPaid,
    principalInFiveYears: official.inFiveYearsPrincipalPaid,
    apr: official.apr,
    /** The same if none, or all, of the loan costs counted as prepaid finance charges. */
    aprOfNone: aprOf(loan),
    aprOfAll: aprOf(toCent(loan - loanCosts - prepaidInterest)),
    interestPercentage: official.totalInterestPercentage,
  };
}
