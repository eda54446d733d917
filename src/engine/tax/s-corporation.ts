import { type Brackets, entryFor } from "../brackets.ts";

/** What a state or city charges an S corporation itself. */
export interface EntityTaxLaw {
  readonly rate: number;
  /** Income not subject to the rate. */
  readonly deduction: number;
  /** Minimum tax, by the corporation's receipts. */
  readonly least: Brackets;
  /** Additional tax due, whatever the corporation earns. */
  readonly fee: number;
}

export interface CorporationLaw {
  readonly payroll: { readonly wageBase: number; readonly socialSecurityRate: number; readonly medicareRate: number };
  readonly unemploymentRate: number;
  readonly unemploymentWages: number;
  readonly state: EntityTaxLaw;
  readonly city: EntityTaxLaw;
}

/** A business with one owner who works in it, as an S corporation would report it. Dollars for the year. */
export interface CorporationBrief {
  /** Before the owner's pay and all costs of the corporation. */
  readonly profit: number;
  readonly receipts: number;
  readonly salary: number;
  /** The owner's health insurance, which is pay for income tax but not for Social Security and Medicare. */
  readonly insurance: number;
  /** The employer's part of the owner's retirement plan. */
  readonly planContribution: number;
  /** Payroll service, and the corporation's tax return. */
  readonly payrollService: number;
  readonly taxReturn: number;
  /** State unemployment tax: its rate, and the most pay it is charged on. */
  readonly stateUnemploymentRate: number;
  readonly stateUnemploymentWages: number;
  /**
   * State disability insurance and paid leave withheld from the salary: the rate, and the most pay it is charged on.
   */
  readonly statePremiumRate: number;
  readonly statePremiumWages: number;
}

export type CorporationYear = ReturnType<typeof corporationYear>;

/**
 * One year of an S corporation whose owner is its only employee: what it pays, and what is left as the owner's share
 * (Form 1120-S, Schedule K-1, box 1). Dollars, unrounded.
 *
 * Leaves out: tax on the corporation's own built-in gains and passive income, and the smaller federal credit in states
 * that owe the unemployment fund.
 */
export function corporationYear(brief: CorporationBrief, law: CorporationLaw) {
  const { profit, receipts, salary } = brief;
  const socialSecurityWages = Math.min(salary, law.payroll.wageBase);
  const employerTaxes = law.payroll.socialSecurityRate * socialSecurityWages + law.payroll.medicareRate * salary;
  const federalUnemployment = law.unemploymentRate * Math.min(salary, law.unemploymentWages);
  const stateUnemployment = brief.stateUnemploymentRate * Math.min(salary, brief.stateUnemploymentWages);
  const statePremiums = brief.statePremiumRate * Math.min(salary, brief.statePremiumWages);
  const service = brief.payrollService + brief.taxReturn;
  const incomeBeforeTaxes =
    profit -
    salary -
    employerTaxes -
    federalUnemployment -
    stateUnemployment -
    brief.insurance -
    brief.planContribution -
    service;
  const stateTax = entityTax(incomeBeforeTaxes, receipts, law.state);
  const cityTax = entityTax(incomeBeforeTaxes, receipts, law.city);
  const share = incomeBeforeTaxes - stateTax - cityTax;
  return {
    socialSecurityWages,
    employerTaxes,
    federalUnemployment,
    stateUnemployment,
    statePremiums,
    service,
    incomeBeforeTaxes,
    stateTax,
    cityTax,
    share,
  };
}

const entityTax = (income: number, receipts: number, { rate, deduction, least, fee }: EntityTaxLaw): number =>
  fee + Math.max(entryFor(receipts, least), rate * Math.max(0, income - deduction));

/** The owner's taxes for a year, from full federal and state returns, including the city. Dollars. */
export interface OwnersTaxes {
  readonly federal: number;
  readonly state: number;
  /** Social Security tax from several jobs above one person's maximum, which the return refunds. */
  readonly excessSocialSecurity: number;
  /** The deduction for qualified business income. */
  readonly businessDeduction: number;
}

export type CorporationCompared = ReturnType<typeof corporationCompared>;

/**
 * A year as sole proprietor compared with the same year as an S corporation: all taxes and costs of each, and what the
 * corporation saves. Dollars, unrounded; negative if it costs more.
 *
 * Leaves out the owner's own time, and later changes in Social Security benefits.
 */
export function corporationCompared(
  now: OwnersTaxes,
  then: OwnersTaxes,
  { employerTaxes, federalUnemployment, stateUnemployment, statePremiums, service, stateTax, cityTax }: CorporationYear,
) {
  const employeeTaxes = employerTaxes - (then.excessSocialSecurity - now.excessSocialSecurity);
  const asSoleProprietor = now.federal + now.state;
  const ofCorporation = employerTaxes + federalUnemployment + stateUnemployment + stateTax + cityTax + service;
  const asCorporation = then.federal + then.state + employeeTaxes + statePremiums + ofCorporation;
  const saved = asSoleProprietor - asCorporation;
  const lessDeduction = now.businessDeduction - then.businessDeduction;
  return { employeeTaxes, asSoleProprietor, ofCorporation, asCorporation, saved, lessDeduction };
}
