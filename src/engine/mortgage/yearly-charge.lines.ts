import type { Found } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";

/** The sum of (1 + r)^k for the balances before the first twelve payments, or fewer in a shorter term. */
const GROWTH = "((1 + annualRate / 12) ** min(12, termMonths) - 1) / (annualRate / 12)";

/**
 * The average balance of the first year, for a loan with this name. The check is the closed form, whose payments aren't
 * rounded to the cent; without interest, the balance falls by the same amount each month.
 */
export function averageBalanceLine(loan: string): Found {
  const payment = levelPaymentFormula(loan, "annualRate / 12", "termMonths");
  const payments = "min(12, termMonths)";
  const withInterest = `(${loan} * ${GROWTH} - ${payment} * (${GROWTH} - ${payments}) / (annualRate / 12)) / ${payments}`;
  const without = `${loan} * (1 - (${payments} - 1) / 2 / termMonths)`;
  const exact = `when(annualRate == 0, ${without}, ${withInterest})`;
  return {
    label: "Average balance in the first year",
    found: `The balances before each of the first 12 payments, starting with {${loan}}, added up and divided by 12.`,
    check: `max(averageBalance - ${exact}, ${exact} - averageBalance) <= 0.1 + 1e-6 * ${loan}`,
  };
}
