/** The state's income tax on a year of a retirement plan, by the state's own return. */
import type { CompiledState } from "../state/compiled.ts";
import type { FederalResult } from "../state/federal-result.ts";
import { blankHome, type Filer, type Situation } from "../state/situation.ts";
import { type StateReturn, stateReturn } from "../state/state-return.ts";
import type { FederalYear, RetirementYear, StateTaxOf } from "./year-tax.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const nothingFederal: FederalResult = {
  adjustedGrossIncome: 0,
  taxableIncome: 0,
  wages: 0,
  businessProfit: 0,
  passThroughIncome: 0,
  taxableInterest: 0,
  taxExemptInterest: 0,
  ordinaryDividends: 0,
  qualifiedDividends: 0,
  capitalGain: 0,
  shortTermGain: 0,
  longTermGain: 0,
  netCapitalGain: 0,
  pensions: 0,
  taxableBenefits: 0,
  benefitsReceived: 0,
  unemployment: 0,
  halfOfSelfEmploymentTax: 0,
  planDeductions: 0,
  healthDeductions: 0,
  iraDeductions: 0,
  otherAdjustments: 0,
  basicStandardDeduction: 0,
  standardDeduction: 0,
  itemizedDeductions: 0,
  itemizes: false,
  deduction: 0,
  medicalDeduction: 0,
  taxesDeduction: 0,
  mortgageInterest: 0,
  gifts: 0,
  giftsBeforeFloor: 0,
  charityWithoutItemizing: 0,
  tipsDeduction: 0,
  overtimeDeduction: 0,
  carLoanDeduction: 0,
  seniorDeduction: 0,
  businessIncomeDeduction: 0,
  regularTax: 0,
  minimumTax: 0,
  investmentTax: 0,
  taxAfterCredits: 0,
  selfEmploymentTax: 0,
  additionalMedicareTax: 0,
  earnedIncome: 0,
  investmentIncome: 0,
  earnedIncomeCredit: 0,
  earnedIncomeCreditAtAnyAge: 0,
  childrenForEarnedIncome: 0,
  childrenForChildCredit: 0,
  childCredit: 0,
  refundableChildCredit: 0,
  dependentCareCredit: 0,
  dependentCareCreditBeforeLimit: 0,
  refundableCredits: 0,
};

const nobody: Filer = {
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
  tips: 0,
};

/** The household of a plan as a state sees it: filled in anew for each year, so that a loop makes no new objects. */
class Household {
  readonly federal: Writable<FederalResult> = { ...nothingFederal };
  readonly people: Writable<Filer>[];
  readonly situation: Writable<Situation>;

  constructor({ status }: CompiledState) {
    this.people = status === "married_joint" ? [{ ...nobody }, { ...nobody }] : [{ ...nobody }];
    this.situation = {
      status,
      federal: this.federal,
      people: this.people,
      dependents: [],
      home: blankHome,
      filers: this.people.length,
      seniors: 0,
      blind: 0,
      livedApart: false,
      charityCash: 0,
      medicalCosts: 0,
      careExpenses: 0,
      carePersons: 0,
    };
  }

  fill(year: RetirementYear, made: FederalYear, basicDeduction: number): Situation {
    const { federal, people, situation } = this;
    const { tax } = made.selfEmployed;
    const gains = year.qualifiedDividendsAndGains - year.qualifiedDividends;
    const drawn = year.traditionalWithdrawal + year.rothConversion;
    federal.adjustedGrossIncome = made.adjustedGrossIncome;
    federal.taxableIncome = made.taxableIncome;
    federal.wages = year.wages;
    federal.businessProfit = year.profit;
    federal.taxableInterest = year.taxableInterest;
    federal.taxExemptInterest = year.taxExemptInterest;
    federal.ordinaryDividends = year.qualifiedDividends;
    federal.qualifiedDividends = year.qualifiedDividends;
    federal.capitalGain = gains;
    federal.longTermGain = gains;
    federal.netCapitalGain = gains;
    federal.pensions = year.pension + drawn;
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
    federal.taxAfterCredits = made.incomeTax;
    federal.investmentTax = made.investmentTax;
    federal.selfEmploymentTax = tax.tax;
    federal.earnedIncome = year.wages + Math.max(0, year.profit - tax.deductibleHalf);
    federal.investmentIncome = year.taxableInterest + year.taxExemptInterest + year.qualifiedDividendsAndGains;
    situation.seniors = year.seniors;
    for (let i = 0; i < people.length; i++) {
      const person = people[i] as Writable<Filer>;
      const first = i === 0;
      person.age = year.ages[i] ?? 0;
      person.wages = first ? year.ownWages : year.wages - year.ownWages;
      person.profit = first ? year.profit : 0;
      person.netEarnings = first && tax.tax > 0 ? tax.netEarnings : 0;
      person.selfEmploymentTax = first ? tax.tax : 0;
      person.halfOfSelfEmploymentTax = first ? tax.deductibleHalf : 0;
      person.pensions = first ? year.pension + (1 - year.secondShare) * drawn : year.secondShare * drawn;
    }
    return situation;
  }
}

const FIGURES = 12;
/** Whether the figures of a year are those remembered; remembers them if not. */
function isSame(kept: Float64Array, year: RetirementYear, made: FederalYear): boolean {
  const same =
    kept[0] === made.adjustedGrossIncome &&
    kept[1] === year.traditionalWithdrawal &&
    kept[2] === year.rothConversion &&
    kept[3] === year.qualifiedDividendsAndGains &&
    kept[4] === year.wages &&
    kept[5] === year.profit &&
    kept[6] === year.pension &&
    kept[7] === year.taxableInterest &&
    kept[8] === made.taxableIncome &&
    kept[9] === year.socialSecurity &&
    kept[10] === year.secondShare &&
    kept[11] === year.qualifiedDividends;
  if (same) return true;
  kept[0] = made.adjustedGrossIncome;
  kept[1] = year.traditionalWithdrawal;
  kept[2] = year.rothConversion;
  kept[3] = year.qualifiedDividendsAndGains;
  kept[4] = year.wages;
  kept[5] = year.profit;
  kept[6] = year.pension;
  kept[7] = year.taxableInterest;
  kept[8] = made.taxableIncome;
  kept[9] = year.socialSecurity;
  kept[10] = year.secondShare;
  kept[11] = year.qualifiedDividends;
  return false;
}

/**
 * A state's tax on the years of a plan. All figures of the state are taken to follow prices, as the federal brackets do.
 *
 * Leaves out: itemized deductions, federal credits, rent and property taxes, and the tax of cities and counties.
 */
export function stateTaxOf(law: CompiledState, basicDeduction: number): StateTaxOf {
  const household = new Household(law);
  const asked = new Float64Array(FIGURES);
  let ages: readonly number[] | null = null;
  let tax = 0;
  // A search ends where it last looked: the same year is not figured twice.
  return (year, made) => {
    if (ages === year.ages && isSame(asked, year, made)) return tax;
    ages = year.ages;
    tax = stateReturn(household.fill(year, made, basicDeduction), law).tax;
    return tax;
  };
}

/** The same with all lines of the return, for a year that is opened. */
export function stateReturnOf(
  law: CompiledState,
  basicDeduction: number,
  year: RetirementYear,
  made: FederalYear,
): { readonly situation: Situation; readonly made: StateReturn } {
  const situation = new Household(law).fill(year, made, basicDeduction);
  return { situation, made: stateReturn(situation, law) };
}
