/** A closing fee: where it goes on the Loan Estimate, and whether Regulation Z counts it as a finance charge. */
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

/** What a buyer brings to closing, by section of the Loan Estimate, and how much of it is a finance charge. */
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

/**
 * The first deposit into an escrow account for a yearly bill. With a twelfth added each month, it keeps the account
 * from ever falling below the cushion (at most two months, 12 CFR 1024.17).
 *
 * @param monthsUntilDue payments made before the bill is due, from 0 to 12
 */
export const initialEscrowFor = (yearlyBill: number, monthsUntilDue: number, cushionMonths: number) =>
  (yearlyBill / 12) * Math.max(0, 12 - monthsUntilDue + cushionMonths);
