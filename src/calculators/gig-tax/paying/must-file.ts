/**
 * Whether a federal return has to be filed, even if nothing is due (26 USC 6012(a)(1), 6017; Publication 501). Leaves
 * out dependents, who have limits of their own.
 */
import type { Answer } from "../answer.ts";

export type MustFile =
  | { readonly because: "work" }
  | { readonly because: "credit" }
  | { readonly because: "early" }
  /** Rent, receipts and wages before any cost, and the standard deduction from which a return is required. */
  | { readonly because: "income" | "nothing"; readonly grossIncome: number; readonly limit: number };

/** Undefined where limits of another kind apply. */
export function mustFile({ inputs, year }: Answer): MustFile | undefined {
  const { law, result, businesses } = year;
  if (inputs.claimedAsDependent || inputs.filingStatus === "married_separate") return undefined;
  // Net earnings from work of one's own (26 USC 6017).
  if (result.people.some(({ selfEmployed }) => selfEmployed.netEarnings >= law.selfEmployment.filingFloor))
    return { because: "work" };
  // Credit paid in advance has to be settled on a return (26 CFR 1.6011-8).
  if (inputs.advanceCredit.amount > 0) return { because: "credit" };
  // An additional tax has to be reported (Form 5329, Publication 501, table 3).
  if (result.earlyWithdrawalTax > 0) return { because: "early" };
  // Costs don't count: Schedule C, line 7, and rents. Rent of fewer than 15 days isn't income (26 USC 280A(g)).
  const receipts = businesses.reduce(
    (sum, business) =>
      sum +
      (business.form === "C" ? business.sheet.grossIncome : business.year.fewDays ? 0 : business.sheet.rents) -
      business.sheet.netProfit,
    0,
  );
  const seniors = result.people.filter(({ senior }) => senior).length;
  const limit = law.standardDeduction.basic + seniors * law.standardDeduction.addition;
  // Gains count, losses don't: those of this year on Schedule D, and those carried over from earlier years.
  const { gains, lossDeduction, totalIncome } = result.adjusted;
  const gained = Math.max(0, inputs.shortTermGain) + Math.max(0, inputs.longTermGain);
  const grossIncome = totalIncome + receipts + gained - gains.counted + lossDeduction;
  return { because: grossIncome >= limit ? "income" : "nothing", grossIncome, limit };
}
