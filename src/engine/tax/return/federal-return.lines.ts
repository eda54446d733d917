/**
 * How each number on the return is explained, in the order of Form 1040. Inputs have the names from `householdScope`;
 * line numbers are from the 2025 forms.
 */
import type { Lines } from "../../worksheet.ts";
import { returnCreditsLines } from "./credits.lines.ts";
import { returnDeductionsLines } from "./deductions.lines.ts";
import type { FederalReturn } from "./federal-return.ts";
import { returnIncomeLines } from "./income.lines.ts";
import { returnTaxesLines } from "./taxes.lines.ts";

export const federalReturnLines: Lines<FederalReturn> = {
  ...returnIncomeLines,
  ...returnDeductionsLines,
  ...returnTaxesLines,
  ...returnCreditsLines,
  taxAfterCredits: {
    label: "Income tax after credits",
    formula: "taxBeforeCredits - nonrefundableCredits",
    form: "Form 1040, line 22",
  },
  totalTax: {
    label: "Total tax",
    formula: "taxAfterCredits + selfEmploymentTax + additionalMedicareTax.tax + investmentTax.tax + earlyWithdrawalTax",
    form: "Form 1040, line 24",
  },
  taxAfterRefundableCredits: {
    label: "Federal tax for the year",
    formula: "totalTax - refundableCredits",
    meaning: "Below zero if refundable credits are more than the tax.",
  },
  refund: {
    label: "Refund, or amount owed if below zero",
    formula: "paid.total - taxAfterRefundableCredits",
    form: "Form 1040, lines 34 and 37",
  },
};
