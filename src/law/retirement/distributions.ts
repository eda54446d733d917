/** Required minimum distributions: start ages, tables and deadlines. */
import type { DistributionTables, StartAges } from "../../engine/retirement/taxes/rmd-start.ts";
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

/**
 * Start age in months for people born in that month or later, until the next row: 70 years and 6 months, then 72, 73
 * and 75.
 */
export const startAges: StartAges & { readonly source: { cite: string; url: string } } = {
  rows: [
    { year: 1900, month: 1, age: 846 },
    { year: 1949, month: 7, age: 864 },
    { year: 1951, month: 1, age: 876 },
    { year: 1960, month: 1, age: 900 },
  ],
  source: usc26("401", "(a)(9)(C)(v)"),
};

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
