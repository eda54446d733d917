/** Reference cases on the tax in a year of retirement, and on the withdrawal that leaves what is needed after it. */

import type { Assumptions } from "../engine/retirement/plan/income-and-costs.ts";
import type { YearTerms } from "../engine/retirement/plan/schedule.ts";
import { type Holdings, noEarlyMoney } from "../engine/retirement/plan/terms.ts";
import { planYear } from "../engine/retirement/plan/year.ts";
import {
  nothingInTheYear,
  type RetirementYear,
  type YearTaxLaw,
  yearTax,
} from "../engine/retirement/taxes/year-tax.ts";
import { toCent } from "../engine/rounding.ts";
import type { FilingStatus } from "../engine/tax/filing-status.ts";
import { mayDeductForSeniors } from "../engine/tax/schedule-1a/seniors.ts";
import { planLaw } from "../law/retirement/plan.ts";
import { lawFor } from "../law/us/index.ts";
import { knownTaxYear } from "../testing/tax-year.ts";
import { answerByTag, type RetirementFields } from "./retirement-case.fields.ts";

const statuses: Readonly<Record<string, FilingStatus>> = {
  single: "single",
  marriedJoint: "married_joint",
  headOfHousehold: "head_of_household",
  survivingSpouse: "surviving_spouse",
  marriedSeparate: "married_separate",
  marriedSeparateLivedApart: "married_separate",
  marriedSeparateLivedTogether: "married_separate",
};
const LIVED_APART = "marriedSeparateLivedApart";

function lawOf(inputs: RetirementFields): YearTaxLaw {
  const year = knownTaxYear(inputs.number("taxYear"));
  const status = inputs.word("filingStatus", statuses);
  const law = lawFor(year, status);
  return mayDeductForSeniors(status) ? law : { ...law, senior: { ...law.senior, phaseOutStart: null } };
}

const amountOr0 = (inputs: RetirementFields, name: string) => (inputs.has(name) ? inputs.amount(name) : 0);

function yearOf(inputs: RetirementFields): RetirementYear {
  const separate = inputs.word("filingStatus", statuses) === "married_separate";
  return {
    ...nothingInTheYear,
    seniors: inputs.between("personsAged65OrOver", 0, 2),
    separateTogether: separate && inputs.text("filingStatus") !== LIVED_APART,
    socialSecurity: amountOr0(inputs, "socialSecurity"),
    wages: amountOr0(inputs, "wages"),
    pension: amountOr0(inputs, "pension"),
    taxableInterest: amountOr0(inputs, "taxableInterest"),
    taxExemptInterest: amountOr0(inputs, "taxExemptInterest"),
    qualifiedDividendsAndGains: amountOr0(inputs, "qualifiedDividendsAndLongTermGains"),
    traditionalWithdrawal: amountOr0(inputs, "traditionalWithdrawal"),
  };
}

function tax(inputs: RetirementFields) {
  const worked = yearTax(yearOf(inputs), lawOf(inputs));
  return {
    taxableBenefits: toCent(worked.taxedBenefits.taxable),
    agi: toCent(worked.adjustedGrossIncome),
    standardDeduction: worked.standard.amount,
    seniorDeduction: toCent(worked.senior.deduction),
    taxableIncome: toCent(worked.taxableIncome),
    incomeTax: toCent(worked.onIncome.tax),
    netInvestmentIncomeTax: toCent(worked.onInvestments.tax),
    totalTax: toCent(worked.total),
  };
}

const NEXT_DOLLARS = 100;

/**
 * A plan year with this need after tax. The taxable account holds only interest and dividends, which are spent first;
 * everything else comes from a traditional account of a billion. Anything the cases don't mention is zero: pay, health
 * costs, returns.
 */
