import type { Lines } from "../../worksheet.ts";
import { levelPaymentFormula } from "../level-payment.lines.ts";
import { averageBalanceLine } from "../yearly-charge.lines.ts";
import type { UsdaLoan } from "./usda.ts";

export const usdaLoanLines: Lines<UsdaLoan> = {
  upfrontFee: {
    label: "Upfront guarantee fee",
    formula: "toCent(loan * upfrontRate / (1 - upfrontRate))",
    meaning: "A share of the whole loan, including the fee itself, because the fee is added to the loan.",
  },
  totalLoan: { label: "Loan with the guarantee fee", formula: "toCent(loan + upfrontFee)" },
  principalAndInterest: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("totalLoan", "annualRate / 12", "termMonths")})`,
  },
  averageBalance: averageBalanceLine("totalLoan"),
  feePerMonth: {
    label: "Annual fee, each month of the first year",
    formula: "toCent(averageBalance * annualFeeRate / 12)",
  },
  totalAnnualFees: {
    label: "Total annual fees",
    found: "Each year's monthly fee, added up over the term.",
    check: "totalAnnualFees <= feePerMonth * termMonths + 0.01",
  },
};
