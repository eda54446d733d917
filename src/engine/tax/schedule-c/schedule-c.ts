import { carOnScheduleC } from "./car.ts";
import type { Car, CarLaw, CarMethod } from "./car-expenses.ts";
import { type HomeOffice, type HomeOfficeLaw, type HomeOfficeMethod, homeOfficeBothWays } from "./home-office.ts";
import { oneCar, type UsedCar } from "./one-car.ts";

/** The legal figures this engine needs, for one tax year. */
export interface ScheduleCLaw {
  readonly meals: { readonly deductibleShare: number };
  readonly homeOffice: HomeOfficeLaw;
  readonly car: CarLaw;
}

/** One cost. Its category determines its line. */
export interface Expense {
  readonly amount: number;
  /** The business share of something also used privately. */
  readonly businessShare: number;
  readonly isMeals: boolean;
  /** "22", "27b". */
  readonly line: string;
}

export interface BusinessYear {
  /** Line 1: what customers paid, before fees and including tips. */
  readonly grossReceipts: number;
  readonly refunds: number;
  readonly costOfGoodsSold: number;
  readonly otherIncome: number;
  /** Everything except cars and the home office. */
  readonly expenses: readonly Expense[];
  readonly car: Car;
  readonly carMethod: CarMethod | "larger";
  readonly moreCars: readonly UsedCar[];
  readonly office: Omit<HomeOffice, "tentativeProfit">;
  readonly officeMethod: Exclude<HomeOfficeMethod, "equal"> | "larger";
}

export type ScheduleC = ReturnType<typeof scheduleC>;

/** The costs, each and in total: only the business share of what is also used privately, and half of meals. Dollars. */
export function expensesOf(costs: readonly Expense[], meals: ScheduleCLaw["meals"]) {
  const expenses = costs.map(({ amount, businessShare, isMeals, line }) => {
    const deductibleShare = isMeals ? meals.deductibleShare : 1;
    return { line, deductibleShare, deductible: amount * businessShare * deductibleShare };
  });
  const expensesTotal = expenses.reduce((sum, expense) => sum + expense.deductible, 0);
  return { expenses, expensesTotal };
}

/**
 * Profit of one business (Schedule C, Parts I and II). Dollars, unrounded.
 *
 * Leaves out: inventories (cost of goods sold is entered as one amount), at-risk and passive loss limits, and whether a
 * cost is ordinary and necessary.
 */
export function scheduleC(business: BusinessYear, law: ScheduleCLaw) {
  const netReceipts = business.grossReceipts - business.refunds;
  const grossProfit = netReceipts - business.costOfGoodsSold;
  const grossIncome = grossProfit + business.otherIncome;

  const { expenses, expensesTotal } = expensesOf(business.expenses, law.meals);

  const { carBothWays, byStandardRate } = oneCar({ car: business.car, method: business.carMethod }, law.car);
  const carByLine = carOnScheduleC(business.car, carBothWays, byStandardRate);
  const moreCars = business.moreCars.map((used) => {
    const one = oneCar(used, law.car);
    return { ...one, carByLine: carOnScheduleC(used.car, one.carBothWays, one.byStandardRate) };
  });
  const moreCarsTotal = moreCars.reduce((sum, { deduction }) => sum + deduction, 0);

  const totalExpenses = expensesTotal + carByLine.total + moreCarsTotal;
  const tentativeProfit = grossIncome - totalExpenses;

  const home = homeOfficeBothWays({ ...business.office, tentativeProfit }, law.homeOffice);
  const homeIsSimplified = (business.officeMethod === "larger" ? home.larger : business.officeMethod) !== "actual";
  const homeDeduction = homeIsSimplified ? home.simplified.deduction : home.actual.deduction;

  const netProfit = tentativeProfit - homeDeduction;
  return {
    netReceipts,
    grossProfit,
    grossIncome,
    expenses,
    expensesTotal,
    carBothWays,
    byStandardRate,
    carByLine,
    moreCars,
    moreCarsTotal,
    totalExpenses,
    tentativeProfit,
    home,
    homeIsSimplified,
    homeDeduction,
    netProfit,
  };
}
