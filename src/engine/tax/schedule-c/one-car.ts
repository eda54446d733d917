import { type Car, type CarLaw, type CarMethod, carExpenses } from "./car-expenses.ts";

export interface UsedCar {
  readonly car: Car;
  /** Each car has its own method (Publication 463, chapter 4). */
  readonly method: CarMethod | "larger";
}

export type OneCar = ReturnType<typeof oneCar>;

/** A car with both methods, and its deduction with the chosen one. Dollars, unrounded. */
export function oneCar({ car, method }: UsedCar, law: CarLaw) {
  const carBothWays = carExpenses(car, law);
  const byStandardRate = (method === "larger" ? carBothWays.larger : method) === "standard";
  return { carBothWays, byStandardRate, deduction: byStandardRate ? carBothWays.standard : carBothWays.actual };
}
