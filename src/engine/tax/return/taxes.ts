import { alternativeMinimumTax } from "../alternative-minimum-tax.ts";
import type { FederalLaw } from "../federal-law.ts";
import type { Household } from "../household.ts";
import { incomeTax } from "../income-tax.ts";
import { netInvestmentIncomeTax } from "../net-investment-income-tax.ts";
import type { ReturnDeductions } from "./deductions.ts";
import type { ReturnIncome } from "./income.ts";

export type ReturnTaxes = ReturnType<typeof returnTaxes>;

/**
 * Tax on taxable income, alternative minimum tax, net investment income tax and the additional tax on early withdrawals
 * (Form 1040, lines 16 to 18; Schedule 2).
 */
export function returnTaxes(household: Household, above: ReturnIncome, below: ReturnDeductions, law: FederalLaw) {
  const { income, claims } = household;
  const { adjusted, adjustedGrossIncome, itemized, standard } = above;
  const regularTax = incomeTax(
    {
      taxableIncome: below.taxableIncome,
      qualifiedDividends: income.qualifiedDividends,
      netCapitalGain: adjusted.gains.netCapitalGain,
      byTable: household.byTaxTable,
    },
    law.incomeTax,
  );
  // Section 68 doesn't apply to the minimum tax, so its reduction is subtracted from what is added back.
  const deductionAddedBack = below.itemizes ? itemized.taxes.deduction - below.topBracket.reduction : standard.amount;
  const minimumTax = alternativeMinimumTax(
    {
      income: below.unlimitedTaxableIncome,
      deductionAddedBack,
      seniorDeduction: above.seniors.deduction,
      separate: household.filingStatus === "married_separate",
      gains: below.gainsAndQualifiedDividends,
      ordinaryIncome: regularTax.ordinaryIncome,
      regularTax: regularTax.tax + claims.premiumCreditRepayment,
    },
    law.minimumTax,
    law.incomeTax,
  );

  const investments: { amount: number }[] = [];
  let fromPassThroughs = 0;
  for (const item of household.passThroughs) {
    const amount = item.isNetInvestmentIncome ? item.income : 0;
    fromPassThroughs += amount;
    investments.push({ amount });
  }
  const investmentIncome =
    income.taxableInterest + income.ordinaryDividends + adjusted.gains.counted + fromPassThroughs;
  let earlyWithdrawals = 0;
  for (const person of above.people) earlyWithdrawals += person.earlyWithdrawals;
  return {
    regularTax,
    deductionAddedBack,
    minimumTax,
    taxBeforeCredits: regularTax.tax + minimumTax.tax + claims.premiumCreditRepayment,
    investments,
    investmentIncome,
    investmentTax: netInvestmentIncomeTax(investmentIncome, adjustedGrossIncome, law.netInvestmentIncome),
    earlyWithdrawalTax: earlyWithdrawals * law.earlyWithdrawal.rate,
  };
}
