import { capital } from "../../capital.ts";
import type { Lines } from "../../worksheet.ts";
import type { Tried } from "../futures/tried.ts";
import type { FlexibleFigures } from "./flexible.ts";

export const flexibleLines = ({ one, many }: Tried): Lines<FlexibleFigures> => ({
  followed: {
    label: `${capital(many)} with a year of retirement`,
    found: "Counted.",
    check: "followed >= 0",
    unit: "count",
  },
  ranOut: {
    label: `${capital(many)} in which savings ran out`,
    found: `We count ${many} in which nothing was left at the end of a year before the last one.`,
    check: "ranOut <= followed",
    unit: "count",
  },
  firstSpent: {
    label: `Spending in the first year of retirement, median ${one}`,
    found: `The median when all ${many} are sorted by this amount. Half spend more.`,
    check: "firstSpent >= 0",
  },
  leanest: {
    label: `Leanest year of all ${many}`,
    found: "The least you spend on living expenses in any year of retirement, in today's dollars.",
    check: "leanest >= 0",
  },
  leanestPoor: {
    label: `Leanest year, one ${one} in ten`,
    found: `The leanest year of each ${one}, sorted. One ${one} in ten has one as lean as this, or leaner.`,
    check: "leanestPoor >= leanest",
  },
  belowFloor: {
    label: `${capital(many)} with a year below your floor`,
    found: `We count ${many} in which some year paid less than the least you could live on.`,
    check: "belowFloor <= followed",
    unit: "count",
  },
  yearsBelow: {
    label: "Years below your floor, if any",
    found: `The median of those ${many}.`,
    check: "yearsBelow >= 0",
    unit: "years",
  },
  withCuts: {
    label: `${capital(many)} with a cut`,
    found: `We count ${many} in which some year paid over 1% less than the first year of retirement.`,
    check: "withCuts <= followed",
    unit: "count",
  },
  middleCut: {
    label: `Deepest cut where there is one, median ${one}`,
    found: `The leanest year compared with the first one, in the median of all ${many} with a cut.`,
    check: "middleCut >= 0 && middleCut <= 1",
    unit: "share",
  },
  deepestCut: {
    label: `Deepest cut of all ${many}`,
    found: `The leanest year compared with the first one, in the ${one} where it fell the most.`,
    check: "deepestCut >= middleCut",
    unit: "share",
  },
});
