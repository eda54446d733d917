import { startedSteps } from "../rounding.ts";
import type { Costs } from "./household.ts";
import { type StateAndLocalTaxLaw, stateAndLocalTaxes } from "./state-and-local-taxes.ts";

export interface ScheduleALaw extends StateAndLocalTaxLaw {
  readonly medicalFloor: number;
  /** 1 where premiums are deductible in the year, 0 where they are not. */
  readonly mortgageInsuranceShare: number;
  readonly mortgageInsuranceStart: number;
  readonly mortgageInsuranceStep: number;
  readonly mortgageInsuranceStepRate: number;
  readonly charityCashShare: number;
  readonly charityPropertyShare: number;
  readonly charityFloor: number;
}

/** How much of mortgage insurance premiums income takes away: a part for each step begun (26 USC 163(h)(3)(E)(ii)). */
export function mortgageInsurancePhaseOut(
  adjustedGrossIncome: number,
  law: Pick<ScheduleALaw, "mortgageInsuranceStart" | "mortgageInsuranceStep" | "mortgageInsuranceStepRate">,
) {
  const over = Math.max(0, adjustedGrossIncome - law.mortgageInsuranceStart);
  const mortgageInsuranceSteps = startedSteps(over, law.mortgageInsuranceStep);
  const mortgageInsuranceLost = Math.min(1, mortgageInsuranceSteps * law.mortgageInsuranceStepRate);
  return { mortgageInsuranceSteps, mortgageInsuranceLost };
}

export type ScheduleA = ReturnType<typeof scheduleA>;

/**
 * Itemized deductions before the limit for the top bracket (Schedule A). Dollars, unrounded.
 *
 * Leaves out: the 30% and 20% limits for gifts of appreciated property and to private foundations, gifts carried over,
 * and the limit on mortgage debt, which the interest entered has already met.
 */
export function scheduleA(costs: Costs, adjustedGrossIncome: number, law: ScheduleALaw) {
  const incomeForFloors = Math.max(0, adjustedGrossIncome);
  const medical = Math.max(0, costs.medical - law.medicalFloor * incomeForFloors);
  const taxes = stateAndLocalTaxes(costs.stateAndLocalTaxes, adjustedGrossIncome, law);
  const { mortgageInsuranceSteps, mortgageInsuranceLost } = mortgageInsurancePhaseOut(adjustedGrossIncome, law);
  const mortgageInsurance = costs.mortgageInsurancePremiums * law.mortgageInsuranceShare * (1 - mortgageInsuranceLost);
  const giftsOfProperty = Math.min(costs.charityProperty, law.charityPropertyShare * incomeForFloors);
  const giftsOfCash = Math.min(
    costs.charityCash,
    Math.max(0, law.charityCashShare * incomeForFloors - giftsOfProperty),
  );
  const gifts = Math.max(0, giftsOfProperty + giftsOfCash - law.charityFloor * incomeForFloors);
  const total =
    medical + taxes.deduction + costs.mortgageInterest + mortgageInsurance + gifts + costs.casualtyLosses + costs.other;
  return {
    incomeForFloors,
    medical,
    taxes,
    mortgageInsuranceSteps,
    mortgageInsuranceLost,
    mortgageInsurance,
    giftsOfProperty,
    giftsOfCash,
    gifts,
    total,
  };
}
