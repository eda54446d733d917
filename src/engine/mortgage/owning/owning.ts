/** What owning a home costs, month by month, for any number of whole years. Dollars, unrounded; rates are fractions. */
import { balanceAfter, levelPayment } from "../level-payment.ts";

/** How fast each cost grows per year, and a one-time bill. */
export interface GrowingCosts {
  /** Growth of the value that property tax is based on; lower than `appreciation` if the law caps assessments. */
  readonly assessmentGrowth: number;
  readonly maintenanceGrowth: number;
  readonly insuranceGrowth: number;
  readonly duesGrowth: number;
  /** A one-time association charge, in the first month of its year; 0 for none. */
  readonly specialAssessment: number;
  /** From 1. */
  readonly specialAssessmentYear: number;
}

/** Tax and maintenance grow with the home's value; insurance and dues grow with prices. */
export const growingWith = (appreciation: number, inflation: number): GrowingCosts => ({
  assessmentGrowth: appreciation,
  maintenanceGrowth: appreciation,
  insuranceGrowth: inflation,
  duesGrowth: inflation,
  specialAssessment: 0,
  specialAssessmentYear: 1,
});

export interface OwnedHome extends GrowingCosts {
  readonly price: number;
  readonly downShare: number;
  /** Costs of buying, as a share of the price. */
  readonly closingShare: number;
  readonly annualRate: number;
  readonly termMonths: number;
  /** Shares of the price, in the first year. */
  readonly propertyTaxRate: number;
  readonly maintenanceRate: number;
  /** In the first year. */
  readonly insurancePerYear: number;
  readonly associationDuesPerMonth: number;
  /**
   * Yearly share of the loan, charged until the balance is down to the law's share of the price; 0 if the loan needs
   * none.
   */
  readonly mortgageInsuranceRate: number;
  /** Charges that share on the current balance, as FHA and USDA do, instead of the original loan. */
  readonly mortgageInsuranceOnBalance?: boolean;
  readonly appreciation: number;
  readonly inflation: number;
  /** Costs of selling, as a share of the price. */
  readonly sellingShare: number;
}

/** One year of owning. */
export interface OwnedYear {
  /** From 1. */
  readonly year: number;
  readonly value: number;
  readonly balanceAtStart: number;
  readonly balanceAtEnd: number;
  readonly interest: number;
  readonly principal: number;
  readonly mortgageInsurance: number;
  readonly propertyTax: number;
  readonly maintenance: number;
  readonly insurance: number;
  readonly dues: number;
  readonly special: number;
  readonly taxSaving: number;
}

/** What owning saves in income tax in a year: a shortcut, or the difference between two whole tax returns. */
export type YearlyTaxSaving = (year: Omit<OwnedYear, "taxSaving">) => number;

export interface Owning {
  readonly loan: number;
  readonly payment: number;
  readonly years: readonly OwnedYear[];
  /** What the owner pays in each month (from 0). The tax that owning saves in a year comes back in its last month. */
  readonly cash: Float64Array;
}

const CENT = 0.005;

/** @param paymentsBefore how many payments are made before the first of these years; the costs start as given anyway */
export function owning(
  home: OwnedHome,
  years: number,
  insuranceEndShare: number,
  taxSaving: YearlyTaxSaving,
  paymentsBefore = 0,
): Owning {
  const { price, annualRate, termMonths } = home;
  const loan = price * (1 - home.downShare);
  const monthlyRate = annualRate / 12;
  const payment = levelPayment(loan, monthlyRate, termMonths);
  const insuranceEnd = insuranceEndShare * price;
  const insurancePerMonth = (loan * home.mortgageInsuranceRate) / 12;
  const cash = new Float64Array(12 * years);
  const made: OwnedYear[] = [];
  let balance = balanceAfter(paymentsBefore, loan, monthlyRate, termMonths);
  for (let year = 1; year <= years; year++) {
    const value = price * (1 + home.appreciation) ** (year - 1);
    const grown = (growth: number) => (1 + growth) ** (year - 1);
    const propertyTax = price * home.propertyTaxRate * grown(home.assessmentGrowth);
    const maintenance = price * home.maintenanceRate * grown(home.maintenanceGrowth);
    const insurance = home.insurancePerYear * grown(home.insuranceGrowth);
    const dues = 12 * home.associationDuesPerMonth * grown(home.duesGrowth);
    const special = year === home.specialAssessmentYear ? home.specialAssessment : 0;
    const sameEachMonth = (propertyTax + maintenance + insurance + dues) / 12;
    const balanceAtStart = balance;
    let interest = 0;
    let mortgageInsurance = 0;
    for (let k = 12 * (year - 1); k < 12 * year; k++) {
      const premium = home.mortgageInsuranceOnBalance ? (balance * home.mortgageInsuranceRate) / 12 : insurancePerMonth;
      const insured = balance > insuranceEnd + CENT ? premium : 0;
      const charged = balance * monthlyRate;
      const due = balance + charged;
      const paid = paymentsBefore + k + 1 >= termMonths ? due : Math.min(payment, due);
      balance = due - paid;
      interest += charged;
      mortgageInsurance += insured;
      cash[k] = paid + insured + sameEachMonth;
    }
    cash[12 * (year - 1)] = (cash[12 * (year - 1)] as number) + special;
    if (balance < CENT) balance = 0;
    const principal = balanceAtStart - balance;
    const before = {
      year,
      value,
      balanceAtStart,
      balanceAtEnd: balance,
      interest,
      principal,
      mortgageInsurance,
      propertyTax,
      maintenance,
      insurance,
      dues,
      special,
    };
    const saved = taxSaving(before);
    cash[12 * year - 1] = (cash[12 * year - 1] as number) - saved;
    made.push({ ...before, taxSaving: saved });
  }
  return { loan, payment, years: made, cash };
}

export interface SaleTax {
  readonly capitalGainsRate: number;
  /** Gain that isn't taxed after so many years of owning the home and living in it. */
  readonly gainExclusion: number;
  readonly exclusionYears: number;
}

/** What a sale at a price, after some years, leaves after selling costs, the loan, and the tax on the gain. */
export function saleAt(
  years: number,
  homeValue: number,
  balance: number,
  home: Pick<OwnedHome, "price" | "sellingShare">,
  { capitalGainsRate, gainExclusion, exclusionYears }: SaleTax,
) {
  const sellingCosts = homeValue * home.sellingShare;
  const excluded = years >= exclusionYears ? gainExclusion : 0;
  const gainsTax = capitalGainsRate * Math.max(0, homeValue - sellingCosts - home.price - excluded);
  return { homeValue, sellingCosts, gainsTax, saleProceeds: homeValue - sellingCosts - balance - gainsTax };
}

/** The same after `years` in which the price grew by the same rate each year. */
export const saleAfter = (
  years: number,
  balance: number,
  home: Pick<OwnedHome, "price" | "appreciation" | "sellingShare">,
  saleTax: SaleTax,
) => saleAt(years, home.price * (1 + home.appreciation) ** years, balance, home, saleTax);
