import { earnedIncomeLimitOf, healthInsuranceAndCredit } from "../engine/tax/health/insurance-and-credit.ts";
import { povertyLineOf, type Region, regions } from "../engine/tax/health/poverty-line.ts";
import {
  type Coverage,
  type PremiumTaxCreditLaw,
  percentOf,
  premiumTaxCredit,
} from "../engine/tax/health/premium-tax-credit.ts";
import { type ReconciliationLaw, reconciliation, repaymentLimitOf } from "../engine/tax/health/reconciliation.ts";
import { selfEmploymentTax } from "../engine/tax/self-employment-tax.ts";
import { lawFor } from "../law/us/index.ts";
import type { GigFields, GigRule } from "./tax-gig-plan.fields.ts";

const lawOf = (inputs: GigFields) => lawFor(inputs.lawYear(), "single");

const povertyLineFor = (inputs: GigFields): number => {
  const region = inputs.text("region");
  if (!regions.some((known) => known === region)) throw new Error(`"region" is not known: "${region}"`);
  const householdSize = inputs.amount("household_size");
  if (householdSize < 1) throw new Error(`"household_size" should be 1 or more, not ${householdSize}`);
  return povertyLineOf(householdSize, region as Region, lawOf(inputs).premiumTaxCredit).povertyLine;
};

/** Bands as a case writes them: [[0, 300, "0.0643", "0.0969"], ...], in whole percents. */
const bandsOf = (inputs: GigFields): PremiumTaxCreditLaw & ReconciliationLaw => {
  const rows = inputs.rows("applicable_bands").map((row) => row.map((cell) => (cell === null ? null : Number(cell))));
  const column = (i: number) => rows.map((row) => row[i] ?? 0);
  const end = rows.at(-1)?.[1] ?? null;
  return {
    bandsFrom: column(0).map((percent) => percent / 100),
    sharesAtStart: column(2),
    sharesAtEnd: column(3),
    startsAt: 1,
    endsAbove: end === null ? null : end / 100,
    repaymentLimitsSingle: [],
    repaymentLimitsOther: [],
  };
};

const coverageOf = (inputs: GigFields, povertyLine: number): Coverage => ({
  povertyLine,
  premium: inputs.amount("annual_premium"),
  benchmark: inputs.amount("annual_benchmark_premium"),
  monthsCovered: 12,
  eligibleBelowPovertyLine: false,
});

/** The applicable figure for each whole percent of a poverty line of 100. */
const figures: GigRule = (inputs) => {
  const { premiumTaxCredit: law } = lawOf(inputs);
  const coverage = { povertyLine: 100, premium: 0, benchmark: 0, monthsCovered: 12, eligibleBelowPovertyLine: false };
  return {
    applicable_figures: inputs
      .numbers("income_percents")
      .map((percent) => premiumTaxCredit(percent, coverage, law).applicableFigure),
  };
};

const reconciled: GigRule = (inputs) => {
  const { premiumTaxCredit: law } = lawOf(inputs);
  const povertyLine = povertyLineFor(inputs);
  const income = inputs.number("modified_agi");
  const { incomePercent, applicableFigure, credit } = premiumTaxCredit(income, coverageOf(inputs, povertyLine), law);
  const repaymentLimit = repaymentLimitOf(() => incomePercent, inputs.status() === "single", law);
  const { netCredit, excessAdvance, repayment } = reconciliation({
    credit,
    advance: inputs.amount("advance_credit_paid"),
    repaymentLimit,
  });
  return {
    poverty_line: povertyLine,
    income_percent: incomePercent,
    applicable_figure: applicableFigure,
    credit,
    net_credit: netCredit,
    excess_advance: excessAdvance,
    repayment_limit: repaymentLimit,
    repayment,
  };
};

const incomeOf = (inputs: GigFields) => {
  if (inputs.has("income_before_health_deduction"))
    return {
      incomeBefore: inputs.number("income_before_health_deduction"),
      earnedIncomeLimit: inputs.number("earned_income_limit"),
    };
  const profit = inputs.number("net_profit");
  const { deductibleHalf } = selfEmploymentTax({ profit, wages: 0 }, lawOf(inputs).selfEmployment);
  const earnedIncomeLimit = earnedIncomeLimitOf(profit, deductibleHalf, inputs.amount("retirement_contributions"));
  return { incomeBefore: earnedIncomeLimit + inputs.number("other_income"), earnedIncomeLimit };
};

export const healthInsurance: GigRule = (inputs) => {
  if (inputs.has("income_percents")) return figures(inputs);
  if (inputs.has("advance_credit_paid")) return reconciled(inputs);
  const povertyLine = inputs.has("poverty_line") ? inputs.amount("poverty_line") : povertyLineFor(inputs);
  const law = inputs.has("applicable_bands") ? bandsOf(inputs) : lawOf(inputs).premiumTaxCredit;
  const income = incomeOf(inputs);
  const { first, iterative, simplified } = healthInsuranceAndCredit(
    { ...coverageOf(inputs, povertyLine), ...income, advance: 0, isSingle: true },
    law,
  );
  return {
    poverty_line: povertyLine,
    income_before_health_deduction: income.incomeBefore,
    earned_income_limit: income.earnedIncomeLimit,
    first_pass_credit: first.atIncome.credit,
    iterative_converges: iterative !== null,
    iterative_deduction: iterative?.deduction ?? null,
    iterative_credit: iterative?.credit ?? null,
    iterative_income_percent: iterative?.atIncome.incomePercent ?? null,
    iterative_applicable_figure: iterative?.atIncome.applicableFigure ?? null,
    simplified_deduction: simplified.deduction,
    simplified_credit: simplified.credit,
    simplified_income_percent: percentOf(simplified.income, povertyLine),
  };
};
