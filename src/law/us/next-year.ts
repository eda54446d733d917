/** The figures of 2027 that a plan from January 2027 uses in place of those of 2026. */
import { healthSavings, payroll, premiumTaxCredit, selfEmployment } from "./2027.ts";

export const knownForPlans = { healthSavings, payroll, premiumTaxCredit, selfEmployment };
