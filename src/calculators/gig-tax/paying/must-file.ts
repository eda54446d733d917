/**
 * Whether a federal return has to be filed, even if nothing is due (26 USC 6012(a)(1), 6017; Publication 501). Leaves
 * out dependents, who have limits of their own.
 */
import type { Answer } from "../answer.ts";
import { whoseIs } from "../year/household-of.ts";

export type MustFile =
  | { readonly because: "work" }
  | { readonly because: "credit" }
  | { readonly because: "early" }
  | ({ readonly because: "income" | "nothing" } & Compared)
  /** Withholding and refundable credits are paid back only on a return. */
  | ({ readonly because: "refund"; readonly refund: number } & Compared);

interface Compared {
  /** Income before any cost or loss. */
  readonly grossIncome: number;
  /** The standard deduction, from which a return is required. */
  readonly limit: number;
}

/** Undefined where limits of another kind apply. */
export function mustFile({ inputs, year }: Answer): MustFile | undefined {
  const { law, result } = year;
  if (inputs.claimedAsDependent || inputs.filingStatus === "married_separate") return undefined;
  // Net earnings from work of one's own (26 USC 6017).
  if (result.people.some(({ selfEmployed }) => selfEmployed.netEarnings >= law.selfEmployment.filingFloor))
    return { because: "work" };
  // Credit paid in advance has to be settled on a return (26 CFR 1.6011-8).
  if (inputs.advanceCredit.amount > 0) return { because: "credit" };
  // An additional tax has to be reported (Form 5329, Publication 501, table 3).
  if (result.earlyWithdrawalTax > 0) return { because: "early" };
  const seniors = result.people.filter(({ senior }) => senior).length;
  const limit = law.standardDeduction.basic + seniors * law.standardDeduction.addition;
  const grossIncome = grossIncomeOf(inputs, year);
  if (grossIncome >= limit) return { because: "income", grossIncome, limit };
  const { refund } = result;
  return refund >= 0.5 ? { because: "refund", refund, grossIncome, limit } : { because: "nothing", grossIncome, limit };
}

/**
 * Income before any cost or loss (26 USC 61(a)): receipts (Schedule C, line 7), rents, and gains, from which losses
 * aren't taken off. Rent of fewer than 15 days isn't income (26 USC 280A(g)).
 */
function grossIncomeOf(
  inputs: Answer["inputs"],
  { businesses, household: { income }, result }: Answer["year"],
): number {
  const { wages, pensions, benefitsTaxed } = result.adjusted;
  const receipts = businesses
    .filter(({ gig }) => whoseIs(gig.who, inputs) !== "nobody")
    .reduce(
      (sum, business) =>
        sum + (business.form === "C" ? business.sheet.grossIncome : business.year.fewDays ? 0 : business.sheet.rents),
      0,
    );
  return (
    receipts +
    wages +
    pensions +
    income.taxableInterest +
    income.ordinaryDividends +
    Math.max(0, income.shortTermGain) +
    Math.max(0, income.longTermGain) +
    benefitsTaxed.taxable +
    income.unemployment +
    income.other
  );
}
