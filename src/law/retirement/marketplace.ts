/** Marketplace premiums by age. Some states have their own curve; this is the default for the rest. */
import type { YearSeries } from "../../engine/social-security/series.ts";
import { count } from "../figure.ts";
import ageCurve from "./age-curve.json" with { type: "json" };

/** Adults with less income have Medicaid in the states that expanded it, and then no premium tax credit. */
export const medicaid = {
  upTo: count(1.38, "Income up to which most states offer Medicaid, as a multiple of the poverty line", {
    cite: "42 USC 1396a(a)(10)(A)(i)(VIII), (e)(14)(I)",
    url: "https://www.law.cornell.edu/uscode/text/42/1396a",
  }),
};

/** States that haven't expanded Medicaid to them (KFF, Status of State Medicaid Expansion Decisions, 2026). */
const NOT_EXPANDED: readonly string[] = ["AL", "FL", "GA", "KS", "MS", "SC", "TN", "TX", "WI", "WY"];
export const mayOfferMedicaid = (state: string): boolean => !NOT_EXPANDED.includes(state);

/** By age on the day the policy begins. */
export const premiumAgeCurve: YearSeries = ageCurve.values;

/** In these states the price is the same at every age (CMS, State Specific Age Curve Variations). */
const SAME_AT_EVERY_AGE: readonly string[] = ["NY", "VT"];
const flat: YearSeries = Object.fromEntries(Object.keys(ageCurve.values).map((age) => [age, 1]));

export const premiumAgeCurveIn = (state: string): YearSeries =>
  SAME_AT_EVERY_AGE.includes(state) ? flat : premiumAgeCurve;
