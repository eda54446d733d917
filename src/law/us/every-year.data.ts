/**
 * The bare values of figures that don't belong to one tax year, computed when the site is built, like `values.data.ts`.
 */
import { valuesOf } from "../figure.ts";
import * as business from "./business.ts";
import * as payments from "./payments.ts";
import * as equipment from "./section-179.ts";

export const carFirstYear = valuesOf(business.carFirstYear);
export const profitSharing = valuesOf(business.profitSharing);
export const section179Limits = valuesOf(equipment.section179Limits);
export const earlyBonus = valuesOf(equipment.earlyBonus);
export const annualizationPeriods = valuesOf(payments.annualizationPeriods);