function withdrawal(inputs: RetirementFields) {
  const [interest, dividends] = [
    amountOr0(inputs, "taxableInterest"),
    amountOr0(inputs, "qualifiedDividendsAndLongTermGains"),
  ];
  const law = lawOf(inputs);
  const income = yearOf(inputs);
  const taxable = interest + dividends;
  const { taken } = planYear({
    before: { ...NOTHING_HELD, traditional: 1e9, taxable, basis: taxable },
    terms: {
      ...NOTHING_PLANNED,
      year: inputs.number("taxYear"),
      joint: inputs.text("filingStatus") === "marriedJoint",
      seniors: income.seniors,
      socialSecurity: income.socialSecurity,
      risingPension: income.pension,
      spending: inputs.amount("netSpendingNeed"),
      stockShare: taxable > 0 ? dividends / taxable : 0,
    },
    market: { stockReturn: 0, bondReturn: 0, rise: 0 },
    // The account holds only the year's interest and dividends.
    assumptions: { ...conventionalOrder, dividendYield: 1, bondYield: 1 },
    law,
    medicareLaw: planLaw(2026).alone.medicare,
    wanted: null,
  });
  const withNext = { ...taken.taxed, traditionalWithdrawal: taken.traditionalWithdrawal + NEXT_DOLLARS };
  return {
    traditionalWithdrawal: toCent(taken.traditionalWithdrawal),
    totalTax: toCent(taken.tax.total),
    marginalRateOnNextWithdrawal: (yearTax(withNext, law).total - taken.tax.total) / NEXT_DOLLARS,
  };
}

const NOTHING_HELD: Holdings = {
  traditional: 0,
  spouseTraditional: 0,
  roth: 0,
  taxable: 0,
  basis: 0,
  health: 0,
  cash: 0,
  ...noEarlyMoney,
  prices: 1,
  medicareIncome: 0,
  medicareIncomeBefore: 0,
};

const NOTHING_PLANNED: YearTerms = {
  year: 0,
  livesOnPay: false,
  joint: false,
  seniors: 0,
  medicareMonths: 0,
  ages: [],
  wages: 0,
  ownWages: 0,
  intoOwnPlan: 0,
  annuityPrice: 0,
  annuityRate: 0,
  annuityPays: false,
  annuityRaise: 0,
  ladderPrice: 0,
  ladderRate: 0,
  ladderPays: false,
  ladderPretax: false,
  ladderWorth: 0,
  ladderYield: 0,
  giving: 0,
  givingLimit: 0,
  spouseGivingLimit: 0,
  profit: 0,
  payrollTax: 0,
  risingPension: 0,
  fixedPension: 0,
  secondRisingPension: 0,
  secondFixedPension: 0,
  rent: 0,
  untaxedIncome: 0,
  socialSecurity: 0,
  ownSocialSecurity: 0,
  spending: 0,
  mortgage: 0,
  oneOff: 0,
  homePrice: 0,
  homePaid: 0,
  homeExclusion: 0,
  loanTaken: 0,
  loanRate: 0,
  loanMonths: 0,
  loanDue: false,
  homeCosts: 0,
  healthCosts: 0,
  insurance: 0,
  marketplace: null,
  premiumsTyped: 0,
  savedFromIncome: 0,
  toTraditional: 0,
  toSpouse: 0,
  toRoth: 0,
  toTaxable: 0,
  toHealth: 0,
  adjustments: 0,
  divisor: null,
  spouseDivisor: null,
  early: false,
  spouseEarly: false,
  allEarly: false,
  fromWorkplace: false,
  leavesWorkplace: 0,
  paysOut: false,
  paymentPeriod: null,
  paymentRate: 0,
  paymentShare: 0,
  contributionsKnown: false,
  rothFirst: false,
  stockShare: 0,
  convertTo: null,
  conversionPaysTax: false,
};

const NO_CEILING = { kind: "bracket", ordinaryIncome: 0 } as const;
const conventionalOrder: Assumptions = {
  fee: 0,
  cashReturn: 0,
  dividendYield: 0,
  bondYield: 0,
  stateRate: 0,
  floorShare: 1,
  order: "conventional",
  fillTo: { alone: NO_CEILING, together: NO_CEILING },
};

export const answer = answerByTag({ "retirement-year-tax": tax, "withdrawal-gross-up": withdrawal });
