/** State income tax on a year of a retirement plan, using the state's own return. */
import type { CompiledState } from "../../state/compiled.ts";
import { blankFederalResult } from "../../state/federal-result.ts";
import { blankHome, type Filer, type Situation } from "../../state/situation.ts";
import { type StateReturn, stateReturn, stateTax } from "../../state/state-return.ts";
import { laterWithConstantRules, type WrittenSituation, withConstantRules } from "../constant-rules.ts";
import {
  type FederalYear,
  nothingInTheFederalYear,
  nothingInTheYear,
  type RetirementYear,
  type StateTaxOf,
} from "./year-tax.ts";

const blankFiler = (): Filer => ({
  age: 0,
  wages: 0,
  profit: 0,
  netEarnings: 0,
  selfEmploymentTax: 0,
  halfOfSelfEmploymentTax: 0,
  payrollTaxes: 0,
  planDeduction: 0,
  healthDeduction: 0,
  iraDeduction: 0,
  pensions: 0,
  employerPensions: 0,
  conversions: 0,
  benefits: 0,
  tips: 0,
  overtime: 0,
});

/** The plan's household as a state sees it, before a year is known. */
function blankSituation({ status }: CompiledState): WrittenSituation {
  const people = status === "married_joint" ? [blankFiler(), blankFiler()] : [blankFiler()];
  return {
    status,
    federal: blankFederalResult(),
    people,
    dependents: [],
    home: blankHome,
    filers: people.length,
    seniors: 0,
    blind: 0,
    livedApart: false,
    charityCash: 0,
    medicalCosts: 0,
    careExpenses: 0,
    carePersons: 0,
    byTable: false,
  };
}

/** Writes a year into it: the same objects each time, so that a loop creates no new ones. */
function fill(situation: WrittenSituation, year: RetirementYear, made: FederalYear, basicDeduction: number): void {
  const { federal, people } = situation;
  const tax = made.selfEmployment;
  const gains = year.qualifiedDividendsAndGains - year.qualifiedDividends;
  const drawn = year.traditionalWithdrawal + year.rothConversion;
  federal.adjustedGrossIncome = made.adjustedGrossIncome;
  federal.taxableIncome = made.taxableIncome;
  federal.wages = year.wages;
  federal.businessProfit = year.profit;
  federal.passThroughIncome = year.rent;
  federal.taxableInterest = year.taxableInterest;
  federal.taxExemptInterest = year.taxExemptInterest;
  federal.ordinaryDividends = year.qualifiedDividends;
  federal.qualifiedDividends = year.qualifiedDividends;
  federal.capitalGain = gains;
  federal.longTermGain = gains;
  federal.netCapitalGain = gains;
  federal.pensions = year.pension + drawn;
  federal.earlyWithdrawals = year.earlyAmount;
  federal.taxableBenefits = made.taxableBenefits;
  federal.benefitsReceived = year.socialSecurity;
  federal.halfOfSelfEmploymentTax = tax.deductibleHalf;
  federal.otherAdjustments = year.adjustments;
  federal.basicStandardDeduction = basicDeduction;
  federal.standardDeduction = made.standardDeduction;
  federal.deduction = made.standardDeduction;
  federal.seniorDeduction = made.seniorDeduction;
  federal.businessIncomeDeduction = made.businessDeduction;
  federal.regularTax = made.incomeTax;
  federal.minimumTax = made.minimumTax;
  federal.taxAfterCredits = made.incomeTax + made.minimumTax;
  federal.investmentTax = made.investmentTax;
  federal.selfEmploymentTax = tax.tax;
  federal.earnedIncome = year.wages + Math.max(0, year.profit - tax.deductibleHalf);
  federal.investmentIncome =
    year.rent + year.taxableInterest + year.taxExemptInterest + year.qualifiedDividendsAndGains;
  const otherSocialSecurity = Math.max(0, year.socialSecurity - year.ownSocialSecurity);
  situation.seniors = year.seniors;
  for (let i = 0; i < people.length; i++) {
    const person = people[i] as (typeof people)[number];
    const first = i === 0;
    person.age = year.ages[i] ?? 0;
    person.wages = first ? year.ownWages : year.wages - year.ownWages;
    person.profit = first ? year.profit : 0;
    person.netEarnings = first && tax.tax > 0 ? tax.netEarnings : 0;
    person.selfEmploymentTax = first ? tax.tax : 0;
    person.halfOfSelfEmploymentTax = first ? tax.deductibleHalf : 0;
    person.employerPensions = first ? year.employerPension - year.secondPension : year.secondPension;
    person.conversions = (first ? 1 - year.secondShare : year.secondShare) * year.rothConversion;
    person.benefits = people.length === 1 ? year.socialSecurity : first ? year.ownSocialSecurity : otherSocialSecurity;
    person.pensions = first
      ? year.pension - year.secondPension + (1 - year.secondShare) * drawn
      : year.secondPension + year.secondShare * drawn;
  }
}

/** A state's law from a year on. */
export interface LawFrom {
  readonly from: number;
  readonly law: CompiledState;
}
/** The law for a year: the latest that has begun, or else the first. */
export function lawIn(laws: readonly LawFrom[], year: number): CompiledState {
  let i = laws.length - 1;
  while (i > 0 && (laws[i] as LawFrom).from > year) i--;
  return (laws[i] as LawFrom).law;
}

/**
 * A state's tax on the years of a plan, in dollars. All state figures are assumed to follow prices, as the federal
 * brackets do. Tax is figured with the rate schedules to the cent, because projected incomes don't justify reading a
 * printed table.
 *
 * Leaves out: itemized deductions, federal credits, credits for rent and property taxes paid, and city and county
 * taxes.
 *
 * @param laws at least one, for the same filing status, in order of their years
 */
export function stateTaxOf(laws: readonly LawFrom[], basicDeduction: number): StateTaxOf {
  const first = lawIn(laws, 0);
  const situation = blankSituation(first);
  const now = withConstantRules(first, situation, (s) =>
    fill(s, nothingInTheYear, nothingInTheFederalYear, basicDeduction),
  );
  const settled = laws.map(({ from, law }) => ({
    from,
    law: law === first ? now : laterWithConstantRules(now, first, law),
  }));
  return (year, made) => {
    fill(situation, year, made, basicDeduction);
    return stateTax(situation, lawIn(settled, year.calendarYear));
  };
}

/** The same with all lines of the return, for a year that a visitor opens. */
export function stateReturnOf(
  law: CompiledState,
  basicDeduction: number,
  year: RetirementYear,
  made: FederalYear,
): { readonly situation: Situation; readonly made: StateReturn } {
  const situation = blankSituation(law);
  fill(situation, year, made, basicDeduction);
  return { situation, made: stateReturn(situation, law) };
}
