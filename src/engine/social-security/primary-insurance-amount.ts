import { downToDime, toDollar } from "../rounding.ts";
import { type AverageEarningsLaw, averageEarnings, type EarningsOfYear } from "./average-earnings.ts";
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

/** The two bend points of the benefit formula, for people who reach 62, or die before it, in `eligibilityYear`. */
export function bendPoints(eligibilityYear: number, series: Series, law: BenefitFormulaLaw) {
  const wageIndex = valueIn(series.averageWageIndex, eligibilityYear - 2, "wage index");
  const firstBendPoint = toDollar((law.firstBendBase * wageIndex) / law.bendBaseWageIndex);
  const secondBendPoint = toDollar((law.secondBendBase * wageIndex) / law.bendBaseWageIndex);
  return { wageIndex, firstBendPoint, secondBendPoint };
}

/**
 * The primary insurance amount: the monthly benefit at full retirement age, from an earnings record, in dollars. After
 * a death in the year `died`, it is the basis for survivors' benefits.
 *
 * Cost-of-living adjustments apply from the year of reaching 62, or of an earlier death, through the one determined in
 * `lastAdjustment`, whether or not the benefit is claimed. Leaves out: the special minimum benefit for long careers at
 * low wages, and benefits from another country.
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

/** Each adjustment from `first` to `last`, the years in which they were determined. */
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
