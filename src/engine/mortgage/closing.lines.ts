import type { Found, Lines } from "../worksheet.ts";
import type { CashToClose } from "./closing.ts";

const sectionLine = (letter: string, label: string): Found => ({
  label,
  found: `The fees in section ${letter}, added up.`,
  unchecked: "rows",
  form: `Loan Estimate, page 2, section ${letter}`,
});

export const cashToCloseLines: Lines<CashToClose> = {
  origination: sectionLine("A", "Origination charges, points included"),
  servicesNotShopped: sectionLine("B", "Services you cannot shop for"),
  servicesShopped: sectionLine("C", "Services you can shop for"),
  totalLoanCosts: {
    label: "Total loan costs",
    formula: "origination + servicesNotShopped + servicesShopped",
    form: "Loan Estimate, page 2, section D",
  },
  taxesAndRecording: sectionLine("E", "Taxes and other government fees"),
  prepaids: sectionLine("F", "Prepaids: insurance, interest to the end of the month"),
  initialEscrow: sectionLine("G", "First payment into escrow"),
  other: sectionLine("H", "Other"),
  totalOtherCosts: {
    label: "Total other costs",
    formula: "taxesAndRecording + prepaids + initialEscrow + other",
    form: "Loan Estimate, page 2, section I",
  },
  totalClosingCosts: {
    label: "Total closing costs",
    formula: "totalLoanCosts + totalOtherCosts - lenderCredits",
    form: "Loan Estimate, page 2, section J",
  },
  cash: {
    label: "Cash to close",
    formula: "downPayment + totalClosingCosts - financedCosts - deposit - sellerCredits",
    form: "Loan Estimate, page 2, Calculating Cash to Close",
  },
  prepaidFinanceCharge: {
    label: "Finance charges included in these",
    found: "The fees that Regulation Z counts as the price of the credit, added up.",
    check: "prepaidFinanceCharge <= totalLoanCosts + totalOtherCosts + 0.01",
    source: { cite: "12 CFR 1026.4", url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/4/" },
  },
};
