/** The 2027 figures that a plan from January 2027 uses instead of 2026's. */
import { healthSavings, payroll, premiumTaxCredit, selfEmployment } from "./2027.ts";

export const knownForPlans = { healthSavings, payroll, premiumTaxCredit, selfEmployment };
