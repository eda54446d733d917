import type { FederalResult } from "../federal-result.ts";
import { federalCareCredit } from "../needs.ts";
import { rule } from "../rule.ts";

type Amount = { [K in keyof FederalResult]: FederalResult[K] extends number ? K : never }[keyof FederalResult];

/** A federal return figure, unchanged, that a state adds back, subtracts or allows. */
const whole = (name: Amount, label: string) =>
  rule({
    figure: (s) => ({ amount: s.federal[name] }),
    lines: { amount: { label, formula: `federal.${name}` } },
  });

export const federalHalfOfSelfEmploymentTax = whole("halfOfSelfEmploymentTax", "Half of self-employment tax");
export const federalTipsDeduction = whole("tipsDeduction", "Federal deduction for tips");
export const federalOvertimeDeduction = whole("overtimeDeduction", "Federal deduction for overtime");
export const federalCarLoanDeduction = whole("carLoanDeduction", "Federal deduction for car loan interest");
export const federalSeniorDeduction = whole("seniorDeduction", "Federal deduction for seniors");
export const federalCharityDeduction = whole("charityWithoutItemizing", "Federal charity deduction without itemizing");
export const federalTaxableBenefits = whole("taxableBenefits", "Social Security benefits taxed federally");
export const federalPensions = whole("pensions", "Pensions and retirement withdrawals");
export const federalStandardDeduction = whole("standardDeduction", "Federal standard deduction");
export const federalBasicStandardDeduction = whole("basicStandardDeduction", "Federal standard deduction");
export const federalItemizedDeductions = whole("itemizedDeductions", "Federal itemized deductions");
export const federalUnemployment = whole("unemployment", "Unemployment compensation");

interface Share {
  readonly share: number;
}
/** A share of a figure of the federal return. */
const share = (name: Amount, label: string) =>
  rule<Share, { amount: number }>({
    figure: (s, { share }) => ({ amount: share * s.federal[name] }),
    lines: { amount: { label, formula: `share * federal.${name}` } },
  });

export const shareOfEarnedIncomeCredit = share("earnedIncomeCredit", "Earned income credit");
export const shareOfDependentCareCredit = share("dependentCareCredit", "Child and dependent care credit");
export const shareOfCareCreditBeforeLimit = share("dependentCareCreditBeforeLimit", "Child and dependent care credit");
export const shareOfEarlyWithdrawals = share("earlyWithdrawals", "Additional tax on early withdrawals");
export const shareOfNetCapitalGain = share("netCapitalGain", "Share of net long-term gain");

interface UpTo extends Share {
  readonly incomeLimit: number;
}
/** A share of the federal care credit, up to a federal income. */
export const shareOfDependentCareCreditUpTo = rule({
  needs: federalCareCredit,
  figure: (s, law: UpTo) => ({
    amount: s.federal.adjustedGrossIncome <= law.incomeLimit ? law.share * s.federal.dependentCareCredit : 0,
  }),
  lines: {
    amount: {
      label: "Child and dependent care credit",
      formula: "when(federal.adjustedGrossIncome <= incomeLimit, share * federal.dependentCareCredit, 0)",
    },
  },
  cliff: "The credit ends at a federal income.",
});
