/** The bare values of figures that belong to no single tax year, worked out when the site is built like those of `values.data.ts`. */
import { valuesOf } from "../figure.ts";
import * as business from "./business.ts";
import * as payments from "./payments.ts";

export const carFirstYear = valuesOf(business.carFirstYear);
export const profitSharing = valuesOf(business.profitSharing);
export const annualizationPeriods = valuesOf(payments.annualizationPeriods);
