import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { Reconciliation } from "./reconciliation.ts";

const IRC_36B_F = usc26("36B", "(f)");

export const reconciliationLines: Lines<Reconciliation> = {
  netCredit: {
    label: "Credit you still get",
    formula: "max(0, credit - advance)",
    form: "Form 8962, line 26",
    source: IRC_36B_F,
  },
  excessAdvance: {
    label: "Advance payments above the credit",
    formula: "max(0, advance - credit)",
    form: "Form 8962, line 27",
  },
  repayment: {
    label: "Amount to pay back",
    formula: "when(repaymentLimit === null, excessAdvance, min(excessAdvance, repaymentLimit))",
    meaning: "Added to the tax for the year.",
    form: "Form 8962, line 29",
  },
};
