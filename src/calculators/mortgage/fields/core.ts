/** The four questions of the first answer, and when the first payment is due. */
import { duration, month } from "../../../inputs/fields.ts";
import { averageRates } from "../../../law/mortgage/rates.ts";
import { annualRate, downPayment, price } from "../../home/purchase.ts";

export const core = {
  price,
  downPayment: downPayment(0.2),
  annualRate: annualRate(averageRates.fixed30.value),
  termMonths: duration({
    label: "Term",
    start: 360,
    min: 1,
    max: 600,
    usual: [60, 480],
    help: "Years, or months like “18 months”.",
  }),
};

export const when = {
  firstPayment: month({
    label: "First payment",
    start: { year: 2027, month: 1 },
    firstYear: 1990,
    lastYear: 2060,
    help: "The second month after closing, as a rule: close in November, first pay in January.",
  }),
};
