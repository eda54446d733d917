import type { Car } from "./car-expenses.ts";
import type { HomeOffice } from "./home-office.ts";

/** No car and no home office, as a starting point. */
export const noCar: Car = {
  totalMiles: 0,
  businessMilesJanuaryToJune: 0,
  businessMilesJulyToDecember: 0,
  parkingAndTolls: 0,
  loanInterest: 0,
  personalPropertyTax: 0,
  fuel: 0,
  repairsAndTires: 0,
  insurance: 0,
  registration: 0,
  leasePayments: 0,
  cost: 0,
  depreciationMethod: "none",
  depreciationGiven: 0,
};
export const noOffice: Omit<HomeOffice, "tentativeProfit"> = {
  squareFeetByMonth: Array<number>(12).fill(0),
  officeSquareFeet: 0,
  homeSquareFeet: 0,
  deductibleAnyway: 0,
  officeOnlyCosts: 0,
  wholeHomeCosts: 0,
  buildingBasis: 0,
  depreciationRate: 0,
  operatingCarryover: 0,
  depreciationCarryover: 0,
};
