import type { Lines } from "../../worksheet.ts";
import type { AdjustableApr } from "./adjustable-apr.ts";

export const adjustableAprLines: Lines<AdjustableApr> = {
  fullyIndexed: {
    label: "Index plus margin, rounded",
    formula: "when(roundTo == 0, index + margin, fullSteps(index + margin + roundTo / 2, roundTo) * roundTo)",
    unit: "rate",
  },
  amountFinanced: { label: "Amount financed", formula: "toCent(loan - prepaidFinanceCharge)" },
  firstPaymentAmount: {
    label: "Payment at the initial rate",
    found: "The level payment on the loan at the initial rate, to the cent.",
  },
  lastPayment: { label: "Last payment", found: "What clears the balance in the last row of the schedule." },
  totalOfPayments: { label: "Total of payments", found: "Every payment of the schedule, added up." },
  financeCharge: { label: "Finance charge", formula: "toCent(totalOfPayments - amountFinanced)" },
  apr: {
    label: "Annual percentage rate",
    found: "Twelve times the monthly rate at which all payments are worth the amount financed.",
    unit: "rate",
    meaning:
      "A composite: the initial rate while it is fixed, then today's index plus the margin within the caps. The rate you will pay later may be another.",
    source: {
      cite: "Regulation Z, commentary to 12 CFR 1026.17(c)(1)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/interp-17/",
    },
  },
};
