/** Premiums of the Marketplace by age. States may have curves of their own; this is the one for all others. */
import type { YearSeries } from "../../engine/social-security/series.ts";
import ageCurve from "./age-curve.json" with { type: "json" };

/** By the age on the day the policy begins. */
export const premiumAgeCurve: YearSeries = ageCurve.values;
