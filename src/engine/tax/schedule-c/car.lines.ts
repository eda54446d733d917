import type { Lines } from "../../worksheet.ts";
import type { CarOnScheduleC } from "./car.ts";

export const carOnScheduleCLines: Lines<CarOnScheduleC> = {
  carAndTruck: {
    label: "Car and truck expenses",
    formula:
      "when(byStandardRate, carBothWays.mileage, carBothWays.businessShare * (fuel + repairsAndTires + insurance + registration)) + parkingAndTolls",
    form: "Schedule C, line 9",
  },
  depreciation: {
    label: "Depreciation of the car",
    formula: "when(byStandardRate, 0, carBothWays.depreciation)",
    meaning: "The standard rate already includes it.",
    form: "Schedule C, line 13",
  },
  interest: {
    label: "Interest on the car loan, business share",
    formula: "carBothWays.businessShare * loanInterest",
    form: "Schedule C, line 16b",
  },
  vehicleRent: {
    label: "Lease payments, business share",
    formula: "when(byStandardRate, 0, carBothWays.businessShare * leasePayments)",
    form: "Schedule C, line 20a",
  },
  taxes: {
    label: "Property tax on the car, business share",
    formula: "carBothWays.businessShare * personalPropertyTax",
    form: "Schedule C, line 23",
  },
  total: { label: "Car, all lines", formula: "carAndTruck + depreciation + interest + vehicleRent + taxes" },
};
