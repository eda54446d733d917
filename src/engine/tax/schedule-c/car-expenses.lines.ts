import { usc26 } from "../../cite.ts";
import type { Lines, Source } from "../../worksheet.ts";
import type { CarExpenses } from "./car-expenses.ts";

const PUB_463: Source = { cite: "IRS Publication 463, chapter 4", url: "https://www.irs.gov/publications/p463" };
const IRC_280F = usc26("280F", "(a) and (b)");

export const carExpensesLines: Lines<CarExpenses> = {
  businessMiles: {
    label: "Business miles",
    formula: "businessMilesJanuaryToJune + businessMilesJulyToDecember",
    unit: "miles",
    form: "Schedule C, line 44a",
  },
  businessShare: {
    label: "Business share of the car",
    formula: "when(totalMiles > 0, businessMiles / totalMiles, 0)",
    unit: "rate",
    source: PUB_463,
  },
  extras: {
    label: "Parking, tolls, interest and property tax",
    formula: "parkingAndTolls + businessShare * (loanInterest + personalPropertyTax)",
    meaning: "Deductible with either method, interest and property tax for the business share.",
    source: PUB_463,
  },
  mileage: {
    label: "Miles at the standard rate",
    formula:
      "businessMilesJanuaryToJune * businessJanuaryToJune + businessMilesJulyToDecember * businessJulyToDecember",
    meaning: "Each mile at the rate of the day it was driven.",
  },
  standard: { label: "Car by the standard rate", formula: "mileage + extras", source: PUB_463 },
  runningCosts: {
    label: "Running costs of the whole car",
    formula: "fuel + repairsAndTires + insurance + registration + leasePayments",
  },
  runningPart: { label: "Business part of the running costs", formula: "businessShare * runningCosts" },
  usedMoreThanHalf: {
    label: "Used for business more than half",
    formula: "businessShare > businessUseOver",
    meaning: "Only then are the faster ways of depreciation open.",
    source: IRC_280F,
  },
  countedCost: {
    label: "Cost that the first year counts",
    found: "The whole cost with bonus depreciation, a fifth of it without, a tenth in a straight line.",
    check: "countedCost >= 0",
    form: "Form 4562, line 26 or 27",
  },
  limit: {
    label: "First-year limit",
    found: "The year's limit for passenger cars, with bonus depreciation or without.",
    check: "limit > 0",
    source: IRC_280F,
  },
  firstYear: {
    label: "First-year depreciation, business part",
    formula: "businessShare * min(countedCost, limit)",
    form: "Form 4562, line 28",
    source: IRC_280F,
  },
  depreciation: {
    label: "Depreciation, business part",
    formula: "firstYear + depreciationGiven",
    form: "Schedule C, line 13",
  },
  actual: {
    label: "Car by actual costs",
    formula: "runningPart + depreciation + extras",
    source: PUB_463,
  },
  deduction: {
    label: "The larger of the two",
    formula: "max(standard, actual)",
    form: "Schedule C, lines 9, 13 and 16b",
  },
};
