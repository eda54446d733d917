import { downToDime, toDollar } from "../rounding.ts";
import { each, type Lines, part, type Source } from "../worksheet.ts";
import {
  type AverageEarningsLaw,
  averageEarnings,
  averageEarningsLines,
  type EarningsOfYear,
} from "./average-earnings.ts";
import type { Birth } from "./birth.ts";
import { type Series, valueIn } from "./series.ts";

export interface BenefitFormulaLaw extends AverageEarningsLaw {
  readonly firstShare: number;
  readonly secondShare: number;
  readonly thirdShare: number;
  readonly firstBendBase: number;
  readonly secondBendBase: number;
  readonly bendBaseWageIndex: number;
}

export type PrimaryInsuranceAmount = ReturnType<typeof primaryInsuranceAmount>;

/** The two incomes at which the benefit formula bends, for people who reach 62, or die before it, in `eligibilityYear`. */
export function bendPoints(eligibilityYear: number, series: Series, law: BenefitFormulaLaw) {
  const wageIndex = valueIn(series.averageWageIndex, eligibilityYear - 2, "wage index");
  const firstBendPoint = toDollar((law.firstBendBase * wageIndex) / law.bendBaseWageIndex);
  const secondBendPoint = toDollar((law.secondBendBase * wageIndex) / law.bendBaseWageIndex);
  return { wageIndex, firstBendPoint, secondBendPoint };
}

/**
 * The primary insurance amount: the monthly benefit at full retirement age, from a record of earnings. After a death in the year `died`
 * it is what survivors' benefits are reckoned from.
 *
 * Cost-of-living adjustments are applied from the year of attaining 62, or of a death before it, up to the one determined in
 * `lastAdjustment`, claimed or not. Leaves out: the special minimum benefit for long careers at low wages, and benefits of another country.
 */
export function primaryInsuranceAmount(
  record: readonly EarningsOfYear[],
  birth: Birth,
  lastAdjustment: number,
  series: Series,
  law: BenefitFormulaLaw,
  died: number | null = null,
) {
  const earnings = averageEarnings(record, birth, series, law, died);
  const { eligibilityYear } = earnings;
  const { firstBendPoint, secondBendPoint } = bendPoints(eligibilityYear, series, law);
  const { averageMonthly, insured } = earnings;
  const firstPart = law.firstShare * Math.min(averageMonthly, firstBendPoint);
  const secondPart = law.secondShare * Math.max(0, Math.min(averageMonthly, secondBendPoint) - firstBendPoint);
  const thirdPart = law.thirdShare * Math.max(0, averageMonthly - secondBendPoint);
  const atEligibility = insured ? downToDime(firstPart + secondPart + thirdPart) : 0;
  const adjustments = costOfLivingAdjustments(atEligibility, eligibilityYear, lastAdjustment, series);
  const amount = adjustments.at(-1)?.after ?? atEligibility;
  return {
    earnings,
    firstBendPoint,
    secondBendPoint,
    firstPart,
    secondPart,
    thirdPart,
    atEligibility,
    adjustments,
    amount,
  };
}

/** Each adjustment from `first` to `last`, the years of their determination. */
function costOfLivingAdjustments(amount: number, first: number, last: number, series: Series) {
  const adjustments: { year: number; before: number; rate: number; after: number }[] = [];
  for (let year = first, before = amount; year <= last; year++) {
    const rate = valueIn(series.costOfLiving, year, "cost-of-living adjustment");
    const after = downToDime(before * (1 + rate));
    adjustments.push({ year, before, rate, after });
    before = after;
  }
  return adjustments;
}

const FORMULA: Source = { cite: "42 USC 415(a)(1)", url: "https://www.law.cornell.edu/uscode/text/42/415" };
const BENDS: Source = {
  cite: "SSA, Benefit Formula Bend Points",
  url: "https://www.ssa.gov/oact/cola/bendpoints.html",
};
const COLA: Source = { cite: "SSA, Cost-of-Living Adjustments", url: "https://www.ssa.gov/oact/cola/colaseries.html" };
const BEND_FOUND =
  "The amount of 1979, raised by the growth of average wages from 1977 to the year in whose wages earnings are counted, to the nearest dollar.";

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
    label: "Primary insurance amount in the year of reaching 62, or of a death before it",
    formula: "when(earnings.insured, downToDime(firstPart + secondPart + thirdPart), 0)",
    meaning: "Rounded down to ten cents, as the law says. Without enough credits there is no benefit on this record.",
    source: FORMULA,
  },
  adjustments: each({
    year: { label: "Adjustment determined in", found: "Each year from that one on.", unit: "count" },
    before: { label: "Amount before", found: "The amount after the adjustment of the year before." },
    rate: {
      label: "Cost-of-living adjustment",
      found: "As announced; 0 or your assumption where not announced yet.",
      unit: "rate",
      source: COLA,
    },
    after: { label: "Amount after", formula: "downToDime(before * (1 + rate))" },
  }),
  amount: {
    label: "Primary insurance amount",
    found: "The amount after the last adjustment: the monthly benefit if it is claimed at full retirement age.",
  },
};
