import type { Lines } from "../../worksheet.ts";
import type { FlexibleFigures } from "./flexible.ts";

export const flexibleLines: Lines<FlexibleFigures> = {
  followed: { label: "Futures with a year of retirement", found: "Counted.", check: "followed >= 0", unit: "count" },
  ranOut: {
    label: "Futures in which savings ran out",
    found: "We count futures in which nothing was left at the end of a year before the last one.",
    check: "ranOut <= followed",
    unit: "count",
  },
  firstSpent: {
    label: "Spending in the first year of retirement, middle future",
    found: "The middle one when all futures are sorted by it. Half spend more.",
    check: "firstSpent >= 0",
  },
  leanest: {
    label: "Leanest year of all futures",
    found: "The least that is spent on living in any year of retirement, in today's dollars.",
    check: "leanest >= 0",
  },
  leanestPoor: {
    label: "Leanest year, one future in ten",
    found: "The leanest year of each future, sorted. One future in ten has one as lean as this, or leaner.",
    check: "leanestPoor >= leanest",
  },
  belowFloor: {
    label: "Futures with a year below your floor",
    found: "We count futures in which some year paid less than the least you could live on.",
    check: "belowFloor <= followed",
    unit: "count",
  },
  yearsBelow: {
    label: "Years below your floor, where there are any",
    found: "The middle one of those futures.",
    check: "yearsBelow >= 0",
    unit: "years",
  },
  withCuts: {
    label: "Futures with a cut",
    found: "We count futures in which some year paid over 1% less than the first year of retirement.",
    check: "withCuts <= followed",
    unit: "count",
  },
  middleCut: {
    label: "Deepest cut where there is one, middle future",
    found: "The leanest year compared with the first one, in the middle one of all futures with a cut.",
    check: "middleCut >= 0 && middleCut <= 1",
    unit: "share",
  },
  deepestCut: {
    label: "Deepest cut of all futures",
    found: "The leanest year compared with the first one, in the future where it fell the most.",
    check: "deepestCut >= middleCut",
    unit: "share",
  },
};
