import { toCent } from "../rounding.ts";
import { aprOfMonthly } from "./apr/apr.ts";
import { type FhaLaw, type FhaPremium, fhaAnnualPremium } from "./insurance/fha.ts";
import { loanEstimate } from "./loan-estimate.ts";
import { schedule } from "./schedule.ts";
import { meanBalance, totalCharges } from "./yearly-charge.ts";

/** The loan type on page 1; a USDA loan is printed as "Other". */
export type LoanType = "conventional" | "fha" | "va" | "usda";

/** A Loan Estimate as printed, in dollars; an empty box is 0. */
export interface PrintedEstimate {
  readonly loanType: LoanType;
  readonly loan: number;
  /** A fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  /** The sale price, or the property's value. */
  readonly price: number;
  /** Monthly mortgage insurance, which the form prints for the first year. */
  readonly insurance: number;
  readonly escrow: number;
  /** FHA's upfront premium, VA's funding fee or USDA's guarantee fee, in section B. */
  readonly upfrontFee: number;
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
  /** Closing costs paid from the loan amount. */
  readonly costsFinanced: number;
  readonly downPayment: number;
  readonly deposit: number;
  readonly sellerCredits: number;
  /** Adjustments and other credits that lower the cash to close, including anything paid before closing. */
  readonly adjustments: number;
  /** The part of sections A to C that counts toward the annual percentage rate. */
  readonly financeCharges: number;
}

/** What ends mortgage insurance: 12 USC 4901 for private insurance, HUD's table for FHA's premium. */
export interface EstimateLaw {
  readonly automaticShare: number;
  readonly fha: FhaLaw;
  readonly fhaPremiums: readonly FhaPremium[];
}

const START = { year: 2000, month: 1, day: 1 };
const FIVE_YEARS = 60;
/** The loan and the fee may both have been rounded to the dollar. */
const A_DOLLAR = 1;

/** FHA's premium lasts by the share of the price that is borrowed without the upfront premium. */
function fhaMonths({ loan, price, termMonths, upfrontFee }: PrintedEstimate, { fha, fhaPremiums }: EstimateLaw) {
  // The fee is a share of the base loan, so the two show whether it is part of the loan or paid in cash.
  const isFinanced = loan > upfrontFee / fha.upfrontRate + upfrontFee / 2;
  const baseLoan = Math.max(0, loan - (isFinanced ? upfrontFee : 0) - A_DOLLAR);
  return fhaAnnualPremium({ loan: baseLoan, price, termMonths }, fha, fhaPremiums).months;
}

/** How many payments include mortgage insurance, and what it costs a month in each loan year. */
function insuranceOf(printed: PrintedEstimate, law: EstimateLaw, privatePayments: number) {
  const { loan, annualRate, termMonths, insurance, loanType } = printed;
  const years = Array.from({ length: Math.ceil(termMonths / 12) }, (_, i) => i + 1);
  if (loanType === "conventional") return { payments: privatePayments, premiums: years.map(() => insurance) };
  // FHA and USDA charge a share of each year's average balance, and the form prints the first year's.
  const made = schedule({ loan, annualRate, termMonths, firstPayment: START });
  const first = meanBalance(made, 1);
  const premiums = years.map((year) => (first > 0 ? toCent((insurance * meanBalance(made, year)) / first) : 0));
  const months = { fha: () => fhaMonths(printed, law), va: () => 0, usda: () => termMonths };
  return { payments: insurance === 0 ? 0 : months[loanType](), premiums };
}

export type EstimateCheck = ReturnType<typeof estimateCheck>;

/** Recomputes each box of a Loan Estimate that follows from others. Dollars; rates are fractions. */
export function estimateCheck(printed: PrintedEstimate, law: EstimateLaw) {
  const { loan, annualRate, termMonths, price, insurance, escrow } = printed;
  const loanCosts = toCent(printed.sectionA + printed.sectionB + printed.sectionC);
  const otherCosts = toCent(printed.sectionE + printed.sectionF + printed.sectionG + printed.sectionH);
  const closingCosts = toCent(loanCosts + otherCosts - printed.lenderCredits);
  const cash = toCent(
    closingCosts -
      printed.costsFinanced +
      printed.downPayment -
      printed.deposit -
      printed.sellerCredits -
      printed.adjustments,
  );
  const prepaidInterest = toCent(printed.interestPerDay * printed.interestDays);
  const prepaidFinanceCharge = toCent(printed.financeCharges + prepaidInterest);
  const amountFinanced = toCent(loan - prepaidFinanceCharge);
  const isPrivate = printed.loanType === "conventional";
  const official = loanEstimate({
    loan,
    propertyValue: price,
    annualRate,
    termMonths,
    insurancePerMonth: isPrivate ? insurance : 0,
    insuranceEndShare: law.automaticShare,
    prepaidInterest,
    totalLoanCosts: loanCosts,
    amountFinanced,
  });
  const { payments: insurancePayments, premiums } = insuranceOf(printed, law, official.insurancePayments);
  const amounts = Array.from({ length: termMonths }, (_, i) =>
    i < insurancePayments ? official.exactPayment + (premiums[Math.floor(i / 12)] ?? 0) : official.exactPayment,
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
    inFiveYears:
      official.inFiveYearsTotalPaid + (isPrivate ? 0 : totalCharges(premiums, Math.min(FIVE_YEARS, insurancePayments))),
    principalInFiveYears: official.inFiveYearsPrincipalPaid,
    apr: aprOfMonthly(amountFinanced, amounts),
    /** The same if none, or all, of the loan costs counted as prepaid finance charges. */
    aprOfNone: aprOfMonthly(loan, amounts),
    aprOfAll: aprOfMonthly(toCent(loan - loanCosts - prepaidInterest), amounts),
    interestPercentage: official.totalInterestPercentage,
  };
}
