import { usc26 } from "../cite.ts";
import { type Lines, part } from "../worksheet.ts";
import type { ScheduleA } from "./schedule-a.ts";
import { stateAndLocalTaxesLines } from "./state-and-local-taxes.lines.ts";

const IRC_170 = usc26("170", "(b)(1)");

export const scheduleALines: Lines<ScheduleA> = {
  incomeForFloors: {
    label: "Income used for floors and limits",
    formula: "max(0, adjustedGrossIncome)",
    form: "Schedule A, line 2",
  },
  medical: {
    label: "Medical and dental costs above the floor",
    formula: "max(0, costs.medical - medicalFloor * incomeForFloors)",
    form: "Schedule A, line 4",
  },
  taxes: part(stateAndLocalTaxesLines, { law: "itemized" }),
  mortgageInsuranceSteps: {
    label: "Steps of income above the start of the phase-out, counting part of one as a whole",
    formula: "startedSteps(max(0, adjustedGrossIncome - mortgageInsuranceStart), mortgageInsuranceStep)",
    unit: "count",
  },
  mortgageInsuranceLost: {
    label: "Share of mortgage insurance premiums lost to the phase-out",
    formula: "min(1, mortgageInsuranceSteps * mortgageInsuranceStepRate)",
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
