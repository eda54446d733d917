/** The four questions of the first answer, and when the first payment is due. */
import { amountOrShare, duration, money, month, percent } from "../../../inputs/fields.ts";
import { averageRates } from "../../../law/mortgage/rates.ts";

export const core = {
  price: money({
    label: "Price of the home",
    start: 400_000,
    max: 100_000_000,
    usual: [20_000, 20_000_000],
    from: { text: "an example: type yours" },
  }),
  downPayment: amountOrShare({
    label: "Down payment",
    start: { share: 0.2 },
    of: "of the price",
    max: 100_000_000,
    maxShare: 1,
  }),
  annualRate: percent({
    label: "Interest rate a year",
    start: averageRates.fixed30.value,
    max: 0.3,
    usual: [0.01, 0.2],
    help: "The rate in the lender's offer, not the APR.",
  }),
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
