/** The fields that may change a mortgage, and how far off they may be. */
import type { Watching } from "../../ui/take/sensitivity.ts";
import { answer } from "./answer.ts";
import type { Inputs } from "./inputs.ts";
import { isOther } from "./loan.ts";

const SHORT = 180;
const LONG = 360;

export const watching: Watching<Inputs> = {
  moves: ({ termMonths }) => [
    { blank: "annualRate", plus: [-0.01, 0.01] },
    { blank: "price", times: [0.9, 1.1] },
    { blank: "downPayment", times: [0.75, 1.25] },
    // The terms that lenders offer most.
    {
      blank: "termMonths",
      plus: [termMonths > SHORT ? SHORT - termMonths : null, termMonths < LONG ? LONG - termMonths : null],
    },
    { blank: "propertyTax", times: [0.75, 1.25] },
    { blank: "insurance", times: [0.75, 1.5] },
    { blank: "associationDues", times: [0.8, 1.5] },
    { blank: "creditScore", plus: [-40, 40] },
    { blank: "extraPerMonth", plus: [-100, 100] },
  ],
  watch: async (inputs) => {
    const { worksheet } = answer(inputs, isOther(inputs) ? await import("./other-loans.ts") : undefined);
    return [
      { label: "Each month", unit: "usd", value: worksheet.totalWithExtra },
      {
        label: "Total interest and mortgage insurance",
        unit: "usd",
        value: worksheet.totalInterest + worksheet.totalMortgageInsurance,
      },
    ];
  },
};
