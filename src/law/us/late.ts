/** What it costs to file or pay a return late, and what the IRS charges for a payment plan. */
import type { Source } from "../../engine/worksheet.ts";
import { count, rate, usd } from "../figure.ts";
import { SINGLE_SOURCE, usc26 } from "../sources.ts";

const PLANS: Source = {
  cite: "IRS, Payment plans; installment agreements",
  url: "https://www.irs.gov/payments/payment-plans-installment-agreements",
};
const MINIMUM: Source = {
  cite: "26 USC 6651(a); IRS Topic 653",
  url: "https://www.irs.gov/taxtopics/tc653",
  period: "returns due in 2026",
};

export const lateReturnLaw = {
  fileRate: rate(0.05, "Penalty for each month or part of one that a return is late", usc26("6651", "(a)(1)")),
  fileMonths: count(5, "Most months it is charged", usc26("6651", "(a)(1)")),
  payRate: rate(0.005, "Penalty for each month or part of one that tax is unpaid", usc26("6651", "(a)(2)")),
  payMonths: count(50, "Most months it is charged, up to a quarter of the tax", usc26("6651", "(a)(2)")),
  minimumAfterDays: count(60, "Days late after which there is a minimum penalty", usc26("6651", "(a)")),
  minimum: usd(525, "Minimum penalty for a return that late, or the tax due if that is less", MINIMUM, SINGLE_SOURCE),
};

export const paymentPlanFees = {
  directDebit: usd(22, "Fee for a monthly plan by direct debit, set up online", PLANS, SINGLE_SOURCE),
  otherwise: usd(69, "Fee for a monthly plan paid another way, set up online", PLANS, SINGLE_SOURCE),
};
