/** The boxes of a Loan Estimate, typed from paper. Empty boxes aren't checked. */
import { choice, count, money, percent } from "../../../inputs/fields.ts";
import { duration } from "../../../inputs/kinds/duration.ts";

const dollars = (label: string) => money({ label, start: null, max: 100_000_000 });
/** An amount that the form prints with a minus sign, which may be typed too. */
const credit = (label: string) => {
  const field = dollars(label);
  return { ...field, read: (text: string) => field.read(text.replace(/^\s*[-−–]/, "")) };
};
const rate = (label: string, max: number) => percent({ label, start: null, max });

export const printed = {
  leType: choice({
    label: "Loan Type",
    start: "conventional",
    options: [
      { value: "conventional", label: "Conventional" },
      { value: "fha", label: "FHA" },
      { value: "va", label: "VA" },
      { value: "usda", label: "Other: USDA" },
    ],
  }),
  leLoan: dollars("Loan Amount"),
  leRate: rate("Interest Rate", 0.3),
  leTerm: duration({ label: "Loan Term", start: 360, min: 1, max: 600 }),
  lePrice: dollars("Sale Price"),
  lePayment: dollars("Monthly Principal & Interest"),
  leInsurance: dollars("Mortgage Insurance"),
  leInsuranceYears: count({ label: "Last year with mortgage insurance", start: null, max: 50 }),
  leEscrow: dollars("Estimated Escrow"),
  leTotal: dollars("Estimated Total Monthly Payment"),
  leTotalLater: dollars("The same, without mortgage insurance"),
  leA: dollars("A. Origination Charges"),
  lePoints: dollars("Points (part of A)"),
  leB: dollars("B. Services You Cannot Shop For"),
  leUpfront: dollars("Upfront FHA, VA or USDA fee (part of B)"),
  leC: dollars("C. Services You Can Shop For"),
  leD: dollars("D. Total Loan Costs"),
  leE: dollars("E. Taxes and Other Government Fees"),
  leF: dollars("F. Prepaids"),
  lePerDay: dollars("Prepaid Interest, per day"),
  leDays: count({ label: "Days of prepaid interest", start: null, max: 31 }),
  leG: dollars("G. Initial Escrow Payment at Closing"),
  leH: dollars("H. Other"),
  leI: dollars("I. Total Other Costs"),
  leCredits: credit("Lender Credits"),
  leJ: dollars("J. Total Closing Costs"),
  leFinanced: credit("Closing Costs Financed (Paid from your Loan Amount)"),
  leDown: dollars("Down Payment/Funds from Borrower"),
  leDeposit: credit("Deposit"),
  leSeller: credit("Seller Credits"),
  leAdjustments: credit("Adjustments and Other Credits"),
  leCash: dollars("Cash to Close"),
  leFive: dollars("In 5 Years: total you will have paid"),
  leFivePrincipal: dollars("In 5 Years: principal you will have paid off"),
  leApr: rate("Annual Percentage Rate (APR)", 1),
  leFinance: dollars("Part of A, B and C that counts toward the APR"),
  leTip: rate("Total Interest Percentage (TIP)", 20),
};
