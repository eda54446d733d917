/** Marketplace premiums by age. Some states have their own curve; this is the default for the rest. */
import type { YearSeries } from "../../engine/social-security/series.ts";
import ageCurve from "./age-curve.json" with { type: "json" };

/** By age on the day the policy begins. */
export const premiumAgeCurve: YearSeries = ageCurve.values;
