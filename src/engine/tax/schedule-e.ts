import type { Car, CarLaw, CarMethod } from "./schedule-c/car-expenses.ts";
import { oneCar, type UsedCar } from "./schedule-c/one-car.ts";
import { type Expense, expensesOf } from "./schedule-c/schedule-c.ts";

export interface ScheduleELaw {
  readonly meals: { readonly deductibleShare: number };
  readonly car: CarLaw;
}

export interface RentalYear {
  /** What guests and tenants paid, before fees. */
  readonly grossReceipts: number;
  readonly refunds: number;
  /** Everything except the car, including mortgage interest and depreciation; only the rental's part. */
  readonly expenses: readonly Expense[];
  readonly car: Car;
  readonly carMethod: CarMethod | "larger";
  readonly moreCars: readonly UsedCar[];
  /** Rented for fewer than 15 days in the owner's own home: neither taxed nor deducted. */
  readonly fewDays: boolean;
  /**
   * The owner lives there, or uses it for more than 14 days (or a tenth of the days rented), so a loss doesn't count.
   */
  readonly livedIn: boolean;
}

export type ScheduleE = ReturnType<typeof scheduleE>;

/**
 * Rent from real estate without hotel-like services (Schedule E, Part I). Dollars, unrounded. It isn't self-employment
 * income (26 USC 1402(a)(1)). Costs are entered as the rental's part. The limits on passive losses are in
 * `rental-losses.ts`.
 */
export function scheduleE(rental: RentalYear, law: ScheduleELaw) {
  const rents = rental.grossReceipts - rental.refunds;
  const { expenses, expensesTotal } = expensesOf(rental.expenses, law.meals);
  const { carBothWays, byStandardRate, deduction } = oneCar({ car: rental.car, method: rental.carMethod }, law.car);
  const moreCars = rental.moreCars.map((used) => oneCar(used, law.car));
  const autoAndTravel = moreCars.reduce((sum, one) => sum + one.deduction, deduction);
  const totalExpenses = expensesTotal + autoAndTravel;
  const incomeBeforeLimits = rents - totalExpenses;
  const netProfit = rental.fewDays ? 0 : rental.livedIn ? Math.max(0, incomeBeforeLimits) : incomeBeforeLimits;
  return {
    rents,
    expenses,
    expensesTotal,
    carBothWays,
    byStandardRate,
    moreCars,
    autoAndTravel,
    totalExpenses,
    incomeBeforeLimits,
    netProfit,
  };
}
