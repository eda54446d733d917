import type { Lines, Source } from "../worksheet.ts";
import type { BusinessSheet } from "./business.ts";

const TIPS: Source = {
  cite: "Instructions for Schedule 1-A (Form 1040), net income limitation",
  url: "https://www.irs.gov/instructions/i1040gi",
};

export const businessLines: Lines<BusinessSheet> = {
  share: {
    label: "This business's share of the owner's profits",
    formula: "when(positiveProfit > 0, max(0, business.netProfit) / positiveProfit, 0)",
    unit: "rate",
  },
  deductions: {
    label: "This business's share of the owner's deductions",
    formula: "share * ownersDeductions",
    meaning:
      "Half of self-employment tax, retirement plan contributions and health insurance are divided among the businesses by profit.",
    source: { cite: "26 CFR 1.199A-3(b)(1)(vi)", url: "https://www.law.cornell.edu/cfr/text/26/1.199A-3" },
  },
  tipsLimit: {
    label: "Net income that limits the deduction for tips",
    formula: "max(0, business.netProfit - deductions)",
    source: TIPS,
  },
  tipsCounted: {
    label: "Tips from this business that count",
    formula: "when(person.hasSocialSecurityNumber, min(business.qualifiedTips, tipsLimit), 0)",
    form: "Schedule 1-A, line 5",
  },
};
