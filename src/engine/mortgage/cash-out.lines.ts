import type { Lines } from "../worksheet.ts";
import type { CashOut } from "./cash-out.ts";

export const cashOutLines: Lines<CashOut> = {
  balance: { label: "Balance of the old loan", found: "What you still owe on it.", check: "balance >= 0" },
  blendedRate: {
    label: "Rate on both loans together",
    formula: "when(balance + cashOut > 0, (balance * oldRate + cashOut * secondRate) / (balance + cashOut), 0)",
    unit: "rate",
    meaning: "Compare it with the rate on the one new loan.",
  },
  paymentRefinanced: {
    label: "Payment on the one new loan",
    found: "Its level payment, to the cent.",
    check: "paymentRefinanced >= 0",
  },
  paymentWithSecond: {
    label: "Payments on both loans",
    found: "The old payment plus the second loan's.",
    check: "paymentWithSecond >= 0",
  },
  interestRefinanced: {
    label: "Interest on the new loan over your stay",
    found: "The interest in the rows of its schedule, added up.",
    check: "interestRefinanced >= 0",
  },
  interestOld: {
    label: "Interest on the old loan over your stay",
    found: "The interest in the rows of its schedule, added up.",
    check: "interestOld >= 0",
  },
  interestSecond: {
    label: "Interest on the second loan over your stay",
    found: "The interest in the rows of its schedule, added up.",
    check: "interestSecond >= 0",
  },
  costRefinanced: { label: "Cost of refinancing", formula: "interestRefinanced + closingCosts" },
  costWithSecond: { label: "Cost with a second loan", formula: "interestOld + interestSecond + secondCosts" },
  secondSaves: { label: "The second loan saves", formula: "costRefinanced - costWithSecond" },
};
