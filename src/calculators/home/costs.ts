/**
 * The costs of every home: tax, insurance, dues. The same names mean the same everywhere, so that links carry them
 * over.
 */
import { periodic } from "../../inputs/fields.ts";
import { amountOrShare } from "../../inputs/kinds/amount-or-share.ts";
import { currentAverages } from "../../law/mortgage/current-averages.ts";

export const runningCosts = {
  propertyTax: amountOrShare({
    label: "Yearly property tax",
    start: { share: currentAverages.propertyTaxRate.value },
    of: "of the price",
    ofField: "price",
    max: 5_000_000,
    maxShare: 0.2,
    usualShare: [0.001, 0.05],
  }),
  insurance: periodic({
    label: "Home insurance",
    start: { amount: currentAverages.homeInsurance.value, per: "year" },
    periods: ["year", "month"],
    max: 1_000_000,
  }),
  associationDues: periodic({
    label: "HOA dues",
    start: { amount: 0, per: "month" },
    max: 1_000_000,
  }),
};
