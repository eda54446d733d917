import type { Lines } from "../../worksheet.ts";
import { levelPaymentFormula } from "../level-payment.lines.ts";
import type { VaLoan } from "./va.ts";

export const vaLoanLines: Lines<VaLoan> = {
  loan: { label: "Loan before the funding fee", formula: "toCent(price * (1 - downShare))" },
  feeRate: {
    label: "Funding fee, as a share of the loan",
    found: "From the table in the law, by down payment and by first or later use. None if you are exempt.",
    check: "feeRate >= 0 && feeRate < 0.04",
    unit: "rate",
  },
  fundingFee: { label: "Funding fee", formula: "toCent(loan * feeRate)" },
  totalLoan: { label: "Loan with the funding fee", formula: "loan + fundingFee" },
  principalAndInterest: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("totalLoan", "annualRate / 12", "termMonths")})`,
  },
};
