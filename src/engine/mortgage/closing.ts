import type { Lines } from "../worksheet.ts";

/** A fee at closing: where it stands on the Loan Estimate, and whether Regulation Z counts it as the price of credit. */
export interface ClosingFee {
  readonly section: "A" | "B" | "C" | "E" | "F" | "G" | "H";
  readonly amount: number;
  readonly financeCharge: boolean;
}

export interface Purchase {
  readonly price: number;
  readonly downPayment: number;
  readonly fees: readonly ClosingFee[];
  readonly lenderCredits: number;
  readonly sellerCredits: number;
  /** Earnest money already paid. */
  readonly deposit: number;
  /** Closing costs added to the loan. */
  readonly financedCosts: number;
}

const inSections = (fees: readonly ClosingFee[], sections: string) =>
  fees.reduce((sum, { section, amount }) => sum + (sections.includes(section) ? amount : 0), 0);

export type CashToClose = ReturnType<typeof cashToClose>;

/** What a buyer brings to closing, by the sections of the Loan Estimate, and which part of it is a finance charge. */
export function cashToClose({ downPayment, fees, lenderCredits, sellerCredits, deposit, financedCosts }: Purchase) {
  const origination = inSections(fees, "A");
  const servicesNotShopped = inSections(fees, "B");
  const servicesShopped = inSections(fees, "C");
  const totalLoanCosts = origination + servicesNotShopped + servicesShopped;
  const taxesAndRecording = inSections(fees, "E");
  const prepaids = inSections(fees, "F");
  const initialEscrow = inSections(fees, "G");
  const other = inSections(fees, "H");
  const totalOtherCosts = taxesAndRecording + prepaids + initialEscrow + other;
  const totalClosingCosts = totalLoanCosts + totalOtherCosts - lenderCredits;
  const cash = downPayment + totalClosingCosts - financedCosts - deposit - sellerCredits;
  const prepaidFinanceCharge = fees.reduce((sum, { amount, financeCharge }) => sum + (financeCharge ? amount : 0), 0);
  return {
    origination,
    servicesNotShopped,
    servicesShopped,
    totalLoanCosts,
    taxesAndRecording,
    prepaids,
    initialEscrow,
    other,
    totalOtherCosts,
    totalClosingCosts,
    cash,
    prepaidFinanceCharge,
  };
}

const sectionLine = (letter: string, label: string) => ({
  label,
  found: `The fees of section ${letter}, added up.`,
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
    label: "Of these, finance charges",
    found: "The fees that Regulation Z counts as the price of the credit, added up.",
    source: { cite: "12 CFR 1026.4", url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/4/" },
  },
};

/**
 * The first payment into an escrow account for a yearly bill: enough that, with a twelfth each month, the account never
 * falls below the cushion (two months at most, 12 CFR 1024.17).
 *
 * @param monthsUntilDue payments made before the bill is due, from 0 to 12
 */
export const initialEscrowFor = (yearlyBill: number, monthsUntilDue: number, cushionMonths: number) =>
  (yearlyBill / 12) * Math.max(0, 12 - monthsUntilDue + cushionMonths);
