import { startedSteps } from "../rounding.ts";
import { type Lines, part } from "../worksheet.ts";
import { usc26 } from "./cite.ts";
import type { Costs } from "./household.ts";
import { type StateAndLocalTaxLaw, stateAndLocalTaxes, stateAndLocalTaxesLines } from "./state-and-local-taxes.ts";

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
  const mortgageInsuranceLost = Math.min(
    1,
    startedSteps(Math.max(0, adjustedGrossIncome - law.mortgageInsuranceStart), law.mortgageInsuranceStep) *
      law.mortgageInsuranceStepRate,
  );
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
    mortgageInsuranceLost,
    mortgageInsurance,
    giftsOfProperty,
    giftsOfCash,
    gifts,
    total,
  };
}

const IRC_170 = usc26("170", "(b)(1)");

export const scheduleALines: Lines<ScheduleA> = {
  incomeForFloors: {
    label: "Income for floors and limits",
    formula: "max(0, adjustedGrossIncome)",
    form: "Schedule A, line 2",
  },
  medical: {
    label: "Medical and dental costs above the floor",
    formula: "max(0, costs.medical - medicalFloor * incomeForFloors)",
    form: "Schedule A, line 4",
  },
  taxes: part(stateAndLocalTaxesLines, { law: "itemized" }),
  mortgageInsuranceLost: {
    label: "Share of mortgage insurance premiums lost to the phase-out",
    formula:
      "min(1, startedSteps(max(0, adjustedGrossIncome - mortgageInsuranceStart), mortgageInsuranceStep) * mortgageInsuranceStepRate)",
    unit: "rate",
  },
  mortgageInsurance: {
    label: "Mortgage insurance premiums deducted",
    formula: "costs.mortgageInsurancePremiums * mortgageInsuranceShare * (1 - mortgageInsuranceLost)",
    form: "Schedule A, line 8d",
  },
  giftsOfProperty: {
    label: "Gifts of property within the limit",
    formula: "min(costs.charityProperty, charityPropertyShare * incomeForFloors)",
    form: "Schedule A, line 12",
    source: IRC_170,
  },
  giftsOfCash: {
    label: "Gifts of cash within the limit",
    formula: "min(costs.charityCash, max(0, charityCashShare * incomeForFloors - giftsOfProperty))",
    form: "Schedule A, line 11",
  },
  gifts: {
    label: "Gifts above the floor",
    formula: "max(0, giftsOfProperty + giftsOfCash - charityFloor * incomeForFloors)",
    form: "Schedule A, line 14",
  },
  total: {
    label: "Itemized deductions before the limit for the top bracket",
    formula:
      "medical + taxes.deduction + costs.mortgageInterest + mortgageInsurance + gifts + costs.casualtyLosses + costs.other",
    form: "Schedule A, line 17",
  },
};
