import { usc } from "../cite.ts";
import { each, type Lines, part, type Source } from "../worksheet.ts";
import { averageEarningsLines } from "./average-earnings.lines.ts";
import type { PrimaryInsuranceAmount } from "./primary-insurance-amount.ts";

const FORMULA = usc(42, "415", "(a)(1)");
const BENDS: Source = {
  cite: "SSA, Benefit Formula Bend Points",
  url: "https://www.ssa.gov/oact/cola/bendpoints.html",
};
const COLA: Source = { cite: "SSA, Cost-of-Living Adjustments", url: "https://www.ssa.gov/oact/cola/colaseries.html" };
const BEND_FOUND =
  "The amount of 1979, raised by the growth of average wages from 1977 to the year that earnings are adjusted to, rounded to the nearest dollar.";

export const primaryInsuranceAmountLines: Lines<PrimaryInsuranceAmount> = {
  earnings: part(averageEarningsLines),
  firstBendPoint: {
    label: "First bend point",
    formula: "toDollar(firstBendBase * earnings.indexingWageIndex / bendBaseWageIndex)",
    meaning: BEND_FOUND,
    source: BENDS,
  },
  secondBendPoint: {
    label: "Second bend point",
    formula: "toDollar(secondBendBase * earnings.indexingWageIndex / bendBaseWageIndex)",
    meaning: BEND_FOUND,
    source: BENDS,
  },
  firstPart: {
    label: "From average earnings up to the first bend point",
    formula: "firstShare * min(earnings.averageMonthly, firstBendPoint)",
    source: FORMULA,
  },
  secondPart: {
    label: "From average earnings between the bend points",
    formula: "secondShare * max(0, min(earnings.averageMonthly, secondBendPoint) - firstBendPoint)",
    source: FORMULA,
  },
  thirdPart: {
    label: "From average earnings above the second bend point",
    formula: "thirdShare * max(0, earnings.averageMonthly - secondBendPoint)",
    source: FORMULA,
  },
  atEligibility: {
    label: "Primary insurance amount in the year of reaching 62, or of an earlier death",
    formula: "when(earnings.insured, downToDime(firstPart + secondPart + thirdPart), 0)",
    meaning: "Rounded down to ten cents, as the law says. Without enough credits there is no benefit on this record.",
    source: FORMULA,
  },
  adjustments: each({
    year: {
      label: "Adjustment determined in",
      found: "Each year from that one on.",
      unchecked: "dates",
      unit: "count",
    },
    before: {
      label: "Amount before",
      found: "The amount after the adjustment of the year before.",
      check: "before >= 0",
    },
    rate: {
      label: "Cost-of-living adjustment",
      found: "As announced. If it isn't announced yet, 0 or your assumption.",
      check: "rate >= 0 && rate < 0.2",
      unit: "rate",
      source: COLA,
    },
    after: { label: "Amount after", formula: "downToDime(before * (1 + rate))" },
  }),
  amount: {
    label: "Primary insurance amount",
    found: "The amount after the last adjustment: the monthly benefit if it is claimed at full retirement age.",
    check: "amount >= 0",
  },
};
