import type { Lines } from "../../worksheet.ts";
import type { RealCost } from "./inflation.ts";

export const realCostLines: Lines<RealCost> = {
  realInterest: {
    label: "Interest, in today's dollars",
    found: "Each month's interest, divided by the rise in prices until then, added up.",
    check: "realInterest <= totalInterest + 0.01",
  },
  realPaid: {
    label: "You repay, in today's dollars",
    found: "Each payment divided by the rise in prices until it is made, added up.",
    check: "realPaid <= totalPaid + 0.01",
  },
  realRate: {
    label: "Interest rate after inflation",
    formula: "(1 + annualRate / 12) ** 12 / (1 + inflation) - 1",
    unit: "rate",
    meaning: "What the loan costs you above inflation.",
  },
};
