/** The loan to refinance or recast, as used in a panel's formulas. */
import type { FixedLoan } from "../../../../engine/mortgage/schedule.ts";
import type { Known } from "../../../../engine/worksheet.ts";
import type { Answer } from "../../answer.ts";
import { typedAs } from "../../scope.ts";

/** A panel's names for the loan, its rate and its payments. */
interface Names {
  readonly loan: string;
  readonly annualRate: string;
  readonly termMonths: string;
}

export function presentLoanScope({ given }: Answer, loan: FixedLoan, names: Names): Record<string, Known> {
  const isStated = given.owedNow !== null;
  const [owed, rate, months] = isStated
    ? (["owedNow", "rateNow", "paymentsLeft"] as const)
    : (["price", "annualRate", "termMonths"] as const);
  return {
    ...typedAs(owed, names.loan, isStated ? "What you owe now" : "Loan amount", loan.loan),
    ...typedAs(rate, names.annualRate, "Rate now", loan.annualRate, "rate"),
    ...typedAs(months, names.termMonths, isStated ? "Payments left" : "Term now", loan.termMonths, "months"),
    ...(loan.statedPayment === undefined
      ? {}
      : typedAs("paymentNow", "statedPayment", "Monthly principal and interest now", loan.statedPayment)),
  };
}
