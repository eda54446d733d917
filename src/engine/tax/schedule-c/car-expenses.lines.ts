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
    meaning:
      "With either method you can deduct parking and tolls, and the business share of interest and property tax.",
    source: PUB_463,
  },
  mileage: {
    label: "Miles at the standard rate",
    formula:
      "businessMilesJanuaryToJune * businessJanuaryToJune + businessMilesJulyToDecember * businessJulyToDecember",
    meaning: "Each mile at the rate for the day you drove it.",
  },
  standard: { label: "Car deduction by the standard mileage rate", formula: "mileage + extras", source: PUB_463 },
  runningCosts: {
    label: "Running costs of the whole car",
    formula: "fuel + repairsAndTires + insurance + registration + leasePayments",
  },
  runningPart: { label: "Business share of the running costs", formula: "businessShare * runningCosts" },
  usedMoreThanHalf: {
    label: "Used more than half for business",
    formula: "businessShare > businessUseOver",
    meaning: "Only then can you use the faster depreciation methods.",
    source: IRC_280F,
  },
  countedCost: {
    label: "Cost counted in the first year",
    found: "All of the cost with bonus depreciation, a fifth without it, or a tenth by the straight-line method.",
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
    label: "First-year depreciation, business share",
    formula: "businessShare * min(countedCost, limit)",
    form: "Form 4562, line 28",
    source: IRC_280F,
  },
  depreciation: {
    label: "Depreciation, business share",
    formula: "firstYear + depreciationGiven",
    form: "Schedule C, line 13",
  },
  actual: {
    label: "Car deduction by actual costs",
    formula: "runningPart + depreciation + extras",
    source: PUB_463,
  },
  deduction: {
    label: "The larger of the two",
    formula: "max(standard, actual)",
    form: "Schedule C, lines 9, 13 and 16b",
  },
};
