import type { Situation } from "./situation.ts";

/**
 * Income as property tax and sales tax credits count it: federal adjusted gross income with what is not taxed of Social
 * Security, tax-exempt interest, and losses added back.
 */
export const householdIncome = (s: Situation): number => Math.max(0, counted(s));

/** The same before the adjustments of Schedule 1. */
export function totalHouseholdIncome(s: Situation): number {
  const { federal } = s;
  const adjustments =
    federal.halfOfSelfEmploymentTax +
    federal.planDeductions +
    federal.healthDeductions +
    federal.iraDeductions +
    federal.otherAdjustments;
  return Math.max(0, counted(s) + adjustments);
}

function counted({ people, federal }: Situation): number {
  let losses = Math.max(0, -federal.capitalGain) + Math.max(0, -federal.passThroughIncome);
  for (const { profit } of people) losses += Math.max(0, -profit);
  return (
    federal.adjustedGrossIncome +
    federal.benefitsReceived -
    federal.taxableBenefits +
    federal.taxExemptInterest +
    losses
  );
}
