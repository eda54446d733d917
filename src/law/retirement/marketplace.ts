/** Marketplace premiums by age. Some states have their own curve; this is the default for the rest. */
import type { YearSeries } from "../../engine/social-security/series.ts";
import ageCurve from "./age-curve.json" with { type: "json" };

/** By age on the day the policy begins. */
export const premiumAgeCurve: YearSeries = ageCurve.values;

/** In these states the price is the same at every age (CMS, State Specific Age Curve Variations). */
const SAME_AT_EVERY_AGE: readonly string[] = ["NY", "VT"];
const flat: YearSeries = Object.fromEntries(Object.keys(ageCurve.values).map((age) => [age, 1]));

export const premiumAgeCurveIn = (state: string): YearSeries =>
  SAME_AT_EVERY_AGE.includes(state) ? flat : premiumAgeCurve;
