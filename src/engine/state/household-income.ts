import type { Situation } from "./situation.ts";

/**
 * Income for property tax and sales tax credits: federal adjusted gross income plus untaxed Social Security, tax-exempt
 * interest and losses. Dollars.
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

/**
 * Income of any kind, without offsetting one kind's loss against another: the measure for credits for people with low
 * income. Dollars.
 */
export function incomeOfAnyKind({ people, federal: f }: Situation) {
  let profits = 0;
  for (const { profit } of people) profits += Math.max(0, profit);
  const income =
    f.wages +
    profits +
    f.taxableInterest +
    f.taxExemptInterest +
    f.ordinaryDividends +
    Math.max(0, f.capitalGain) +
    Math.max(0, f.passThroughIncome) +
    f.pensions +
    f.benefitsReceived +
    f.unemployment;
  return { profits, income };
}
export const profitsLine = {
  label: "Profits, without losses",
  found: "The profits of the people on the return that are above zero.",
  check: "profits >= 0",
};
export const INCOME_OF_ANY_KIND =
  "federal.wages + profits + federal.taxableInterest + federal.taxExemptInterest + federal.ordinaryDividends + max(0, federal.capitalGain) + max(0, federal.passThroughIncome) + federal.pensions + federal.benefitsReceived + federal.unemployment";

/** Investment income; a loss counts as zero. Dollars. */
export const investmentIncome = ({ federal }: Situation): number =>
  Math.max(0, federal.taxableInterest + federal.ordinaryDividends + federal.capitalGain + federal.passThroughIncome);
export const INVESTMENT_INCOME =
  "max(0, federal.taxableInterest + federal.ordinaryDividends + federal.capitalGain + federal.passThroughIncome)";
export const investmentIncomeLine = {
  label: "Interest, dividends, gains and rents, counted as the filer's",
  formula: INVESTMENT_INCOME,
};
