import { startedSteps } from "../rounding.ts";
import type { Costs } from "./household.ts";
import { type StateAndLocalTaxLaw, stateAndLocalTaxes } from "./state-and-local-taxes.ts";

export interface ScheduleALaw extends StateAndLocalTaxLaw {
  readonly medicalFloor: number;
  /** 1 if premiums are deductible in the year, otherwise 0. */
  readonly mortgageInsuranceShare: number;
  readonly mortgageInsuranceStart: number;
  readonly mortgageInsuranceStep: number;
  readonly mortgageInsuranceStepRate: number;
  readonly charityCashShare: number;
  readonly charityPropertyShare: number;
  readonly charityFloor: number;
}

/** The share of mortgage insurance premiums lost to income: a part for each step begun (26 USC 163(h)(3)(E)(ii)). */
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
 * Itemized deductions before the top-bracket limit (Schedule A). Dollars, unrounded.
 *
 * Leaves out: the 30% and 20% limits on gifts of appreciated property and gifts to private foundations, gifts carried
 * over, and the limit on mortgage debt, which is already applied to the interest entered.
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
