import type { Lines } from "../../worksheet.ts";
import { levelPaymentFormula } from "../level-payment.lines.ts";
import { averageBalanceLine } from "../yearly-charge.lines.ts";
import type { FhaLoan } from "./fha.ts";

export const fhaLoanLines: Lines<FhaLoan> = {
  loan: { label: "Base loan", formula: "downToDollar(price * (1 - downShare))" },
  loanToValue: { label: "Loan-to-value ratio", formula: "when(price > 0, loan / price, 0)", unit: "rate" },
  upfrontPremium: {
    label: "Upfront mortgage insurance premium",
    formula: "toCent(loan * upfrontRate)",
    meaning: "Usually added to the loan.",
  },
  totalLoan: { label: "Loan with the upfront premium", formula: "loan + upfrontPremium" },
  principalAndInterest: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("totalLoan", "annualRate / 12", "termMonths")})`,
  },
  annualPremiumRate: {
    label: "Annual premium, as a share of the balance",
    found: "From HUD's table, by term, size of the base loan and loan-to-value ratio.",
    check: "annualPremiumRate >= 0 && annualPremiumRate < 0.02",
    unit: "rate",
    source: {
      cite: "HUD Mortgagee Letter 2023-05, appendix of annual MIP rates",
      url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf",
      period: "loans endorsed since March 20, 2023",
    },
  },
  premiumMonths: {
    label: "Payments that include the premium",
    found: "Eleven years if you put down 10% or more. Otherwise, as long as the loan lasts.",
    check: "premiumMonths <= termMonths",
    unit: "months",
  },
  averageBalance: averageBalanceLine("loan"),
  premiumPerMonth: {
    label: "Annual premium, each month of the first year",
    formula: "toCent(averageBalance * annualPremiumRate / 12)",
  },
  totalAnnualPremiums: {
    label: "Total annual premiums",
    found: "Each year's monthly premium, added up over the payments that include it.",
    check: "totalAnnualPremiums <= premiumPerMonth * premiumMonths + 0.01",
  },
};
