/** Required minimum distributions: start ages, tables and the tax on what is not taken. */
import type { DistributionTables, StartAges } from "../../engine/retirement/rmd-start.ts";
import { count, rate, usd, years } from "../figure.ts";
import { NOTICE_2024_80, NOTICE_2025_67, usc26 } from "../sources.ts";
import jointLife from "./joint-life.json" with { type: "json" };
import singleLife from "./single-life.json" with { type: "json" };
import uniformLifetime from "./uniform-lifetime.json" with { type: "json" };

export const distributionTables: DistributionTables = {
  uniformLifetime: uniformLifetime.values,
  singleLife: singleLife.values,
  jointLife,
};
export const distributionTableSources = {
  uniformLifetime: uniformLifetime.source,
  singleLife: singleLife.source,
  jointLife: jointLife.source,
};

/** Born in that month or later, until the next row: months of age. 70 years and 6 months, then 72, 73 and 75. */
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
  shortfallTax: rate(0.25, "Tax on a required distribution not taken", usc26("4974", "(a)")),
  correctedShortfallTax: rate(0.1, "The same if it is made up for in time", usc26("4974", "(e)")),
  firstDeadlineMonth: count(
    4,
    "Month by whose first day the first distribution has to be taken, in the year after its own",
    usc26("401", "(a)(9)(C)(i)"),
  ),
  youngerSpouseYears: years(
    10,
    "A spouse more than this much younger has a table of its own",
    usc26("401", "(a)(9)(A)"),
  ),
  inheritedYears: years(10, "Years within which most heirs have to empty an account", usc26("401", "(a)(9)(H)(i)")),
  charityAge: years(70.5, "Age from which an IRA may give to charity directly", usc26("408", "(d)(8)(B)(ii)")),
};

/** What a person may give from an IRA to charity untaxed in a year; it counts toward the required distribution. */
export const charityLimits = {
  2025: usd(108_000, "Largest qualified charitable distribution", NOTICE_2024_80("qualified charitable distributions")),
  2026: usd(111_000, "Largest qualified charitable distribution", NOTICE_2025_67("qualified charitable distributions")),
};
