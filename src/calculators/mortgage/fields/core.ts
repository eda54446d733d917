/** The four questions for the first answer, and when the first payment is due. */
import { month } from "../../../inputs/kinds/month.ts";
import { annualRate, downPayment, price, termMonths } from "../../home/purchase.ts";

export const core = { price, downPayment, annualRate, termMonths };

export const when = {
  firstPayment: month({
    label: "First payment",
    start: { year: 2027, month: 1 },
    firstYear: 1990,
    lastYear: 2060,
    help: "Usually the second month after closing. If you close in November, your first payment is in January.",
  }),
};
