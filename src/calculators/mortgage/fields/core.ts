/** The four questions of the first answer, and when the first payment is due. */
import { month } from "../../../inputs/fields.ts";
import { annualRate, downPayment, price, termMonths } from "../../home/purchase.ts";

export const core = { price, downPayment, annualRate, termMonths };

export const when = {
  firstPayment: month({
    label: "First payment",
    start: { year: 2027, month: 1 },
    firstYear: 1990,
    lastYear: 2060,
    help: "The second month after closing, as a rule: close in November, first pay in January.",
  }),
};
