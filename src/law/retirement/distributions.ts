/** Required minimum distributions: tables and deadlines. The ages at which they start are in `start-ages.ts`. */
import type { DistributionTables } from "../../engine/retirement/taxes/rmd-start.ts";
import type { YearSeries } from "../../engine/social-security/series.ts";
import { count, years } from "../figure.ts";
import { usc26 } from "../sources.ts";
import jointLife from "./joint-life.json" with { type: "json" };
import singleLife from "./single-life.json" with { type: "json" };
import uniformLifetime from "./uniform-lifetime.json" with { type: "json" };

export const distributionTables: DistributionTables = {
  uniformLifetime: uniformLifetime.values,
  jointLife,
};
export const distributionTableSources = {
  uniformLifetime: uniformLifetime.source,
  jointLife: jointLife.source,
};

/** Single Life Table, by age at the end of the year. */
export const singleLifeTable: YearSeries = singleLife.values;

export const distributions = {
  firstDeadlineMonth: count(
    4,
    "Month whose first day is the deadline for the first distribution, in the year after the one it is for",
    usc26("401", "(a)(9)(C)(i)"),
  ),
  youngerSpouseYears: years(
    10,
    "If your spouse is younger by more than this, the joint table applies",
    usc26("401", "(a)(9)(A)"),
  ),
};
