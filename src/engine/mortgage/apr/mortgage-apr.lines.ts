import type { Lines, Source } from "../../worksheet.ts";
import type { MortgageApr } from "./mortgage-apr.ts";

const REG_Z = (section: string, url: string): Source => ({
  cite: `Regulation Z, 12 CFR ${section}`,
  url: `https://www.consumerfinance.gov/rules-policy/regulations/1026/${url}/`,
});

export const mortgageAprLines: Lines<MortgageApr> = {
  principalAndInterest: {
    label: "Principal and interest a month",
    found: "The level payment on the loan, to the cent.",
  },
  paymentsMade: { label: "Number of payments", found: "The rows of the schedule.", unit: "count" },
  lastPayment: { label: "Last payment", found: "What clears the balance in the last row of the schedule." },
  points: { label: "Points", formula: "toCent(loan * pointsShare)" },
  perDiem: { label: "Interest a day", formula: "toCent(loan * annualRate / daysInYear)" },
  perDiemInterest: { label: "Interest to the end of the month of closing", formula: "toCent(perDiem * perDiemDays)" },
  prepaidFinanceCharge: {
    label: "Prepaid finance charge",
    formula: "toCent(points + otherPrepaidFinanceCharge + perDiemInterest)",
    meaning: "What you pay at or before closing for the credit itself.",
    source: REG_Z("1026.4", "4"),
  },
  amountFinanced: {
    label: "Amount financed",
    formula: "toCent(loan - prepaidFinanceCharge)",
    meaning: "The loan less what it costs you at once: what you really get to use.",
    source: REG_Z("1026.18(b)", "18"),
  },
  insurancePerMonth: { label: "Mortgage insurance a month", formula: "toCent(loan * mortgageInsuranceRate / 12)" },
  insurancePayments: {
    label: "Payments with mortgage insurance",
    found:
      "The first payment after which the schedule owes no more than the share of the value at which insurance ends; at the latest the first past the middle of the term.",
    check: "insurancePayments >= 0 && insurancePayments <= termMonths / 2 + 1",
    unit: "count",
  },
  totalOfPayments: {
    label: "Total of payments",
    formula:
      "toCent(principalAndInterest * max(0, paymentsMade - 1) + lastPayment + insurancePerMonth * insurancePayments)",
  },
  financeCharge: {
    label: "Finance charge",
    formula: "toCent(totalOfPayments - amountFinanced)",
    meaning: "The dollar amount the credit costs you.",
    source: REG_Z("1026.18(d)", "18"),
  },
  apr: {
    label: "Annual percentage rate",
    found:
      "Twelve times the monthly rate at which all payments, discounted to the day of closing, are worth the amount financed.",
    unit: "rate",
    meaning: "The yearly cost of the loan with its charges, as a rate, if you keep it to the end.",
    source: REG_Z("Part 1026, Appendix J", "j"),
  },
};
