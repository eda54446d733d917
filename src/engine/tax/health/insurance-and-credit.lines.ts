import { type Lines, part, type Source } from "../../worksheet.ts";
import type { DeductionAndCredit, HealthInsuranceAndCredit } from "./insurance-and-credit.ts";
import { premiumTaxCreditLines } from "./premium-tax-credit.lines.ts";
import type { PremiumTaxCredit } from "./premium-tax-credit.ts";

const PUB_974: Source = { cite: "IRS Publication 974", url: "https://www.irs.gov/publications/p974" };
const REV_PROC: Source = { cite: "Rev. Proc. 2014-41", url: "https://www.irs.gov/pub/irs-drop/rp-14-41.pdf" };

const pair = (found: string, source: Source): Lines<DeductionAndCredit> => ({
  deduction: {
    label: "Health insurance deduction",
    found,
    check: "deduction >= 0 && deduction <= limit + 0.000001",
    form: "Form 7206, line 14; Schedule 1, line 17",
    source,
  },
  income: { label: "Income after the deduction", formula: "incomeBefore - deduction" },
  atIncome: part<PremiumTaxCredit>(premiumTaxCreditLines),
  credit: {
    label: "Premium tax credit",
    formula: "min(atIncome.credit, premium - deduction)",
    meaning: "Together, the deduction and the credit can't be more than the premium.",
    form: "Form 8962, line 24",
  },
});

export const healthInsuranceAndCreditLines: Lines<HealthInsuranceAndCredit> = {
  notPaidInAdvance: {
    label: "Premiums not paid in advance",
    formula: "max(0, premium - advance)",
    form: "Publication 974, Worksheet W",
  },
  repaymentLimit: {
    label: "Maximum advance credit you may have to pay back",
    found:
      "We try the steps of the year's table, lowest first, and use the first one whose income percentage you stay below after you deduct the premiums not paid in advance and that step's amount. There is no limit at 400 percent or more, or after 2025.",
    check: "repaymentLimit == null || repaymentLimit >= 0",
    form: "Form 8962, line 28; Publication 974, Worksheet X",
    source: { cite: "26 CFR 1.36B-4(a)(3)(iii)", url: "https://www.law.cornell.edu/cfr/text/26/1.36B-4" },
  },
  limit: {
    label: "Most you can deduct",
    formula:
      "max(0, min(when(advance > 0 && repaymentLimit !== null, min(premium, notPaidInAdvance + repaymentLimit), premium), earnedIncomeLimit))",
    meaning:
      "The premium, but no more than your profit after half of self-employment tax and plan contributions. If part of the premium was paid in advance, only the rest of it plus the most you may have to pay back.",
    form: "Form 7206, lines 3 and 13",
    source: {
      cite: "26 USC 162(l)(2)(A); 26 CFR 1.162(l)-1(a)(1)(ii)",
      url: "https://www.law.cornell.edu/cfr/text/26/1.162(l)-1",
    },
  },
  first: pair("We start as if there were no credit.", PUB_974),
  simplified: pair("The premium minus the credit from the first pass.", REV_PROC),
  iterative: pair(
    "We subtract the credit from the premium and repeat until both change by less than a dollar.",
    PUB_974,
  ),
  passes: {
    label: "Passes",
    found: "How many times we repeated the calculation.",
    check: "passes >= 1",
    unit: "count",
  },
  cycle: {
    label: "Passes after which it repeats",
    found: "If the deduction and credit keep switching between the same values, this method may not be used.",
    unchecked: "other calculation",
    unit: "count",
  },
  best: pair(
    "The largest deduction that works. Any deduction and credit are allowed if together they are no more than the premium.",
    PUB_974,
  ),
};
