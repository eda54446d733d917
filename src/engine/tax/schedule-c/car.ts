import type { Car, CarExpenses } from "./car-expenses.ts";

export type CarOnScheduleC = ReturnType<typeof carOnScheduleC>;

/** The car's deduction, line by line of Schedule C. Dollars, unrounded. */
export function carOnScheduleC(car: Car, worksheet: CarExpenses, byStandardRate: boolean) {
  const share = worksheet.businessShare;
  const running = share * (car.fuel + car.repairsAndTires + car.insurance + car.registration);
  const carAndTruck = (byStandardRate ? worksheet.mileage : running) + car.parkingAndTolls;
  const depreciation = byStandardRate ? 0 : worksheet.depreciation;
  const interest = share * car.loanInterest;
  const vehicleRent = byStandardRate ? 0 : share * car.leasePayments;
  const taxes = share * car.personalPropertyTax;
  const total = carAndTruck + depreciation + interest + vehicleRent + taxes;
  return { carAndTruck, depreciation, interest, vehicleRent, taxes, total };
}
