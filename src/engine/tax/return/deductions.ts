import { charityWithoutItemizing } from "../charity-without-itemizing.ts";
import type { FederalLaw } from "../federal-law.ts";
import type { Household, Person } from "../household.ts";
import { qualifiedBusinessIncome } from "../qualified-business-income.ts";
import { topBracketLimit } from "../top-bracket-limit.ts";
import type { ReturnIncome } from "./income.ts";

export type ReturnDeductions = ReturnType<typeof returnDeductions>;

/**
 * From adjusted gross income to taxable income, with the standard deduction or itemized ones (Form 1040, lines 12 to
 * 15).
 */
export function returnDeductions(
  household: Household,
  persons: readonly Person[],
  above: ReturnIncome,
  itemizes: boolean,
  law: FederalLaw,
) {
  const { income, costs, claims, passThroughs } = household;
  const { adjusted, adjustedGrossIncome, standard, itemized } = above;
  const charity = charityWithoutItemizing(costs.charityCash, itemizes, law.charityWithoutItemizing);
  const otherDeductions = charity.deduction + above.additionalDeductions;
  const deductionBeforeLimit = itemizes ? itemized.total : standard.amount;
  const taxableIncomeBefore = Math.max(0, adjustedGrossIncome - deductionBeforeLimit - otherDeductions);
  const gainsAndQualifiedDividends = adjusted.gains.netCapitalGain + income.qualifiedDividends;
  const qualified = qualifiedBusinessIncome(
    {
      persons,
      people: above.people,
      passThroughs,
      tips: above.allTips,
      tipsDeduction: above.tipsDeduction.deduction,
      taxableIncomeBefore,
      gains: gainsAndQualifiedDividends,
      lossCarriedForward: claims.businessLossCarriedForward,
    },
    law.qualifiedBusinessIncome,
  );
  const itemizedTotal = itemizes ? itemized.total : 0;
  const incomeBeforeItemizing = adjustedGrossIncome - otherDeductions - qualified.deduction;
  const topBracket = topBracketLimit(itemizedTotal, incomeBeforeItemizing, law.itemized);
  const deduction = itemizes ? topBracket.allowed : standard.amount;
  const unlimitedTaxableIncome = adjustedGrossIncome - deduction - otherDeductions - qualified.deduction;
  return {
    itemizes,
    charity,
    otherDeductions,
    deductionBeforeLimit,
    taxableIncomeBefore,
    gainsAndQualifiedDividends,
    qualified,
    itemizedTotal,
    incomeBeforeItemizing,
    topBracket,
    deduction,
    unlimitedTaxableIncome,
    taxableIncome: Math.max(0, unlimitedTaxableIncome),
  };
}
