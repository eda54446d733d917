/** The four questions for the first answer, and when the first payment is due. */
import { money } from "../../../inputs/fields.ts";
import { month } from "../../../inputs/kinds/month.ts";
import { annualRate, downPayment, price, termMonths } from "../../home/purchase.ts";

export const core = { price, downPayment, annualRate, termMonths };

/** For somebody who knows what they borrow, and not how the price is paid. */
export const borrowing = {
  loanAmount: money({
    label: "Loan amount",
    start: null,
    max: 100_000_000,
    help: "Use this if you know the loan but not the down payment. If you leave it empty, we subtract the down payment from the price.",
  }),
};

export const when = {
  firstPayment: month({
    label: "First payment",
    start: { year: 2027, month: 1 },
    firstYear: 1990,
    lastYear: 2060,
    help: "Usually the second month after closing. If you close in November, your first payment is in January.",
  }),
};
